"""Hexes with a flat top: q counts columns, r rows, and a column further right lies half a row lower."""

from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def moved(place: Hex, by: Hex) -> Hex:
    """Return where one gets from a hex by so many columns and rows.

    >>> moved((2, 3), (-1, 1))
    (1, 4)
    """
    return place[0] + by[0], place[1] + by[1]


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """Return the six hexes around a hex, clockwise from the one at the lower right.

    >>> (1, -1) in neighbours((0, 0)), (1, 1) in neighbours((0, 0))
    (True, False)
    """
    return tuple(moved(place, direction) for direction in DIRECTIONS)


def distance(one: Hex, other: Hex) -> int:
    """Return how many steps it is from one hex to another.

    >>> distance((0, 0), (2, -1)), distance((0, 0), (1, 1))
    (2, 2)
    """
    columns, rows = other[0] - one[0], other[1] - one[1]
    return max(abs(columns), abs(rows), abs(columns + rows))


def turned(place: Hex, steps: int) -> Hex:
    """Return where a hex comes to lie when the tile is turned clockwise about (0, 0), by sixths.

    >>> turned((0, -1), 1), turned((0, -1), 6)
    ((1, -1), (0, -1))
    """
    q, r = place
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r
