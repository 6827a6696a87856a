"""A question that is answered by typing a line, checked as it is typed."""

from collections.abc import Callable, Sequence
from typing import Any

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition, has_validation_error, is_done
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import BufferControl, ConditionalContainer, Dimension, HSplit, Window
from prompt_toolkit.layout.processors import AfterInput, ConditionalProcessor, PasswordProcessor
from prompt_toolkit.lexers import SimpleLexer
from prompt_toolkit.validation import ValidationError, Validator

from gaia_auction.screen.folding import Part, folded
from gaia_auction.screen.question import INDENT, asked, columns, folding_window

Check = Callable[[str], str | None]
"""Says what is wrong with a text as it is typed, None if nothing is."""

_ROOM_TO_TYPE = 4
"""Cells that the last line of a question leaves at least for what is typed."""

_MOST_ROWS = 5
"""What is pasted by mistake can be long, and must not push the page out of sight."""
_BELOW_THE_QUESTION = (("", " " * INDENT),)


class _Checked(Validator):
    def __init__(self, check: Check) -> None:
        self._check = check

    def validate(self, document: Document) -> None:
        problem = self._check(document.text)
        if problem:
            raise ValidationError(len(document.text), problem)


def text_question(  # noqa: PLR0913 - each is a way in which lines differ
    question: Sequence[Part], check: Check, usual: str, keys: KeyBindings, *, hidden: bool, begun: str = ""
) -> Application[Any]:
    """Return a question whose answer is the line that is typed beside it.

    `usual` stands there while nothing is typed; a `hidden` line is shown by stars; `begun` is there to be
    changed.
    """
    buffer = Buffer(
        validator=_Checked(check),
        validate_while_typing=True,
        accept_handler=_accepted,
        multiline=False,
        document=Document(begun),
    )

    typed = BufferControl(
        buffer,
        [
            ConditionalProcessor(PasswordProcessor(), hidden),
            ConditionalProcessor(AfterInput(usual, "class:placeholder"), Condition(lambda: not buffer.text)),
        ],
        lexer=SimpleLexer("class:answer"),
    )
    above = ConditionalContainer(
        folding_window(lambda: _in_two(question)[0]), Condition(lambda: bool(_in_two(question)[0]))
    )
    beside = Window(
        typed,
        get_line_prefix=lambda _, wrapped: [*(_in_two(question)[1] if not wrapped else _BELOW_THE_QUESTION)],
        height=Dimension(max=_MOST_ROWS),
        wrap_lines=True,
        dont_extend_height=True,
    )
    wrong = ConditionalContainer(
        folding_window(lambda: [("class:validation-toolbar", _problem(buffer))], indent=0),
        has_validation_error & ~is_done,
    )
    return asked(HSplit([above, beside, wrong]), keys, buffer.validate_and_handle)


def _in_two(question: Sequence[Part]) -> tuple[list[Part], list[Part]]:
    """Return the lines of a question, the last one apart: there is room beside it for what is typed."""
    room = max(1, min(_ROOM_TO_TYPE, columns() - INDENT))
    *lines, _ = folded([*question, ("", "_" * room)], columns(), INDENT)
    breaks = [place for place, (_, text) in enumerate(lines) if text.startswith("\n")]
    if not breaks:
        return [], lines
    return lines[: breaks[-1]], [*_BELOW_THE_QUESTION, *lines[breaks[-1] + 1 :]]


def _accepted(buffer: Buffer) -> bool:
    get_app().exit(result=buffer.text)
    return True


def _problem(buffer: Buffer) -> str:
    return buffer.validation_error.message if buffer.validation_error else ""
