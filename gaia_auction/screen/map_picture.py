"""The board drawn in characters: sectors with their outlines, a letter for what is on each hex."""

from rich.text import Text

from gaia_auction.screen.colours import SECONDARY, TITLE, shade
from gaia_auction.setup.board import Board, Lying
from gaia_auction.setup.hexes import Hex, moved
from gaia_auction.setup.sectors import EMPTY, planet_types

_Cell = tuple[str, str]
"""A character and its style."""

WIDE, NARROW = 4, 3
"""How many characters a column of hexes takes."""


class _Canvas:
    """Characters by column and line. A hex is two lines high, so that half a row is a line."""

    def __init__(self, board: Board, width: int) -> None:
        self._left = min(q for q, _ in board)
        self._top = min(2 * r + q for q, r in board) - 1
        self._width = width
        self._cells: dict[tuple[int, int], _Cell] = {}

    def write(self, place: Hex, text: str, style: str, *, right: int = 1, down: int = 0) -> None:
        """Write into a hex, or on its edge: so many characters from its left corner, so many lines below."""
        column = (place[0] - self._left) * self._width + right
        line = 2 * place[1] + place[0] - self._top + down
        for number, character in enumerate(text):
            self._cells[column + number, line] = character, style

    def text(self) -> Text:
        """Return all lines, without blanks at their ends."""
        lines = []
        for line in range(max(line for _, line in self._cells) + 1):
            columns = range(max(column for column, at in self._cells if at == line) + 1)
            cells = (self._cells.get((column, line), (" ", "")) for column in columns)
            lines.append(Text.assemble(*cells))
        return Text("\n", no_wrap=True, overflow="ignore").join(lines)


def map_picture(board: Board, lying: tuple[Lying, ...], width: int = WIDE) -> Text:
    """Return the board; in the centre of each sector its name, and below it how far it is turned."""
    canvas = _Canvas(board, width)
    for place, space in board.items():
        planet = planet_types()[space.planet]
        style = SECONDARY if space.planet == EMPTY else f"bold reverse {shade(planet.colour)}"
        canvas.write(place, planet.letter.center(width - 1), style)
        _outline(canvas, board, place, width)
    for one in lying:
        canvas.write(one.center, one.sector.center(width - 1), TITLE)
        canvas.write(one.center, f"↻{one.rotation}".center(width - 1), SECONDARY, down=1)
    return canvas.text()


def _outline(canvas: _Canvas, board: Board, place: Hex, width: int) -> None:
    """Draw those edges of a hex behind which another sector lies, or none."""
    flat = "_" * (width - 1)
    edges = {
        (0, -1): (flat, 1, -1),
        (1, -1): ("\\", width, 0),
        (1, 0): ("/", width, 1),
        (0, 1): (flat, 1, 1),
        (-1, 1): ("\\", 0, 1),
        (-1, 0): ("/", 0, 0),
    }
    for direction, (text, right, down) in edges.items():
        beyond = board.get(moved(place, direction))
        if beyond is None or beyond.sector != board[place].sector:
            canvas.write(place, text, "", right=right, down=down)
