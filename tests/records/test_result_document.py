"""A recorded result against the one that the moves give."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.records.result_document import difference_to

GAMES = Path(__file__).parent.parent / "games"


def result_of(game: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads((GAMES / f"{game}.json").read_bytes())["result"]
    return result


def difference(recorded: dict[str, Any], computed: dict[str, Any]) -> str | None:
    error = difference_to(recorded, computed)
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


def other_value(result: dict[str, Any]) -> None:
    result["envy"][0]["values"]["itars"] = 8


def value_of_another_faction(result: dict[str, Any]) -> None:
    result["envy"][0]["values"]["terrans"] = 1


def value_that_is_missing(result: dict[str, Any]) -> None:
    del result["envy"][0]["values"]["itars"]


def value_that_would_break_a_line(result: dict[str, Any]) -> None:
    result["envy"][0]["values"]["\x1b[31m\n"] = 1


def envious(result: dict[str, Any]) -> None:
    """Without the steps, what is there is compared all the same."""
    del result["steps"]
    result["envy"][2] |= {"envies": "A", "by": 1}


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (other_price, "result.outcome[2].vp_cost: is 3, but the moves give 2"),
        (other_winner, "result.outcome[0].player: is 'C', but the moves give 'B'"),
        (other_charge, "result.charge: is 'level-10', but the moves give 'final-scoring'"),
        (lot_too_few, "result.outcome: is a list of 2, but the moves give a list of 3"),
        (nobody_displaced, "result.steps[1].displaced: is null, but the moves give 'A'"),
        (other_orders, "result.turn_order[0]: is 'A', but the moves give 'B'"),
        (other_value, "result.envy[0].values.itars: is 8, but the moves give 7"),
        (value_of_another_faction, "result.envy[0].values.terrans: is 1, but the moves give none"),
        (value_that_is_missing, "result.envy[0].values.itars: is missing, but the moves give 7"),
        (
            value_that_would_break_a_line,
            r"result.envy[0].values.'\x1b[31m\n': is 1, but the moves give none",
        ),
        (envious, "result.envy[2].envies: is 'A', but the moves give null"),
        (step_of_another_mode, "result.steps[0].action: is 'assign', but the moves give 'take'"),
    ],
)
def test_the_first_difference_is_told(spoil: Callable[[dict[str, Any]], None], told: str) -> None:
    recorded = copy.deepcopy(result_of(EVERY_TIE))
    spoil(recorded)
    assert difference(recorded, result_of(EVERY_TIE)) == told


OPEN = "choose-then-bid/duel-three-players"


def test_envy_where_there_are_no_sealed_bids_is_a_difference() -> None:
    envy = [{"player": "P1", "values": {"itars": 1}, "envies": None, "by": 0}]
    told = difference(result_of(OPEN) | {"envy": envy}, result_of(OPEN))
    assert told == "result.envy: is a list of 1, but the moves give none"


@pytest.mark.parametrize("names", [["steps"], ["envy"], ["steps", "envy"]])
def test_what_a_result_need_not_have_is_no_difference(names: list[str]) -> None:
    recorded = {name: value for name, value in result_of(EVERY_TIE).items() if name not in names}
    assert difference(recorded, result_of(EVERY_TIE)) is None
