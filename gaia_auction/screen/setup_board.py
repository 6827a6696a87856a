"""The board of a setup on the screen, as large as the window lets it be, and how to build it."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from gaia_auction.screen.colours import SECONDARY, TITLE, WARNING, shade
from gaia_auction.screen.map_picture import NARROW, WIDE, map_picture
from gaia_auction.sentences.setup import mark_for_clash
from gaia_auction.setup.board import Lying
from gaia_auction.setup.result import Setup
from gaia_auction.setup.rows import rows_of
from gaia_auction.setup.sectors import planet_types

TOO_NARROW = (
    "The board is wider than this window: widen it, or draw the board by --save FILE.svg. "
    "Its sectors, row by row as they lie:"
)
_COLUMN = 2
"""How many characters a column of hexes takes in the rows; from one sector to the next there are five."""


class SetupBoard:
    """The drawn board with its letters or, in a window too narrow for it, its sectors in rows."""

    def __init__(self, setup: Setup) -> None:
        """Take the setup whose board it is."""
        self._setup = setup

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the board, what is wrong with it, and how to build it."""
        lying = self._setup.dealt.sectors
        pictures = (map_picture(self._setup.board, lying, width) for width in (WIDE, NARROW))
        picture = next((one for one in pictures if _width(one) <= options.max_width), None)
        if picture is None:
            yield from (Text(TOO_NARROW), "", _rows(lying), "")
        else:
            yield from (picture, "")
        if self._setup.clashes:
            yield from (Text(mark_for_clash(clash), WARNING) for clash in self._setup.clashes)
            yield ""
        if picture is not None:
            yield _legend()
        yield from _turning(lying)


def _width(picture: Text) -> int:
    return max(map(cell_len, picture.plain.splitlines()))


def _rows(lying: tuple[Lying, ...]) -> Text:
    """Return the sectors with their rotations, each row as far to the right as it lies."""
    left = min(one.center[0] for one in lying)
    lines = []
    for row in rows_of(lying):
        sectors = (
            Text.assemble((one.sector.rjust(_COLUMN), TITLE), (f" ↻{one.rotation}", SECONDARY)) for one in row
        )
        lines.append(Text(" " * _COLUMN * (row[0].center[0] - left)) + Text("  ·  ").join(sectors))
    return Text("\n").join(lines)


def _legend() -> RenderableType:
    planets = planet_types().values()
    words = (
        Text.assemble((planet.letter, f"bold {shade(planet.colour)}"), f" {planet.title}")
        for planet in planets
    )
    return Columns(words, padding=(0, 3, 0, 0))


def _turning(lying: tuple[Lying, ...]) -> Iterator[RenderableType]:
    yield Text(
        "↻2: turn the tile by two sixths (120°), clockwise, from how it lies in the rulebook's first game."
    )
    sides = {one.sector[-1] for one in lying}
    if "A" in sides:
        yield Text("5A, 6A and 7A are the sides with the solid number.")
    if "B" in sides:
        yield Text("5B, 6B and 7B are the sides with the outlined number.")
