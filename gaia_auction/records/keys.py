"""Where the key of an auction lies while its bids are sealed: on this computer, apart from the document."""

import os
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

from gaia_auction.errors import InputError, plain_reason
from gaia_auction.records.folders import write_through

_LONGEST_KEY = 1000
"""Bytes. A key has 44; whatever stands there instead is not read without end."""


class LostKeyError(InputError):
    """Sealed bids cannot be opened for want of their key."""


def key_file(auction: str) -> Path:
    """Return the key file of an auction, in the user's folder for what programs keep between two runs."""
    from platformdirs import user_state_path  # noqa: PLC0415 - only where bids are sealed or opened

    return user_state_path("gaia-auction", appauthor=False) / f"{auction}.key"


def must_keep_keys() -> None:
    """Refuse to begin where no key could be kept later, with an InputError; no file is left behind."""
    folder = key_file("").parent
    try:
        _make(folder)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise _unwritable(folder, error) from None


def create_key(auction: str, key: bytes) -> None:
    """Write a new key file that nobody but its user can read; an InputError if that cannot be done.

    It is on the disk, its name included, before any bid is sealed with it.
    """
    file = key_file(auction)
    try:
        _make(file.parent)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as opened:
            opened.write(key)
            opened.flush()
            os.fsync(opened.fileno())
        write_through(file.parent)
    except OSError as error:
        raise _unwritable(file.parent, error) from None


def _make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)


def _unwritable(folder: Path, error: OSError) -> InputError:
    what = f"the key for the sealed bids cannot be written to {folder}: {plain_reason(error)}"
    return InputError("", what)


def read_key(auction: str) -> bytes:
    """Return the key of an auction; a LostKeyError if it is missing or cannot be read."""
    file = key_file(auction)
    try:
        with file.open("rb") as opened:
            return opened.read(_LONGEST_KEY)
    except FileNotFoundError:
        raise LostKeyError("", f"their key {file} is not there") from None
    except OSError as error:
        raise LostKeyError("", f"their key {file} cannot be read: {plain_reason(error)}") from None


def remove_key(auction: str) -> None:
    """Remove a key that is not needed any more; what cannot be removed then opens nothing secret."""
    with suppress(OSError):
        key_file(auction).unlink()
