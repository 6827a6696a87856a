"""The map of a seed: dealt again and again until no two planets of one home type touch."""

from collections.abc import Iterator

from gaia_auction.setup.board import Lying, board_of, is_legal
from gaia_auction.setup.hexes import Hex
from gaia_auction.setup.layouts import Table
from gaia_auction.setup.random_numbers import shuffled
from gaia_auction.setup.sectors import first_game, layouts


def dealt_map(numbers: Iterator[float], table: Table) -> tuple[Lying, ...]:
    """Return the map of these numbers, and take from them what it needs; the first game needs none."""
    if table.layout == "first-game":
        return tuple(Lying(*one) for one in first_game(table.layout_in_data))
    return next(lying for lying in attempts(numbers, table) if is_legal(board_of(lying)))


def attempts(numbers: Iterator[float], table: Table) -> Iterator[tuple[Lying, ...]]:
    """Yield one dealt map after the other, legal or not.

    One number shuffles the sectors, then one for each of them gives its rotation. With the inner sectors
    shuffled on their own, theirs is the first number; fixed ones take none for their order.
    """
    while True:
        placed = _placed(numbers, table)
        yield tuple(Lying(sector, int(6 * next(numbers)), center) for sector, center in placed)


def _placed(numbers: Iterator[float], table: Table) -> list[tuple[str, Hex]]:
    plan = layouts()[table.layout_in_data]
    if table.placement == "random":
        return list(zip(shuffled(next(numbers), plan.sectors), plan.dealt_on, strict=True))
    inner, outer = plan.sectors[: len(plan.inner)], plan.sectors[len(plan.inner) :]
    if table.placement == "inner-shuffled":
        inner = shuffled(next(numbers), inner)
    outer = shuffled(next(numbers), outer)
    others = (center for center in plan.centers if center not in plan.inner)
    return list(zip((*inner, *outer), (*plan.inner, *others), strict=True))
