"""One sitting at the laptop: from the first question, or where the table left off, to the outcome."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom

from gaia_auction.records.auction import Auction
from gaia_auction.records.keys import LostKeyError, must_keep_keys
from gaia_auction.records.locks import Locks
from gaia_auction.records.store import Store
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import mode_of
from gaia_auction.screen.afterwards import Afterwards
from gaia_auction.screen.keeping import Keeping, hold_seals
from gaia_auction.screen.lost_key import may_submit_again
from gaia_auction.screen.people import People
from gaia_auction.screen.prompts import asking
from gaia_auction.screen.signals import ended_by_signals
from gaia_auction.screen.stage import Stage
from gaia_auction.screen.terminal import Terminal
from gaia_auction.screen.unfinished_list import chosen_from
from gaia_auction.screen.wizard import Wizard
from gaia_auction.table.agreement import Wishes, agreed, wishes_for
from gaia_auction.table.play import Played, SettingsToMend, play
from gaia_auction.table.sealed_round import opened, sealed_players, without_lost
from gaia_auction.table.unfinished import Unfinished


@contextmanager
def _seated(terminal: Terminal) -> Iterator[Stage]:
    stage = Stage(terminal.notes_console())
    with ended_by_signals(), asking(), stage.lit():
        yield stage


def chosen_auction(terminal: Terminal, found: Sequence[Unfinished]) -> Path:
    """Ask which of several auctions goes on."""
    with _seated(terminal) as stage:
        return chosen_from(stage, found)


class Sitting:
    """A table at the laptop, with one auction in one file."""

    def __init__(self, terminal: Terminal, store: Store, locks: Locks, *, offer_more: bool) -> None:
        """Take where the auction is kept; `offer_more`: at the end ask what else the table wants."""
        self._terminal = terminal
        self._store = store
        self._locks = locks
        self._offer_more = offer_more
        self._chance = SystemRandom()

    def new_auction(self, given: Wishes, *, ask: bool, think: int = 0) -> Played:
        """Walk a table through a new auction, the questions before it included unless `ask` is false.

        `think`: minutes of pause before the bids. An InputError where sealed bids could not be kept.
        """
        with _seated(self._terminal) as stage:
            keeping = Keeping(stage, self._store, self._locks)
            auction = self._agreed(Wizard(stage, given).agreed() if ask else given)
            if mode_of(auction.settings).kind == "sealed":
                must_keep_keys()
            keeping.begin(auction)
            return self._played(stage, keeping, auction, think)

    def resumed_auction(self, auction: Auction) -> Played:
        """Walk a table through the rest of an auction; an InputError if another table has its sealed bids."""
        with _seated(self._terminal) as stage:
            keeping = Keeping(stage, self._store, self._locks)
            hold_seals(self._locks, auction)
            return self._played(stage, keeping, _opened(stage, keeping, auction), think=0)

    def _agreed(self, wishes: Wishes) -> Auction:
        return Auction(agreed(wishes, self._chance), ())

    def _played(self, stage: Stage, keeping: Keeping, auction: Auction, think: int) -> Played:
        """Play to the end; before the first move the settings can be changed as often as the table likes."""

        def afterwards(history: History, played: Played) -> bool:
            more = Afterwards(stage, history, played, self._store.path)
            return self._offer_more and more.until_enough()

        while True:
            try:
                return play(auction, People(stage, afterwards, think=think), keeping.keep, self._chance)
            except SettingsToMend:
                auction = self._agreed(Wizard(stage, Wishes()).agreed(wishes_for(auction.settings)))
                keeping.keep(auction)


def _opened(stage: Stage, keeping: Keeping, auction: Auction) -> Auction:
    """Open what is under seal; where its key is lost, let those players submit again if the table agrees."""
    try:
        return opened(auction)
    except LostKeyError as lost:
        if not may_submit_again(stage, sealed_players(auction), lost):
            raise
    without = without_lost(auction)
    keeping.keep(without)
    return without
