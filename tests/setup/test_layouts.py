"""Which layouts there are for whom, and which of them the site deals too."""

import pytest

from gaia_auction.setup.layouts import (
    LAYOUT_NAMES,
    OLD_SEEDS,
    PLACEMENTS,
    BoardIsFixed,
    LayoutForOthers,
    LayoutName,
    Placement,
    Table,
    problem_with_table,
)


@pytest.mark.parametrize(("layout", "fitting"), [("xshape", (3, 4)), ("rulebook8", (3,))])
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_eight_sectors_are_for_three_and_the_cross_for_four_too(
    layout: LayoutName, fitting: tuple[int, ...], placement: Placement
) -> None:
    for players in (2, 3, 4, 5):
        problem = problem_with_table(Table("", players, layout, placement))
        assert problem == (None if players in fitting else LayoutForOthers(layout, players, fitting))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_the_standard_layout_is_for_everybody(players: int, placement: Placement) -> None:
    assert problem_with_table(Table("", players, "standard", placement)) is None


def test_on_the_board_of_the_first_game_nothing_is_placed() -> None:
    assert problem_with_table(Table("", 4, "first-game")) is None
    assert problem_with_table(Table("", 4, "first-game", "inner-fixed")) == BoardIsFixed("inner-fixed")


def test_what_the_site_deals_too() -> None:
    dealt = {
        (layout, placement, players)
        for layout in LAYOUT_NAMES
        for placement in PLACEMENTS
        for players in (2, 3, 4, 5)
        if Table("sun", players, layout, placement).is_dealt_by_bgs
    }
    eight = {("xshape", "random", players) for players in (3, 4)}
    assert dealt == eight | {("standard", "random", players) for players in (2, 3, 4, 5)}


OLD = (
    *("Gianluigi-Buffon", "randomSeed", "12", "9876", "yellow-paint-8951", "green-jeans-8458", "Fastgame01"),
    *("zadbd", "bosco-marcuzzo3", "Alex-Del-Pieroooooo", "SGAMBATA", "djfjjv4k", "randomSeed2", "randomseed"),
    *("polite-food-8474", "waiting-fabs-1", "curious-stay-2150", "Three", "GaiaRocks", "SalmurOnTheBoard"),
)


def test_there_are_twenty_old_seeds() -> None:
    assert OLD_SEEDS == OLD
    assert len(set(OLD)) == 20


@pytest.mark.parametrize("seed", OLD)
def test_no_table_of_an_old_seed_is_dealt_so_by_the_site(seed: str) -> None:
    for layout in LAYOUT_NAMES:
        for players in (2, 3, 4, 5):
            table = Table(seed, players, layout)
            assert table.has_old_seed
            assert not table.is_dealt_by_bgs


@pytest.mark.parametrize("seed", ["12#2", "three", "Randomseed", "randomSeed3", "defaultSeed", "\U0001fa90"])
def test_what_only_looks_like_an_old_seed_is_dealt_as_any_other(seed: str) -> None:
    assert not Table(seed, 4).has_old_seed
    assert Table(seed, 4).is_dealt_by_bgs


def test_the_site_never_deals_the_empty_seed() -> None:
    assert not Table("", 4).is_dealt_by_bgs
    assert not Table("", 4).has_old_seed
