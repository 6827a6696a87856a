"""What a table sees when its auction cannot be saved, and how it goes on all the same."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.text import Text

from gaia_auction.errors import InputError, printable
from gaia_auction.records.auction import Auction
from gaia_auction.records.keys import key_file
from gaia_auction.records.locks import Locks
from gaia_auction.records.store import Store
from gaia_auction.screen.colours import ACCENT
from gaia_auction.screen.layout import Page
from gaia_auction.screen.new_file import ask_new_file
from gaia_auction.screen.prompts import GoBack, forget_what_was_typed_ahead
from gaia_auction.screen.stage import Stage

_WHAT_TO_DO = (
    "Its last moves are only in this window: leave it open. Put right what is wrong and press Enter to try "
    "again, or type the name of a new file, for example on another drive. Then the auction goes on."
)


def hold_seals(locks: Locks, auction: Auction) -> None:
    """Hold the sealed bids of an auction; an InputError if another process does, by a copy of the file."""
    for sealed in sorted({seal.auction for seal in auction.seals.values()}):
        locks.take(key_file(sealed))


class Keeping:
    """Keeps an auction after every move. Where that fails, the table is asked until it is kept somewhere."""

    def __init__(self, stage: Stage, store: Store, locks: Locks) -> None:
        """Take where it is to be kept, and what holds the lock of that file."""
        self._stage = stage
        self._store = store
        self._locks = locks

    def begin(self, auction: Auction) -> None:
        """Keep a new auction."""
        self._until_kept(auction, self._create)

    def keep(self, auction: Auction) -> None:
        """Keep an auction that has a file already."""
        self._until_kept(auction, self._save)

    def _create(self, auction: Auction) -> None:
        self._store.create(auction)
        self._locks.take(self._store.path)

    def _save(self, auction: Auction) -> None:
        self._locks.take(self._store.path)
        hold_seals(self._locks, auction)
        self._store.save(auction)

    def _elsewhere(self, path: Path, auction: Auction) -> None:
        self._locks.take(path)
        self._store.go_on_elsewhere(path, auction)

    def _until_kept(self, auction: Auction, write: Callable[[Auction], None]) -> None:
        trouble = _trouble(self._store.path, partial(write, auction))
        while trouble:
            other = self._new_file(trouble)
            attempt = partial(self._elsewhere, other, auction) if other else partial(write, auction)
            trouble = _trouble(other or self._store.path, attempt)

    def _new_file(self, trouble: str) -> Path | None:
        """Show what is wrong, and return the new file that the table wants, None to try again."""
        forget_what_was_typed_ahead()
        self._stage.page(
            Page([Text("The auction is not saved", ACCENT)], [Text(trouble)], [Text(_WHAT_TO_DO)])
        )
        try:
            return ask_new_file("Save it to:", instruction="(Enter alone: try again)")
        except GoBack:
            return None


def _trouble(path: Path, attempt: Callable[[], None]) -> str:
    try:
        attempt()
    except InputError as error:
        return f"{printable(str(path))}: {error}"
    return ""
