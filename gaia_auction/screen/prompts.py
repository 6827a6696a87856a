"""Questions: the only place that knows questionary and prompt_toolkit.

Every question is asked with `unsafe_ask`, since `ask` swallows Ctrl-C and prints on standard output. All
run inside `asking`, which sends them to the terminal and never into standard output.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

import questionary
from prompt_toolkit.application import Application, create_app_session
from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent, merge_key_bindings
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import Dimension, FormattedTextControl, Layout, Window
from prompt_toolkit.output import create_output
from questionary.prompts.common import InquirerControl

Value = TypeVar("Value")
Check = Callable[[str], str | None]
"""Says what is wrong with a text as it is typed, None if nothing is."""

_MOST_DIGITS = 9
_FEWEST_ROWS = 3

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


@dataclass(frozen=True)
class Option(Generic[Value]):
    """One line to choose, and what choosing it means."""

    title: str
    value: Value


@contextmanager
def asking() -> Iterator[None]:
    """Ask on standard error, so that results alone go to standard output."""
    with create_app_session(output=create_output(stdout=sys.stderr)):
        yield


def choose(message: str, options: Sequence[Option[Value]], *, rows: int | None = None) -> Value:
    """Let a person choose one option; typing filters them.

    `rows` is how many lines of options there is room for; the others come into view with the pointer.
    """
    question = questionary.select(
        message,
        [questionary.Choice(option.title, value=(option.value,)) for option in options],
        style=_STYLE,
        instruction="(arrow keys, or type)" if rows is None or rows >= len(options) else "(↓ for more, or type)",
        use_jk_keys=False,
        use_search_filter=True,
    )
    question.application.erase_when_done = True
    window, control = _list_of(question)
    if rows is not None:
        window.height = Dimension(max=max(rows, _FEWEST_ROWS))
    _let_enter_wait_for_a_match(question, control)
    answer: tuple[Value] = question.unsafe_ask()
    return answer[0]


def _list_of(question: questionary.Question) -> tuple[Window, InquirerControl]:
    for window in question.application.layout.find_all_windows():
        if isinstance(window.content, InquirerControl):
            return window, window.content
    raise LookupError("questionary draws its options in another way than it did")


def _let_enter_wait_for_a_match(question: questionary.Question, control: InquirerControl) -> None:
    """Let Enter do nothing while no option fits what was typed: the pointer is then on one nobody meant."""

    def unmatched() -> bool:
        return control.search_filter is not None and not control.found_in_search

    bindings = KeyBindings()

    @bindings.add(Keys.ControlM, eager=True, filter=Condition(unmatched))
    def _(event: KeyPressEvent) -> None:
        event.app.output.bell()

    application = question.application
    application.key_bindings = merge_key_bindings([application.key_bindings or KeyBindings(), bindings])


class GoBack(Exception):  # noqa: N818 - a wish, not an error
    """Somebody pressed Escape: they want the question before this one."""


def _with_escape() -> KeyBindings:
    bindings = KeyBindings()

    @bindings.add(Keys.Escape)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=GoBack)

    return bindings


def ask_text(
    message: str, check: Check, *, usual: str = "", instruction: str = "", hidden: bool = False
) -> str:
    """Let a person type a text, checked as it is typed; Enter alone means `usual`, if there is one.

    A hidden text is shown by no more than a star for each character. Escape raises GoBack.
    """

    def verdict(text: str) -> str | bool:
        return check(text or usual) or True

    ask = questionary.password if hidden else questionary.text
    question = ask(
        message,
        validate=verdict,
        style=_STYLE,
        instruction=f"{instruction} " if instruction else None,
        placeholder=[("class:placeholder", usual)],
        key_bindings=_with_escape(),
    )
    return str(question.unsafe_ask()) or usual


def ask_number(
    message: str,
    least: int,
    most: int,
    *,
    usual: int | None = None,
    instruction: str = "",
    hidden: bool = False,
) -> int:
    """Let a person type a whole number from `least` to `most`, checked as it is typed."""

    def check(text: str) -> str | None:
        digits = text.strip()
        if digits.isascii() and digits.isdecimal() and least <= int(digits[:_MOST_DIGITS]) <= most:
            return None
        return f"a whole number from {least} to {most}" if least < most else f"only {most} is possible"

    shown = "" if usual is None else str(usual)
    return int(ask_text(message, check, usual=shown, instruction=instruction, hidden=hidden))


def press_enter(message: str) -> None:
    """Wait until somebody presses Enter; other keys do nothing."""
    bindings = KeyBindings()

    @bindings.add(Keys.ControlM)
    def _(event: KeyPressEvent) -> None:
        event.app.exit()

    @bindings.add(Keys.ControlC)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    text = FormattedTextControl([("class:instruction", message)], show_cursor=False)
    Application(layout=Layout(Window(text, height=1)), key_bindings=bindings, style=_STYLE).run()
