"""The sectors of a board row by row, as a person lays them out."""

from itertools import groupby

from gaia_auction.setup.board import Lying

# From a sector to its right neighbour it is (5, -2), to those of the next row (-3, 5) and (2, 3).


def rows_of(lying: tuple[Lying, ...]) -> tuple[tuple[Lying, ...], ...]:
    """Return the rows of a board from the top, each from the left; they slope down a little to the right.

    >>> three = (Lying("1", 0, (2, 3)), Lying("2", 0, (5, -2)), Lying("3", 0, (0, 0)))
    >>> [[one.sector for one in row] for row in rows_of(three)]
    [['3', '2'], ['1']]
    """
    ordered = sorted(lying, key=lambda one: (_row(one), one.center))
    return tuple(tuple(row) for _, row in groupby(ordered, _row))


def _row(one: Lying) -> int:
    """Return a number that all centres of a row have in common, and that grows downwards."""
    q, r = one.center
    return 2 * q + 5 * r
