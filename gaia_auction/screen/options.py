"""The lines of a list to choose from, and which of them is meant by what was typed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, count
from typing import Generic, TypeVar

from gaia_auction.characters import as_compared, as_digits

Value = TypeVar("Value")


@dataclass(frozen=True)
class Option(Generic[Value]):
    """One line to choose; what is typed is looked for at the beginnings of the words of `name`.

    Only where no line has such a name, it is looked for among the `other_names`, and last among the `traits`.
    A line that is `closed` is shown, pointed at and found like any other, but Enter does not take it. One
    that leads `back` has the number 0, wherever it stands, so that its number never moves.
    """

    title: str
    value: Value
    name: str = ""
    closed: bool = False
    back: bool = False
    other_names: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()

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
        return _begins_a_word(wanted, self.name or self.title)

    def is_called(self, typed: str) -> bool:
        """Say whether one of the other names, or a word of it, begins like that.

        >>> ivits = Option("Ivits", 1, other_names=("The Hive", "하이브"))
        >>> [ivits.is_called(typed) for typed in ("hi", "하", "v")]
        [True, True, False]
        """
        wanted = _plain(typed)
        return any(_begins(wanted, name) or _begins_a_word(wanted, name) for name in self.other_names)

    def is_like(self, typed: str) -> bool:
        """Say whether one of the traits begins like that."""
        return any(_begins(_plain(typed), trait) for trait in self.traits)


def _plain(text: str) -> str:
    return "".join(filter(str.isalnum, as_compared(text)))


def _begins(wanted: str, name: str) -> bool:
    return bool(wanted) and _plain(name).startswith(wanted)


def _begins_a_word(wanted: str, name: str) -> bool:
    return any(_begins(wanted, word) for word in name.split())


def numbers_of(options: Sequence[Option[Value]]) -> tuple[str, ...]:
    """Return the numbers of the lines, from 1, as wide as the widest of them.

    >>> numbers_of([Option("Itars", 1), Option("Take back", 2, back=True), Option("Xenos", 3)])
    ('1', '0', '2')
    """
    places = count(1)
    numbers = ["0" if option.back else str(next(places)) for option in options]
    return tuple(number.rjust(max(map(len, numbers))) for number in numbers)


def meant(typed: str, options: Sequence[Option[Value]]) -> tuple[tuple[int, ...], ...]:
    """Return the indices of the options that were meant, the likeliest first.

    They are those whose number, whose name, or a word of whose name was typed; behind them those that have
    such a name besides, and those with such a trait.

    >>> meant("t", [Option("Bal T'aks", "baltaks"), Option("Terrans", "terrans")])
    ((), (1,), (0, 1), (), ())
    """
    number = as_digits(typed)
    wants: tuple[Callable[[int, Option[Value]], bool], ...] = (
        lambda place, _: numbers[place] == number,
        lambda _, option: option.begins_with(typed),
        lambda _, option: option.has_word(typed),
        lambda _, option: option.is_called(typed),
        lambda _, option: option.is_like(typed),
    )
    numbers = [text.strip() for text in numbers_of(options)]
    return tuple(
        tuple(place for place, option in enumerate(options) if is_meant(place, option)) for is_meant in wants
    )


def found(typed: str, options: Sequence[Option[Value]]) -> tuple[int, ...]:
    """Return the indices of the options to show when this was typed, the likeliest first.

    >>> two = [Option("Itars", 1, traits=("Ice",)), Option("Nevlas", 2, traits=("Ice",))]
    >>> found("i", two), found("ic", two)
    ((0,), (0, 1))
    """
    *named, called, like = meant(typed, options)
    return tuple(dict.fromkeys(chain(*named))) or called or like
