"""What `resolve` and `verify` share: the answer to each input in its place, and the status at the end."""

from collections.abc import Callable, Iterable
from typing import Annotated, NoReturn

import typer

from gaia_auction.errors import WRONG_INPUT, InputError, printable
from gaia_auction.records.layout import compact
from gaia_auction.screen.progress import with_progress
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.answers import Answer
from gaia_auction.table.resolve import Resolved

FinishedFiles = Annotated[
    list[str], typer.Argument(metavar="FILE", help="Finished auctions; - reads standard input.")
]


def tell_each(
    terminal: Terminal, answers: Iterable[Answer], total: int | None, tell: Callable[[str, Resolved], None]
) -> NoReturn:
    """Tell what came of each good input, named by its source, say what is wrong with each other, and end.

    Meanwhile a terminal shows how many of the `total` there were, None if nobody knows.
    """
    failed = False
    for answer in with_progress(terminal, answers, total):
        if isinstance(answer.result, InputError):
            failed = True
            _report(terminal, answer, answer.result)
        else:
            tell(answer.source, answer.result)
    raise typer.Exit(WRONG_INPUT if failed else 0)


def _report(terminal: Terminal, answer: Answer, error: InputError) -> None:
    """Say what is wrong: of a line in its place among the results, of a file beside them."""
    if answer.line is None:
        terminal.error(answer.source, error)
    else:
        terminal.result(compact({"error": str(error), "source": printable(answer.source)}))
