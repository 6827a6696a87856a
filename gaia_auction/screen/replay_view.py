"""A saved auction move by move: what happened and why, and below it who holds what at what price."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from gaia_auction.rules.modes import marker, mode_of
from gaia_auction.rules.state import State
from gaia_auction.rules.steps import Step
from gaia_auction.screen.bids_view import bids_view
from gaia_auction.screen.board_view import board_view
from gaia_auction.screen.colours import SECONDARY, TITLE, faction_mark
from gaia_auction.screen.fairness_view import fairness_view
from gaia_auction.screen.layout import Page, TitleLine, facts
from gaia_auction.screen.outcome_view import outcome_view
from gaia_auction.screen.steps_view import numbered
from gaia_auction.table.replay import Move, Part, Replay

_HEADINGS: dict[Part, str] = {
    "ban": "Bans (P1)",
    "draw": "Random factions (P2)",
    "nomination": "Nominations (P3)",
    "bidding": "Bidding",
    "submission": "Sealed bids",
    "resolution": "How it was decided",
}


def replay_views(replay: Replay, note: str) -> Iterator[RenderableType]:
    """Yield the title, then move after move, then the outcome or how an unfinished auction stands.

    `note` says which auction it is, such as the name of its file.
    """
    yield opening(replay, note)
    part: Part | None = None
    for move in replay.moves:
        yield Page([*_above(move, part), move_view(move, replay.steps)])
        part = move.part
    if replay.with_end:
        yield Group("", _end(replay))


def opening(replay: Replay, note: str) -> RenderableType:
    """Return the title, who sits where, and of an excerpt what is in it."""
    settings = replay.end.settings
    seats = ", ".join(f"{seat} {player}" for seat, player in enumerate(settings.players, start=1))
    said = [("Seats", Text(seats))]
    if replay.shown:
        said.append(("Shown", Text(replay.shown if replay.moves else f"{replay.shown}: nothing")))
    return Page([TitleLine(f"Replay · {mode_of(settings).title}", note)], [facts(said)])


def heading_of(part: Part) -> Text:
    """Return the heading of a part of the auction."""
    return Text(_HEADINGS[part], TITLE)


def _above(move: Move, part: Part | None) -> list[RenderableType]:
    """Return the heading where another part begins, and an empty line where the eye needs one."""
    if move.part != part:
        return ["", heading_of(move.part)]
    return [] if move.step is None else [""]


def _end(replay: Replay) -> RenderableType:
    if replay.outcome is not None:
        fairness = [fairness_view(envy)] if (envy := replay.envy) else []
        return Group(outcome_view(replay.outcome, receipts=replay.receipts), *fairness)
    return Group(board_view(replay.end), "", not_over(replay))


def not_over(replay: Replay) -> RenderableType:
    """Return who is to do what next in an unfinished auction."""
    return Page([Text(f"Not over yet: {replay.due}.")])


def move_view(move: Move, steps: tuple[Step, ...], *, with_holdings: bool = True) -> RenderableType:
    """Return one move, below its sentence all bids revealed or, `with_holdings`, who holds what."""
    below: list[RenderableType] = []
    if move.revealed:
        below = ["", bids_view(move, steps)]
    elif move.step is not None and with_holdings:
        below = [_holdings(move.state, move.step.faction)]
    return numbered(move.number, len(steps), move.sentence, *below)


def _holdings(state: State, moved: str) -> Columns:
    """Return each faction in the auction with its holder, at a price or on a marker, in entry order."""
    holdings = (_holding(state, faction, TITLE if faction == moved else "") for faction in state.entered)
    return Columns(holdings, padding=(0, 3, 0, 0))


def _holding(state: State, faction: str, style: str) -> Text:
    holding = state.holding_of(faction)
    if holding is None:
        return Text.assemble(faction_mark(faction), ("  –", SECONDARY))
    stands = marker(state.settings, holding.vp)
    at = f"at {holding.vp}" if stands is None else f"on {stands}"
    return Text.assemble(faction_mark(faction), (f"  {holding.player} {at}", style))
