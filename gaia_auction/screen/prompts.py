"""Questions as the rest of the screen asks them, made with questionary and prompt_toolkit.

Every question is asked with `unsafe_ask`, since `ask` swallows Ctrl-C and prints on standard output. All
run inside `asking`, which sends them to the terminal and never into standard output.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import questionary
from prompt_toolkit.application import Application, create_app_session, get_app_session
from prompt_toolkit.filters import Condition
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.utils import get_cwidth

from gaia_auction.screen.selection import SECONDS_FOR_ESCAPE, Option, selection

Value = TypeVar("Value")
Check = Callable[[str], str | None]
"""Says what is wrong with a text as it is typed, None if nothing is."""

Handler = Callable[[KeyPressEvent], None]

_MOST_DIGITS = 9
_NOT_FOR_A_LINE = (
    *(Keys.ControlR, Keys.ControlS),  # a search would show what is typed under seal
    *(Keys.ControlY, Keys.ControlO, Keys.ControlX, Keys.ControlG, Keys.ControlT),
    *(Keys.ControlZ, Keys.ControlV, Keys.ControlQ, Keys.ControlBackslash, Keys.ControlSquareClose),
)
"""Keys that mean something elsewhere, and here would put a character into the line that nobody sees."""
_MORE = "(↓ for more, or type)"
_ROWS_OF_WHAT_IS_TYPED = 2

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
    with create_app_session(output=output) as session, session.input.raw_mode():
        try:
            yield
        finally:
            session.output.show_cursor()  # a list hides it
            session.output.flush()


def choose(message: str, options: Sequence[Option[Value]], *, rows: int | None = None) -> Value:
    """Let a person choose one option, with the arrow keys or by typing how it begins.

    `rows` is how many lines there are for the whole question; options that do not fit in come into view with
    the pointer.
    """
    forget_what_was_typed_ahead()
    room = None if rows is None else rows - question_rows(message)
    more = room is not None and room < len(options)
    instruction = _MORE if more else "(arrow keys, or type)"
    index: int = selection(message, options, instruction, room, _STYLE).unsafe_ask()
    return options[index].value


def forget_what_was_typed_ahead() -> None:
    """Whoever answers has seen the question: a second Enter, pressed by mistake, answers nothing."""
    keyboard = get_app_session().input
    keyboard.read_keys()
    clear_typeahead(keyboard)


def question_rows(message: str) -> int:
    """Return how many lines a list needs beside its options: for the question, and for what is typed."""
    width = get_app_session().output.get_size().columns
    return -(-get_cwidth(f"? {message} {_MORE}") // width) + _ROWS_OF_WHAT_IS_TYPED


class GoBack(Exception):  # noqa: N818 - a wish, not an error
    """Somebody pressed Escape: they want the question before this one."""


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

    @bindings.add(Keys.ControlD, eager=True)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    @_on(bindings, *_NOT_FOR_A_LINE)
    def _(_event: KeyPressEvent) -> None:
        pass

    @bindings.add(Keys.BracketedPaste)
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.insert_text(" ".join(event.data.split()))

    return bindings


def ask_text(
    message: str, check: Check, *, usual: str = "", instruction: str = "", hidden: bool = False
) -> str:
    """Let a person type a text, checked as it is typed; Enter alone means `usual`, if there is one.

    A hidden text is shown by no more than a star for each character, and `usual` not at all. Escape raises
    GoBack.
    """

    def verdict(text: str) -> str | bool:
        return check(text or usual) or True

    ask = questionary.password if hidden else questionary.text
    question = ask(
        message,
        validate=verdict,
        style=_STYLE,
        instruction=instruction or None,
        placeholder=None if hidden else [("class:placeholder", usual)],
        key_bindings=_ways_out(),
    )
    question.application.ttimeoutlen = SECONDS_FOR_ESCAPE
    return str(question.unsafe_ask()) or usual


def ask_number(  # noqa: PLR0913 - bounds and words are both needed
    message: str,
    least: int,
    most: int,
    *,
    usual: int | None = None,
    instruction: str = "",
    hidden: bool = False,
) -> int:
    """Let a person type a whole number from `least` to `most`, checked as it is typed.

    Where a hidden number can only be one, nothing on the screen says which.
    """
    bounds = f"a whole number from {least} to {most}"
    if least == most:
        bounds = "only what is left is possible" if hidden else f"only {most} is possible"

    def check(text: str) -> str | None:
        digits = text.strip()
        whole = digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS
        if whole and least <= int(digits) <= most:
            return None
        return bounds

    shown = "" if usual is None else str(usual)
    return int(ask_text(message, check, usual=shown, instruction=instruction, hidden=hidden))


def press_enter(message: str, *, or_escape: bool = False) -> None:
    """Wait until somebody presses Enter; other keys do nothing, nor does what was pressed before it asks.

    With `or_escape`, Escape raises GoBack.
    """
    forget_what_was_typed_ahead()
    bindings = KeyBindings()

    @bindings.add(Keys.ControlM)
    @bindings.add(Keys.ControlJ)
    def _(event: KeyPressEvent) -> None:
        event.app.exit()

    @bindings.add(Keys.ControlC)
    @bindings.add(Keys.ControlD)
    @bindings.add(Keys.SIGINT)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    @bindings.add(Keys.Escape, eager=True, filter=Condition(lambda: or_escape))
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=GoBack)

    text = FormattedTextControl([("class:instruction", message)], show_cursor=False)
    window = Window(text, wrap_lines=True, dont_extend_height=True)
    waiting: Application[None] = Application(layout=Layout(window), key_bindings=bindings, style=_STYLE)
    waiting.ttimeoutlen = SECONDS_FOR_ESCAPE
    waiting.run()
