"""Who has a document open: two processes never write one auction."""

import os
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Self

from gaia_auction.errors import InputError, printable

if TYPE_CHECKING:
    from filelock import BaseFileLock

_LONGEST_NOTE = 60
_BEHIND_THE_LOCK = 1
"""Windows locks the first byte of a file, and lets nobody else read it; what is said stands behind it."""


class Locks:
    """The documents that this process has open.

    The locks are the system's: they end with the process, however that ends. Each hangs on a hidden file
    beside its document, which is removed with the lock; what a killed process left is used again.
    """

    def __init__(self) -> None:
        """Hold nothing yet."""
        self._held: dict[Path, tuple[BaseFileLock, os.stat_result]] = {}

    def __enter__(self) -> Self:
        """Hold what is taken until the end of the block."""
        return self

    def __exit__(self, *_: object) -> None:
        """Give everything back."""
        for file, (lock, identity) in self._held.items():
            with suppress(OSError):
                if _is(file, identity):
                    # Still held: who has opened it meanwhile finds it gone, and begins anew.
                    file.unlink()
            with suppress(OSError):
                lock.release()
        self._held.clear()

    def take(self, document: Path) -> None:
        """Open a document, before it is read or written; an InputError says who else has it open.

        A document that is held already stays so. Where no lock can be had, as in a folder that cannot be
        written, there is nothing to guard: no document can be replaced there either. What changes that may
        come later, so this is asked before every move is saved.
        """
        from filelock import FileLock, Timeout  # noqa: PLC0415 - only who plays needs it

        try:
            file = _file_for(document)
        except OSError:
            return  # the folder that one is in has gone
        if file in self._held and _is(file, self._held[file][1]):
            return
        lock = FileLock(file)
        try:
            if not file.parent.is_dir():
                return  # filelock would make it
            lock.acquire(timeout=0)
            self._held[file] = lock, file.stat()
        except Timeout:
            raise InputError(
                "", f"is open in another gaia-auction{_holder(file)}; go on there, or end that one first"
            ) from None
        except OSError:
            return
        _sign(file)


def _file_for(document: Path) -> Path:
    """Return where the lock of a document lies: the same for all links to it, however long its name is."""
    target = Path(os.path.realpath(document))
    return target.parent / f".gaia-auction-{sha256(os.fsencode(target.name)).hexdigest()[:16]}.lock"


def _is(file: Path, identity: os.stat_result) -> bool:
    """Say whether a file is still the one that was locked: its folder may have been made anew."""
    try:
        return os.path.samestat(file.stat(), identity)
    except OSError:
        return False


def _sign(file: Path) -> None:
    """Leave word of who has the document open, for whoever comes second."""
    note = f" (process {os.getpid()}) since {datetime.now().astimezone():%H:%M}"
    with suppress(OSError), file.open("r+b") as signed:  # on a full disk, a lock without a word must do
        signed.seek(_BEHIND_THE_LOCK)
        signed.write(note.encode())
        signed.truncate()


def _holder(file: Path) -> str:
    try:
        with file.open("rb") as signed:
            signed.seek(_BEHIND_THE_LOCK)
            return printable(signed.read(_LONGEST_NOTE).decode(errors="replace"))
    except OSError:
        return ""
