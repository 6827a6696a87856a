"""The board drawn with lines and circles, for a page to print."""

from itertools import chain
from math import cos, pi, sin, sqrt

import drawsvg

from gaia_auction.setup.board import Board, Lying
from gaia_auction.setup.hexes import Hex, moved, neighbours, turned
from gaia_auction.setup.sectors import EMPTY, planet_types

FONT = "DejaVu Sans, Verdana, Arial, sans-serif"
INK, FAINT = "#1a1a1a", "#b8b8b8"

_FILLS = {
    "blue": "#2f6fd0",
    "red": "#d0342c",
    "orange": "#f08a2c",
    "yellow": "#f7d84a",
    "brown": "#7d4f2b",
    "gray": "#8c929a",
    "white": "#ffffff",
    "green": "#3f9b45",
    "purple": "#6d45a3",
}
_DARK_ON = {"orange", "yellow", "white"}
"""The fills on which a dark letter is read more easily than a white one."""


class MapDrawing:
    """A board, drawn as large as it fits into a place of this width and height."""

    def __init__(self, board: Board, lying: tuple[Lying, ...], *, width: float, height: float) -> None:
        """Find the size of a hex, from its centre to a corner."""
        self._board, self._lying = board, lying
        columns = [q for q, _ in board]
        rows = [r + q / 2 for q, r in board]
        across = 1.5 * (max(columns) - min(columns)) + 2
        down = sqrt(3) * (max(rows) - min(rows) + 1)
        self._size = min(width / across, height / down)
        self.width, self.height = self._size * across, self._size * down
        self._left, self._top = min(columns), min(rows)

    def drawn(self, left: float, top: float) -> drawsvg.Group:
        """Return the board with its upper left corner there."""
        group = drawsvg.Group(transform=f"translate({left:.1f} {top:.1f})", font_family=FONT)
        for place in self._board:
            group.append(self._hex(place))
        for place in self._board:
            self._add_outline(group, place)
        for place, space in self._board.items():
            if space.planet != EMPTY:
                add_planet(group, space.planet, *self._centre(place), self._size * 0.66)
        for one in self._lying:
            self._add_name(group, one)
        return group

    def _centre(self, place: Hex) -> tuple[float, float]:
        q, r = place
        x = 1.5 * (q - self._left) + 1
        y = sqrt(3) * (r + q / 2 - self._top + 0.5)
        return rounded(self._size * x, self._size * y)

    def _corner(self, place: Hex, number: int) -> tuple[float, float]:
        """Return a corner; they are numbered clockwise from the right one."""
        x, y = self._centre(place)
        return rounded(x + self._size * cos(number * pi / 3), y + self._size * sin(number * pi / 3))

    def _hex(self, place: Hex) -> drawsvg.Lines:
        corners = (self._corner(place, number) for number in range(6))
        return drawsvg.Lines(
            *chain.from_iterable(corners), close=True, fill="none", stroke=FAINT, stroke_width=0.6
        )

    def _add_outline(self, group: drawsvg.Group, place: Hex) -> None:
        """Draw the edges behind which another sector lies, or none."""
        # The neighbours stand in the order of the edges: behind the first lies the one at the lower right.
        for number, beside in enumerate(neighbours(place)):
            beyond = self._board.get(beside)
            if beyond is None or beyond.sector != self._board[place].sector:
                ends = (*self._corner(place, number), *self._corner(place, number + 1))
                group.append(drawsvg.Line(*ends, stroke=INK, stroke_width=2, stroke_linecap="round"))

    def _add_name(self, group: drawsvg.Group, one: Lying) -> None:
        """Write a sector's name and how it is turned into its centre, where no planet is, with an arrow."""
        x, y = self._centre(one.center)
        aside = self._size * 0.25
        group.append(text(one.sector, self._size * 0.7, x, y - aside, bold=True))
        group.append(text(f"turn {one.rotation}", self._size * 0.36, x, y + aside))
        group.append(self._arrow(one))

    def _arrow(self, one: Lying) -> drawsvg.Lines:
        """Return a small arrow across that edge of the centre that is the upper one of a tile not turned."""
        x, y = self._centre(one.center)
        to_x, to_y = self._centre(moved(one.center, turned((0, -1), one.rotation)))
        ahead, aside = (to_x - x, to_y - y), (to_y - y, x - to_x)
        corners = (
            rounded(x + far * ahead[0] + wide * aside[0], y + far * ahead[1] + wide * aside[1])
            for far, wide in ((0.63, 0), (0.47, 0.05), (0.47, -0.05))
        )
        return drawsvg.Lines(*chain.from_iterable(corners), close=True, fill=INK)


def rounded(x: float, y: float) -> tuple[float, float]:
    """Return a place in hundredths, so that every computer draws the same.

    >>> rounded(0.1 + 0.2, 1 / 3)
    (0.3, 0.33)
    """
    return round(x, 2), round(y, 2)


def add_planet(group: drawsvg.Group, planet: str, x: float, y: float, radius: float) -> None:
    """Draw a planet with its letter."""
    kind = planet_types()[planet]
    colour = kind.colour or "white"
    ink = INK if colour in _DARK_ON else "#ffffff"
    group.append(
        drawsvg.Circle(*rounded(x, y), round(radius, 2), fill=_FILLS[colour], stroke=INK, stroke_width=0.8)
    )
    group.append(text(kind.letter, radius * 1.15, x, y, ink, bold=True))


def text(  # noqa: PLR0913 - where, how large and how: all that a drawn word needs
    words: str, size: float, x: float, y: float, ink: str = INK, *, bold: bool = False, middle: bool = True
) -> drawsvg.Text:
    """Return words around a place, or beginning there; drawsvg escapes what XML would take for its own."""
    return drawsvg.Text(
        words,
        f"{size:.1f}",
        *rounded(x, y),
        fill=ink,
        font_weight="bold" if bold else "normal",
        text_anchor="middle" if middle else "start",
        dominant_baseline="central" if middle else "auto",
    )
