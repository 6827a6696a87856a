"""The auctions in a folder that can be gone on with."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gaia_auction.errors import InputError, plain_reason
from gaia_auction.records.parsing import LARGEST_DOCUMENT
from gaia_auction.rules.state import State
from gaia_auction.table.resolve import history_of, unfinished_auction


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A saved auction that is not over, and how it stands; `changed` counts nanoseconds."""

    path: Path
    state: State
    changed: int


def unfinished_in(folder: Path) -> tuple[Unfinished, ...]:
    """Return the unfinished auctions of a folder, the newest first; whatever else lies there is passed over.

    An InputError if there is none, or if the folder cannot be read.
    """
    try:
        paths = list(folder.iterdir())
    except OSError as error:
        raise InputError("", f"cannot be read: {plain_reason(error)}") from None
    found = [auction for path in paths for auction in _unfinished(path)]
    if not found:
        raise InputError(
            "", "holds no unfinished auction; name a FILE, or begin one with `gaia-auction play`"
        )
    return tuple(sorted(found, key=lambda auction: (-auction.changed, auction.path)))


def _unfinished(path: Path) -> Iterator[Unfinished]:
    """Yield the auction that a file holds, if it does.

    What is hidden is what a killed process left, and `-` would be standard input.
    """
    try:
        size, changed = path.stat().st_size, path.stat().st_mtime_ns
        if path.name.startswith(".") or path.name == "-" or not path.is_file() or size > LARGEST_DOCUMENT:
            return
        auction = unfinished_auction(str(path))
        yield Unfinished(path, history_of(auction).end, changed)
    except (OSError, InputError):
        return
