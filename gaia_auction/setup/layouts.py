"""What a setup is dealt for: the seed, the players, and which of the layouts they play on."""

from dataclasses import dataclass
from typing import Literal, get_args

LayoutName = Literal["standard", "xshape", "rulebook8", "first-game"]
Placement = Literal["random", "inner-fixed", "inner-shuffled"]

LAYOUT_NAMES: tuple[LayoutName, ...] = get_args(LayoutName)
PLACEMENTS: tuple[Placement, ...] = get_args(Placement)
USUAL_LAYOUT: LayoutName = "standard"
LAYOUTS_OF_THE_SITE: tuple[LayoutName, ...] = ("standard", "xshape")
"""Those that the BGS site deals."""

OLD_SEEDS = (
    "Gianluigi-Buffon",
    "randomSeed",
    "12",
    "9876",
    "yellow-paint-8951",
    "green-jeans-8458",
    "Fastgame01",
    "zadbd",
    "bosco-marcuzzo3",
    "Alex-Del-Pieroooooo",
    "SGAMBATA",
    "djfjjv4k",
    "randomSeed2",
    "randomseed",
    "polite-food-8474",
    "waiting-fabs-1",
    "curious-stay-2150",
    "Three",
    "GaiaRocks",
    "SalmurOnTheBoard",
)
"""The seeds that the BGS site deals by older rules, and so otherwise than we do."""

_EIGHT_SECTORS = {"xshape": "small-8-x", "rulebook8": "small-8-rulebook"}
_PLAYERS_ON_SEVEN = 2
_PLAYERS_ON_EIGHT = {"xshape": (3, 4), "rulebook8": (3,)}


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
        """Whether the BGS site is known to deal such a table alike; the rest is a dealing of our own.

        Recorded deals and games of that site have every such layout and number of players. Without a seed it
        takes one of its own, so it never deals the empty one.

        >>> Table("sun", 3, "xshape").is_dealt_by_bgs, Table("sun", 3, "rulebook8").is_dealt_by_bgs
        (True, False)
        """
        elsewhere = self.layout in LAYOUTS_OF_THE_SITE and self.placement == "random"
        dealable = problem_with_table(self) is None
        return elsewhere and dealable and self.seed != "" and not self.has_old_seed

    @property
    def has_old_seed(self) -> bool:
        """Whether the BGS site deals this seed by older rules.

        >>> Table("12", 2).has_old_seed, Table("12#2", 2).has_old_seed
        (True, False)
        """
        return self.seed in OLD_SEEDS


@dataclass(frozen=True, slots=True)
class LayoutForOthers:
    """A layout of eight sectors is for another number of players, one of those that `fitting` lists."""

    layout: LayoutName
    players: int
    fitting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardIsFixed:
    """The board of the first game is fixed, so nothing on it can be placed otherwise."""

    placement: Placement


TableProblem = LayoutForOthers | BoardIsFixed


def problem_with_table(table: Table) -> TableProblem | None:
    """Return why layout, players and placement do not go together, or None.

    >>> problem_with_table(Table("", 2, "xshape"))
    LayoutForOthers(layout='xshape', players=2, fitting=(3, 4))
    """
    fitting = _PLAYERS_ON_EIGHT.get(table.layout, (table.players,))
    if table.players not in fitting:
        return LayoutForOthers(table.layout, table.players, fitting)
    if table.layout == "first-game" and table.placement != "random":
        return BoardIsFixed(table.placement)
    return None
