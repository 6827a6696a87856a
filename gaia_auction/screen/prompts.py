"""Questions as the rest of the screen asks them, made with questionary and prompt_toolkit.

Every question is asked with `unsafe_ask` or `run`, since `ask` swallows Ctrl-C and prints on standard
output. All run inside `asking`, which sends them to the terminal and never into standard output.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from prompt_toolkit.application import create_app_session, get_app_session
from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

from gaia_auction.characters import whole_number
from gaia_auction.screen import plain
from gaia_auction.screen.keyboard import Keyboard
from gaia_auction.screen.options import Option
from gaia_auction.screen.plain import is_plain, way_back
from gaia_auction.screen.question import (
    GoBack,
    asked,
    folding_window,
    forget_what_was_typed_ahead,
    let_it_be_interrupted,
)
from gaia_auction.screen.selection import question_rows, selection
from gaia_auction.screen.stage import stage_above
from gaia_auction.screen.text_question import Check, text_question

__all__ = [
    "Check",
    "GoBack",
    "ask_number",
    "ask_text",
    "asking",
    "choose",
    "forget_what_was_typed_ahead",
    "press_enter",
    "question_rows",
    "way_back",
]

Value = TypeVar("Value")
Handler = Callable[[KeyPressEvent], None]

_NOT_FOR_A_LINE = (
    *(Keys.ControlR, Keys.ControlS),
    *(Keys.ControlY, Keys.ControlO, Keys.ControlX, Keys.ControlG, Keys.ControlT),
    *(Keys.ControlZ, Keys.ControlV, Keys.ControlQ, Keys.ControlBackslash, Keys.ControlSquareClose),
)
"""Keys that mean something elsewhere, and here would put a character into the line that nobody sees."""


@contextmanager
def asking() -> Iterator[None]:
    """Ask on standard error, so that results alone go to standard output.

    Keys that come between two questions wait unseen for the next one: not even the number that somebody is
    quick to type under seal is shown. The terminal is not asked where its cursor is: every page begins at
    the top, and the answer would come among those keys.
    """
    output = create_output(stdout=sys.stderr)
    if isinstance(output, Vt100_Output):
        output.enable_cpr = False
    keyboard = Keyboard(get_app_session().input)
    with create_app_session(keyboard, output) as session, keyboard.raw_mode():
        try:
            yield
        finally:
            if not is_plain():
                session.output.show_cursor()  # a list hides it
                session.output.flush()


def choose(message: str, options: Sequence[Option[Value]], *, rows: int | None = None, at: int = 0) -> Value:
    """Let a person choose one option, with the arrow keys or by typing its number or how it begins.

    `rows` is how many lines there are for the whole question; options that do not fit in come into view with
    the pointer. Enter alone takes the one `at` this place, from 0.
    """
    if is_plain():
        return options[plain.choose(message, options, at)].value
    forget_what_was_typed_ahead()
    index: int = selection(message, options, _room(rows), at).unsafe_ask()
    return options[index].value


def _room(rows: int | None) -> Callable[[], int | None]:
    """Return what tells how many of these rows there are once the window has another size."""
    stage = stage_above()
    if stage is None or rows is None:
        return lambda: rows
    taken = stage.rows_left - rows
    return lambda: stage.rows_left - taken


def _on(bindings: KeyBindings, *keys: Keys) -> Callable[[Handler], Handler]:
    def bound(handler: Handler) -> Handler:
        for key in keys:
            bindings.add(key, eager=True)(handler)
        return handler

    return bound


def _ways_out() -> KeyBindings:
    """Escape goes back, and does not wait for a second key; Ctrl-D ends, whatever was typed.

    Pasted lines become one.
    """
    bindings = KeyBindings()

    @bindings.add(Keys.Escape, eager=True)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=GoBack)

    let_it_be_interrupted(bindings)

    @_on(bindings, *_NOT_FOR_A_LINE)
    def _(_event: KeyPressEvent) -> None:
        pass

    @bindings.add(Keys.BracketedPaste)
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.insert_text(" ".join(event.data.split()))

    return bindings


def ask_text(message: str, check: Check, *, usual: str = "", begun: str = "", instruction: str = "") -> str:
    """Let a person type a text, checked as it is typed; Enter alone means `usual`, if there is one.

    `begun` stands there to be changed, where that is possible. Escape raises GoBack.
    """

    def problem_with(text: str) -> str | None:
        return check(text or usual)

    if is_plain():
        line = f"? {message} {instruction}".rstrip()
        return plain.ask_text(line, problem_with, usual) or usual
    parts = [("class:qmark", "?"), ("class:question", f" {message} ")]
    if instruction:
        parts.append(("class:instruction", f" {instruction} "))
    return str(text_question(parts, problem_with, usual, _ways_out(), begun=begun).run()) or usual


def ask_number(
    message: str, least: int, most: int, *, usual: int | None = None, instruction: str = ""
) -> int:
    """Let a person type a whole number from `least` to `most`, checked as it is typed."""
    bounds = f"only {most} is possible" if least == most else f"a whole number from {least} to {most}"

    def check(text: str) -> str | None:
        number = whole_number(text)
        return None if number is not None and least <= number <= most else bounds

    shown = "" if usual is None else str(usual)
    number = whole_number(ask_text(message, check, usual=shown, instruction=instruction))
    assert number is not None  # noqa: S101 - the check has let no other text through
    return number


def press_enter(message: str, *, or_escape: bool = False) -> None:
    """Wait until somebody presses Enter; other keys do nothing, nor does what was pressed before it asks.

    With `or_escape`, Escape raises GoBack.
    """
    if is_plain():
        plain.press_enter(message, or_escape=or_escape)
        return
    forget_what_was_typed_ahead()
    bindings = KeyBindings()

    let_it_be_interrupted(bindings)

    @bindings.add(Keys.Escape, eager=True, filter=Condition(lambda: or_escape))
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=GoBack)

    def answer() -> None:
        waiting.exit()

    hint = folding_window(lambda: [("class:instruction", message)], indent=0)
    waiting = asked(hint, bindings, answer)
    waiting.run()
