"""The page to print: what is read back from the drawing is the recorded map of the seed."""

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from gaia_auction.screen.map_drawing import INK
from gaia_auction.screen.setup_files import setup_file
from gaia_auction.screen.setup_page import setup_page
from gaia_auction.screen.setup_view import setup_view
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.hexes import Hex
from gaia_auction.setup.layouts import LayoutName, Table
from gaia_auction.setup.result import Setup, setup_of
from gaia_auction.setup.turns import Turn
from tests.screen.drawing import drawn, words_of
from tests.screen.test_map_picture import LETTERS
from tests.setup.recorded import RECORDED, dealt_again, recorded, recorded_board

SVG = "{http://www.w3.org/2000/svg}"

COMET = setup_of(deal(Table("comet", 4)))


def drawn_page(setup: Setup) -> ET.Element:
    return ET.fromstring(setup_page(setup))  # noqa: S314 - the program's own drawing


def texts(element: ET.Element) -> Iterator[tuple[str, tuple[float, float]]]:
    for text in element.iter(f"{SVG}text"):
        yield text.text or "", (float(text.attrib["x"]), float(text.attrib["y"]))


def read_back(page: ET.Element, centers: dict[str, Hex]) -> tuple[dict[Hex, str], dict[str, str]]:
    """Return the letters on the board by hex, and how each sector is turned.

    Where hexes lie is worked out from two sectors, whose centres are recorded: each centre is in the middle
    between the sector's name and how it is turned.
    """
    (board,) = (group for group in page.iter(f"{SVG}g") if "transform" in group.attrib)
    rotations, middle = {}, {}
    for (name, (x, above)), (turn, (_, below)) in pairwise(texts(board)):
        if turn.startswith("turn "):
            rotations[name], middle[name] = turn, (x, (above + below) / 2)
    assert set(middle) == set(centers)
    one, *others = centers
    other = next(name for name in others if centers[name][0] != centers[one][0])
    (x, y), (q, r) = middle[one], centers[one]
    wide = (middle[other][0] - x) / (centers[other][0] - q)
    high = wide / 1.5 * 3**0.5
    letters = {}
    for text, (across, down) in texts(board):
        if text in LETTERS.values():
            columns = round((across - x) / wide)
            letters[q + columns, r + round((down - y) / high - columns / 2)] = text
    return letters, rotations


@pytest.mark.parametrize(
    "one", RECORDED[:12], ids=lambda deal: f"{deal['seed'][:20]}-{deal['players']}-{deal['layout']}"
)
def test_the_page_shows_the_recorded_map(one: dict[str, Any]) -> None:
    centers = {sector["sector"]: (sector["center"][0], sector["center"][1]) for sector in one["sectors"]}
    letters, rotations = read_back(drawn_page(dealt_again(one)), centers)
    planets = {
        at: LETTERS[space.planet] for at, space in recorded_board(one).items() if space.planet != "empty"
    }
    assert letters == planets
    assert rotations == {sector["sector"]: f"turn {sector['rotation']}" for sector in one["sectors"]}


def test_an_arrow_points_to_where_the_upper_edge_was_turned() -> None:
    setup = setup_of(deal(Table("comet-9", 4)))
    (board,) = (group for group in drawn_page(setup).iter(f"{SVG}g") if "transform" in group.attrib)
    turns = [(text, at) for text, at in texts(board) if text.startswith("turn ")]
    arrows = [path.attrib["d"] for path in board.iter(f"{SVG}path") if path.attrib.get("fill") == INK]
    sixths = set()
    for (turn, (x, _)), arrow in zip(turns, arrows, strict=True):
        (tip_x, tip_y), *base = ((float(q), float(r)) for q, r in re.findall(r"([-\d.]+),([-\d.]+)", arrow))
        foot_x, foot_y = (sum(ends) / 2 for ends in zip(*base, strict=True))
        clockwise_from_top = math.degrees(math.atan2(tip_x - foot_x, foot_y - tip_y))
        assert round(clockwise_from_top / 60) % 6 == int(turn.removeprefix("turn "))
        assert (tip_x > x + 1, tip_x < x - 1) == (0 < clockwise_from_top < 179, -179 < clockwise_from_top < 0)
        sixths.add(turn)
    assert len(sixths) > 3


@pytest.mark.parametrize(
    ("players", "layout"),
    [(2, "standard"), (3, "xshape"), (3, "rulebook8"), (5, "standard"), (4, "first-game")],
)
def test_the_page_is_an_a4_page(players: int, layout: LayoutName) -> None:
    for number in range(10):
        page = drawn_page(setup_of(deal(Table(f"comet-{number}", players, layout))))
        assert (page.attrib["width"], page.attrib["height"]) == ("794.0", "1123.0")


def test_every_tile_is_on_the_page() -> None:
    page = " ".join(text for text, _ in texts(drawn_page(dealt_again(recorded("GaiaProject_001", 2)))))
    for words in (
        "seed GaiaProject_001",
        "Dealt as the BGS site deals this seed.",
        "Round 6 5 VP per upgrade to an academy or planetary",
        "Most planet types 18/12/6/0 VP by rank",
        "Booster 10 4 credits; pass: 1 VP per Gaia planet",
        "Terraforming 5 8 VP, 2 power tokens",
        "Science once: 7 VP",
        "Economy trigger: 2 VP per research advance",
        "Bal T'aks Volcanic",
        "13.6 is usual with 7 sectors",
    ):
        assert words in page


def test_where_an_auction_draws_another_pool_the_page_names_it() -> None:
    page = " ".join(
        text for text, _ in texts(drawn_page(dealt_again(recorded("GaiaProject_001", 3, "xshape"))))
    )
    note = "An auction with this seed and no bans draws the pool of the standard board: "
    assert f"{note}Gleens, Lantids and Firaks." in page


def test_the_title_names_the_placement_where_there_is_one() -> None:
    (title, _), *_ = texts(drawn_page(setup_of(deal(Table("comet", 3, "rulebook8", "inner-fixed")))))
    assert title == "Gaia Project · setup for 3 players · rulebook8 · inner-fixed"


def test_the_planets_that_touch_after_a_turn_are_marked() -> None:
    dealt = deal(Table("comet", 4))
    turned = (setup_of(dealt, (Turn(one.sector, steps),)) for one in dealt.sectors for steps in range(1, 6))
    setup = next(setup for setup in turned if setup.clashes)
    clash = setup.clashes[0]
    one, other = clash.sectors
    mark = f"Clash: the {clash.planet.title()} planets of sectors {one} and {other} touch"
    page = [text for text, _ in texts(drawn_page(setup))]
    screen = words_of(drawn(setup_view(setup)))
    assert sum(text.startswith(mark) for text in page) == 1
    assert mark in screen
    assert len([text for text in page if text.startswith("Clash: ")]) == len(setup.clashes)
    assert screen.count("Clash: ") == len(setup.clashes)
    assert "Clash" not in "".join(text for text, _ in texts(drawn_page(COMET)))


@pytest.mark.parametrize("seed", ["<b>&amp;\"'", "]]>", "ガイア計画", "défi", "-->", "\U0001fa90"])
def test_a_seed_is_text_whatever_is_in_it(seed: str) -> None:
    setup = setup_of(deal(Table(seed, 2)))
    assert f"seed {seed}" in [text for text, _ in texts(drawn_page(setup))]
    assert "<b>" not in setup_file(setup, ".html").decode()


def test_a_long_seed_makes_lines() -> None:
    lines = [text for text, _ in texts(drawn_page(setup_of(deal(Table("x" * 300, 2)))))]
    parts = [line.removeprefix("seed ") for line in lines]
    assert "".join(part for part in parts if set(part) == {"x"}) == "x" * 300


def test_svg_png_and_html() -> None:
    svg = setup_file(COMET, ".svg").decode()
    assert svg == setup_page(COMET)
    html = setup_file(COMET, ".html").decode()
    assert html.startswith("<!doctype html>")
    assert svg.partition("?>\n")[2] in html
    assert "<?xml" not in html
    png = setup_file(COMET, ".png")
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    # Width and height stand in the first chunk; two pixels for each unit of the page.
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (1588, 2246)


def test_the_same_setup_is_drawn_the_same() -> None:
    assert setup_page(COMET) == setup_page(setup_of(deal(Table("comet", 4))))
