"""Play an auction at a table: ask for each move, apply it, keep it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol

from gaia_auction.errors import InputError
from gaia_auction.records.codec import Auction
from gaia_auction.records.keys import must_keep_keys
from gaia_auction.records.result_document import result_document
from gaia_auction.rules.choices import Choice, Drawing, Form
from gaia_auction.rules.events import Draw, Event, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import Outcome, settle
from gaia_auction.rules.phases.draw import drawable
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import apply, legal, phase_of
from gaia_auction.rules.undo import made_void, taken_back
from gaia_auction.sentences.refusals import sentence_for_refusal
from gaia_auction.table.resolve import history_of
from gaia_auction.table.sealed_round import SealedRound


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The answer that the last move is taken back; before the first move, that the settings are mended."""


@dataclass(frozen=True, slots=True)
class AllVoid:
    """The answer that the whole sealed round is void, since everybody agrees to it."""


class SettingsToMend(Exception):  # noqa: N818 - a wish, not an error
    """The table wants other settings; nothing has been played yet."""


class Answers(Protocol):
    """Whoever answers: people at prompts, or a script. Both take the same way through an auction."""

    def move(self, history: History, choices: tuple[Choice, ...]) -> Event | TakeBack:
        """Return what the player whose turn it is does."""

    def submission(self, history: History, forms: tuple[Form, ...]) -> Submit | TakeBack | AllVoid:
        """Return the sealed bids of one of those who have not submitted."""

    def receipt(self, player: str, code: str) -> None:
        """Show the receipt to the player who has just handed in, and to nobody else."""


@dataclass(frozen=True, slots=True)
class Played:
    """An auction that is over: the outcome, and the receipts of sealed bids by player."""

    outcome: Outcome
    receipts: Mapping[str, str] = field(default_factory=dict)


def draw(state: State, count: int, chance: Random) -> Draw:
    """Return a pool drawn by chance: uniform over what is still possible, one after the other (P2)."""
    drawn: tuple[str, ...] = ()
    for _ in range(count):
        drawn = (*drawn, chance.choice(drawable(state, drawn)))
    return Draw(drawn)


def play(auction: Auction, answers: Answers, keep: Callable[[Auction], None], chance: Random) -> Played:
    """Go on with an auction until it is over, and return its outcome.

    `keep` gets the auction after every move, before the next one is asked for; a move that is taken back is
    gone from it. Of sealed bids it gets, until all are in, no more than their seals, so that nobody can read
    them, and of a round that is void only whose bids were in (S1). SettingsToMend if the table wants other
    settings before its first move; an InputError where no key for sealed bids could be kept.
    """
    history, handed_in = history_of(auction), None
    if mode_of(auction.settings).kind == "sealed":
        must_keep_keys()
    with SealedRound(auction.seals) as sealed:
        while (phase := phase_of(history.end)) is not None:
            if handed_in is not None:
                answers.receipt(handed_in, auction.receipts[handed_in])
            if phase.name == "submission":
                sealed.begin()
            answer = _answer(history, answers, chance)
            handed_in = answer.player if isinstance(answer, Submit) else None
            history = _following(history, answer)
            if isinstance(answer, AllVoid):
                sealed.begin_again()
            auction = sealed.sealing(Auction(auction.settings, history.events))
            keep(auction if phase_of(history.end) is None else auction.under_seal)
        settled = settle(history.end)
        keep(replace(auction, result=result_document(settled)))
        sealed.end()
    if handed_in is not None:
        # The last receipt is shown when all is saved, whatever happens then.
        answers.receipt(handed_in, auction.receipts[handed_in])
    return Played(settled, auction.receipts)


def _following(history: History, answer: Event | TakeBack | AllVoid) -> History:
    match answer:
        case TakeBack():
            return _before(history)
        case AllVoid():
            return made_void(history, "consent")
        case event:
            return _after(history, event)


def _answer(history: History, answers: Answers, chance: Random) -> Event | TakeBack | AllVoid:
    options = legal(history.end)
    forms = tuple(option for option in options if isinstance(option, Form))
    if forms:
        return answers.submission(history, forms)
    choices = tuple(option for option in options if isinstance(option, Choice))
    if choices:
        return answers.move(history, choices)
    (drawing,) = (option for option in options if isinstance(option, Drawing))
    return draw(history.end, drawing.count, chance)


def _before(history: History) -> History:
    if not history.events:
        raise SettingsToMend
    before = taken_back(history)
    if before is None:
        last = f"events[{len(history.events) - 1}]"
        raise InputError(last, "a draw and a submission cannot be taken back")
    return before


def _after(history: History, event: Event) -> History:
    after = apply(history.end, event)
    if not isinstance(after, State):
        raise InputError(f"events[{len(history.events)}]", sentence_for_refusal(event, after))
    return History((*history.states, after), (*history.events, event))
