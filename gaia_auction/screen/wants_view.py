"""What a faction would have taken: the answer in a sentence, and the bids as they would have been."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.modes import mode_named
from gaia_auction.screen.colours import ACCENT, faction_mark
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, listing, number
from gaia_auction.screen.side_by_side import DIFFERENT
from gaia_auction.table.sealed_questions import Wanted


def wants_view(wanted: Wanted, note: str) -> RenderableType:
    """Return what a player would have needed; `note` says which auction it is."""
    title = TitleLine(f"What it would have taken · {mode_named(wanted.mode).title}", note)
    if wanted.granted is None:
        return Page([title], [Text(wanted.sentence)])
    shapes = FirstThatFits(
        _bids(wanted, wanted.granted.bids, f">{wanted.had.player} bid"),
        _bids(wanted, wanted.granted.bids, ">Bid"),
    )
    return Page([title], [Text(wanted.sentence)], [shapes])


def _bids(wanted: Wanted, granted: Mapping[str, int], header: str) -> Table:
    """Return all bids as they were, under `header`, and as they would have been."""
    table = listing("Faction", header, ">Instead", "")
    for faction, bid in wanted.bids.items():
        instead = granted[faction]
        sign = DIFFERENT if instead != bid else ""
        table.add_row(faction_mark(faction), number(bid), number(instead), Text(sign, ACCENT))
    return table
