"""The board: sectors that lie side by side, and whether they may."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from gaia_auction.setup.hexes import Hex, neighbours
from gaia_auction.setup.sectors import sectors, wheel


@dataclass(frozen=True, slots=True)
class Lying:
    """How a sector lies: `rotation` counts sixths of a turn, clockwise from how it lies in the first game."""

    sector: str
    rotation: int
    center: Hex

    def turned(self, steps: int) -> "Lying":
        """Return how it lies after so many further sixths, clockwise.

        >>> Lying("3", 5, (0, 0)).turned(2).rotation
        1
        """
        return replace(self, rotation=(self.rotation + steps) % 6)


@dataclass(frozen=True, slots=True)
class Space:
    """One hex of the board: what is on it, and the sector it belongs to."""

    planet: str
    sector: str


Board: TypeAlias = dict[Hex, Space]


@dataclass(frozen=True, slots=True)
class Clash:
    """Two planets of one home type that touch, which the rulebook forbids, and their sectors."""

    planet: str
    sectors: tuple[str, str]
    hexes: tuple[Hex, Hex]


def board_of(lying: tuple[Lying, ...]) -> Board:
    """Return all hexes of sectors that lie as they say, sector by sector.

    >>> board_of((Lying("1", 0, (0, 0)),))[2, -1].planet
    'transdim'
    """
    return {
        place: Space(planet, one.sector)
        for one in lying
        for place, planet in sectors()[one.sector].lying(one.rotation, one.center)
    }


def clashes(board: Board) -> Iterator[Clash]:
    """Yield each two touching planets of one home type once, in the order of the board.

    >>> list(clashes(board_of((Lying("10", 0, (0, 0)),))))  # two Transdim planets may touch
    []
    """
    homes = {place: space for place, space in board.items() if space.planet in wheel()}
    order = {place: number for number, place in enumerate(homes)}
    for place, space in homes.items():
        for other in neighbours(place):
            if other in homes and homes[other].planet == space.planet and order[place] < order[other]:
                yield Clash(space.planet, (space.sector, homes[other].sector), (place, other))


def is_legal(board: Board) -> bool:
    """Say whether no two planets of one home type touch.

    >>> is_legal(board_of((Lying("1", 0, (0, 0)),)))
    True
    """
    return next(clashes(board), None) is None
