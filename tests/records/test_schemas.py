"""The JSON Schemas say what the documents are."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.fernet import Fernet
from jsonschema import Draft202012Validator  # type: ignore[import-untyped] # it comes without types

from gaia_auction.records.schemas import DOCUMENTS, schema_of
from gaia_auction.records.sealing import Safe
from tests.records.documents import Document, bid, document, submit, void
from tests.records.sealed import ADA, BEN, as_document, auction_of, changed

GAMES = Path(__file__).parent.parent / "games"
FINISHED = [path for path in sorted(GAMES.glob("*/*.json")) if path.parent.name != "bad"]

each_finished = pytest.mark.parametrize("path", FINISHED, ids=lambda path: f"{path.parent.name}/{path.stem}")


VALIDATORS = {name: Draft202012Validator(schema_of(name)) for name in DOCUMENTS}


def accepts(name: str, value: object) -> bool:
    return bool(VALIDATORS[name].is_valid(value))


def loaded(path: Path) -> Document:
    game: Document = json.loads(path.read_bytes())
    return game


@pytest.mark.parametrize("name", DOCUMENTS)
def test_is_a_json_schema_of_2020(name: str) -> None:
    schema = schema_of(name)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema)


def test_there_is_none_of_another_name() -> None:
    with pytest.raises(KeyError):
        schema_of("sheet")


@each_finished
def test_every_finished_game_and_its_result_are_accepted(path: Path) -> None:
    game = loaded(path)
    assert accepts("auction", game)
    result = game.pop("result")
    assert accepts("auction", game)
    assert accepts("result", result)
    assert not accepts("auction", result)
    assert not accepts("result", game)


def test_what_interface_calls_the_least_is_accepted() -> None:
    assert accepts("auction", document())
    assert accepts("auction", document(bid(), void(), submit({"itars": 40})))


@pytest.mark.parametrize(
    "wrong",
    [
        document() | {"format": "gaia"},
        document() | {"version": 2},
        document() | {"version": True},
        document() | {"version": "1"},
        document() | {"remark": ""},
        document() | {"events": None},
        document(mode="auction"),
        document(players=["Ada"]),
        document(players=["Ada", 5]),
        document(players=list("abcdef")),
        document(maximum=40),
        document(max_bid=0),
        document(max_bid="40"),
        document(track_vp=1000),
        document(budget=2.5),
        document(ban_phase=1),
        document(expansions=["ice-age"]),
        document({"type": "pass", "player": "Ada"}),
        document(bid(vp=-1)),
        document(bid(vp=1000)),
        document(bid(vp=True)),
        document(bid(remark="")),
        document(submit({"itars": "3"})),
        document(void(reason="whim")),
        document(void(submitted="Ada")),
        document({"type": "draw", "factions": "itars"}),
    ],
)
def test_wrong_auctions_are_not_accepted(wrong: Document) -> None:
    assert not accepts("auction", wrong)


def test_submissions_are_plain_sealed_or_revealed() -> None:
    auction = auction_of(Safe("0f" * 16, Fernet.generate_key()), ADA, BEN)
    for right in as_document(auction), as_document(auction.under_seal):
        assert accepts("auction", right)
        for name in set(right["events"][3]) - {"type", "player"}:
            assert not accepts("auction", changed(right, 3, {name: None}))
    assert not accepts("auction", changed(as_document(auction), 3, {"receipt": "K7QX-2M9L"}))


def drop_banned(result: Document) -> None:
    del result["banned"]


def add_remark(result: Document) -> None:
    result["remark"] = ""


def version_2(result: Document) -> None:
    result["version"] = 2


def version_true(result: Document) -> None:
    result["version"] = True


def turn_as_text(result: Document) -> None:
    result["outcome"][0]["turn"] = "1"


def no_planet(result: Document) -> None:
    del result["outcome"][0]["planet"]


def other_step(result: Document) -> None:
    result["steps"][0]["action"] = "pass"


def other_tie_break(result: Document) -> None:
    result["steps"][0]["tie_break"] = "luck"


@pytest.mark.parametrize(
    "spoil",
    [
        drop_banned,
        add_remark,
        version_2,
        version_true,
        turn_as_text,
        no_planet,
        other_step,
        other_tie_break,
    ],
)
def test_wrong_results_are_not_accepted(spoil: Callable[[Document], None]) -> None:
    game = loaded(GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json")
    right: dict[str, Any] = copy.deepcopy(game["result"])
    assert accepts("result", right)
    spoil(game["result"])
    assert not accepts("result", game["result"])
    assert not accepts("auction", game)
