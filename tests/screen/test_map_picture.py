"""The board in characters: what is read back from the picture is the recorded map of the seed."""

import re
from typing import Any

import pytest

from gaia_auction.screen.map_picture import NARROW, WIDE, map_picture
from gaia_auction.setup.board import Lying, board_of
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.hexes import Hex, distance
from gaia_auction.setup.layouts import LayoutName, Table
from gaia_auction.setup.result import setup_of
from tests.screen.drawing import drawn
from tests.setup.recorded import RECORDED, dealt_again, recorded_board

NAME = re.compile(r"(?<!↻)(?:10|[1-9][AB]?)(?![0-9])")
SIXTHS = re.compile(r"↻([0-5])")
LETTERS = {
    "terra": "R",
    "oxide": "O",
    "volcanic": "V",
    "desert": "D",
    "swamp": "S",
    "titanium": "T",
    "ice": "I",
    "gaia": "G",
    "transdim": "M",
    "empty": "·",
}

AROUND = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if 0 < distance((0, 0), (q, r)) <= 2]


def read_back(picture: str, width: int) -> dict[str, tuple[int, dict[Hex, str]]]:
    """Return for each sector in a picture its rotation, and the letters about its name.

    A column to the right is `width` characters further and a line lower, a row further down two lines lower.
    """
    lines = picture.splitlines()
    found = {}
    for at, line in enumerate(lines):
        for name in NAME.finditer(line):
            rotation = SIXTHS.match(lines[at + 1], name.start())
            assert rotation is not None
            letters = {
                (q, r): lines[at + 2 * r + q][name.start() + width * q : name.start() + width * q + 1]
                for q, r in AROUND
            }
            found[name[0]] = int(rotation[1]), letters
    return found


def as_recorded(one: dict[str, Any]) -> dict[str, tuple[int, dict[Hex, str]]]:
    board = recorded_board(one)
    return {
        sector["sector"]: (
            sector["rotation"],
            {
                (q, r): LETTERS[board[sector["center"][0] + q, sector["center"][1] + r].planet]
                for q, r in AROUND
            },
        )
        for sector in one["sectors"]
    }


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize(
    "one", RECORDED[:40], ids=lambda deal: f"{deal['seed'][:20]}-{deal['players']}-{deal['layout']}"
)
def test_the_picture_shows_the_recorded_map(one: dict[str, Any], width: int) -> None:
    setup = dealt_again(one)
    picture = map_picture(setup.board, setup.dealt.sectors, width).plain
    assert read_back(picture, width) == as_recorded(one)
    assert sum(picture.count(letter) for letter in "ROVDSTIGM·") == 18 * len(one["sectors"])


@pytest.mark.parametrize(
    ("players", "layout", "widest"),
    [
        (2, "standard", 80),
        (3, "xshape", 80),
        (3, "rulebook8", 80),
        (4, "standard", 100),
        (4, "first-game", 100),
    ],
)
def test_it_fits(players: int, layout: LayoutName, widest: int) -> None:
    setup = setup_of(deal(Table("comet", players, layout)))
    lines = map_picture(setup.board, setup.dealt.sectors).plain.splitlines()
    assert max(map(len, lines)) < widest  # one is the margin
    assert all(line == line.rstrip() for line in lines)


ONE_SECTOR = r"""
         ___
     ___/ T \___
 ___/ ·       · \___
/ ·       O       · \
\     ·       ·     /
/ I       4       · \
\     V   ↻0  S     /
/ ·       ·       R \
\___  ·       ·  ___/
    \___  ·  ___/
        \___/""".removeprefix("\n")


def test_one_sector_as_a_whole() -> None:
    # Sector 4 as the data has it: Titanium at (0, -2), Oxide (0, -1), Swamp (1, 0), Terra (2, 0), Ice (-2, 1)
    # and Volcanic (-1, 1). A column further right lies half a row lower.
    four = (Lying("4", 0, (2, 3)),)
    assert map_picture(board_of(four), four).plain == ONE_SECTOR


def test_letters_do_not_need_colours() -> None:
    setup = setup_of(deal(Table("comet", 4)))
    picture = map_picture(setup.board, setup.dealt.sectors)
    plain = drawn(picture, 100)
    coloured = drawn(picture, 100, "standard")
    assert "\x1b[" not in plain
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
