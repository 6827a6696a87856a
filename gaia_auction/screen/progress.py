"""How far a long run over many inputs has come: one line on the terminal, which is gone when others come."""

import time
from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING

from gaia_auction.screen.terminal import Terminal
from gaia_auction.sentences.lists import counted
from gaia_auction.table.answers import Answer

if TYPE_CHECKING:
    from rich.control import Control

_PATIENCE = 1.0
"""Seconds until somebody wonders how long it will take."""
_BETWEEN_LOOKS = 0.1
"""Seconds; a line that is drawn more often only slows the run down."""
_LONGEST_BAR = 40

Clock = Callable[[], float]
"""Tells seconds that only go forward."""


def with_progress(
    terminal: Terminal, answers: Iterable[Answer], total: int | None, clock: Clock = time.monotonic
) -> Generator[Answer]:
    """Yield the answers, and between them show how many of the `total` there were, None if nobody knows.

    Only on a screen, only after a second, and not where something else is written there.
    """
    if not terminal.notes_are_seen:
        yield from answers
        return
    line = _Line(terminal)
    terminal.erase_passing_line = line.erase
    due = clock() + _PATIENCE
    try:
        for done, answer in enumerate(answers, start=1):
            yield answer
            now = clock()
            if now >= due:
                line.draw(done, total)
                due = now + _BETWEEN_LOOKS
    finally:
        line.erase()
        terminal.erase_passing_line = None


class _Line:
    """The last line of the terminal, while it shows the progress."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._drawn = False

    def draw(self, done: int, total: int | None) -> None:
        from rich.progress_bar import ProgressBar  # noqa: PLC0415 - most runs end before it is needed
        from rich.text import Text  # noqa: PLC0415 - the same

        console = self._terminal.notes_console()
        if console.is_dumb_terminal:
            return  # what is written there stays
        so_far = counted(done, "auction") if total is None else f"{done} of {counted(total, 'auction')}"
        text = Text(f" {so_far} ", end="")
        text.truncate(console.width - 1)
        room = min(_LONGEST_BAR, console.width - 1 - len(text))
        bar = [] if total is None or room <= 0 else [ProgressBar(total, done, room)]
        console.print(_clean_line(), text, *bar, end="")
        self._drawn = True

    def erase(self) -> None:
        if self._drawn:
            self._terminal.notes_console().control(_clean_line())
            self._drawn = False


def _clean_line() -> "Control":
    from rich.control import Control  # noqa: PLC0415 - as above
    from rich.segment import ControlType  # noqa: PLC0415 - as above

    return Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))
