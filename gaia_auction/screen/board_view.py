"""What lies on the table at this moment: the factions in the auction, who holds them, what they cost."""

from collections.abc import Callable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.choices import Choice
from gaia_auction.rules.events import Bid
from gaia_auction.rules.factions import faction_of
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.state import Entry, State
from gaia_auction.rules.transition import legal, phase_of
from gaia_auction.screen.board_notes import notes, whose_turn
from gaia_auction.screen.colours import ACCENT, SECONDARY, faction_mark
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, listing, number

Column = tuple[str, Callable[[Entry], Text]]

_NOTHING = "–"


def board_view(state: State) -> RenderableType:
    """Return the auction as it stands, in any phase or over; of sealed bids it shows only who submitted."""
    title = TitleLine(mode_of(state.settings).title, whose_turn(state), ACCENT)
    blocks = [[title], [_factions(state)] if state.entries else [], list(notes(state))]
    return Page(*blocks)


def _factions(state: State) -> RenderableType:
    """Return the factions in the auction, in entry order, which is the order of the first round (O1)."""
    new_seats = _track_of(state) is not None
    order: Column = (">Seat" if new_seats else ">Turn", lambda entry: number(_place(state, entry)))
    faction: Column = ("Faction", lambda entry: faction_mark(entry.faction))
    planet: Column = ("Planet", _planet)
    both: Column = (
        "Faction",
        lambda entry: Text.assemble(faction_mark(entry.faction), "\n  ", _planet(entry)),
    )
    standing = tuple(_standing(state))
    beside = (order, faction, planet, *standing)
    return FirstThatFits(
        _table(state, beside),
        _table(state, beside, tight=True),
        _table(state, (order, both, *standing), tight=True),
    )


def _table(state: State, columns: tuple[Column, ...], *, tight: bool = False) -> Table:
    headers = (header for header, _ in columns)
    table = listing(*headers, tall=True, gap=1) if tight else listing(*headers)
    for entry in state.entries:
        table.add_row(*(cell(entry) for _, cell in columns))
    return table


def _place(state: State, entry: Entry) -> int:
    return state.entries.index(entry) + 1


def _planet(entry: Entry) -> Text:
    return Text(faction_of(entry.faction).planet.title, SECONDARY)


def _track_of(state: State) -> int | None:
    """Return where the markers start, None in a mode that is not played with markers (F1)."""
    return state.settings.track_vp if "track_vp" in mode_of(state.settings).asks_for else None


def _standing(state: State) -> Iterator[Column]:
    """Return the columns that say how it stands: who holds what, or before that, who brought it."""
    phase, track = phase_of(state), _track_of(state)
    if mode_of(state.settings).kind != "open" or (phase is not None and phase.name != "bidding"):
        yield "Drawn for" if state.pool else "Nominated by", lambda entry: Text(entry.player)
        return
    held = {holding.faction: holding for holding in state.holdings}
    bids = {
        choice.faction: choice
        for choice in legal(state)
        if isinstance(choice, Choice) and choice.move is Bid
    }

    def holder(entry: Entry) -> Text:
        return Text(held[entry.faction].player if entry.faction in held else _NOTHING)

    def price(entry: Entry) -> Text:
        return number(held[entry.faction].vp) if entry.faction in held else Text(_NOTHING)

    def least(entry: Entry) -> Text:
        choice = bids[entry.faction]
        return Text(_NOTHING) if choice.closed else number(choice.least)

    yield "Held by", holder
    yield ">Price", price
    if bids:
        yield ">To take it", least
    if track is not None:
        yield ">Marker", lambda entry: _marker(
            track, held[entry.faction].vp if entry.faction in held else 0, bids.get(entry.faction)
        )


def _marker(track: int, price: int, choice: Choice | None) -> Text:
    """Return where a faction's VP marker stands, and where it stands at most once the faction is taken."""
    now = number(track - price)
    if choice is None or choice.closed or choice.least == price:
        return now
    return Text.assemble(now, (" → ", SECONDARY), number(track - choice.least))
