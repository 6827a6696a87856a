"""Whole tables scored by hand: 18, 12, 6 and 0 with every kind of tie, and who wins."""

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.blank_sheet import LABELS, RANK, TOTAL
from gaia_auction.records.sheets.reading import read_sheet
from gaia_auction.table.score import Standing, scored
from tests.records.sheets.tables import TABLES, THREE, Ended, as_csv

each_table = pytest.mark.parametrize("ended", TABLES.values(), ids=TABLES)


def figures(standing: Standing) -> tuple[int, ...]:
    score = standing.score
    return (
        score.game_vp,
        *score.final_tiles,
        score.research,
        score.resources,
        score.auction,
        score.total,
        score.rank,
    )


@each_table
def test_the_figures_worked_out_by_hand(ended: Ended) -> None:
    result = scored(read_sheet(ended.csv))
    assert {standing.player: figures(standing) for standing in result.standings} == ended.scores
    assert result.winners == ended.winners
    assert tuple(ended.scores) == tuple(standing.player for standing in result.standings)


def test_the_document() -> None:
    document = scored(read_sheet(THREE.csv)).document().model_dump()
    assert document["players"][0] == {
        "player": "Ben",
        "faction": "itars",
        "game_vp": 100,
        "final_tiles": [12, 18],
        "research": 24,
        "resources": 5,
        "auction": -8,
        "total": 151,
        "rank": 1,
    }
    assert list(document) == ["format", "version", "players", "winners"]
    assert (document["format"], document["version"]) == ("gaia-auction-score", 1)
    assert document["winners"] == ["Ben", "Ada"]


def with_claims(total: list[str], rank: list[str]) -> bytes:
    rows = THREE.rows
    rows[1 + LABELS.index(TOTAL)][1:] = total
    rows[1 + LABELS.index(RANK)][1:] = rank
    return as_csv(rows)


def test_totals_that_somebody_wrote_must_be_right() -> None:
    assert scored(read_sheet(with_claims(["151", "", "151"], ["1", "3", ""])))
    with pytest.raises(
        InputError, match=r"^total, Ada: is 153, but the rest of the sheet gives 151; correct one"
    ):
        scored(read_sheet(with_claims(["151", "126", "153"], ["", "", ""])))
    with pytest.raises(InputError, match=r"^rank, Ada: is 2, but the rest of the sheet gives 1"):
        scored(read_sheet(with_claims(["", "", ""], ["1", "3", "2"])))
