"""The screen while an auction is played: each turn on a clean page, nothing left behind when it is over."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.text import Text


class Stage:
    """Pages on a terminal's second screen, so that the first one and its history stay as they were.

    It remembers the page that is on it, to draw it again when the window has another size.
    """

    def __init__(self, console: Console) -> None:
        """Take the console of a real terminal."""
        self._console = console
        self._size = console.size
        self._draw: Callable[[], None] = lambda: None
        self.rows_left = console.height
        """How many lines the page has left for a question."""

    @contextmanager
    def lit(self) -> Iterator[None]:
        """Play on the second screen; whatever happens, return to the first one."""
        before = _LIT.set(self)
        try:
            with self._console.screen(hide_cursor=False, style=""):
                try:
                    yield
                finally:
                    self._console.clear()
        finally:
            _LIT.reset(before)

    def fit(self) -> None:
        """Draw the page again if the window has changed its size since it was drawn."""
        if self._console.size != self._size:
            self.draw_again()

    def draw_again(self) -> None:
        """Draw the page anew on a clean screen."""
        self._begin(self._draw)

    def _begin(self, draw: Callable[[], None]) -> None:
        self._draw, self._size = draw, self._console.size
        self._console.clear()
        self.rows_left = self._console.height
        draw()

    def page(self, *views: RenderableType, room: int = 0) -> None:
        """Begin a clean page with these views on it, an empty line after each.

        `room` is how many lines must be left; a view after the first is not shown where it would take them.
        """
        self._begin(partial(self._page, views, room))

    def _page(self, views: tuple[RenderableType, ...], room: int) -> None:
        for view in views:
            rows = len(self._console.render_lines(view, pad=False)) + 1
            if view is not views[0] and self.rows_left - rows < room:
                continue
            self.rows_left -= rows
            self._console.print(view)
            self._console.print()

    def middle_page(self, *lines: Text) -> None:
        """Begin a clean page with these lines in the middle of it."""
        self._begin(partial(self._middle_page, lines))

    def _middle_page(self, lines: tuple[Text, ...]) -> None:
        if self._console.is_dumb_terminal:
            # It cannot be cleared, so what was there moves out of sight.
            self._console.print("\n" * self._console.height)
        above = max(0, (self._console.height - 2 * len(lines)) // 2 - 1)
        spaced = (part for line in lines for part in (Align.center(line), Text()))
        self._console.print(Group(*(Text() for _ in range(above)), *spaced))


_LIT: ContextVar[Stage | None] = ContextVar("stage", default=None)


def stage_above() -> Stage | None:
    """Return the stage on which the page above a question is drawn, if it is lit."""
    return _LIT.get()
