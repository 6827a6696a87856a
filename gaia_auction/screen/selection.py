"""A list to choose from, made of questionary's parts, in which typing means the beginning of a name.

Questionary's own filter finds what is typed anywhere in a line, so that `ita` would first find Firaks of the
Titanium planet; and with nothing found, Enter would take the first line of all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import questionary
from prompt_toolkit.application import Application
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import (
    ConditionalContainer,
    Dimension,
    FormattedTextControl,
    HSplit,
    Layout,
    Window,
)
from prompt_toolkit.styles import Style
from questionary.prompts.common import InquirerControl

Value = TypeVar("Value")

_FEWEST_ROWS = 3
SECONDS_FOR_ESCAPE = 0.1
"""How long an Escape may still turn out to begin an arrow key, and no longer, or going back feels slow."""


@dataclass(frozen=True)
class Option(Generic[Value]):
    """One line to choose; what is typed is looked for at the beginnings of the words of `name`.

    A line that is `closed` is shown, pointed at and found like any other, but Enter does not take it.
    """

    title: str
    value: Value
    name: str = ""
    closed: bool = False

    def begins_with(self, typed: str) -> bool:
        """Say whether the name of this option begins like that; only letters and digits count.

        >>> [Option("", 1, "Bal T'aks").begins_with(typed) for typed in ("ba", "balt", "T", "al")]
        [True, True, False, False]
        """
        wanted = _plain(typed)
        return _plain(self.name or self.title).startswith(wanted) if wanted else not typed.strip()

    def has_word(self, typed: str) -> bool:
        """Say whether a word in the name of this option begins like that.

        >>> [Option("", 1, "Bal T'aks").has_word(typed) for typed in ("T", "al")]
        [True, False]
        """
        wanted = _plain(typed)
        return any(_plain(word).startswith(wanted) for word in (self.name or self.title).split() if wanted)


def _plain(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))


def _shown(option: Option[Value]) -> str | list[tuple[str, str]]:
    return [("class:disabled", option.title)] if option.closed else option.title


class _List(InquirerControl):
    """The lines, of which only those are shown that begin with what was typed, if any do."""

    def __init__(self, options: Sequence[Option[Value]]) -> None:
        self._options = options
        super().__init__([questionary.Choice(_shown(option)) for option in options], use_indicator=False)

    @property
    def filtered_choices(self) -> list[questionary.Choice]:
        return self._found or self.choices

    @property
    def _found(self) -> list[questionary.Choice]:
        # Worked out anew each time: whoever types fast presses Enter before anything is drawn.
        typed = self.search_filter or ""
        pairs = tuple(zip(self.choices, self._options, strict=True))
        meant = [line for line, option in pairs if option.begins_with(typed)]
        return meant + [line for line, option in pairs if option.has_word(typed) and line not in meant]

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

    def typed(self) -> FormattedText:
        """Return what was typed, to be shown below the lines, and a hint if nothing begins with it."""
        hint = "" if self._found else "   nothing begins like this; Escape clears it"
        return FormattedText(
            [("", "\n / "), ("class:answer", self.search_filter or ""), ("class:instruction", hint)]
        )


def selection(
    message: str, options: Sequence[Option[Value]], instruction: str, rows: int | None, style: Style
) -> questionary.Question:
    """Return a question whose answer is the index of an option; at most `rows` options are seen at once."""
    lines = _List(options)
    question = FormattedText([("class:question", f"? {message} "), ("class:instruction", instruction)])
    parts = HSplit(
        [
            Window(
                FormattedTextControl(question, show_cursor=False), wrap_lines=True, dont_extend_height=True
            ),
            Window(
                lines,
                height=None if rows is None else Dimension(max=max(rows, _FEWEST_ROWS)),
                dont_extend_height=True,
            ),
            ConditionalContainer(
                Window(FormattedTextControl(lines.typed), height=2),
                Condition(lambda: bool(lines.search_filter)),
            ),
        ]
    )
    application: Application[int] = Application(
        layout=Layout(parts), key_bindings=_keys(lines), style=style, erase_when_done=True
    )
    application.ttimeoutlen = SECONDS_FOR_ESCAPE
    return questionary.Question(application)


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

    @keys.add(Keys.ControlM, eager=True)
    @keys.add(Keys.ControlJ, eager=True)
    def _(event: KeyPressEvent) -> None:
        if lines.chosen is None:
            event.app.output.bell()
        else:
            event.app.exit(result=lines.chosen)

    @keys.add(Keys.ControlC, eager=True)
    @keys.add(Keys.ControlD, eager=True)
    @keys.add(Keys.SIGINT, eager=True)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    @keys.add(Keys.BracketedPaste, eager=True)
    def _(event: KeyPressEvent) -> None:
        lines.narrow(" ".join(event.data.split()))

    @keys.add(Keys.Any, eager=True)
    def _(event: KeyPressEvent) -> None:
        if event.data.isprintable():
            lines.narrow(event.data)

    return keys
