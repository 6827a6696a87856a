"""Play an auction at a table: ask for each move, apply it, keep it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.result_document import result_document
from gaia_auction.rules.choices import Choice, Drawing, Form
from gaia_auction.rules.events import Draw, Event, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import Outcome, settle
from gaia_auction.rules.phases.draw import drawable
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import apply, legal, phase_of
from gaia_auction.rules.undo import made_void, taken_back
from gaia_auction.sentences.refusals import sentence_for_refusal
from gaia_auction.setup.dealing import random_pool
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


@dataclass(frozen=True, slots=True)
class Played:
    """An auction that is over: the outcome, and the receipts of sealed bids by player."""

    outcome: Outcome
    receipts: Mapping[str, str] = field(default_factory=dict)


class Answers(Protocol):
    """Whoever answers: people at prompts, or a script. Both take the same way through an auction."""

    def move(self, history: History, choices: tuple[Choice, ...]) -> Event | TakeBack:
        """Return what the player whose turn it is does."""

    def submission(self, history: History, forms: tuple[Form, ...]) -> Submit | TakeBack | AllVoid:
        """Return the sealed bids of one of those who have not submitted."""

    def receipt(self, player: str, code: str) -> None:
        """Show the receipt to the player who has just handed in, and to nobody else."""

    def finished(self, history: History, played: Played) -> bool:
        """Show the outcome, and say whether the last move is taken back all the same."""


def draw(state: State, count: int, chance: Random) -> Draw:
    """Return the random pool (P2): what the seed deals to such a table, so that all tables get the same.

    Without a seed it is drawn by chance, uniform over what is still possible, one after the other.
    """
    if state.settings.seed is not None:
        return Draw(random_pool(state.settings.seed, count, state.banned, state.settings.expansions))
    drawn: tuple[str, ...] = ()
    for _ in range(count):
        drawn = (*drawn, chance.choice(drawable(state, drawn)))
    return Draw(drawn)


def play(auction: Auction, answers: Answers, keep: Callable[[Auction], None], chance: Random) -> Played:
    """Go on with an auction until it is over and nobody takes its last move back, and return its outcome.

    `keep` gets the auction after every move, before the next one is asked for; a move that is taken back is
    gone from it. Of sealed bids it gets, until all are in, no more than their seals, so that nobody can read
    them, and of a round that is void only whose bids were in (S1). SettingsToMend if the table wants other
    settings before its first move; an InputError where no key for sealed bids could be kept.
    """
    history, sealed = history_of(auction), SealedRound(auction.seals)
    if phase_of(history.end) is None:
        # Everybody had submitted, and nothing was revealed yet.
        auction = _kept(history, sealed, keep)
    while True:
        answer: Event | TakeBack | AllVoid = TakeBack()
        if phase_of(history.end) is not None:
            answer = _answer(history, sealed, answers, chance)
        elif not answers.finished(history, played := Played(settle(history.end), auction.receipts)):
            return played
        history = _following(history, answer)
        if isinstance(answer, AllVoid):
            sealed.begin_again()
        auction = _kept(history, sealed, keep)
        if isinstance(answer, Submit):
            # All that was handed in is saved, whatever happens while its receipt is shown.
            answers.receipt(answer.player, auction.receipts[answer.player])


def _kept(history: History, sealed: SealedRound, keep: Callable[[Auction], None]) -> Auction:
    """Keep an auction as far as it goes: with its result, or without what is under seal."""
    auction = sealed.sealing(Auction(history.end.settings, history.events))
    over = phase_of(history.end) is None
    if over:
        auction = replace(auction, result=result_document(settle(history.end)))
    keep(auction if over else auction.under_seal)
    sealed.kept(all_revealed=over)
    return auction


def _following(history: History, answer: Event | TakeBack | AllVoid) -> History:
    match answer:
        case TakeBack():
            return _before(history)
        case AllVoid():
            return made_void(history, "consent")
        case event:
            return _after(history, event)


def _answer(
    history: History, sealed: SealedRound, answers: Answers, chance: Random
) -> Event | TakeBack | AllVoid:
    options = legal(history.end)
    forms = tuple(option for option in options if isinstance(option, Form))
    if forms:
        sealed.begin()
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
        raise InputError(last, "a draw and what is under seal cannot be taken back")
    return before


def _after(history: History, event: Event) -> History:
    after = apply(history.end, event)
    if not isinstance(after, State):
        raise InputError(f"events[{len(history.events)}]", sentence_for_refusal(event, after))
    return History((*history.states, after), (*history.events, event))
