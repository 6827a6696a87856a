"""Which board a table plays on: the layout, how its sectors are placed, and for how many players that is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from gaia_auction.setup.board import Lying, board_of, is_legal
from gaia_auction.setup.facts import Layout, first_game, layouts
from gaia_auction.setup.random_numbers import shuffled

LayoutName = Literal["standard", "xshape", "rulebook8", "first-game"]
Placement = Literal["random", "inner-fixed", "inner-shuffled"]

LAYOUT_NAMES: tuple[LayoutName, ...] = get_args(LayoutName)
PLACEMENTS: tuple[Placement, ...] = get_args(Placement)

_EIGHT_SECTORS = {"xshape": "small-8-x", "rulebook8": "small-8-rulebook"}
_PLAYERS_ON_SEVEN = 2
_PLAYERS_ON_EIGHT = 3


@dataclass(frozen=True, slots=True)
class LayoutForOthers:
    """A layout is not for so many players."""

    layout: LayoutName
    players: int
    fitting: tuple[int, ...] = (_PLAYERS_ON_EIGHT,)


@dataclass(frozen=True, slots=True)
class FixedBoard:
    """The board of the first game is fixed, so nothing can be placed otherwise."""

    placement: Placement


LayoutProblem = LayoutForOthers | FixedBoard


def problem_with_layout(layout: LayoutName, players: int, placement: Placement) -> LayoutProblem | None:
    """Return why these do not go together, or None.

    >>> problem_with_layout("xshape", 4, "random")
    LayoutForOthers(layout='xshape', players=4, fitting=(3,))
    """
    if layout in _EIGHT_SECTORS and players != _PLAYERS_ON_EIGHT:
        return LayoutForOthers(layout, players)
    if layout == "first-game" and placement != "random":
        return FixedBoard(placement)
    return None


def name_of(layout: LayoutName, players: int) -> str:
    """Return the name that the data has for a layout; five play on the board of four.

    >>> name_of("standard", 2), name_of("first-game", 5)
    ('standard-7', 'standard-10')
    """
    standard = "standard-7" if players == _PLAYERS_ON_SEVEN else "standard-10"
    return _EIGHT_SECTORS.get(layout, standard)


def first_game_board(players: int) -> tuple[Lying, ...]:
    """Return the rulebook's board for a first game."""
    return tuple(Lying(*one) for one in first_game(name_of("first-game", players)))


def attempts(
    numbers: Iterator[float], layout: LayoutName, players: int, placement: Placement
) -> Iterator[tuple[Lying, ...]]:
    """Yield one dealt map after the other, legal or not: the first legal one is played.

    One number shuffles the sectors, then one for each of them gives its rotation. With the inner sectors
    shuffled on their own, theirs is the first number; fixed ones take none for their order.
    """
    plan = layouts()[name_of(layout, players)]
    while True:
        placed = _placed(numbers, plan, placement)
        yield tuple(Lying(sector, int(6 * next(numbers)), center) for sector, center in placed)


def _placed(
    numbers: Iterator[float], plan: Layout, placement: Placement
) -> list[tuple[str, tuple[int, int]]]:
    if placement == "random":
        return list(zip(shuffled(next(numbers), plan.sectors), plan.dealt_on, strict=True))
    inner, outer = plan.sectors[: len(plan.inner)], plan.sectors[len(plan.inner) :]
    if placement == "inner-shuffled":
        inner = shuffled(next(numbers), inner)
    others = [center for center in plan.centers if center not in plan.inner]
    outer = shuffled(next(numbers), outer)
    return list(zip((*inner, *outer), (*plan.inner, *others), strict=True))


def dealt_board(
    numbers: Iterator[float], layout: LayoutName, players: int, placement: Placement
) -> tuple[Lying, ...]:
    """Return the board of these numbers, taking from them what the map needs; the first game needs none."""
    if layout == "first-game":
        return first_game_board(players)
    dealt = attempts(numbers, layout, players, placement)
    return next(board for board in dealt if is_legal(board_of(board)))
