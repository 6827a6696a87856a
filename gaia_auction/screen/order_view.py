"""What the table does next, one thing after the other: structures, boosters, the first round."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.outcome import Outcome
from gaia_auction.screen.colours import SECONDARY, TITLE, faction_mark
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, listing, number
from gaia_auction.sentences.orders import ordinal, placements


def order_view(outcome: Outcome) -> RenderableType:
    """Return who places what (O3), who picks a booster when (O2), and who plays first (O1)."""
    structures, boosters = _structures(outcome), _boosters(outcome)
    both = Table.grid(padding=(0, 6, 0, 0), pad_edge=False)
    both.add_row(structures, boosters)
    first_round = Text.assemble(("First round  ", SECONDARY), " → ".join(outcome.turn_order))
    return Page(
        [TitleLine("Order of play")],
        [FirstThatFits(both, _one_below_the_other(structures, boosters))],
        [first_round],
    )


def _one_below_the_other(*tables: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 0, 1, 0))
    for table in tables:
        grid.add_row(table)
    return grid


def _structures(outcome: Outcome) -> Table:
    table = listing(">", "Structures", "", "")
    for place, (lot, what) in enumerate(placements(outcome.lots), start=1):
        planet = Text(lot.planet.title, SECONDARY)
        table.add_row(number(place), Text(lot.player, TITLE), faction_mark(lot.faction), Text(what), planet)
    return table


def _boosters(outcome: Outcome) -> Table:
    table = listing("Boosters", "")
    factions = {lot.player: title_of(lot.faction) for lot in outcome.lots}
    for place, player in enumerate(outcome.booster_order, start=1):
        table.add_row(Text(ordinal(place)), Text.assemble((player, TITLE), f"  {factions[player]}"))
    return table
