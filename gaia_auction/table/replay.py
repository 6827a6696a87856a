"""Show a saved auction again: every move in words, the auction after it, and the outcome if there is one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Literal

from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.rules.events import Ban, Bid, Event, Nominate, Sealed, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import Outcome
from gaia_auction.rules.refusals import PhaseName
from gaia_auction.rules.state import State
from gaia_auction.rules.steps import Step, concerned_by, holdings_after
from gaia_auction.rules.transition import phase_of
from gaia_auction.rules.what_if.envy import Envy, envy
from gaia_auction.rules.what_if.granted import bids_by_player
from gaia_auction.sentences.events import (
    ALL_REVEALED,
    ALL_UNDER_SEAL,
    sentence_for_event,
    sentence_for_submitted,
)
from gaia_auction.sentences.refusals import what_is_due
from gaia_auction.sentences.steps import sentence_for_step
from gaia_auction.table.resolve import history_of, resolved

Part = PhaseName | Literal["resolution"]
"""A phase, or what is worked out after the last one."""


@dataclass(frozen=True, slots=True)
class Move:
    """One thing to show: what happened, in words, and the auction after it.

    `number` is the place of its step among the `steps` of the result document, from 1; bans, draws,
    nominations and sealed bids have neither. `revealed` are sealed bids laid open, in seat order.
    """

    part: Part
    sentence: str
    state: State
    concerned: tuple[str, ...]
    step: Step | None = None
    number: int | None = None
    revealed: tuple[Submit, ...] = ()


@dataclass(frozen=True, slots=True)
class Replay:
    """An auction as far as it goes. Either there is an outcome, or `due` says who is to do what next.

    `steps` say how the outcome came about, as far as it is known. `receipts` are the codes of sealed bids,
    by player. Of an excerpt, `shown` says what is in it, and `with_end` whether it goes to the end.
    """

    end: State
    moves: tuple[Move, ...]
    steps: tuple[Step, ...]
    outcome: Outcome | None
    due: str
    receipts: Mapping[str, str] = field(default_factory=dict)
    shown: str = ""
    with_end: bool = True

    @property
    def envy(self) -> tuple[Envy, ...]:
        """How each player sees the outcome, by their sealed bids; nothing where one of these is not there."""
        return () if self.outcome is None else envy(self.end, self.outcome)


def replay_of(data: bytes) -> Replay:
    """Return what to show of the auction that a document records, finished or not.

    An InputError names the first thing that is wrong: in the document, in a move, or in its result.
    """
    return replay_of_auction(read_auction(data))


def replay_of_auction(auction: Auction) -> Replay:
    """Return what to show of an auction; an InputError where a move or its result is wrong."""
    history = history_of(auction)
    over = phase_of(history.end) is None
    # What is over, or says so by having a result, is also held against that result.
    outcome = resolved(auction, history).outcome if over or auction.result is not None else None
    moves = tuple(_moves(history))
    steps = tuple(move.step for move in moves if move.step is not None)
    return Replay(history.end, moves, steps, outcome, what_is_due(history.end), auction.receipts)


def last_move(history: History) -> Move | None:
    """Return what happened last as a replay shows it; None before the first move, and for what is sealed."""
    return next(_moves_in_the_open(History(history.states[-2:], history.events[-1:]), count(1)), None)


def _moves(history: History) -> Iterator[Move]:
    numbers = count(1)
    yield from _moves_in_the_open(history, numbers)
    if history.end.submitted:
        yield _under_seal(history.end)
    mode = mode_of(history.end.settings)
    if mode.kind != "open" and phase_of(history.end) is None:
        state = history.end
        for step in mode.explain(history):
            state = state._replace(holdings=holdings_after(state.holdings, step))
            yield _move("resolution", step, state, next(numbers))


def _moves_in_the_open(history: History, numbers: Iterator[int]) -> Iterator[Move]:
    """Yield every event but the submissions; in an open mode its step, if it led to one, says more."""
    mode = mode_of(history.end.settings)
    for before, event, after in history.moves:
        phase = phase_of(before)
        if phase is None or isinstance(event, Submit | Sealed):
            continue
        steps = mode.explain(History((before, after), (event,))) if mode.kind == "open" else ()
        for step in steps:
            yield _move(phase.name, step, after, next(numbers))
        if not steps:
            yield Move(phase.name, sentence_for_event(event), after, _concerned_by_event(event, after))


def _move(part: Part, step: Step, state: State, number: int) -> Move:
    return Move(part, sentence_for_step(step), state, concerned_by(step), step, number)


def _concerned_by_event(event: Event, state: State) -> tuple[str, ...]:
    """Return whose move it was; a draw is everybody's."""
    match event:
        case Ban(player) | Nominate(player) | Bid(player):
            return (player,)
        case _:
            return state.settings.players


def _under_seal(state: State) -> Move:
    """Return all sealed bids laid open at once, or until they are no more than whose are in (S1)."""
    if phase_of(state) is not None:
        submitted = sorted(state.submitted, key=state.settings.seat)
        everybody = len(submitted) == len(state.settings.players)
        sentence = ALL_UNDER_SEAL if everybody else sentence_for_submitted(submitted)
        return Move("submission", sentence, state, state.settings.players)
    revealed = tuple(Submit(player, bids) for player, bids in bids_by_player(state).items())
    return Move("submission", ALL_REVEALED, state, state.settings.players, revealed=revealed)
