"""A thousand seeds at every table: what is dealt is legal and complete."""

from collections import Counter

import pytest

from gaia_auction.rules.factions import faction_of
from gaia_auction.setup.board import board_of, is_legal
from gaia_auction.setup.dealing import Deal, deal, random_pool, shuffled_seats
from gaia_auction.setup.layouts import (
    LAYOUT_NAMES,
    PLACEMENTS,
    LayoutName,
    Placement,
    Table,
    problem_with_table,
)
from gaia_auction.setup.sectors import layouts, sectors, wheel

COUNTS = {2: (7, 5, 4), 3: (10, 6, 6), 4: (10, 7, 6), 5: (10, 8, 6)}
"""By players: sectors, boosters, home planets of each type."""


def check(dealt: Deal) -> None:
    table = dealt.table
    plan = layouts()[table.layout_in_data]
    board = board_of(dealt.sectors)
    assert is_legal(board)
    assert sorted(one.sector for one in dealt.sectors) == sorted(plan.sectors)
    assert len(board) == 19 * len(plan.sectors)
    assert {one.rotation for one in dealt.sectors} <= set(range(6))
    for drawn, count, kind, kinds in (
        (dealt.boosters, table.players + 3, "booster", 10),
        (tuple(dealt.tech.values()), 9, "tech", 9),
        (tuple(dealt.advanced_tech.values()), 6, "advtech", 15),
        (dealt.round_scoring, 6, "score", 10),
        ((dealt.federation,), 1, "fed", 6),
    ):
        assert len(set(drawn)) == len(drawn) == count
        assert set(drawn) <= {f"{kind}{number}" for number in range(1, kinds + 1)}
    assert len(set(dealt.final_scoring)) == 2
    assert len({faction_of(slug).planet for slug in dealt.factions}) == table.players


def check_thousand(players: int) -> None:
    for number in range(1000):
        dealt = deal(Table(f"red-giant-{number}", players))
        check(dealt)
        on_the_board, boosters, homes = COUNTS[players]
        assert len(dealt.sectors) == on_the_board
        assert len(dealt.boosters) == boosters
        planets = Counter(space.planet for space in board_of(dealt.sectors).values())
        assert {planets[planet] for planet in wheel()} == {homes}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_seeds_are_dealt_legally(players: int) -> None:
    check_thousand(players)


@pytest.mark.parametrize("layout", LAYOUT_NAMES)
@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_layout_and_placement_is_dealt_legally(
    layout: LayoutName, placement: Placement, players: int
) -> None:
    if problem_with_table(Table("", players, layout, placement)) is None:
        for number in range(5):
            check(deal(Table(f"nebula-{number}", players, layout, placement)))


SEEDS = ["", "0", "9" * 300, "ゲ" * 300, "\U0001fa90", "défi", "de\u0301fi", "משחק", "12", "x#2"]


@pytest.mark.parametrize("seed", SEEDS)
def test_any_text_is_a_seed(seed: str) -> None:
    check(deal(Table(seed, 4)))


def test_seeds_that_look_alike_are_different_seeds() -> None:
    deals = [deal(Table(seed, 4)).sectors for seed in ("défi", "de\u0301fi", "Défi", "défi#2")]
    assert len(set(deals)) == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_three_four_and_five_players_share_the_map_of_a_seed(seed: str) -> None:
    three, four, five = (deal(Table(seed, players)) for players in (3, 4, 5))
    assert three.sectors == four.sectors == five.sectors
    assert five.boosters[:7] == four.boosters
    assert five.factions[:4] == four.factions


@pytest.mark.parametrize("layout", ["standard", "rulebook8"])
def test_the_inner_sectors_stay_inside(layout: LayoutName) -> None:
    # The rulebook's first game has 1 above, 2 on the left, 3 on the right and 4 below the middle.
    inner = {"1": (3, -5), "2": (0, 0), "3": (5, -2), "4": (2, 3)}
    fixed = deal(Table("nebula", 3, layout, "inner-fixed"))
    assert inner.items() <= {one.sector: one.center for one in fixed.sectors}.items()
    seen = set()
    for number in range(20):
        dealt = deal(Table(f"nebula-{number}", 3, layout, "inner-shuffled"))
        places = {one.sector: one.center for one in dealt.sectors}
        assert {places[sector] for sector in inner} == set(inner.values())
        seen.add(places["1"])
    assert len(seen) == 4


def test_the_first_game_needs_no_number_for_its_map() -> None:
    one, other = deal(Table("a", 4, "first-game")), deal(Table("b", 4, "first-game"))
    assert one.sectors == other.sectors
    assert one.boosters != other.boosters


def test_every_sector_can_come_to_lie_in_every_rotation() -> None:
    lying = {(one.sector, one.rotation) for n in range(200) for one in deal(Table(f"quasar-{n}", 2)).sectors}
    names = layouts()["standard-7"].sectors
    assert lying == {(name, rotation) for name in names for rotation in range(6)}
    assert set(names) <= set(sectors())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_pool_has_no_banned_faction_and_one_of_each_board(players: int) -> None:
    banned = ("terrans", "lantids", "itars", "xenos")
    for number in range(100):
        pool = random_pool(f"comet-{number}", players, banned)
        assert not set(pool) & set(banned)
        assert len({faction_of(slug).planet for slug in pool}) == players


def test_an_expansion_adds_its_factions_to_the_pool() -> None:
    pools = [random_pool(f"comet-{number}", 5, (), ("lost-fleet",)) for number in range(100)]
    drawn = {slug for pool in pools for slug in pool}
    assert {"space-giants", "moweyds", "darkanians", "tinkeroids"} < drawn
    assert all(len({faction_of(slug).planet for slug in pool}) == 5 for pool in pools)


def test_bans_change_nothing_but_the_factions() -> None:
    free, banned = deal(Table("comet", 4)), deal(Table("comet", 4), deal(Table("comet", 4)).factions[:2])
    assert (free.sectors, free.boosters, free.tech) == (banned.sectors, banned.boosters, banned.tech)
    assert free.factions != banned.factions


def test_a_seed_gives_seats_that_have_nothing_to_do_with_its_deal() -> None:
    names = ("Ada", "Ben", "Cyd", "Dee")
    seats = {shuffled_seats(f"comet-{number}", names) for number in range(500)}
    assert len(seats) == 24  # all orders of four
    assert shuffled_seats("comet-1", names) == shuffled_seats("comet-1", names)
    assert sorted(shuffled_seats("", names)) == sorted(names)
