"""What a setup is dealt for: the seed, the players, and which of the layouts they play on."""

from dataclasses import dataclass
from typing import Literal, get_args

LayoutName = Literal["standard", "xshape", "rulebook8", "first-game"]
Placement = Literal["random", "inner-fixed", "inner-shuffled"]

LAYOUT_NAMES: tuple[LayoutName, ...] = get_args(LayoutName)
PLACEMENTS: tuple[Placement, ...] = get_args(Placement)
LAYOUTS_OF_THE_SITE: tuple[LayoutName, ...] = ("standard", "xshape")
"""Those that the BGS site deals; an auction has no layout, so its pool may come from either."""

_EIGHT_SECTORS = {"xshape": "small-8-x", "rulebook8": "small-8-rulebook"}
_PLAYERS_ON_SEVEN = 2
_PLAYERS_ON_EIGHT = 3
_MOST_PLAYERS_ON_THE_SITE = 4
_SEEDS_DEALT_BY_OLDER_RULES = frozenset({"12", "9876", "Three", "GaiaRocks", "randomSeed", "djfjjv4k"})


@dataclass(frozen=True, slots=True)
class Table:
    """What a setup is dealt for. The seed is a text without blanks, and may be empty; 2 to 5 players."""

    seed: str
    players: int
    layout: LayoutName = "standard"
    placement: Placement = "random"

    @property
    def layout_in_data(self) -> str:
        """The name that the data has for the layout; five play on the board of four.

        >>> Table("", 2).layout_in_data, Table("", 5, "first-game").layout_in_data
        ('standard-7', 'standard-10')
        """
        standard = "standard-7" if self.players == _PLAYERS_ON_SEVEN else "standard-10"
        return _EIGHT_SECTORS.get(self.layout, standard)

    @property
    def is_usual(self) -> bool:
        """Whether it is the standard board with everything anywhere, for which an auction draws its pool.

        >>> Table("", 3).is_usual, Table("", 3, "xshape").is_usual
        (True, False)
        """
        return self.layout == "standard" and self.placement == "random"

    @property
    def is_dealt_by_bgs(self) -> bool:
        """Whether the BGS site deals such a table too; the rest is a dealing of our own.

        >>> Table("", 3, "xshape").is_dealt_by_bgs, Table("", 3, "rulebook8").is_dealt_by_bgs
        (True, False)
        """
        elsewhere = self.layout in LAYOUTS_OF_THE_SITE and self.placement == "random"
        return elsewhere and self.players <= _MOST_PLAYERS_ON_THE_SITE and not self.has_old_seed

    @property
    def has_old_seed(self) -> bool:
        """Whether the BGS site is known to deal this seed by older rules, and so otherwise than we do.

        >>> Table("12", 2).has_old_seed, Table("12#2", 2).has_old_seed
        (True, False)
        """
        return self.seed in _SEEDS_DEALT_BY_OLDER_RULES


@dataclass(frozen=True, slots=True)
class LayoutForThree:
    """A layout of eight sectors is for three players."""

    layout: LayoutName
    players: int


@dataclass(frozen=True, slots=True)
class BoardIsFixed:
    """The board of the first game is fixed, so nothing on it can be placed otherwise."""

    placement: Placement


TableProblem = LayoutForThree | BoardIsFixed


def problem_with_table(table: Table) -> TableProblem | None:
    """Return why layout, players and placement do not go together, or None.

    >>> problem_with_table(Table("", 4, "xshape"))
    LayoutForThree(layout='xshape', players=4)
    """
    if table.layout in _EIGHT_SECTORS and table.players != _PLAYERS_ON_EIGHT:
        return LayoutForThree(table.layout, table.players)
    if table.layout == "first-game" and table.placement != "random":
        return BoardIsFixed(table.placement)
    return None
