"""A place for each faction, in which a player types a number that nobody sees."""

from collections.abc import Callable
from functools import partial

from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, HSplit, Window

from gaia_auction.characters import any_width
from gaia_auction.rules.factions import faction_of
from gaia_auction.screen.colours import colour_of
from gaia_auction.screen.folding import Part
from gaia_auction.screen.question import (
    GoBack,
    asked,
    folding_window,
    forget_what_was_typed_ahead,
    let_it_be_interrupted,
)
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
        """Let the player type until every place is entered.

        Ctrl-C raises KeyboardInterrupt; Escape in a form that is still blank, GoBack.
        """
        forget_what_was_typed_ahead()
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
        let_it_be_interrupted(keys)
        acts: dict[Keys | str, Callable[[], object]] = {
            **dict.fromkeys((Keys.Up, Keys.BackTab), numbers.back),
            **dict.fromkeys((Keys.Backspace, Keys.Delete), numbers.rub_out),
            Keys.ControlU: numbers.clear,
        }
        if numbers.left is not None:
            acts |= dict.fromkeys(any_width("aA"), numbers.all_here)
            acts |= dict.fromkeys(any_width("hH"), self._switch)
        for key, act in acts.items():
            keys.add(key, eager=True)(partial(_do, act))
        for key in (Keys.ControlM, Keys.ControlJ, Keys.Tab, Keys.Down):
            keys.add(key, eager=True)(self._next)
        keys.add(Keys.Escape, eager=True)(self._go_back)
        keys.add(Keys.BracketedPaste, eager=True)(self._type)
        keys.add(Keys.Any, eager=True)(self._type)
        return keys

    def _next(self, event: KeyPressEvent) -> None:
        if self._numbers.next():
            event.app.exit()
        elif self._numbers.problem:
            event.app.output.bell()

    def _go_back(self, event: KeyPressEvent) -> None:
        if self._numbers.back():
            event.app.exit(exception=GoBack)

    def _type(self, event: KeyPressEvent) -> None:
        text = " ".join(event.data.split())
        if text and text.isprintable():
            self._numbers.type(text)

    def _switch(self) -> None:
        self._shows_left = not self._shows_left


def _do(act: Callable[[], object], _event: KeyPressEvent) -> None:
    act()


def _ansi(colour: str) -> str:
    """Return a standard colour as the prompts call it.

    >>> _ansi("bright_blue"), _ansi("default")
    ('ansibrightblue', 'ansidefault')
    """
    return f"ansi{colour.replace('_', '')}"
