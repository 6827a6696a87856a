"""Play an auction at a table: ask for each move, apply it, keep it."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from gaia_auction.errors import InputError
from gaia_auction.records.codec import Auction
from gaia_auction.records.result_document import result_document
from gaia_auction.rules.choices import Choice, Drawing, Form
from gaia_auction.rules.events import Draw, Event, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import Outcome, settle
from gaia_auction.rules.phases.draw import drawable
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import apply, legal, phase_of
from gaia_auction.sentences.refusals import sentence_for_refusal
from gaia_auction.table.resolve import history_of


class Answers(Protocol):
    """Whoever answers: people at prompts, or a script. Both take the same way through an auction."""

    def move(self, history: History, choices: tuple[Choice, ...]) -> Event:
        """Return what the player whose turn it is does."""

    def submission(self, history: History, forms: tuple[Form, ...]) -> Submit:
        """Return the sealed bids of one of those who have not submitted."""


def draw(state: State, count: int, chance: Random) -> Draw:
    """Return a pool drawn by chance: uniform over what is still possible, one after the other (P2)."""
    drawn: tuple[str, ...] = ()
    for _ in range(count):
        drawn = (*drawn, chance.choice(drawable(state, drawn)))
    return Draw(drawn)


def play(auction: Auction, answers: Answers, keep: Callable[[Auction], None], chance: Random) -> Outcome:
    """Go on with an auction until it is over, and return its outcome.

    `keep` gets the auction after every move, before the next one is asked for. While sealed bids are coming
    in it gets none of them, so that nobody can read them before all are in (S1).
    """
    history = history_of(auction)
    while legal(history.end):
        history = _after(history, _next_event(history, answers, chance))
        if phase_of(history.end) is None or not history.end.submissions:
            keep(Auction(auction.settings, history.events))
    settled = settle(history.end)
    keep(Auction(auction.settings, history.events, result_document(settled)))
    return settled


def _next_event(history: History, answers: Answers, chance: Random) -> Event:
    options = legal(history.end)
    forms = tuple(option for option in options if isinstance(option, Form))
    if forms:
        return answers.submission(history, forms)
    choices = tuple(option for option in options if isinstance(option, Choice))
    if choices:
        return answers.move(history, choices)
    (drawing,) = (option for option in options if isinstance(option, Drawing))
    return draw(history.end, drawing.count, chance)


def _after(history: History, event: Event) -> History:
    after = apply(history.end, event)
    if not isinstance(after, State):
        raise InputError(f"events[{len(history.events)}]", sentence_for_refusal(event, after))
    return History((*history.states, after), (*history.events, event))
