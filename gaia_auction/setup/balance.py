"""How fair a board is to the seven colours, by a measure that public generators use, in tenths of a point."""

from dataclasses import dataclass

from gaia_auction.setup.board import Board, Lying, board_of
from gaia_auction.setup.hexes import Hex, distance, moved
from gaia_auction.setup.sectors import GAIA, TRANSDIM, wheel

_WITHIN_REACH = {"own": 10, "one step": 8, GAIA: 8, TRANSDIM: 2}
_CLOSE_NEIGHBOUR = 10
_ON_THE_BORDER = 17
_NEAR_THE_BORDER = 10
_REACH, _CLOSE = 3, 2

MEDIAN_SPREADS = {10: 162, 8: 154, 7: 136}
"""The median spread of 1,500 random legal boards by their number of sectors, published with the measure."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The points of each home planet type, in tenths, in the order of the terraforming wheel."""

    points: dict[str, int]
    sectors: int

    @property
    def spread(self) -> int:
        """The best type's points minus the worst's, in tenths: the fairer, the smaller."""
        return max(self.points.values()) - min(self.points.values())

    @property
    def usual_spread(self) -> int:
        """The spread of a middling random board with so many sectors, in tenths."""
        return MEDIAN_SPREADS[self.sectors]


def terraforming_steps(one: str, other: str) -> int:
    """Return how many steps on the wheel turn one home planet type into another.

    >>> terraforming_steps("terra", "ice"), terraforming_steps("terra", "desert")
    (1, 3)
    """
    apart = abs(wheel().index(one) - wheel().index(other))
    return min(apart, len(wheel()) - apart)


def balance_of(lying: tuple[Lying, ...]) -> Balance:
    """Return how a board treats the seven colours.

    >>> from gaia_auction.setup.layouts import Table
    >>> from gaia_auction.setup.maps import dealt_map
    >>> balance_of(dealt_map(iter(()), Table("", 4, "first-game"))).spread
    75
    """
    board = board_of(lying)
    planets = [(place, space.planet) for place, space in board.items() if space.planet != "empty"]
    points = dict.fromkeys(wheel(), 0)
    for home, colour in planets:
        if colour in points:
            points[colour] += _border(board, home)
            points[colour] += sum(_neighbour(colour, planet, distance(home, at)) for at, planet in planets)
    return Balance(points, len(lying))


def _neighbour(colour: str, planet: str, away: int) -> int:
    """Return what a planet so many hexes away is worth to a home planet of this colour."""
    if not 0 < away <= _REACH:
        return 0
    if planet in _WITHIN_REACH:
        return _WITHIN_REACH[planet]
    steps = terraforming_steps(colour, planet)
    if steps > 1:
        return _CLOSE_NEIGHBOUR if away <= _CLOSE else 0
    return _WITHIN_REACH["one step" if steps else "own"]


def _border(board: Board, place: Hex) -> int:
    """Return what a planet loses by the border, which begins where no sector lies."""
    if not _all_on(board, place, 1):
        return -_ON_THE_BORDER - _NEAR_THE_BORDER
    return 0 if _all_on(board, place, _CLOSE) else -_NEAR_THE_BORDER


def _all_on(board: Board, place: Hex, reach: int) -> bool:
    return all(moved(place, (q, r)) in board for q, r in _around(reach))


def _around(reach: int) -> list[Hex]:
    span = range(-reach, reach + 1)
    return [(q, r) for q in span for r in span if distance((0, 0), (q, r)) <= reach]
