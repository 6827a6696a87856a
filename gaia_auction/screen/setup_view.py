"""A dealt setup on the screen: the board to build from, then every tile in words."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from gaia_auction.errors import printable
from gaia_auction.screen.colours import TITLE, WARNING, shade
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, facts
from gaia_auction.screen.map_picture import NARROW, WIDE, map_picture
from gaia_auction.sentences.lists import counted
from gaia_auction.sentences.setup import (
    board_named,
    mark_for_clash,
    points,
    seed_named,
    sentence_for_balance,
    sentence_for_origin,
)
from gaia_auction.sentences.setup_lists import TileList, tile_lists
from gaia_auction.setup.result import Setup
from gaia_auction.setup.sectors import planet_types

TOO_NARROW = Text("The board is wider than this window: widen it, or draw the board by --save FILE.svg.")


def setup_view(setup: Setup) -> RenderableType:
    """Return the whole setup, as wide as the window lets it be."""
    table, lying = setup.dealt.table, setup.dealt.sectors
    what = f"Setup · {counted(table.players, 'player')} · {board_named(table)}"
    return Page(
        [TitleLine(what, seed_named(setup))],
        [Text(printable(sentence_for_origin(setup)))],
        [
            FirstThatFits(
                map_picture(setup.board, lying, WIDE), map_picture(setup.board, lying, NARROW), TOO_NARROW
            )
        ],
        [Text(mark_for_clash(clash), WARNING) for clash in setup.clashes],
        [_legend(), *_turning(setup)],
        *(_tile_list(tiles) for tiles in tile_lists(setup)),
        [Text("Fairness", TITLE), _fairness(setup)],
    )


def _legend() -> RenderableType:
    planets = planet_types().values()
    words = (
        Text.assemble((planet.letter, f"bold {shade(planet.colour)}"), f" {planet.title}")
        for planet in planets
    )
    return Columns(words, padding=(0, 3, 0, 0))


def _turning(setup: Setup) -> Iterator[RenderableType]:
    yield Text(
        "↻2: turn the tile by two sixths (120°), clockwise, from how it lies in the rulebook's first game."
    )
    sides = {one.sector[-1] for one in setup.dealt.sectors}
    if "A" in sides:
        yield Text("5A, 6A and 7A are the sides with the solid number.")
    if "B" in sides:
        yield Text("5B, 6B and 7B are the sides with the outlined number.")


def _tile_list(tiles: TileList) -> list[RenderableType]:
    listed = facts((name, Text(effect)) for name, effect in tiles.rows)
    return [Text(tiles.title, TITLE), listed, *([Text(tiles.note)] if tiles.note else [])]


def _fairness(setup: Setup) -> RenderableType:
    titles = planet_types()
    each = ((titles[planet].title, points(tenths)) for planet, tenths in setup.balance.points.items())
    rows = (*each, ("Spread", sentence_for_balance(setup)))
    return facts((name, Text(words)) for name, words in rows)
