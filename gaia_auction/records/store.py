"""Where an auction is kept while it is played: a new file, replaced whole after every move."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from gaia_auction.errors import InputError, plain_reason
from gaia_auction.records.codec import Auction, write_auction


def free_name(now: datetime, folder: Path) -> Path:
    """Return a name that no file in the folder has: the local time, and a number if that is taken."""
    stem = f"gaia-auction-{now:%Y%m%d-%H%M}"
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


class Store:
    """The file of one auction."""

    def __init__(self, path: Path) -> None:
        """Name the file; nothing is written yet."""
        self.path = path

    def must_be_new(self) -> None:
        """Refuse a file that exists, with an InputError."""
        if os.path.lexists(self.path):
            raise InputError("", "exists already; go on with it by `gaia-auction resume`, or name a new file")

    def create(self, auction: Auction) -> None:
        """Write a new file; an InputError if there is one of that name, which stays as it is."""
        self.must_be_new()
        try:
            with self.path.open("x", encoding="utf-8") as file:
                file.write(write_auction(auction))
        except OSError as error:
            raise InputError("", f"cannot be written: {plain_reason(error)}") from None

    def save(self, auction: Auction) -> None:
        """Replace the file whole, so that whoever reads it finds the old state or the new one."""
        try:
            handle, temporary = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(write_auction(auction))
                    file.flush()
                    os.fsync(file.fileno())
                Path(temporary).replace(self.path)
            except BaseException:
                Path(temporary).unlink()
                raise
        except OSError as error:
            raise InputError("", f"cannot be written: {plain_reason(error)}") from None
