"""The inputs of a command: files, standard input, and lines of them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

from gaia_auction.errors import InputError, plain_reason
from gaia_auction.records.parsing import LARGEST_DOCUMENT
from gaia_auction.records.texts import begins_as_utf_16

STANDARD_INPUT = "-"

_LONGEST_LINE = 32 * LARGEST_DOCUMENT


class Line(NamedTuple):
    """One line of a file, without its line end; `number` counts from 1."""

    number: int
    data: bytes


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if not name:
        raise InputError("", "is no name; name a file, or - for standard input")
    try:
        if name == STANDARD_INPUT:
            if sys.stdin is None:
                raise InputError("", "cannot be read: standard input is closed")
            yield sys.stdin.buffer
        elif Path(name).is_dir():  # `open` itself would say "permission denied" on some systems
            raise InputError("", "is a directory; name the files in it, such as DIRECTORY/*.json")
        else:
            with Path(name).open("rb") as file:
                yield file
    except OSError as error:
        raise InputError("", f"cannot be read: {plain_reason(error)}") from None


def read_input(name: str) -> bytes:
    """Return what a file holds, or standard input for `-`; an InputError if it cannot be read.

    Of an input that is too large to be a document, only the beginning is read.
    """
    with _opened(name) as file:
        return file.read(LARGEST_DOCUMENT + 1)


def read_lines(name: str) -> Iterator[Line]:
    """Yield the lines of a file as they come, of one that is too long only the beginning.

    An InputError where a line seems to have no end, as that of a device, and where the lines are UTF-16, in
    which the byte that ends a line stands in other characters, too.
    """
    with _opened(name) as file:
        number = 0
        while line := file.readline(LARGEST_DOCUMENT + len(b"\n")):
            number += 1
            if number == 1 and begins_as_utf_16(line):
                raise InputError("", "is UTF-16, which is not read line by line; save it as UTF-8")
            ended = line.endswith(b"\n")
            yield Line(number, line.removesuffix(b"\n"))
            if not ended:
                _pass_over_rest(file, number)


def _pass_over_rest(file: BinaryIO, number: int) -> None:
    for _ in range(_LONGEST_LINE // LARGEST_DOCUMENT):
        rest = file.readline(LARGEST_DOCUMENT)
        if not rest or rest.endswith(b"\n"):
            return
    longest = f"{_LONGEST_LINE // 1024**2} MiB"
    raise InputError("", f"line {number} is longer than {longest}; nothing behind it is read")
