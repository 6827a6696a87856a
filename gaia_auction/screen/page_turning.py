"""Turn pages forwards and backwards, one at a time, as in a book."""

from collections.abc import Callable, Sequence

from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from rich.console import RenderableType

from gaia_auction.characters import any_width, as_meant
from gaia_auction.screen.folding import Part
from gaia_auction.screen.plain import is_plain, read_line
from gaia_auction.screen.prompts import asking
from gaia_auction.screen.question import asked, folding_window
from gaia_auction.screen.signals import ended_by_signals
from gaia_auction.screen.stage import Stage
from gaia_auction.screen.terminal import Terminal

ROWS_OF_HINT = 1
"""How many lines of a page are not for what is shown."""

_NEXT = (Keys.Right, Keys.Down, Keys.PageDown, Keys.Enter, Keys.ControlJ, *any_width(" "))
_BACK = (Keys.Left, Keys.Up, Keys.PageUp, Keys.Backspace, *any_width("bB"))
_CLOSE = (Keys.Escape, Keys.ControlD, *any_width("qQ"))
_BREAK_OFF = (Keys.ControlC, Keys.SIGINT)


def show_page_by_page(terminal: Terminal, pages: Sequence[RenderableType]) -> None:
    """Turn pages on the second screen until somebody ends it; the first screen stays as it was.

    Ctrl-C raises KeyboardInterrupt, a signal Interrupted.
    """
    stage = Stage(terminal.notes_console())
    with ended_by_signals(), asking(), stage.lit():
        turn_pages(stage, pages)


def turn_pages(stage: Stage, pages: Sequence[RenderableType]) -> None:
    """Turn pages on a stage that is lit, while prompts are asked there, until somebody ends it."""
    book = _Book(stage, pages)
    if is_plain():
        book.read_by_lines()
    else:
        book.read()


class _Book:
    """Pages, one of which lies open."""

    def __init__(self, stage: Stage, pages: Sequence[RenderableType]) -> None:
        """Take the pages in their order, and open the first one."""
        self._stage = stage
        self._pages = pages
        self._open(0)

    def _open(self, place: int) -> None:
        """Show a page, the first or the last one where there is none of that place."""
        self._place = min(max(place, 0), len(self._pages) - 1)
        self._stage.page(self._pages[self._place])

    def read(self) -> None:
        """Turn as keys say."""
        keys = KeyBindings()
        application = asked(folding_window(self._hint), keys, erased=True)

        def bind(names: Sequence[Keys | str], act: Callable[[], None]) -> None:
            def handler(_: KeyPressEvent) -> None:
                act()

            for name in names:
                keys.add(name)(handler)

        def turn(names: Sequence[Keys | str], place: Callable[[], int]) -> None:
            def act() -> None:
                application.renderer.erase()
                self._open(place())

            bind(names, act)

        turn(_NEXT, lambda: self._place + 1)
        turn(_BACK, lambda: self._place - 1)
        turn((Keys.Home,), lambda: 0)
        turn((Keys.End,), lambda: len(self._pages) - 1)
        bind(_CLOSE, application.exit)
        bind(_BREAK_OFF, lambda: application.exit(exception=KeyboardInterrupt))
        application.run()

    def read_by_lines(self) -> None:
        """Turn as lines say, on a terminal that cannot do better."""
        while True:
            try:
                typed = as_meant(read_line("Enter: next   b: back   q: end")).strip().casefold()
            except EOFError:
                return
            if typed == "q":
                return
            self._open(self._place + (-1 if typed in ("b", "<") else 1))

    def _hint(self) -> list[Part]:
        last = len(self._pages) - 1
        ways = [f" page {self._place + 1} of {last + 1}"]
        if self._place < last:
            ways.append("→ next")
        if self._place > 0:
            ways.append("← back")
        return [("class:instruction", "   ".join([*ways, "q: end"]))]
