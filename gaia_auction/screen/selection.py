"""A list to choose from, made of questionary's parts, in which typing means the beginning of a name.

Questionary's own filter finds what is typed anywhere in a line, so that `ita` would first find Firaks of the
Titanium planet; and with nothing found, Enter would take the first line of all.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import questionary
from prompt_toolkit.application import Application
from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import ConditionalContainer, Dimension, HSplit, ScrollOffsets, Window
from questionary.prompts.common import InquirerControl

from gaia_auction.screen.folding import Part, folded, rows_of
from gaia_auction.screen.options import Option, found, numbers_of
from gaia_auction.screen.question import INDENT, asked, columns, folding_window, let_it_be_interrupted

Value = TypeVar("Value")
Room = Callable[[], int | None]
"""Tells how many lines there are at this moment, None if there is no need to know."""

_FEWEST_ROWS = 3
_ROWS_OF_WHAT_IS_TYPED = 2
_MOST_SEEN_OF_WHAT_IS_TYPED = 30
_POINTER = 3
_ALL = "(arrow keys, or type)"
_MORE = "(↓ for more, or type)"


def numbered(number: str, option: Option[Value], width: int, style: str = "class:text") -> list[Part]:
    """Return an option as it is shown, in lines of `width` cells with the text below the text."""
    text = (style, option.title)
    return folded([("class:instruction", number), ("", " "), text], width, len(number) + 1)


def _indented(parts: list[Part]) -> list[Part]:
    """Leave room for the pointer, before the first line it is there already."""
    return [(style, text.replace("\n", "\n" + " " * _POINTER)) for style, text in parts]


class _List(InquirerControl):
    """The lines, of which only those are shown that were meant by what was typed, if any were."""

    def __init__(self, options: Sequence[Option[Value]]) -> None:
        self._options = options
        self._numbers = numbers_of(options)
        self._rows: dict[questionary.Choice, int] = {}
        super().__init__([questionary.Choice("") for _ in options], use_indicator=False)

    def fit(self, width: int) -> None:
        """Make the lines as wide as the window is."""
        pointed = self.get_pointed_at()
        for choice, number, option in zip(self.choices, self._numbers, self._options, strict=True):
            style = "highlighted" if choice is pointed else "text"
            style = "disabled" if option.closed else style
            line = _indented(numbered(number, option, width - _POINTER, f"class:{style}"))
            choice.title, self._rows[choice] = line, rows_of(line)

    @property
    def rows(self) -> int:
        """How many rows all the lines take."""
        return sum(self._rows[choice] for choice in self.filtered_choices)

    @property
    def rows_below_the_pointer(self) -> int:
        """How many rows the line that is pointed at has after its first one."""
        return self._rows[self.get_pointed_at()] - 1

    @property
    def filtered_choices(self) -> list[questionary.Choice]:
        return self._found or self.choices

    @property
    def _found(self) -> list[questionary.Choice]:
        # Worked out anew each time: whoever types fast presses Enter before anything is drawn.
        return [self.choices[index] for index in found(self.search_filter or "", self._options)]

    def narrow(self, typed: str) -> None:
        """Add to what was typed, and point at the first line that begins with it."""
        self.search_filter = (self.search_filter or "") + typed
        self.pointed_at = 0

    def move(self, lines: int) -> None:
        """Point at another line; where nothing begins with what was typed, that is forgotten."""
        if not self._found:
            self.search_filter = None
        self.pointed_at = (self.pointed_at + lines) % self.choice_count

    def take_back(self) -> None:
        """Forget the last letter that was typed."""
        self.search_filter = (self.search_filter or "")[:-1]
        self.pointed_at = 0

    def widen(self) -> None:
        """Forget what was typed, but not which line was pointed at."""
        self.pointed_at, self.search_filter = self.choices.index(self.get_pointed_at()), None

    @property
    def chosen(self) -> int | None:
        """The index of the option under the pointer, None if it is closed or is not what was typed."""
        index = self.choices.index(self.get_pointed_at())
        return index if self._found and not self._options[index].closed else None

    def typed(self) -> list[Part]:
        """Return what was typed, to be shown below the lines, and a hint if nothing begins with it."""
        hint = "" if self._found else "   nothing begins like this; Escape clears it"
        end = (self.search_filter or "")[-_MOST_SEEN_OF_WHAT_IS_TYPED:]
        return [("", " / "), ("class:answer", end), ("class:instruction", hint)]


def selection(
    message: str, options: Sequence[Option[Value]], room: Room, at: int = 0
) -> questionary.Question:
    """Return a question whose answer is the index of an option; `room` is for the whole of it.

    `at` is where the pointer begins, from 0.
    """
    lines = _List(options)
    lines.pointed_at = at

    def room_for_lines() -> int | None:
        rows = room()
        return None if rows is None else rows - question_rows(message)

    def question() -> list[Part]:
        rows = room_for_lines()
        return _question(message, _ALL if rows is None or lines.rows <= rows else _MORE)

    def height() -> Dimension:
        rows = room_for_lines()
        return Dimension() if rows is None else Dimension(max=max(rows, _FEWEST_ROWS))

    parts = [
        folding_window(question),
        Window(
            lines,
            height=height,
            dont_extend_height=True,
            scroll_offsets=ScrollOffsets(bottom=lambda: lines.rows_below_the_pointer),
        ),
        ConditionalContainer(
            HSplit([Window(height=1), folding_window(lines.typed)]),
            Condition(lambda: bool(lines.search_filter)),
        ),
    ]

    def answer() -> None:
        if lines.chosen is None:
            application.output.bell()
            application.output.flush()
        else:
            application.exit(result=lines.chosen)

    application = asked(HSplit(parts), _keys(lines), answer, erased=True)

    def fit(_: Application[Any]) -> None:
        lines.fit(columns())

    application.before_render += fit
    return questionary.Question(application)


def _question(message: str, instruction: str) -> list[Part]:
    return [("class:question", f"? {message} "), ("class:instruction", instruction)]


def question_rows(message: str) -> int:
    """Return how many lines a list needs beside its options: for the question, and for what is typed."""
    return rows_of(folded(_question(message, _MORE), columns(), INDENT)) + _ROWS_OF_WHAT_IS_TYPED


def _on_key(move: Callable[[], None]) -> Callable[[KeyPressEvent], None]:
    return lambda _event: move()


def _keys(lines: _List) -> KeyBindings:
    keys = KeyBindings()

    moves = {
        Keys.Up: lambda: lines.move(-1),
        Keys.Down: lambda: lines.move(1),
        Keys.Backspace: lines.take_back,
        Keys.Escape: lines.widen,
    }
    for key, move in moves.items():
        keys.add(key, eager=True)(_on_key(move))

    let_it_be_interrupted(keys)

    @keys.add(Keys.BracketedPaste, eager=True)
    def _(event: KeyPressEvent) -> None:
        lines.narrow(" ".join(event.data.split()))

    @keys.add(Keys.Any, eager=True)
    def _(event: KeyPressEvent) -> None:
        if event.data.isprintable():
            lines.narrow(event.data)

    return keys
