"""The finished auctions in `games/`: each resolves to the result stored in it, each bad one is refused."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.rules.settings import MODE_NAMES
from gaia_auction.table.resolve import resolve
from tests.naive_what_if import naive_envy

GAMES = Path(__file__).parent / "games"
BAD = sorted(GAMES.glob("bad/*.json"))
FINISHED = sorted(set(GAMES.glob("*/*.json")) - set(BAD))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


each_finished = pytest.mark.parametrize("path", FINISHED, ids=named)
each_bad = pytest.mark.parametrize("path", BAD, ids=named)


def loaded(path: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(path.read_bytes())
    return document


def as_bytes(document: object) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode()


def exactly(document: object) -> str:
    """Tell 1 and true apart, which are equal."""
    return json.dumps(document, sort_keys=True, ensure_ascii=False, indent=1)


def result_of(data: bytes) -> dict[str, Any]:
    return resolve(data).document(trace=True)


@each_finished
def test_resolves_to_the_stored_result(path: Path) -> None:
    stored = loaded(path)["result"]
    assert stored["steps"]
    computed = result_of(path.read_bytes())
    assert exactly({name: computed[name] for name in stored}) == exactly(stored)
    assert computed.keys() - stored.keys() <= {"envy"}


@each_finished
def test_resolves_to_it_without_being_told(path: Path) -> None:
    game = loaded(path)
    stored = game.pop("result")
    computed = result_of(as_bytes(game))
    assert exactly({name: computed[name] for name in stored}) == exactly(stored)


@each_finished
def test_what_is_envied_is_what_the_naive_rules_say(path: Path) -> None:
    auction = read_auction(path.read_bytes())
    plain = json.loads(write_auction(replace(auction, seals={})))
    sealed = plain["settings"]["mode"] in ("silent", "preference-split")
    assert result_of(path.read_bytes()).get("envy") == (naive_envy(plain) if sealed else None)


def test_a_result_may_have_the_steps_and_no_envy_as_older_ones_do() -> None:
    sealed = [path for path in FINISHED if path.parent.name in ("silent", "preference-split")]
    assert {"envy" in loaded(path)["result"] for path in sealed} == {True, False}


@each_finished
def test_reads_back_as_it_was_written(path: Path) -> None:
    auction = read_auction(path.read_bytes())
    assert auction.result is not None
    text = write_auction(auction)
    assert read_auction(text.encode()) == auction
    assert exactly(json.loads(text)["result"]) == exactly(loaded(path)["result"])


def test_every_mode_has_games() -> None:
    assert {path.parent.name for path in FINISHED} == set(MODE_NAMES)
    assert {loaded(path)["settings"]["mode"] for path in FINISHED} == set(MODE_NAMES)


def test_every_kind_of_step_and_every_tie_break_occurs() -> None:
    steps = [step for path in FINISHED for step in loaded(path)["result"]["steps"]]
    occurring = {
        (step["action"], field, step[field])
        for step in steps
        for field in ("tie_break", "order_tie_break")
        if field in step
    }
    assert occurring == {
        ("take", "tie_break", None),
        ("take", "tie_break", "held"),
        ("take", "tie_break", "own-nomination"),
        ("take", "tie_break", "latest-nomination"),
        ("keep", "tie_break", None),
        ("award", "tie_break", None),
        ("award", "tie_break", "latest-nomination"),
        ("award", "order_tie_break", None),
        ("award", "order_tie_break", "latest-nomination"),
    }
    assert {step["action"] for step in steps} == {
        "take",
        "keep",
        "award",
        "claim",
        "outbid",
        "assign",
    }


@each_bad
def test_a_bad_one_is_refused_at_its_place(path: Path) -> None:
    bad = loaded(path)
    with pytest.raises(InputError) as caught:
        resolve(as_bytes(bad["auction"]))
    assert is_at(bad["error_at"], caught.value.where)
    assert str(caught.value).isprintable()


def test_bad_ones_in_lines_give_an_error_each() -> None:
    bad = [loaded(path) for path in BAD]
    process = subprocess.run(
        [sys.executable, "-m", "gaia_auction", "resolve", "--jsonl", "-"],
        input=b"".join(as_bytes(each["auction"]) + b"\n" for each in bad),
        capture_output=True,
        check=False,
    )
    answers = [json.loads(line) for line in process.stdout.decode().splitlines()]
    assert [answer.keys() for answer in answers] == [{"error", "source"}] * len(bad)
    assert [answer["source"] for answer in answers] == [f"-:{number + 1}" for number in range(len(bad))]
    for answer, each in zip(answers, bad, strict=True):
        where, _, what = answer["error"].partition(": ")
        assert is_at(each["error_at"], where)
        assert what
        assert answer["error"].isprintable()
    assert process.stderr == b""
    assert process.returncode == 1


def is_at(expected: str, where: str) -> bool:
    """Say whether a place is the expected one or lies in it."""
    return where == expected or where.startswith((f"{expected}.", f"{expected}["))
