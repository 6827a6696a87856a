"""What all questions have in common: how they look, how they are folded, and the page above them."""

import time
from collections.abc import Callable, Iterable
from typing import Any

import questionary
from prompt_toolkit.application import Application, get_app_session
from prompt_toolkit.input.typeahead import get_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import AnyContainer, FormattedTextControl, Layout, Window

from gaia_auction.screen.enter import Enter
from gaia_auction.screen.folding import Part, folded
from gaia_auction.screen.signals import signal_came
from gaia_auction.screen.stage import stage_above

_SECONDS_FOR_ESCAPE = 0.1
"""How long an Escape may still turn out to begin an arrow key, and no longer, or going back feels slow."""
_SECONDS_UNTIL_A_HELD_KEY_REPEATS = 0.1
INDENT = 2
"""Cells before the second line of a question, so that it begins below the first word."""

_STYLE = questionary.Style(
    [
        ("qmark", "fg:ansicyan bold"),
        ("question", "bold"),
        ("pointer", "fg:ansicyan bold"),
        ("highlighted", "fg:ansicyan bold"),
        ("answer", "fg:ansicyan"),
        ("instruction", "fg:ansibrightblack"),
        ("disabled", "fg:ansibrightblack"),
        ("placeholder", "fg:ansibrightblack"),
    ]
)


class GoBack(Exception):  # noqa: N818 - a wish, not an error
    """Somebody pressed Escape, or typed `<` where there is none: they want the question before this one."""


def asked(
    container: AnyContainer,
    keys: KeyBindings,
    answer: Callable[[], None] | None = None,
    *,
    erased: bool = False,
    drawn_every: float | None = None,
) -> Application[Any]:
    """Return a question to run below the page, which is drawn again when the window changes its size.

    Ctrl-L draws all again too. `answer`: what Enter does. `erased`: nothing of it stays when it is answered.
    `drawn_every`: so many seconds.
    """
    application: Application[Any] = Application(
        Layout(container),
        _STYLE,
        key_bindings=keys,
        erase_when_done=erased,
        refresh_interval=drawn_every,
    )
    application.ttimeoutlen = _SECONDS_FOR_ESCAPE
    if answer is not None:
        enter = Enter(answer)
        enter.bind(keys)
        enter.watch(application)

    def end_if_a_signal_came(_: Application[Any]) -> None:
        if signal_came() and not application.is_done:
            application.exit(exception=KeyboardInterrupt)

    application.before_render += end_if_a_signal_came
    stage = stage_above()
    if stage is not None:

        def fit(_: Application[Any]) -> None:
            application.output.flush()
            stage.fit()

        @keys.add(Keys.ControlL, eager=True)
        def _(event: KeyPressEvent) -> None:
            event.app.renderer.erase()
            stage.draw_again()

        application.before_render += fit
    return application


def let_it_be_interrupted(keys: KeyBindings) -> None:
    """Let Ctrl-C and Ctrl-D raise KeyboardInterrupt, and so a signal that ends the program."""

    def interrupt(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    for key in (Keys.ControlC, Keys.ControlD, Keys.SIGINT):
        keys.add(key, eager=True)(interrupt)


def forget_what_was_typed_ahead() -> None:
    """Whoever answers has seen the question: a second Enter, pressed by mistake, answers nothing.

    Nor does a key that is still held down.
    """
    keyboard = get_app_session().input
    while keyboard.read_keys() or get_typeahead(keyboard):
        time.sleep(_SECONDS_UNTIL_A_HELD_KEY_REPEATS)


def folding_window(line: Callable[[], Iterable[Part]], indent: int = INDENT) -> Window:
    """Return a part of a question that is broken between words, however wide the window is."""
    text = FormattedTextControl(lambda: [*folded(line(), columns(), indent)], show_cursor=False)
    return Window(text, dont_extend_height=True)


def columns() -> int:
    """Return how many cells a line of the window has at this moment."""
    return get_app_session().output.get_size().columns
