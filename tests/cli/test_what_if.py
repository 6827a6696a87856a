"""The command `what-if`: what it prints where, and the status it ends with."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gaia_auction.cli.app import app
from tests.records.test_schemas import accepts
from tests.table.test_what_if import DUEL, EVERY_TIE, SPLIT

PLAIN = {"COLUMNS": "80", "NO_COLOR": "1", "FORCE_COLOR": None, "TTY_COMPATIBLE": None, "TERM": "xterm"}


def ask(*arguments: str | Path, given: str | None = None) -> Result:
    return CliRunner().invoke(app, ["what-if", *map(str, arguments)], input=given, env=PLAIN)


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(DUEL), "utf-8")
    return file


@pytest.mark.parametrize(
    ("question", "name"),
    [
        (["--bid", "A: itars=3", "--bid", "B: itars=3 taklons=0"], "what-if"),
        (["--compare"], "what-if"),
        (["--wants", "A: itars"], "wants"),
    ],
)
def test_each_answer_is_a_page_or_a_document(question: list[str], name: str) -> None:
    page = ask(EVERY_TIE, *question)
    assert (page.exit_code, page.stderr) == (0, "")
    assert "{" not in page.stdout
    answered = ask(EVERY_TIE, *question, "--json")
    assert (answered.exit_code, answered.stderr) == (0, "")
    assert accepts(name, json.loads(answered.stdout))


def test_what_happened_is_what_resolve_gives_without_its_steps() -> None:
    document = json.loads(ask(SPLIT, "--compare", "--json").stdout)
    stored = json.loads(SPLIT.read_text("utf-8"))["result"]
    assert document["happened"] == {
        name: value for name, value in stored.items() if name not in ("steps", "envy")
    }


def test_standard_input() -> None:
    result = ask("-", "--wants", "A: itars", given=EVERY_TIE.read_text("utf-8"))
    assert result.exit_code == 0
    assert "A gets Itars with a bid of " in result.stdout


def test_where_the_recorded_moves_stop_the_table_is_shown_and_the_error_says_why(duel: Path) -> None:
    told = (
        f"error: {duel}: events[5]: the recorded moves stop here: Cyd cannot bid 4 on itars: Ben holds it "
        "at 5, so the bid must be at least 6\n"
    )
    people = ask(duel, "--event", "4", "bid 5 on itars")
    assert people.exit_code == 1
    assert "events[4]: Ben bids 5 on Itars. It was: Ben bids 3 on Itars." in people.stdout
    assert "Without a faction: Ada, Cyd" in people.stdout
    assert people.stderr == told
    program = ask(duel, "--event", "4", "bid 5 on itars", "--json")
    assert (program.exit_code, program.stdout, program.stderr) == (1, "", told)


def test_an_unfinished_auction_is_told_before_anything_else(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(DUEL | {"events": DUEL["events"][:-1]}), "utf-8")
    result = ask(file, "--event", "99", "bid 5 on itars")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        f"error: {file}: events: the auction is unfinished: Ben is to take a faction or outbid somebody\n"
    )


def test_a_tampered_auction_is_told_before_anything_else(tmp_path: Path) -> None:
    auction = json.loads(EVERY_TIE.read_text("utf-8"))
    auction["result"]["outcome"][0]["vp_cost"] = 7
    file = tmp_path / "table.json"
    file.write_text(json.dumps(auction), "utf-8")
    result = ask(file, "--wants", "Nobody: nothing")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"error: {file}: result.outcome[0].vp_cost: is 7, but the moves give 8\n"


def test_a_change_that_does_not_fit_is_one_line() -> None:
    result = ask(SPLIT, "--bid", "P1: itars=23")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        f"error: {SPLIT}: --bid: P1 cannot submit these bids: they add up to 41, and must add up to exactly "
        "40\n"
    )


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ([], "ask one thing"),
        (["--compare", "--wants", "A: itars"], "ask one thing"),
        (["--bid", "A: itars=1", "--compare"], "ask one thing"),
        (["--bid", "A itars=1"], "is no bids of a player"),
        (["--event", "0", "pass"], "is no move"),
        (["--event", "x", "ban itars"], "must begin with a whole number, not 'x'"),
        (["--wants", "A"], "is no wish"),
        (["--wants", "A: itars", "--wants", "B: itars"], "--wants is given twice; ask for one"),
        (["--event", "0", "ban itars", "--event", "1", "ban xenos"], "--event is given twice; ask for one"),
    ],
)
def test_wrong_usage(question: list[str], told: str) -> None:
    result = ask(EVERY_TIE, *question)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in " ".join(result.stderr.split())
