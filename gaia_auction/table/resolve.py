"""Work out a saved auction: check every move, settle, and compare with the result it records."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.keys import remove_key
from gaia_auction.records.result_document import difference_to, result_document
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import Outcome, outcome
from gaia_auction.rules.refusals import DrawMissing
from gaia_auction.rules.replay import Stopped, replay
from gaia_auction.rules.state import State
from gaia_auction.rules.steps import Step
from gaia_auction.rules.what_if.envy import Envy, envy
from gaia_auction.sentences.refusals import reason, sentence_for_refusal, what_is_due
from gaia_auction.table.inputs import read_input


class Resolved(NamedTuple):
    """A finished auction as its document records it, all states, and the outcome."""

    auction: Auction
    history: History
    outcome: Outcome

    @property
    def receipts(self) -> Mapping[str, str]:
        """The codes of sealed bids, by player."""
        return self.auction.receipts

    @property
    def steps(self) -> tuple[Step, ...]:
        """How the outcome came about."""
        return mode_of(self.outcome.settings).explain(self.history)

    @property
    def envy(self) -> tuple[Envy, ...]:
        """How each player sees the outcome, by their sealed bids; nothing where there are none."""
        return envy(self.history.end, self.outcome)

    def document(self, *, trace: bool = False) -> dict[str, object]:
        """Return the fields of the result document; with `trace`, the steps and the envy as well."""
        steps, envy = (self.steps, self.envy) if trace else (None, ())
        return result_document(self.outcome, steps, envy)


def history_of(auction: Auction) -> History:
    """Return all states of an auction; an InputError names the first move that the rules refuse.

    The auction may be unfinished.
    """
    played = replay(auction.settings, auction.events)
    if isinstance(played, History):
        return played
    raise _refused(played)


def _refused(stopped: Stopped) -> InputError:
    place = f"events[{stopped.index}]"
    if isinstance(stopped.refusal, DrawMissing):
        return InputError("events", f"{reason(stopped.refusal)}; a draw must come before {place}")
    return InputError(place, sentence_for_refusal(stopped.event, stopped.refusal))


def _unfinished(auction: Auction, state: State) -> InputError:
    missing = what_is_due(state)
    if auction.result is not None:
        return InputError("result", f"is recorded, but the events leave the auction unfinished: {missing}")
    return InputError("events", f"the auction is unfinished: {missing}")


def unfinished_auction(name: str) -> Auction:
    """Return a saved auction that can be gone on with; an InputError if it is wrong or over.

    Where it is over, no key of sealed bids is left.
    """
    auction = read_auction(read_input(name))
    history = history_of(auction)
    if auction.result is not None or outcome(history.end) is not None:
        resolved(auction, history)
        for seal in auction.seals.values():
            remove_key(seal.auction)  # should the power have failed between the reveal and this
        raise InputError("", "is over; see it again with `gaia-auction replay`")
    return auction


def is_over(path: Path) -> bool:
    """Say whether a saved auction is over; one that cannot be read is not."""
    try:
        return outcome(history_of(read_auction(read_input(str(path)))).end) is not None
    except InputError:
        return False


def resolve(data: bytes) -> Resolved:
    """Return the outcome of the finished auction that a document records.

    An InputError names the first thing that is wrong: in the document, in a move, or in its result.
    """
    auction = read_auction(data)
    return resolved(auction, history_of(auction))


def resolved(auction: Auction, history: History) -> Resolved:
    """Return the outcome of an auction whose moves are legal.

    An InputError if the auction is unfinished, or if the result it records is another one.
    """
    settled = outcome(history.end)
    if settled is None:
        raise _unfinished(auction, history.end)
    computed, recorded = Resolved(auction, history, settled), auction.result
    if recorded is not None:
        document = computed.document(trace="steps" in recorded or "envy" in recorded)
        if difference := difference_to(recorded, document):
            raise difference
    return computed
