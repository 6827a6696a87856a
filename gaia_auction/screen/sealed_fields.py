"""A place for each faction, in which a player types a number that nobody sees."""

from collections.abc import Callable

from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, HSplit, Window

from gaia_auction.rules.factions import faction_of
from gaia_auction.screen.colours import colour_of
from gaia_auction.screen.folding import Part
from gaia_auction.screen.question import asked, folding_window
from gaia_auction.screen.typed_numbers import TypedNumbers

_SECONDARY = "class:instruction"
_WARNING = "fg:ansired bold"
_MARGIN = 1
_ROWS_BELOW = 6


class SealedFields:
    """The places on the screen. What is left of a budget is shown as long as its player wants it shown."""

    def __init__(self, numbers: TypedNumbers) -> None:
        """Take what was typed so far."""
        self._numbers = numbers
        self._shows_left = True

    def filled_in(self) -> None:
        """Let the player type until every place is entered; Ctrl-C raises KeyboardInterrupt."""
        fields = Window(FormattedTextControl(self._fields, show_cursor=False), dont_extend_height=True)
        below = [self._problem, self._keys_to_press]
        if self._numbers.left is not None:
            below = [self._left, *below, self._keys_for_a_budget]
        lines = (folding_window(line, indent=_MARGIN) for line in below)
        asked(HSplit([fields, Window(height=1), *lines]), self._keys(), erased=True).run()

    @property
    def rows(self) -> int:
        """How many lines all of it takes at most, in a window that is not very narrow."""
        return len(self._numbers.form.factions) + _ROWS_BELOW

    def _fields(self) -> StyleAndTextTuples:
        lines: StyleAndTextTuples = []
        factions = [faction_of(slug) for slug in self._numbers.form.factions]
        names = max(len(faction.title) for faction in factions)
        planets = max(len(faction.planet.title) for faction in factions)
        for place, faction in enumerate(factions):
            here = place == self._numbers.at
            lines += [
                ("class:pointer", " » " if here else "   "),
                (f"fg:{_ansi(colour_of(faction.planet))}", "■ "),
                ("class:question" if here else "", f"{faction.title:<{names}}  "),
                (_SECONDARY, f"{faction.planet.title:<{planets}}  "),
                ("", f"{self._numbers.mask(place)}{'▏' if here else ''}"),
                ("", "" if place == len(factions) - 1 else "\n"),
            ]
        return lines

    def _left(self) -> list[Part]:
        if not self._shows_left:
            words = "Left: hidden"
        elif self._numbers.all_else_is_entered:
            words = "All that is left goes here."
        else:
            words = f"Left: {self._numbers.left} of {self._numbers.form.total}"
        return [("", f" {words}")]

    def _problem(self) -> list[Part]:
        return [(_WARNING, f" {self._numbers.problem}")]

    def _keys_to_press(self) -> list[Part]:
        return [(_SECONDARY, " Enter: next, or 0   Up: back   Nothing is handed in yet.")]

    def _keys_for_a_budget(self) -> list[Part]:
        shows = "hide" if self._shows_left else "show"
        return [(_SECONDARY, f" A: all that is left here   H: {shows} what is left")]

    def _keys(self) -> KeyBindings:
        keys, numbers = KeyBindings(), self._numbers

        def on(
            *names: Keys | str, only_with_budget: bool = False
        ) -> Callable[[Callable[[], bool | None]], None]:
            def bound(act: Callable[[], bool | None]) -> None:
                def pressed(event: KeyPressEvent) -> None:
                    if act():
                        event.app.exit()
                    elif numbers.problem:
                        event.app.output.bell()

                wanted = Condition(lambda: not only_with_budget or numbers.left is not None)
                for name in names:
                    keys.add(name, eager=True, filter=wanted)(pressed)

            return bound

        on(Keys.ControlM, Keys.ControlJ, Keys.Tab, Keys.Down)(numbers.next)
        on(Keys.Up, Keys.BackTab, Keys.Escape)(numbers.back)
        on(Keys.Backspace, Keys.Delete)(numbers.rub_out)
        on(Keys.ControlU)(numbers.clear)
        on("a", "A", only_with_budget=True)(numbers.all_here)
        on("h", "H", only_with_budget=True)(self._switch)

        @keys.add(Keys.BracketedPaste, eager=True)
        @keys.add(Keys.Any, eager=True)
        def _(event: KeyPressEvent) -> None:
            text = " ".join(event.data.split())
            if text and text.isprintable():
                numbers.type(text)

        @keys.add(Keys.ControlC, eager=True)
        @keys.add(Keys.ControlD, eager=True)
        @keys.add(Keys.SIGINT, eager=True)
        def _(event: KeyPressEvent) -> None:
            event.app.exit(exception=KeyboardInterrupt)

        return keys

    def _switch(self) -> None:
        self._shows_left = not self._shows_left


def _ansi(colour: str) -> str:
    """Return a standard colour as the prompts call it.

    >>> _ansi("bright_blue"), _ansi("default")
    ('ansibrightblue', 'ansidefault')
    """
    return f"ansi{colour.replace('_', '')}"
