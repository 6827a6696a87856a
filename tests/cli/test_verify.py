"""The command `verify`: what it says was checked, one line for what is wrong, and the status it ends with."""

import json
import os
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gaia_auction.cli.app import app
from gaia_auction.records.schemas import schema_of
from gaia_auction.records.verification_document import VerificationDocument
from tests.terminal.real_terminal import RealTerminal

GAMES = Path(__file__).parent.parent / "games"
EVERY_TIE = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
SEALED = GAMES / "silent" / "sealed-and-revealed-by-play.json"
OPEN = GAMES / "choose-then-bid" / "duel-three-players.json"

Document = dict[str, Any]

PROGRAM = (sys.executable, "-m", "gaia_auction", "verify")
LONG = 120
"""Seconds after which a program that should have ended long ago is taken to hang."""


def verify(*arguments: str | Path, given: bytes = b"") -> tuple[int, str, str]:
    """Run the command in this process; return its status, standard output and standard error."""
    result = CliRunner().invoke(app, ["verify", *map(str, arguments)], input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def game(path: Path, **changes: object) -> Document:
    document: Document = json.loads(path.read_bytes())
    return document | changes


def line(document: Document) -> bytes:
    return json.dumps(document).encode() + b"\n"


def written(path: Path, document: Document) -> Path:
    path.write_bytes(line(document))
    return path


@pytest.fixture
def tampered(tmp_path: Path) -> Path:
    document = game(OPEN)
    document["result"]["outcome"][0]["vp_cost"] += 1
    return written(tmp_path / "tampered.json", document)


# For people


@pytest.mark.parametrize(
    ("path", "checked"),
    [
        (SEALED, "6 moves, the result, its 18 steps, 3 commitments and 3 receipts"),
        (EVERY_TIE, "6 moves, the result, its 18 steps and its envy; the bids have no seals"),
        (OPEN, "12 moves, the result and its 9 steps"),
        (GAMES / "none" / "two-players-ivits-and-xenos.json", "2 moves, the result and its 2 steps"),
    ],
)
def test_says_in_one_line_what_was_checked(path: Path, checked: str) -> None:
    assert verify(path) == (0, f"{path}: verified: {checked}\n", "")


def test_says_what_was_not_there_to_be_checked(tmp_path: Path) -> None:
    table = tmp_path / "table.json"
    written(table, game(EVERY_TIE, result=None))
    absent = "no result is recorded, and the bids have no seals"
    assert verify(table) == (0, f"{table}: verified: 6 moves; {absent}\n", "")
    written(table, game(OPEN, result=None))
    assert verify(table) == (0, f"{table}: verified: 12 moves; no result is recorded\n", "")
    document = game(SEALED)
    del document["result"]["steps"]
    written(table, document)
    checked = "6 moves, the result, 3 commitments and 3 receipts"
    assert verify(table) == (0, f"{table}: verified: {checked}\n", "")


def test_an_envy_without_steps_is_checked_too(tmp_path: Path) -> None:
    document = game(EVERY_TIE)
    assert document["result"]["envy"]
    del document["result"]["steps"]
    table = written(tmp_path / "table.json", document)
    checked = "6 moves, the result and its envy; the bids have no seals"
    assert verify(table) == (0, f"{table}: verified: {checked}\n", "")


def test_names_the_first_difference(tampered: Path) -> None:
    right = game(OPEN)["result"]["outcome"][0]["vp_cost"]
    difference = f"is {right + 1}, but the moves give {right}"
    error = f"error: {tampered}: result.outcome[0].vp_cost: {difference}\n"
    assert verify(tampered) == (1, "", error)
    assert verify(tampered, "--json") == (1, "", error)


def test_an_unfinished_auction_does_not_verify(tmp_path: Path) -> None:
    events = game(OPEN)["events"][:5]
    table = written(tmp_path / "table.json", game(OPEN, events=events, result=None))
    due = "events: the auction is unfinished: P3 is to take a faction or outbid somebody"
    assert verify(table) == (1, "", f"error: {table}: {due}\n")


def test_a_changed_bid_under_seal_is_named(tmp_path: Path) -> None:
    document = game(SEALED)
    document["events"][4]["bids"]["itars"] = 14
    table = written(tmp_path / "table.json", document)
    was = "events[4].bids: were changed: Ada submitted 15 on itars"
    assert verify(table) == (1, "", f"error: {table}: {was}\n")


def test_each_file_stands_alone(tampered: Path, tmp_path: Path) -> None:
    missing = tmp_path / "none.json"
    status, out, err = verify(OPEN, tampered, missing, SEALED)
    assert status == 1
    assert [said.partition(": verified: ")[0] for said in out.splitlines()] == [str(OPEN), str(SEALED)]
    assert [said.split(": ")[1] for said in err.splitlines()] == [str(tampered), str(missing)]


def test_standard_input_is_a_file_called_dash() -> None:
    assert verify("-", given=OPEN.read_bytes())[:2] == (
        0,
        "-: verified: 12 moves, the result and its 9 steps\n",
    )


# For programs


def verified(source: str | Path, mode: str, moves: int, **others: object) -> Document:
    return {
        "format": "gaia-auction-verification",
        "version": 1,
        "source": str(source),
        "mode": mode,
        "moves": moves,
        "result": True,
        "steps": None,
        "envy": False,
        "submissions": 0,
        "seals": 0,
        "seats": False,
        "draw": False,
    } | others


def test_one_file_as_json_is_laid_out() -> None:
    status, out, err = verify(SEALED, "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == verified(SEALED, "silent", 6, steps=18, submissions=3, seals=3)
    assert out.startswith('{\n  "format": "gaia-auction-verification",\n')
    assert set(schema_of("verification")["required"]) == set(json.loads(out))
    assert VerificationDocument.model_validate(json.loads(out))


def test_several_files_as_json_are_one_line_each(tampered: Path) -> None:
    status, out, err = verify(OPEN, tampered, EVERY_TIE, "--json")
    assert status == 1
    assert [json.loads(each) for each in out.splitlines()] == [
        verified(OPEN, "choose-then-bid", 12, steps=9),
        verified(EVERY_TIE, "silent", 6, steps=18, envy=True, submissions=3),
    ]
    assert err.startswith(f"error: {tampered}: ")


def test_each_line_has_its_answer_in_its_place(tampered: Path, tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    lines.write_bytes(line(game(OPEN)) + tampered.read_bytes() + b"\n" + line(game(EVERY_TIE, result=None)))
    status, out, err = verify("--jsonl", lines, "-", given=b"[]\n")
    answers = [json.loads(each) for each in out.splitlines()]
    assert (status, err) == (1, "")
    assert answers[0] == verified(f"{lines}:1", "choose-then-bid", 12, steps=9)
    assert answers[1]["source"] == f"{lines}:2"
    assert answers[1]["error"].startswith("result.outcome[0].vp_cost: is ")
    assert answers[2] == {"error": "is empty; an auction document is expected", "source": f"{lines}:3"}
    assert answers[3] == verified(f"{lines}:4", "silent", 6, result=False, submissions=3)
    assert answers[4]["source"] == "-:1"
    assert [set(answer) for answer in answers if "error" in answer] == [{"error", "source"}] * 3


def test_one_auction_over_many_lines_is_no_archive_and_the_option_may_be_left_out() -> None:
    leave_out = "each line must be one whole auction; leave --jsonl out for a file that is one auction"
    laid_out = b'{\n  "format": "gaia-auction",\n  "version": 1\n}\n'
    status, out, err = verify("--jsonl", "-", given=laid_out)
    answers = [json.loads(each) for each in out.splitlines()]
    assert (status, err, len(answers)) == (1, "", 4)
    assert answers[1] == {
        # Behind `"format"` and the two blanks before it stands a colon.
        "error": f"column 11: is not JSON: the document has ended before; {leave_out}",
        "source": "-:2",
    }
    assert [answer["source"] for answer in answers] == ["-:1", "-:2", "-:3", "-:4"]
    for answer in answers:
        assert answer["error"].startswith("column ")
        assert answer["error"].endswith(leave_out)


def test_the_name_of_a_file_stays_on_one_line(tmp_path: Path) -> None:
    table = tmp_path / "a\nb\x1b[31m.json"
    table.write_bytes(OPEN.read_bytes())
    shown = rf"{tmp_path}/a\nb\x1b[31m.json"
    assert verify(table)[1].startswith(f"{shown}: verified: ")
    assert json.loads(verify(table, "--json")[1])["source"] == shown


@pytest.mark.parametrize("arguments", [(), ("--jsonl",), ("--trace", str(OPEN))])
def test_wrong_usage_ends_with_2(arguments: tuple[str, ...]) -> None:
    status, out, err = verify(*arguments)
    assert (status, out) == (2, "")
    assert "Error: " in err


# For archives


def test_a_line_is_answered_before_the_next_one_comes() -> None:
    with subprocess.Popen(
        [*PROGRAM, "--jsonl", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, path in enumerate((EVERY_TIE, OPEN), start=1):
            process.stdin.write(line(game(path)))
            process.stdin.flush()
            assert select.select([process.stdout], [], [], LONG)[0]
            assert json.loads(process.stdout.readline())["source"] == f"-:{number}"
        process.stdin.close()
        assert process.wait(LONG) == 0


def test_a_reader_that_stops_reading_stops_the_program_quietly(tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    lines.write_bytes(line(game(EVERY_TIE)) * 2000)
    with subprocess.Popen(
        [*PROGRAM, "--jsonl", lines], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert "error" not in json.loads(process.stdout.readline())
        process.stdout.close()
        assert process.stderr.read() == b""


MEASURE = (
    "import resource, subprocess, sys\n"
    "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)\n"
    "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
)
"""Started by a process of its own: a child of this one would begin with the memory of this one."""


def peak_memory(lines: int, folder: Path) -> int:
    """Return the most memory that a run over so many lines took; in KiB, on macOS in bytes."""
    archive = folder / f"{lines}.jsonl"
    archive.write_bytes(line(game(EVERY_TIE)) * lines)
    measured = subprocess.run(
        [sys.executable, "-c", MEASURE, *PROGRAM, "--jsonl", archive], capture_output=True, check=True
    )
    return int(measured.stdout)


@pytest.mark.slow
def test_memory_does_not_grow_with_the_number_of_auctions(tmp_path: Path) -> None:
    few, many = peak_memory(100, tmp_path), peak_memory(2_000, tmp_path)
    # Of 1,900 more documents the text alone would take 6 MB, about a sixth of what the program takes.
    assert many < few * 1.1


def test_in_a_terminal_a_long_run_shows_how_far_it_is_and_takes_it_away(tmp_path: Path) -> None:
    names = ["table.json", "slow.json", "last.json"]
    (tmp_path / names[0]).write_bytes(OPEN.read_bytes())
    for name in names[1:]:
        os.mkfifo(tmp_path / name)
    with RealTerminal("verify", *names, folder=tmp_path, line='"$@" > verified.txt') as terminal:
        # A pipe opens for writing as soon as it is read: then the first file has been answered.
        with (tmp_path / "slow.json").open("wb") as slow:
            time.sleep(1.1)  # longer than the program waits until it shows anything
            slow.write(OPEN.read_bytes())
        terminal.wait_for(" 2 of 3 auctions ━")
        with (tmp_path / "last.json").open("wb") as last:
            last.write(OPEN.read_bytes())
        assert terminal.ended() == 0
        assert terminal.text.strip() == ""
    said = (tmp_path / "verified.txt").read_text("utf-8").splitlines()
    assert said == [f"{name}: verified: 12 moves, the result and its 9 steps" for name in names]
