"""One sitting at the laptop: from the first question, or where the table left off, to the outcome."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from gaia_auction.records.codec import Auction
from gaia_auction.records.keys import LostKeyError
from gaia_auction.records.locks import Locks
from gaia_auction.records.store import Store
from gaia_auction.screen.keeping import Keeping
from gaia_auction.screen.lost_key import may_submit_again
from gaia_auction.screen.people import People
from gaia_auction.screen.prompts import asking
from gaia_auction.screen.signals import ended_by_signals
from gaia_auction.screen.stage import Stage
from gaia_auction.screen.terminal import Terminal
from gaia_auction.screen.unfinished_list import chosen_from
from gaia_auction.screen.wizard import Wizard
from gaia_auction.table.agreement import Wishes, agreed, settings_from
from gaia_auction.table.play import Played, SettingsToMend, play
from gaia_auction.table.sealed_round import opened, sealed_players, without_sealed
from gaia_auction.table.unfinished import Unfinished


@contextmanager
def _seated(terminal: Terminal) -> Iterator[Stage]:
    stage = Stage(terminal.notes_console())
    with ended_by_signals(), asking(), stage.lit():
        yield stage


def new_auction(  # noqa: PLR0913 - what a table brings along
    terminal: Terminal,
    store: Store,
    locks: Locks,
    given: Wishes,
    chance: Random,
    *,
    ask: bool,
    think: int = 0,
) -> Played:
    """Walk a table through a new auction, the questions before it included unless `ask` is false.

    `think`: minutes of pause before the bids.
    """
    with _seated(terminal) as stage:
        keeping = Keeping(stage, store, locks)
        wishes = agreed(Wizard(stage, given).agreed() if ask else given, chance)
        auction = Auction(settings_from(wishes), ())
        keeping.begin(auction)
        while True:
            try:
                return play(auction, People(stage, may_mend=True, think=think), keeping.keep, chance)
            except SettingsToMend:
                wishes = agreed(Wizard(stage, Wishes()).agreed(wishes), chance)
                auction = Auction(settings_from(wishes), ())
                keeping.keep(auction)


def chosen_auction(terminal: Terminal, found: Sequence[Unfinished]) -> Path:
    """Ask which of several auctions goes on."""
    with _seated(terminal) as stage:
        return chosen_from(stage, found)


def resumed_auction(
    terminal: Terminal, store: Store, locks: Locks, auction: Auction, chance: Random
) -> Played:
    """Walk a table through the rest of an auction."""
    with _seated(terminal) as stage:
        keep = Keeping(stage, store, locks).keep
        return play(_opened(stage, auction), People(stage), keep, chance)


def _opened(stage: Stage, auction: Auction) -> Auction:
    """Open what is under seal; where its key is lost, let those players submit again if the table agrees."""
    try:
        return opened(auction)
    except LostKeyError as lost:
        if not may_submit_again(stage, sealed_players(auction), lost):
            raise
    return without_sealed(auction)
