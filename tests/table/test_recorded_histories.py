"""Games that the BGS site's own engine recorded, each with the outcome that it came to there."""

import json
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.table.convert import convert
from gaia_auction.table.resolve import resolve

RECORDED = Path(__file__).parent / "recorded_histories.jsonl"
GAMES = [json.loads(line) for line in RECORDED.read_text("utf-8").splitlines()]


def test_there_are_games_of_every_count_with_and_without_random_factions() -> None:
    kinds = {
        (game["moveHistory"][0].split()[1], bool(game["options"].get("randomFactions"))) for game in GAMES
    }
    assert kinds == {(count, random) for count in "2345" for random in (True, False)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["moveHistory"][0])
def test_a_recorded_game_comes_to_the_same_outcome(game: dict[str, Any]) -> None:
    export = {"options": game["options"], "moveHistory": game["moveHistory"]}
    converted = convert(json.dumps(export).encode())
    resolved = resolve(converted.text.encode())
    seat = {lot.player: lot.seat for lot in resolved.outcome.lots}
    assert {
        "outcome": [
            {"seat": lot.seat, "faction": lot.faction, "vp_cost": lot.vp_cost}
            for lot in resolved.outcome.lots
        ],
        "mine_order": [seat[player] for player in resolved.outcome.mine_order],
        "booster_order": [seat[player] for player in resolved.outcome.booster_order],
    } == game["expect"]
    assert converted.warnings == converted.notes == ()
    assert resolved.auction.settings.random_factions == bool(game["options"].get("randomFactions"))
