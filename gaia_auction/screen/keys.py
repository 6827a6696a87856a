"""Wait for a key between the pages that are shown."""

from collections.abc import Callable, Iterable
from enum import Enum, auto
from itertools import islice

from prompt_toolkit.application import Application, get_app_session
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from rich.console import RenderableType

from gaia_auction.screen.plain import is_plain, read_line
from gaia_auction.screen.prompts import asking
from gaia_auction.screen.signals import ended_by_signals

_HINT = "\n any key: next   q: end"


class Pressed(Enum):
    """What a key meant."""

    NEXT = auto()
    END = auto()


def show_key_by_key(
    pages: Iterable[RenderableType], show: Callable[[RenderableType], None], *, at_once: int
) -> None:
    """Show the first few pages `at_once` and each other one after a key, until somebody ends it.

    Ctrl-C raises KeyboardInterrupt, a signal Interrupted.
    """
    coming = iter(pages)
    for page in islice(coming, at_once):
        show(page)
    # In raw mode throughout: else a key that comes while a page is drawn would be drawn into it.
    with ended_by_signals(), asking(), get_app_session().input.raw_mode():
        for page in coming:
            if _pressed() is Pressed.END:
                return
            show(page)


def _pressed() -> Pressed:
    """Wait for a key under a hint, which is gone afterwards."""
    if is_plain():
        return _line()
    bindings = KeyBindings()

    @bindings.add(Keys.Any)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(result=Pressed.NEXT)

    @bindings.add("q")
    @bindings.add("Q")
    @bindings.add(Keys.ControlD)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(result=Pressed.END)

    @bindings.add(Keys.ControlC)
    @bindings.add(Keys.SIGINT)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    hint = FormattedTextControl([("fg:ansibrightblack", _HINT)], show_cursor=False)
    layout = Layout(Window(hint, height=_HINT.count("\n") + 1))
    application: Application[Pressed] = Application(layout, key_bindings=bindings, erase_when_done=True)
    return application.run()


def _line() -> Pressed:
    try:
        typed = read_line("\n Enter: next   q: end")
    except EOFError:
        return Pressed.END
    return Pressed.END if typed.strip().casefold() == "q" else Pressed.NEXT
