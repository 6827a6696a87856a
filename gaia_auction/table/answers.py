"""What becomes of each input of a command that reads many: a finished auction, or what is wrong with it."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from gaia_auction.errors import InputError
from gaia_auction.records.parsing import NotJsonError
from gaia_auction.table.inputs import read_input, read_lines
from gaia_auction.table.resolve import Resolved, resolve

Check = Callable[[Resolved], None]


class Answer(NamedTuple):
    """What became of one input: a file, or one line of it, counted from 1."""

    name: str
    result: Resolved | InputError
    line: int | None = None

    @property
    def source(self) -> str:
        """Where the input came from, `NAME` or `NAME:LINE`."""
        return self.name if self.line is None else f"{self.name}:{self.line}"


def _nothing_more(_: Resolved) -> None:
    return


def _answer(name: str, data: bytes, check: Check, line: int | None = None) -> Answer:
    try:
        resolved = resolve(data)
        check(resolved)
        return Answer(name, resolved, line)
    except NotJsonError as error:
        return Answer(name, error if line is None else error.of_a_line, line)
    except InputError as error:
        return Answer(name, error, line)


def answers_for_files(names: Iterable[str], check: Check = _nothing_more) -> Iterator[Answer]:
    """Yield the answer for each file in turn; one that is wrong does not stop the others.

    `check` may refuse, with an InputError, what has been worked out.
    """
    for name in names:
        try:
            data = read_input(name)
        except InputError as error:
            yield Answer(name, error)
        else:
            yield _answer(name, data, check)


def answers_for_lines(names: Iterable[str], check: Check = _nothing_more) -> Iterator[Answer]:
    """Yield the answer for each line of each file, one auction a line, as they come; `check` as for files."""
    for name in names:
        try:
            for line in read_lines(name):
                yield _answer(name, line.data, check, line.number)
        except InputError as error:
            yield Answer(name, error)
