"""A dealt setup as a page to print, A4 if all fits: the board, its letters, and every tile in words."""

from collections.abc import Iterator
from itertools import zip_longest
from textwrap import wrap

import drawsvg

from gaia_auction.errors import printable
from gaia_auction.screen.map_drawing import FONT, MapDrawing, add_planet, text
from gaia_auction.sentences.lists import counted
from gaia_auction.sentences.setup import (
    board_named,
    mark_for_clash,
    seed_named,
    sentence_for_balance,
    sentence_for_origin,
)
from gaia_auction.sentences.setup_lists import TileList, tile_lists
from gaia_auction.setup.result import Setup
from gaia_auction.setup.sectors import EMPTY, planet_types

WIDTH, HEIGHT = 794.0, 1123.0
_MARGIN = 40.0
_INNER = WIDTH - 2 * _MARGIN
_BOARD_HEIGHT = 505.0
_LINE = 12.6
_SIZE = 9.6
_GAP = 8.0
_LABEL = 126.0
"""How wide the left part of a list is."""
_LETTERS_IN_LABEL, _LETTERS_IN_EFFECT, _LETTERS_IN_LINE, _LETTERS_IN_SEED = 24, 44, 130, 80
_LISTS_ON_THE_LEFT = 4
_TURN = (
    "Turn a sector by so many sixths (60°), clockwise, from how it lies in the rulebook's first game: "
    "the edge that lies on top there goes to where the small arrow points."
)


def setup_page(setup: Setup) -> str:
    """Return the page as an SVG document."""
    lists = tuple(tile_lists(setup))
    body = drawsvg.Group(font_family=FONT)
    y = _add_head(body, setup)
    board = MapDrawing(setup.board, setup.dealt.sectors, width=_INNER, height=_BOARD_HEIGHT)
    body.append(board.drawn((WIDTH - board.width) / 2, y))
    y += board.height + 2 * _GAP
    for clash in setup.clashes:
        body.append(text(mark_for_clash(clash), _SIZE + 1, _MARGIN, y, bold=True, middle=False))
        y += 1.4 * _LINE
    y = _add_legend(body, y)
    y = _add_lines(body, _TURN, y) + _GAP
    left = _add_lists(body, lists[:_LISTS_ON_THE_LEFT], _MARGIN, y)
    right = _add_lists(body, lists[_LISTS_ON_THE_LEFT:], _MARGIN + _INNER / 2 + _GAP, y)
    end = _add_lines(body, f"Fairness: {sentence_for_balance(setup)}.", max(left, right))
    height = max(HEIGHT, end + _MARGIN)
    page = drawsvg.Drawing(WIDTH, height)
    page.append_title(page_title(setup))
    page.append(drawsvg.Rectangle(0, 0, WIDTH, height, fill="#ffffff"))
    page.append(body)
    svg: str = page.as_svg()
    return svg


def page_title(setup: Setup) -> str:
    """Return what the page is called."""
    table = setup.dealt.table
    return f"Gaia Project · setup for {counted(table.players, 'player')} · {board_named(table)}"


def _add_head(body: drawsvg.Group, setup: Setup) -> float:
    """Write title and seed, and return where there is room below them."""
    y = _MARGIN + _LINE
    body.append(text(page_title(setup), 16, _MARGIN, y, bold=True, middle=False))
    for line in wrap(printable(seed_named(setup)), _LETTERS_IN_SEED):
        y += 1.4 * _LINE
        body.append(text(line, 13, _MARGIN, y, middle=False))
    return _add_lines(body, printable(sentence_for_origin(setup)), y + 1.4 * _LINE) + _GAP


def _add_legend(body: drawsvg.Group, y: float) -> float:
    planets = [planet for planet in planet_types().values() if planet.word != EMPTY]
    for number, planet in enumerate(planets):
        x = _MARGIN + number * _INNER / len(planets)
        add_planet(body, planet.word, x + _GAP, y, _GAP)
        body.append(text(planet.title, _SIZE, x + 2.5 * _GAP, y + _SIZE / 3, middle=False))
    return y + 2 * _LINE


def _add_lines(
    body: drawsvg.Group, words: str, y: float, x: float = _MARGIN, letters: int = _LETTERS_IN_LINE
) -> float:
    for line in wrap(words, letters):
        body.append(text(line, _SIZE, x, y, middle=False))
        y += _LINE
    return y


def _beside(name: str, effect: str) -> Iterator[tuple[str, str]]:
    """Return the lines of a name and of an effect, side by side."""
    return zip_longest(wrap(name, _LETTERS_IN_LABEL), wrap(effect, _LETTERS_IN_EFFECT), fillvalue="")


def _add_lists(body: drawsvg.Group, lists: tuple[TileList, ...], x: float, y: float) -> float:
    """Write lists one below the other, and return where there is room below them."""
    for tiles in lists:
        body.append(text(tiles.title, _SIZE + 1, x, y, bold=True, middle=False))
        y += _LINE
        for name, effect in tiles.rows:
            for label, line in _beside(name, effect):
                body.append(text(label, _SIZE, x, y, middle=False))
                body.append(text(line, _SIZE, x + _LABEL, y, middle=False))
                y += _LINE
        y = _add_lines(body, tiles.note, y, x, _LETTERS_IN_LABEL + _LETTERS_IN_EFFECT) + _GAP
    return y
