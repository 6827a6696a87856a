"""The screen while an auction is played: each turn on a clean page, nothing left behind when it is over."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.text import Text


class Stage:
    """Pages on a terminal's second screen, so that the first one and its history stay as they were."""

    def __init__(self, console: Console) -> None:
        """Take the console of a real terminal."""
        self._console = console
        self.rows_left = console.height

    @contextmanager
    def lit(self) -> Iterator[None]:
        """Play on the second screen; whatever happens, return to the first one."""
        with self._console.screen(hide_cursor=False, style=""):
            yield

    def page(self, *views: RenderableType, room: int = 0) -> None:
        """Begin a clean page with these views on it, an empty line after each.

        `room` is how many lines must be left; a view after the first is not shown where it would take them.
        """
        self._console.clear()
        self.rows_left = self._console.height
        for view in views:
            rows = len(self._console.render_lines(view, pad=False)) + 1
            if view is not views[0] and self.rows_left - rows < room:
                continue
            self.rows_left -= rows
            self._console.print(view)
            self._console.print()

    def middle_page(self, *lines: Text) -> None:
        """Begin a clean page with these lines in the middle of it."""
        self._console.clear()
        if self._console.is_dumb_terminal:
            # It cannot be cleared, so what was there moves out of sight.
            self._console.print("\n" * self._console.height)
        above = max(0, (self._console.height - 2 * len(lines)) // 2 - 1)
        spaced = (part for line in lines for part in (Align.center(line), Text()))
        self._console.print(Group(*(Text() for _ in range(above)), *spaced))
