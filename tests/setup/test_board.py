"""Hexes, sectors and what may lie side by side."""

from collections import Counter

import pytest

from gaia_auction.setup.board import Clash, Lying, board_of, clashes, is_legal
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.hexes import distance, neighbours, turned
from gaia_auction.setup.layouts import Table
from gaia_auction.setup.sectors import layouts, planet_types, sectors, wheel


def test_the_six_neighbours_are_one_step_away_and_go_around_clockwise() -> None:
    around = neighbours((0, 0))
    assert {distance((0, 0), place) for place in around} == {1}
    assert [turned(place, 1) for place in around] == [*around[1:], around[0]]


def test_every_sector_has_19_hexes_within_two_steps_of_an_empty_centre() -> None:
    for sector in sectors().values():
        places = dict(sector.hexes)
        assert len(places) == 19
        assert max(distance((0, 0), place) for place in places) == 2
        assert places[0, 0] == "empty"


@pytest.mark.parametrize(
    ("layout", "homes", "gaia", "transdim"),
    [
        ("standard-10", 6, 7, 12),
        ("small-8-x", 5, 5, 9),
        ("small-8-rulebook", 5, 5, 9),
        ("standard-7", 4, 5, 7),
    ],
)
def test_the_planets_of_each_layout(layout: str, homes: int, gaia: int, transdim: int) -> None:
    plan = layouts()[layout]
    planets = Counter(planet for name in plan.sectors for _, planet in sectors()[name].hexes)
    assert {planet: planets[planet] for planet in wheel()} == dict.fromkeys(wheel(), homes)
    assert planets["gaia"] == gaia
    assert planets["transdim"] == transdim


@pytest.mark.parametrize("layout", ["standard-10", "small-8-x", "small-8-rulebook", "standard-7"])
def test_the_sectors_of_a_layout_do_not_overlap_and_leave_no_gap(layout: str) -> None:
    plan = layouts()[layout]
    for centers in (plan.centers, plan.dealt_on):
        board = board_of(tuple(map(Lying, plan.sectors, [0] * len(centers), centers)))
        assert len(board) == 19 * len(plan.sectors)
        touching = {place for place in board if all(other in board for other in neighbours(place))}
        assert len(touching) > 19 * len(plan.sectors) / 2


def test_every_kind_of_planet_has_a_letter_of_its_own() -> None:
    letters = [planet.letter for planet in planet_types().values()]
    assert letters == ["R", "O", "V", "D", "S", "T", "I", "G", "M", "·"]


def test_the_boards_of_a_first_game_are_legal() -> None:
    for players in (2, 3, 4, 5):
        assert is_legal(board_of(deal(Table("", players, "first-game")).sectors))


def test_two_planets_of_one_home_type_clash_across_a_border() -> None:
    one = Lying("2", 3, (0, 0))  # Titanium turned from (0, -2) by half to (0, 2)
    other = Lying("4", 0, (-2, 5))  # Titanium at (-2, 3)
    assert distance((0, 2), (-2, 3)) == 2
    assert is_legal(board_of((one, other)))
    nearer = Lying("4", 1, (-2, 5))  # Titanium turned from (0, -2) by a sixth to (2, -2), so at (0, 3)
    assert [clash for clash in clashes(board_of((one, nearer))) if clash.planet == "titanium"] == [
        Clash("titanium", ("2", "4"), ((0, 2), (0, 3)))
    ]


def test_transdim_planets_may_touch() -> None:
    alone = board_of((Lying("10", 0, (0, 0)),))
    assert alone[1, -2].planet == alone[2, -2].planet == "transdim"
    assert is_legal(alone)
