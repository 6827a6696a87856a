"""A dealt setup on the screen: the board to build from, then every tile in words."""

from rich.console import RenderableType
from rich.text import Text

from gaia_auction.errors import printable
from gaia_auction.screen.colours import TITLE
from gaia_auction.screen.layout import Page, TitleLine, facts
from gaia_auction.screen.setup_board import SetupBoard
from gaia_auction.sentences.lists import counted
from gaia_auction.sentences.setup import (
    board_named,
    points,
    seed_named,
    sentence_for_balance,
    sentence_for_origin,
)
from gaia_auction.sentences.setup_lists import TileList, tile_lists
from gaia_auction.setup.result import Setup
from gaia_auction.setup.sectors import planet_types


def setup_view(setup: Setup) -> RenderableType:
    """Return the whole setup, as wide as the window lets it be."""
    table = setup.dealt.table
    what = f"Setup · {counted(table.players, 'player')} · {board_named(table)}"
    return Page(
        [TitleLine(what, seed_named(setup))],
        [Text(printable(sentence_for_origin(setup)))],
        [SetupBoard(setup)],
        *(_tile_list(tiles) for tiles in tile_lists(setup)),
        [Text("Fairness", TITLE), _fairness(setup)],
    )


def _tile_list(tiles: TileList) -> list[RenderableType]:
    listed = facts((name, Text(effect)) for name, effect in tiles.rows)
    return [Text(tiles.title, TITLE), listed, *([Text(tiles.note)] if tiles.note else [])]


def _fairness(setup: Setup) -> RenderableType:
    titles = planet_types()
    each = ((titles[planet].title, points(tenths)) for planet, tenths in setup.balance.points.items())
    rows = (*each, ("Spread", sentence_for_balance(setup)))
    return facts((name, Text(words)) for name, words in rows)
