"""Where an auction is kept while it is played: a new file, replaced whole after every move."""

import os
import shutil
import tempfile
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Literal

from gaia_auction.errors import InputError, plain_reason
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.folders import write_through


def free_name(now: datetime, folder: Path) -> Path:
    """Return a name that no file in the folder has: the local time, and a number if that is taken."""
    stem = f"gaia-auction-{now:%Y%m%d-%H%M}"
    path, number = folder / f"{stem}.json", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


class Store:
    """The file of one auction."""

    def __init__(self, path: Path, *, or_another: bool = False) -> None:
        """Name the file; nothing is written yet.

        `or_another`: nobody chose the name, so another is as good if it is taken by the time it is needed.
        """
        self.path = path
        self.missing: Literal["everything", "last moves"] | None = None
        """What of the auction is not in the file, after a failed attempt to write it."""
        self._or_another = or_another

    def must_be_new(self) -> None:
        """Refuse a file that exists, or one for which there is no folder to write to, with an InputError."""
        if os.path.lexists(self.path):
            raise InputError("", "exists already; go on with it by `gaia-auction resume`, or name a new file")
        try:
            if not self.path.parent.is_dir():
                raise InputError("", "cannot be written: its folder does not exist; make that first")
            with tempfile.TemporaryFile(dir=self.path.parent):
                pass
        except OSError as error:
            raise _unwritable(error) from None

    def create(self, auction: Auction) -> None:
        """Write a new file; an InputError if there is one of that name, which stays as it is."""
        self.missing = "everything"
        if self._or_another:
            self.path = free_name(datetime.now().astimezone(), self.path.parent)
        self.must_be_new()
        try:
            temporary = _written(auction, self.path.parent)
            try:
                _named(temporary, self.path)
            finally:
                temporary.unlink(missing_ok=True)
            self.missing = None
            write_through(self.path.parent)
        except OSError as error:
            self.missing = self.missing or "last moves"
            raise _unwritable(error) from None

    def go_on_elsewhere(self, path: Path, auction: Auction) -> None:
        """Write a new file and keep to that one from now on; nothing changes if it cannot be written."""
        Store(path).create(auction)
        self.path, self.missing, self._or_another = path, None, False

    def save(self, auction: Auction) -> None:
        """Replace the file whole, so that whoever reads it finds the old state or the new one.

        Who may read it stays as it is, and a link stays a link.
        """
        self.missing = self.missing or "last moves"
        try:
            target = self.path.resolve()
            temporary = _written(auction, target.parent)
            try:
                if target.exists():
                    shutil.copymode(target, temporary)
                temporary.replace(target)
            except BaseException:
                temporary.unlink(missing_ok=True)
                raise
            self.missing = None
            write_through(target.parent)
        except OSError as error:
            self.missing = self.missing or "last moves"
            raise _unwritable(error) from None


def _written(auction: Auction, folder: Path) -> Path:
    """Return a file beside the one that is meant, with the whole document on the disk."""
    temporary = folder / f".gaia-auction-{token_hex(8)}"
    try:
        with temporary.open("x", encoding="utf-8", newline="\n") as file:
            file.write(write_auction(auction))
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _named(temporary: Path, path: Path) -> None:
    """Give a new file its name, at once and never to the place of another one."""
    try:
        path.hardlink_to(temporary)
    except FileExistsError:
        raise
    except OSError:  # a drive that knows no second names, such as a memory stick
        path.touch(exist_ok=False)
        temporary.replace(path)


def _unwritable(error: OSError) -> InputError:
    return InputError("", f"cannot be written: {plain_reason(error)}")
