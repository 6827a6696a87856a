"""A result document is read like any other: strictly, and nothing in it may contradict the rest."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.result_reader import lots_in, read_result

GAMES = Path(__file__).parent.parent / "games"
FINISHED = [path for path in sorted(GAMES.glob("*/*.json")) if path.parent.name != "bad"]
EVERY_TIE = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"

Document = dict[str, Any]


def result_of(path: Path) -> Document:
    result: Document = json.loads(path.read_bytes())["result"]
    return result


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_result_of_a_finished_game_is_accepted(path: Path) -> None:
    result = result_of(path)
    lots = lots_in(read_result(result))
    assert [lot.player for lot in lots] == result["turn_order"]
    assert [(lot.faction, lot.vp_cost) for lot in lots] == [
        (lot["faction"], lot["vp_cost"]) for lot in result["outcome"]
    ]


def put(*path: str | int, value: object) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        target: Any = document
        for part in path[:-1]:
            target = target[part]
        target[path[-1]] = value

    return change


def rename(document: Document, name: str) -> None:
    text = json.dumps(document).replace('"C"', json.dumps(name))
    document.clear()
    document.update(json.loads(text))


# B, C and A pay 8, 0 and 2, all from 10.
@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (put("format", value="gaia-auction"), "format", "it must be gaia-auction-result"),
        (put("version", value=2), "version", "reads only 1"),
        (put("remark", value=""), "remark", "is not a field"),
        (put("outcome", 0, "turn", value="1"), "outcome[0].turn", "must be a whole number"),
        (put("outcome", 1, "turn", value=3), "outcome[1].turn", "is 3, but must be 2"),
        (put("outcome", value=[]), "outcome", "has 0 players"),
        (put("outcome", 0, "player", value=" c "), "outcome", "two players need two names"),
        (put("outcome", 0, "player", value="B\n"), "outcome", "which no line can show"),
        (put("outcome", 0, "seat", value=4), "outcome", "the seats must be 1, 2 and 3, not 1, 3 and 4"),
        (put("outcome", 0, "faction", value="Itars"), "outcome[0].faction", "'Itars' is not a faction"),
        (put("outcome", 1, "faction", value="itars"), "outcome[1].faction", "stands here twice"),
        (put("outcome", 1, "faction", value="nevlas"), "outcome[1].faction", "the other side of itars"),
        (put("banned", value=["xenos"]), "outcome[1].faction", "xenos is banned"),
        (put("outcome", 0, "planet", value="terra"), "outcome[0].planet", "is 'terra', but must be 'ice'"),
        (put("outcome", 0, "vp_cost", value=1000), "outcome[0].vp_cost", "from 0 to 999"),
        (put("outcome", 0, "vp_cost", value=7), "outcome[0].final_deduction", "is 8, but must be 7"),
        (put("outcome", 0, "starting_vp", value=2), "outcome[0].starting_vp", "is 2, but must be 10"),
        (put("charge", value="level-10"), "outcome[0].final_deduction", "is 8, but must be 0"),
        (put("charge", value="start-track"), "outcome[0].final_deduction", "is 8, but must be 0"),
        (put("outcome", 0, "booster_pick", value=1), "outcome[0].booster_pick", "must be 3"),
        (put("mode", value="none"), "outcome[0].vp_cost", "is 8, but must be 0"),
        (put("turn_order", 0, value="A"), "turn_order[0]", "is 'A', but must be 'B'"),
        (put("turn_order", value=["B", "C"]), "turn_order", "has 2 names, but must have 3"),
        (put("booster_order", 2, value="A"), "booster_order[2]", "must be 'B'"),
        (put("mine_order", 6, value="A"), "mine_order[6]", "must be 'C'"),
    ],
)
def test_what_contradicts_the_rest_is_named(
    change: Callable[[Document], None], where: str, what: str
) -> None:
    document = copy.deepcopy(result_of(EVERY_TIE))
    change(document)
    with pytest.raises(InputError) as error:
        read_result(document)
    assert error.value.where == where
    assert what in error.value.what


def test_the_track_value_must_be_one_and_the_same() -> None:
    document = result_of(GAMES / "faction-bidding" / "worked-example-5-4-four-players.json")
    read_result(document)
    document["outcome"][1]["starting_vp"] += 1
    with pytest.raises(InputError) as error:
        read_result(document)
    assert error.value.where == "outcome[1].starting_vp"


def test_the_track_value_must_be_possible() -> None:
    document = result_of(GAMES / "faction-bidding" / "worked-example-5-4-four-players.json")
    for lot in document["outcome"]:
        lot["starting_vp"] -= 30
    with pytest.raises(InputError, match=r"outcome\[0\].starting_vp: means a track value of 0, not 1 to 999"):
        read_result(document)


@pytest.mark.parametrize("value", [[], "result", None, {"format": "gaia-auction-result"}])
def test_what_is_no_such_document_is_refused(value: object) -> None:
    with pytest.raises(InputError):
        read_result(value)


def test_any_name_that_an_auction_can_have() -> None:
    document = result_of(EVERY_TIE)
    rename(document, "=1+1")
    assert [lot.player for lot in lots_in(read_result(document))] == ["B", "=1+1", "A"]
