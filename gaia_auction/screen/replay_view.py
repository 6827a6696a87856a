"""A saved auction move by move: what happened and why, and below it who holds what at what price."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.modes import marker, mode_of
from gaia_auction.rules.state import State
from gaia_auction.rules.steps import Award, Step
from gaia_auction.rules.what_if.envy import envy as envy_in
from gaia_auction.screen.board_view import board_view
from gaia_auction.screen.colours import SECONDARY, TITLE, faction_mark
from gaia_auction.screen.fairness_view import fairness_view
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, facts, listing, number
from gaia_auction.screen.outcome_view import outcome_view
from gaia_auction.screen.steps_view import numbered
from gaia_auction.sentences.events import sentence_for_event
from gaia_auction.table.replay import Move, Part, Replay

_HEADINGS: dict[Part, str] = {
    "ban": "Bans (P1)",
    "draw": "Random factions (P2)",
    "nomination": "Nominations (P3)",
    "bidding": "Bidding",
    "submission": "Sealed bids",
    "resolution": "How it was decided",
}


def replay_pages(replay: Replay, note: str) -> Iterator[RenderableType]:
    """Yield the title, then move after move, then the outcome or how an unfinished auction stands.

    `note` says which auction it is, such as the name of its file.
    """
    settings = replay.end.settings
    seats = ", ".join(f"{seat} {player}" for seat, player in enumerate(settings.players, start=1))
    yield Page([TitleLine(f"Replay · {mode_of(settings).title}", note)], [facts([("Seats", Text(seats))])])
    part: Part | None = None
    for move in replay.moves:
        above = _above(move, part)
        yield Page([*above, _move(move, replay.steps)])
        part = move.part
    yield Group("", _end(replay))


def _above(move: Move, part: Part | None) -> list[RenderableType]:
    """Return the heading where another part begins, and an empty line where the eye needs one."""
    if move.part != part:
        return ["", Text(_HEADINGS[move.part], TITLE)]
    return [] if move.step is None else [""]


def _end(replay: Replay) -> RenderableType:
    if replay.outcome is not None:
        envy = envy_in(replay.end, replay.outcome)
        fairness = [fairness_view(envy)] if envy else []
        return Group(outcome_view(replay.outcome, receipts=replay.receipts), *fairness)
    return Group(board_view(replay.end), Page(["", Text(f"Not over yet: {replay.due}.")]))


def _move(move: Move, steps: tuple[Step, ...]) -> RenderableType:
    """Return one move, below its sentence all bids revealed or who holds what."""
    below: list[RenderableType] = []
    if move.revealed:
        below = ["", FirstThatFits(_bids_beside_one_another(move, steps), _bids_told(move))]
    elif move.step is not None:
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


def _bids_beside_one_another(move: Move, steps: tuple[Step, ...]) -> RenderableType:
    """Return all sealed bids as a table; in a preference split, with totals and prices (B2, B4)."""
    factions = move.state.entered
    table = listing("Player", *(f">{title_of(faction)}" for faction in factions))
    for submission in move.revealed:
        table.add_row(Text(submission.player), *(number(submission.bids[faction]) for faction in factions))
    awards = {step.faction: step for step in steps if isinstance(step, Award)}
    if awards:
        table.add_row("Total", *(number(awards[faction].total) for faction in factions), style=SECONDARY)
        table.add_row("Price", *(number(awards[faction].price) for faction in factions), style=SECONDARY)
    return table


def _bids_told(move: Move) -> RenderableType:
    return Group(*(Text(sentence_for_event(submission)) for submission in move.revealed))
