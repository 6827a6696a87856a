"""Turn pages forwards and backwards, one at a time, as in a book."""

from collections.abc import Callable, Sequence

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from rich.console import RenderableType

from gaia_auction.screen.prompts import asking
from gaia_auction.screen.signals import ended_by_signals
from gaia_auction.screen.stage import Stage
from gaia_auction.screen.terminal import Terminal

ROWS_OF_HINT = 1
"""How many lines of a page are not for what is shown."""

_NEXT = (Keys.Right, Keys.Down, Keys.PageDown, Keys.Enter, Keys.ControlJ, " ")
_BACK = (Keys.Left, Keys.Up, Keys.PageUp, Keys.Backspace, "b", "B")
_CLOSE = (Keys.Escape, Keys.ControlD, "q", "Q")
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
    _Book(stage, pages).read()


class _Book:
    """Pages, one of which lies open."""

    def __init__(self, stage: Stage, pages: Sequence[RenderableType]) -> None:
        """Take the pages in their order; the first one is opened."""
        self._stage = stage
        self._pages = pages
        self._place = 0
        hint = Window(FormattedTextControl(self._hint, show_cursor=False), height=ROWS_OF_HINT)
        self._application: Application[None] = Application(
            Layout(hint),
            key_bindings=self._keys(),
            erase_when_done=True,
            after_render=lambda _: self._fit_the_window(),
        )
        self._size = self._application.output.get_size()

    def read(self) -> None:
        """Show the open page and turn as keys say."""
        self._stage.page(self._pages[self._place])
        self._application.run()

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()

        def bind(names: Sequence[Keys | str], act: Callable[[], None]) -> None:
            def handler(_: KeyPressEvent) -> None:
                act()

            for name in names:
                keys.add(name)(handler)

        bind(_NEXT, lambda: self._turn_to(self._place + 1))
        bind(_BACK, lambda: self._turn_to(self._place - 1))
        bind((Keys.Home,), lambda: self._turn_to(0))
        bind((Keys.End,), lambda: self._turn_to(len(self._pages) - 1))
        bind(_CLOSE, self._close)
        bind(_BREAK_OFF, self._break_off)
        return keys

    def _close(self) -> None:
        self._application.exit()

    def _break_off(self) -> None:
        self._application.exit(exception=KeyboardInterrupt)

    def _turn_to(self, place: int) -> None:
        """Open a page, the first or the last one where there is none of that place."""
        self._place = min(max(place, 0), len(self._pages) - 1)
        self._application.renderer.erase()
        self._stage.page(self._pages[self._place])

    def _fit_the_window(self) -> None:
        """Draw the page again in a window that has another size than before."""
        size = self._application.output.get_size()
        if size != self._size:
            self._size = size
            self._turn_to(self._place)
            self._application.invalidate()

    def _hint(self) -> FormattedText:
        last = len(self._pages) - 1
        ways = [f"page {self._place + 1} of {last + 1}"]
        if self._place < last:
            ways.append("→ next")
        if self._place > 0:
            ways.append("← back")
        return FormattedText([("fg:ansibrightblack", f" {'   '.join([*ways, 'q: end'])}")])
