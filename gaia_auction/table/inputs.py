"""The inputs of a command: files, standard input, and lines of them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from gaia_auction.errors import InputError, plain_reason
from gaia_auction.records.parsing import LARGEST_DOCUMENT

STANDARD_INPUT = "-"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a file, without its line end; `number` counts from 1."""

    number: int
    data: bytes


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    try:
        with Path(name).open("rb") as file:
            yield file
    except IsADirectoryError:
        raise InputError("", "is a directory; name the files in it, such as DIRECTORY/*.json") from None
    except OSError as error:
        raise InputError("", f"cannot be read: {plain_reason(error)}") from None


def read_input(name: str) -> bytes:
    """Return what a file holds, or standard input for `-`; an InputError if it cannot be read.

    Of an input that is too large to be a document, only the beginning is read.
    """
    with _opened(name) as file:
        return file.read(LARGEST_DOCUMENT + 1)


def read_lines(name: str) -> Iterator[Line]:
    """Yield the lines of a file as they come, of one that is too long only the beginning."""
    with _opened(name) as file:
        number = 0
        while line := file.readline(LARGEST_DOCUMENT + 2):
            number += 1
            yield Line(number, line.removesuffix(b"\n"))
            while len(line) > LARGEST_DOCUMENT and not line.endswith(b"\n"):
                line = file.readline(LARGEST_DOCUMENT)
