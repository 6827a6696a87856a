"""Wait for a key between the pages that are shown."""

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from itertools import islice

from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from rich.console import RenderableType

from gaia_auction.screen.prompts import asking

_HINT = " any key: next   q: end"


class Pressed(Enum):
    """What a key meant."""

    NEXT = auto()
    END = auto()


def key_by_key(pages: Iterable[RenderableType], at_once: int) -> Iterator[RenderableType]:
    """Yield the first few pages `at_once` and each other one after a key, until somebody wants to end."""
    coming = iter(pages)
    yield from islice(coming, at_once)
    for page in coming:
        if _pressed() is Pressed.END:
            return
        yield page


def _pressed() -> Pressed:
    """Wait for a key, under a hint that is gone afterwards; Ctrl-C interrupts."""
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
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    text = FormattedTextControl([("fg:ansibrightblack", _HINT)], show_cursor=False)
    layout = Layout(Window(text, height=1))
    with asking():
        application: Application[Pressed] = Application(layout, key_bindings=bindings, erase_when_done=True)
        return application.run()
