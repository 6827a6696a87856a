"""Final scoring by hand: tiles with every kind of tie, research, resources, the cost, and the winner."""

import pytest

from gaia_auction.rules.final_scoring import (
    FINAL_TILES,
    Entries,
    final_scores,
    parse_final_tile,
    ranks,
    research_vp,
    resource_vp,
    tile_vp,
)

NOTHING = Entries(0, (0, 0), (0,) * 6, (0, 0, 0), 0)


@pytest.mark.parametrize(
    ("counts", "vp"),
    [
        ((9, 7, 5, 3), (18, 12, 6, 0)),
        ((3, 9, 5, 7), (0, 18, 6, 12)),
        ((9, 9, 5, 3), (15, 15, 6, 0)),  # (18 + 12) / 2
        ((9, 9, 5, 5), (15, 15, 3, 3)),  # 6 / 2
        ((9, 9, 9, 3), (12, 12, 12, 0)),  # (18 + 12 + 6) / 3
        ((9, 9, 9, 9), (9, 9, 9, 9)),  # 36 / 4
        ((9, 7, 7, 3), (18, 9, 9, 0)),  # (12 + 6) / 2
        ((9, 7, 7, 7), (18, 6, 6, 6)),  # (12 + 6 + 0) / 3
        ((9, 7, 5, 5), (18, 12, 3, 3)),  # (6 + 0) / 2
        ((9, 7, 7, 7, 7), (18, 4, 4, 4, 4)),  # 18 / 4 is four and a half
        ((9, 9, 9, 9, 9), (7, 7, 7, 7, 7)),  # 36 / 5 is a little more than seven
        ((9, 7, 5, 3, 1), (18, 12, 6, 0, 0)),
        ((9, 7, 5, 5, 5), (18, 12, 2, 2, 2)),  # 6 / 3
        ((9, 0, 0, 0), (18, 0, 0, 0)),
        ((0, 0), (0, 0)),
        ((9, 7), (18, 12)),
        ((9, 9), (15, 15)),
    ],
)
def test_ranks_that_are_shared_are_split_and_nothing_scores_nothing(
    counts: tuple[int, ...], vp: tuple[int, ...]
) -> None:
    assert tile_vp(counts) == vp


@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 8), (5, 12)])
def test_research_scores_from_level_three_in_each_area(level: int, vp: int) -> None:
    for area in range(6):
        levels = [0] * 6
        levels[area] = level
        assert research_vp(levels) == vp
    assert research_vp([level] * 6) == 6 * vp


@pytest.mark.parametrize(
    ("left_over", "vp"), [((0, 0, 0), 0), ((1, 1, 0), 0), ((1, 1, 1), 1), ((5, 0, 0), 1), ((15, 15, 30), 20)]
)
def test_three_resources_in_any_combination(left_over: tuple[int, ...], vp: int) -> None:
    assert resource_vp(left_over) == vp


def test_the_winner_is_who_has_most_and_ties_share_the_rank() -> None:
    assert ranks((140, 140)) == (1, 1)
    assert ranks((100, 140, 140)) == (3, 1, 1)
    assert ranks((-3, 0)) == (2, 1)


def test_the_neutral_player_takes_ranks_and_is_not_among_the_players() -> None:
    # On the first tile the neutral player is first alone: 12 and 6 are left. On the second it is tied with
    # Ben for first, 15, and Ada is third, 6.
    ada = Entries(100, (10, 4), (0,) * 6, (0, 0, 0), 0)
    ben = Entries(100, (9, 8), (0,) * 6, (0, 0, 0), 0)
    scores = final_scores((ada, ben), neutral=(11, 8))
    assert [score.final_tiles for score in scores] == [(12, 6), (6, 15)]
    assert [score.total for score in scores] == [118, 121]
    assert [score.rank for score in scores] == [2, 1]


def test_all_sources_add_up_and_the_cost_is_deducted_once() -> None:
    # 95 in the game; tiles 18 and 0 (nothing counted); research 12 + 8 + 4 = 24; 10 resources are 3 VP; −8.
    ada = Entries(95, (6, 0), (5, 4, 3, 2, 1, 0), (1, 2, 7), 8)
    score, other = final_scores((ada, NOTHING))
    assert (score.game_vp, score.final_tiles, score.research, score.resources, score.auction) == (
        95,
        (18, 0),
        24,
        3,
        -8,
    )
    assert score.total == 95 + 18 + 24 + 3 - 8
    assert (score.rank, other.rank, other.total) == (1, 2, 0)


def test_every_tile_is_found_by_its_key_and_by_its_name() -> None:
    for tile in FINAL_TILES:
        assert parse_final_tile(tile.key) is tile
        assert parse_final_tile(tile.title.upper()) is tile
        assert parse_final_tile(f"  {tile.title.replace(' ', '-')} ") is tile
    assert {tile.key: tile.neutral for tile in FINAL_TILES} == {
        "structure": 11,
        "structureFed": 10,
        "planetType": 5,
        "gaia": 4,
        "sector": 6,
        "satellite": 8,
    }


@pytest.mark.parametrize("text", ["", "most", "structures", "gaia planets most", "(gaia)"])
def test_what_is_no_tile_is_none(text: str) -> None:
    assert parse_final_tile(text) is None
