"""What lies on the table at this moment: the factions in the auction, who holds them, what they cost."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.choices import Choice
from gaia_auction.rules.events import Bid
from gaia_auction.rules.factions import faction_of
from gaia_auction.rules.modes import marker, mode_of
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.transition import legal, phase_of
from gaia_auction.screen.board_notes import notes, whose_turn
from gaia_auction.screen.colours import ACCENT, SECONDARY, faction_mark
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, listing, number

Column = tuple[str, Sequence[Text]]
"""A header, and a cell for each faction in the auction, in entry order."""

_NOTHING = Text("–")


def board_view(state: State, beside: str | None = None) -> RenderableType:
    """Return the auction as it stands, in any phase or over; of sealed bids it shows only who submitted.

    `beside` stands beside the title instead of whose turn it is.
    """
    title = TitleLine(mode_of(state.settings).title, whose_turn(state), ACCENT)
    if beside is not None:
        title = TitleLine(mode_of(state.settings).title, beside)
    return Page([title], [_factions(state)] if state.entries else [], tuple(notes(state)))


def _factions(state: State) -> RenderableType:
    """Return the factions in the auction, in entry order, which is the order of the first round (O1)."""
    planets = [Text(faction_of(slug).planet.title, SECONDARY) for slug in state.entered]
    marks = [faction_mark(slug) for slug in state.entered]
    both = [Text.assemble(mark, "\n  ", planet) for mark, planet in zip(marks, planets, strict=True)]
    places = [number(place) for place in range(1, len(marks) + 1)]
    order: Column = (">Turn" if _track_of(state) is None else ">Seat", places)
    standing = tuple(_standing(state))
    beside: tuple[Column, ...] = (order, ("Faction", marks), ("Planet", planets), *standing)
    return FirstThatFits(
        _table(beside),
        _table(beside, tight=True),
        _table((order, ("Faction", both), *standing), tight=True),
    )


def _table(columns: Sequence[Column], *, tight: bool = False) -> Table:
    headers = [header for header, _ in columns]
    table = listing(*headers, tall=True, gap=1) if tight else listing(*headers)
    for row in zip(*(cells for _, cells in columns), strict=True):
        table.add_row(*row)
    return table


def _track_of(state: State) -> int | None:
    """Return where the markers start, None in a mode that is not played with markers (F1)."""
    return marker(state.settings, 0)


def _standing(state: State) -> Iterator[Column]:
    """Return the columns that say how it stands: who holds what or, before that, who brought it."""
    phase, track = phase_of(state), _track_of(state)
    if mode_of(state.settings).kind != "open" or (phase is not None and phase.name != "bidding"):
        # Sealed bids break their ties by nomination, to the very end.
        yield "Drawn for" if state.pool else "Nominated by", [Text(entry.player) for entry in state.entries]
        if not state.holdings:
            return
    held = [state.holding_of(slug) for slug in state.entered]
    yield "Held by", [Text(holding.player) if holding else _NOTHING for holding in held]
    yield ">Price", [number(holding.vp) if holding else _NOTHING for holding in held]
    bids = _bids(state)
    if phase is not None:
        yield ">To take it", [_NOTHING if bid.closed else number(bid.least) for bid in bids]
    if track is not None:
        after = bids or (None,) * len(held)
        yield ">Marker", [_marker(track, *both) for both in zip(held, after, strict=True)]


def _bids(state: State) -> tuple[Choice, ...]:
    """Return the bids that may be made, one on each faction in the auction; none when it is over."""
    return tuple(choice for choice in legal(state) if isinstance(choice, Choice) and choice.move is Bid)


def _marker(track: int, holding: Holding | None, bid: Choice | None) -> Text:
    """Return where a faction's VP marker stands, and how far it must come down for the next taker."""
    price = holding.vp if holding else 0
    now = number(track - price)
    if bid is None or bid.closed or bid.least == price:
        return now
    return Text.assemble(now, (" → ", SECONDARY), number(track - bid.least))
