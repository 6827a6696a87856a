"""Where things are written: results to standard output, everything else to standard error."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from gaia_auction.errors import InputError, printable

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


_PLAIN_WIDTH = 80
"""Columns of what goes to a file or a program."""


class Terminal:
    """Decided when the program runs, not when it is imported. Loads rich only when something is drawn.

    NO_COLOR, FORCE_COLOR, COLUMNS and TERM=dumb are rich's to honour.
    """

    def __init__(self, results: TextIO | None = None, notes: TextIO | None = None) -> None:
        """Take the process's own streams unless others are given."""
        self.results = results or sys.stdout
        self.notes = notes or sys.stderr
        self.erase_passing_line: Callable[[], None] | None = None
        """Makes way for lines that stay; set by whoever draws one that does not."""

    def result(self, text: str) -> None:
        """Write one line of results, at once, so that a program that reads them can go on."""
        self._make_way_on(self.results)
        self.results.write(f"{text}\n")
        self.results.flush()

    def error(self, source: str, error: InputError) -> None:
        """Say in one line what is wrong with an input."""
        self.note(f"error: {printable(source)}: {error}")

    def warning(self, source: str, text: str) -> None:
        """Say in one line what to mind about an input that is right all the same."""
        self.note(f"warning: {printable(source)}: {text}")

    def note(self, text: str) -> None:
        """Write one line beside the results; they go on where it cannot be written."""
        self._make_way_on(self.notes)
        with suppress(OSError):
            print(text, file=self.notes, flush=True)

    def show(self, view: "RenderableType") -> None:
        """Draw a result."""
        self._make_way_on(self.results)
        self._console(self.results).print(view)

    def tell(self, view: "RenderableType") -> None:
        """Draw something that is not a result."""
        self._make_way_on(self.notes)
        self.notes_console().print(view)

    @property
    def results_are_seen(self) -> bool:
        """Whether standard output is a screen."""
        return _is_screen(self.results)

    @property
    def notes_are_seen(self) -> bool:
        """Whether standard error is a screen."""
        return _is_screen(self.notes)

    @property
    def somebody_is_there(self) -> bool:
        """Whether questions can be asked: there is a keyboard, and a screen beside the results."""
        return _is_screen(sys.stdin) and _is_screen(self.notes)

    def notes_console(self) -> "Console":
        """Return the console on which everything but results is drawn."""
        return self._console(self.notes)

    def _make_way_on(self, stream: TextIO) -> None:
        if self.erase_passing_line is not None and _is_screen(stream):
            self.erase_passing_line()

    def _console(self, stream: TextIO) -> "Console":
        from rich.console import Console  # noqa: PLC0415 - most of the time nothing is drawn

        # Else rich would take the width of whatever terminal is near, and a file would depend on the window.
        width = None if _is_screen(stream) or "COLUMNS" in os.environ else _PLAIN_WIDTH
        return Console(file=stream, width=width, highlight=False, markup=False, emoji=False)


def _is_screen(stream: TextIO | None) -> bool:
    """Say whether a person is at a stream; there is no stream at all where its descriptor is closed."""
    return stream is not None and stream.isatty()


def without_colour() -> None:
    """Draw without colour from here on, as if NO_COLOR had been set."""
    os.environ["NO_COLOR"] = "1"
    os.environ.pop("FORCE_COLOR", None)
