"""A recorded result against the one that the moves give."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.records.result_document import ResultDocument, difference_to

GAMES = Path(__file__).parent.parent / "games"


def result_of(game: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads((GAMES / f"{game}.json").read_bytes())["result"]
    return result


def difference(recorded: dict[str, Any], computed: dict[str, Any]) -> str | None:
    error = difference_to(ResultDocument.model_validate(recorded), ResultDocument.model_validate(computed))
    return None if error is None else str(error)


EVERY_TIE = "silent/worked-example-5-5-every-kind-of-tie"


def test_the_same_result_does_not_differ() -> None:
    assert difference(result_of(EVERY_TIE), result_of(EVERY_TIE)) is None


def other_price(result: dict[str, Any]) -> None:
    result["outcome"][2]["vp_cost"] = 3


def other_winner(result: dict[str, Any]) -> None:
    result["outcome"][0]["player"] = "C"


def other_charge(result: dict[str, Any]) -> None:
    result["charge"] = "level-10"


def lot_too_few(result: dict[str, Any]) -> None:
    result["outcome"].pop()


def nobody_displaced(result: dict[str, Any]) -> None:
    result["steps"][1]["displaced"] = None


def other_orders(result: dict[str, Any]) -> None:
    """Only the first difference is told."""
    result["turn_order"] = ["A", "B", "C"]
    result["booster_order"] = []


def step_of_another_mode(result: dict[str, Any]) -> None:
    result["steps"][0] = {"action": "assign", "player": "A", "faction": "itars"}


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (other_price, "result.outcome[2].vp_cost: is 3, but the moves give 2"),
        (other_winner, "result.outcome[0].player: is 'C', but the moves give 'B'"),
        (other_charge, "result.charge: is 'level-10', but the moves give 'final-scoring'"),
        (lot_too_few, "result.outcome: is a list of 2, but the moves give a list of 3"),
        (nobody_displaced, "result.steps[1].displaced: is null, but the moves give 'A'"),
        (other_orders, "result.turn_order[0]: is 'A', but the moves give 'B'"),
        (step_of_another_mode, "result.steps[0].action: is 'assign', but the moves give 'take'"),
    ],
)
def test_the_first_difference_is_told(spoil: Callable[[dict[str, Any]], None], told: str) -> None:
    recorded = copy.deepcopy(result_of(EVERY_TIE))
    spoil(recorded)
    assert difference(recorded, result_of(EVERY_TIE)) == told
