"""Which layouts there are for whom, and which of them the site deals too."""

import pytest

from gaia_auction.setup.layouts import (
    LAYOUT_NAMES,
    PLACEMENTS,
    BoardIsFixed,
    LayoutForThree,
    LayoutName,
    Placement,
    Table,
    problem_with_table,
)


@pytest.mark.parametrize("layout", ["xshape", "rulebook8"])
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_eight_sectors_are_for_three(layout: LayoutName, placement: Placement) -> None:
    for players in (2, 4, 5):
        problem = problem_with_table(Table("", players, layout, placement))
        assert problem == LayoutForThree(layout, players)
    assert problem_with_table(Table("", 3, layout, placement)) is None


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
        if Table("", players, layout, placement).is_dealt_by_bgs
    }
    eight = {("xshape", "random", players) for players in (2, 3, 4)}  # of which only 3 can be dealt at all
    assert dealt == eight | {("standard", "random", players) for players in (2, 3, 4)}
