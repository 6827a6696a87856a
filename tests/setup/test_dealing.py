"""Every recorded deal of the site, field by field."""

from itertools import islice
from typing import Any

import pytest

from gaia_auction.setup.board import board_of, is_legal
from gaia_auction.setup.dealing import Deal, deal
from gaia_auction.setup.layouts import Table
from gaia_auction.setup.maps import attempts
from gaia_auction.setup.random_numbers import javascript_text, numbers_of
from tests.setup.recorded import RECORDED


def test_all_recorded_deals_are_here() -> None:
    assert len(RECORDED) == 140


def as_recorded(dealt: Deal) -> dict[str, Any]:
    """Return a deal in the shape and the words of the records."""
    table = dealt.table
    dealt_maps = attempts(numbers_of(table.seed), table)
    return {
        "seed": table.seed,
        "players": table.players,
        "layout": table.layout,
        "rngHead": [javascript_text(number) for number in islice(numbers_of(table.seed), 4)],
        "mapAttempts": next(n for n, lying in enumerate(dealt_maps, start=1) if is_legal(board_of(lying))),
        "sectors": [
            {"sector": one.sector, "rotation": one.rotation, "center": list(one.center)}
            for one in dealt.sectors
        ],
        "boosters": list(dealt.boosters),
        "techs": dealt.tech,
        "advTechs": dealt.advanced_tech,
        "terraformingFederation": dealt.federation,
        "roundScorings": list(dealt.round_scoring),
        "finalScorings": list(dealt.final_scoring),
        "randomFactions": list(dealt.factions),
    }


@pytest.mark.parametrize(
    "recorded", RECORDED, ids=lambda deal: f"{deal['seed'][:20]}-{deal['players']}-{deal['layout']}"
)
def test_a_recorded_deal_is_dealt_again(recorded: dict[str, Any]) -> None:
    table = Table(recorded["seed"], recorded["players"], recorded["layout"])
    assert as_recorded(deal(table)) == recorded
