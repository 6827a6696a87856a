"""A place for each faction, in which a player types a number that nobody sees."""

from collections.abc import Callable

from prompt_toolkit.application import Application
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window

from gaia_auction.rules.factions import faction_of
from gaia_auction.screen.colours import colour_of
from gaia_auction.screen.selection import SECONDS_FOR_ESCAPE
from gaia_auction.screen.typed_numbers import TypedNumbers

_DIGITS = "0123456789"
_SECONDARY = "fg:ansibrightblack"
_WARNING = "fg:ansired bold"


class SealedFields:
    """The places on the screen. What is left of a budget is shown as long as its player wants it shown."""

    def __init__(self, numbers: TypedNumbers) -> None:
        """Take what was typed so far."""
        self._numbers = numbers
        self._shows_left = True

    def filled_in(self) -> None:
        """Let the player type until every place is entered; Ctrl-C raises KeyboardInterrupt."""
        window = Window(FormattedTextControl(self._lines, show_cursor=False), wrap_lines=True)
        application: Application[None] = Application(
            layout=Layout(window), key_bindings=self._keys(), erase_when_done=True
        )
        application.ttimeoutlen = SECONDS_FOR_ESCAPE
        application.run()

    def _lines(self) -> StyleAndTextTuples:
        lines: StyleAndTextTuples = []
        factions = [faction_of(slug) for slug in self._numbers.form.factions]
        names = max(len(faction.title) for faction in factions)
        planets = max(len(faction.planet.title) for faction in factions)
        for place, faction in enumerate(factions):
            here = place == self._numbers.at
            lines += [
                ("fg:ansicyan bold", " » " if here else "   "),
                (f"fg:{_ansi(colour_of(faction.planet))}", "■ "),
                ("bold" if here else "", f"{faction.title:<{names}}  "),
                (_SECONDARY, f"{faction.planet.title:<{planets}}  "),
                ("", f"{self._numbers.mask(place)}{'▏' if here else ''}\n"),
            ]
        lines += [("", f"\n {self._left()}\n" if self._numbers.left is not None else "\n")]
        lines += [(_WARNING, f" {self._numbers.problem}\n"), (_SECONDARY, f" {self._hint()}")]
        return lines

    def _left(self) -> str:
        if not self._shows_left:
            return "Left: hidden"
        if self._numbers.all_else_is_entered:
            return "All that is left goes here."
        return f"Left: {self._numbers.left} of {self._numbers.form.total}"

    def _hint(self) -> str:
        keys = "Enter: next, or 0   Up: back   Nothing is handed in yet."
        if self._numbers.left is None:
            return keys
        shows = "hide" if self._shows_left else "show"
        return f"{keys}\n A: all that is left here   H: {shows} what is left"

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
