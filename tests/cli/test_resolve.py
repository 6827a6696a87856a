"""The command `resolve`: what it prints where, and the status it ends with."""

import json
import os
import re
import select
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from types import MappingProxyType
from typing import Any

import pytest
from typer.testing import CliRunner

from gaia_auction.cli.app import app

GAMES = Path(__file__).parent.parent / "games"
EVERY_TIE = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
FOUR_SEATS = GAMES / "faction-bidding" / "worked-example-5-4-four-players.json"
BELOW_ZERO = GAMES / "choose-then-bid" / "opening-bids-any-start-track-below-zero.json"
BANNED = GAMES / "bad" / "banned.json"

Document = dict[str, Any]

PROGRAM = (sys.executable, "-m", "gaia_auction")
LONG = 120
"""Seconds after which a program that should have ended long ago is taken to hang."""

runner = CliRunner()


def resolve(*arguments: str | Path, given: bytes = b"") -> tuple[int, str, str]:
    """Run the command in this process; return its status, standard output and standard error."""
    result = runner.invoke(app, ["resolve", *map(str, arguments)], input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def started(
    *arguments: str | Path, given: bytes = b"", environment: Mapping[str, str] = MappingProxyType({})
) -> subprocess.CompletedProcess[bytes]:
    """Run the program as a shell does."""
    return subprocess.run(
        [*PROGRAM, "resolve", *arguments],
        input=given,
        env={**plain_environment(), **environment},
        capture_output=True,
        timeout=LONG,
        check=False,
    )


def in_a_shell(command: str, *arguments: str | Path) -> subprocess.CompletedProcess[bytes]:
    """Run a line of shell in which "$@" is the program with these arguments."""
    return subprocess.run(
        ["/bin/sh", "-c", command, "sh", *PROGRAM, "resolve", *arguments],
        capture_output=True,
        timeout=LONG,
        check=False,
    )


def plain_environment() -> dict[str, str]:
    """Return the environment without what would change how the program writes."""
    told = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM", "PYTHONUNBUFFERED")
    return {name: value for name, value in os.environ.items() if name not in told}


def game(path: Path) -> Document:
    document: Document = json.loads(path.read_bytes())
    return document


def stored(path: Path, *, trace: bool = False) -> Document:
    """Return the result that a game's file has, with its steps and the envy if they are asked for."""
    result: Document = game(path)["result"]
    left_out = () if trace else ("steps", "envy")
    return {name: value for name, value in result.items() if name not in left_out}


def line(document: Document) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode() + b"\n"


def bad_auction() -> Document:
    auction: Document = game(BANNED)["auction"]
    return auction


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.json"
    path.write_bytes(line(bad_auction()))
    return path


# One file


def test_one_file_as_json_is_laid_out() -> None:
    status, out, err = resolve(EVERY_TIE, "--json")
    assert status == 0
    assert json.loads(out) == stored(EVERY_TIE)
    assert out.startswith('{\n  "format": "gaia-auction-result",\n')
    assert out.endswith("\n}\n")
    assert err == ""


def test_trace_adds_the_steps_and_the_envy() -> None:
    assert "steps" not in json.loads(resolve(EVERY_TIE, "--json")[1])
    assert json.loads(resolve(EVERY_TIE, "--json", "--trace")[1]) == stored(EVERY_TIE, trace=True)


PUBLISHED_RUN = """\
A takes itars 0, B takes itars 1 from A, C takes itars 2 from B, A takes itars 3 from C, B takes itars 4
from A, C takes itars 5 from B, A takes taklons 0, B takes itars 6 from C, C takes itars 7 from B (held), A
keeps taklons 0, B takes taklons 1 from A (latest-nomination), C keeps itars 7, A takes taklons 2 from B, B
takes itars 8 from C, C takes xenos 0, A keeps taklons 2, B keeps itars 8, C keeps xenos 0"""
"""The 18 turns of the worked example of the rules, as their text has them."""


def test_the_trace_of_the_published_example_is_its_run() -> None:
    steps = json.loads(resolve(EVERY_TIE, "--json", "--trace")[1])["steps"]
    told = []
    for step in steps:
        displaced = f" from {step['displaced']}" if step["displaced"] else ""
        tie = f" ({step['tie_break']})" if step["tie_break"] else ""
        told.append(f"{step['player']} {step['action']}s {step['faction']} {step['cost']}{displaced}{tie}")
    assert told == PUBLISHED_RUN.replace("\n", " ").split(", ")
    # Maximum less cost: A 15 - 0, B 15 - 1, C 7 - 2, and so on to C 0 - 0 on xenos.
    margins = [15, 14, 5, 12, 11, 2, 10, 9, 0, 10, 7, 0, 8, 7, 0, 8, 7, 0]
    assert [step["margin"] for step in steps] == margins


def test_only_sealed_bids_have_envy_and_a_table_of_it() -> None:
    assert "envy" not in json.loads(resolve(FOUR_SEATS, "--json", "--trace")[1])
    assert "Was it fair?" not in resolve(FOUR_SEATS)[1]
    assert "Was it fair?" in resolve(EVERY_TIE)[1]


def test_for_people_there_is_a_table() -> None:
    status, out, err = resolve(FOUR_SEATS)
    assert status == 0
    assert "worked-example-5-4" in out
    places = [out.index(faction) for faction in ("Xenos", "Terrans", "Itars", "Geodens")]
    assert places == sorted(places)
    assert "{" not in out
    assert err == ""


def test_for_people_trace_tells_how_it_was_decided() -> None:
    plain, traced = resolve(EVERY_TIE)[1], resolve(EVERY_TIE, "--trace")[1]
    assert traced.endswith(plain)
    told = traced.removesuffix(plain)
    assert "18/18" in told


def test_standard_input_is_a_file_called_dash() -> None:
    status, out, err = resolve("-", "--json", given=EVERY_TIE.read_bytes())
    assert (status, json.loads(out), err) == (0, stored(EVERY_TIE), "")
    status, out, err = resolve("-", "--json", given=line(bad_auction()))
    assert (status, out) == (1, "")
    assert err.startswith("error: -: events[")


@pytest.mark.parametrize("options", [(), ("--json",), ("--trace",), ("--json", "--trace")])
def test_of_a_wrong_file_nothing_is_printed(bad: Path, options: tuple[str, ...]) -> None:
    status, out, err = resolve(bad, *options)
    assert (status, out) == (1, "")
    assert err.startswith(f"error: {bad}: {game(BANNED)['error_at']}: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")


def test_the_error_of_the_interface(tmp_path: Path) -> None:
    table = tmp_path / "table.json"
    players = ["Ada", "Ben"]
    events = [
        {"type": "nominate", "player": "Ada", "faction": "itars"},
        {"type": "bid", "player": "Ben", "faction": "itars", "vp": 3},
        {"type": "bid", "player": "Ada", "faction": "itars", "vp": 3},
    ]
    settings = {"mode": "choose-while-bidding", "players": players}
    table.write_bytes(line({"format": "gaia-auction", "version": 1, "settings": settings, "events": events}))
    error = "events[2]: Ada cannot bid 3 on itars: Ben holds it at 3, so the bid must be at least 4"
    assert resolve(table) == (1, "", f"error: {table}: {error}\n")


def test_a_warning_stands_beside_the_result() -> None:
    status, out, err = resolve(BELOW_ZERO, "--json")
    assert status == 0
    assert json.loads(out) == stored(BELOW_ZERO)
    assert err.startswith(f"warning: {BELOW_ZERO}: ")


# Several files


def test_several_files_as_json_are_one_line_each_in_their_order() -> None:
    status, out, err = resolve(FOUR_SEATS, EVERY_TIE, FOUR_SEATS, "--json")
    assert status == 0
    assert [json.loads(each) for each in out.splitlines()] == [
        stored(FOUR_SEATS),
        stored(EVERY_TIE),
        stored(FOUR_SEATS),
    ]
    assert err == ""


def test_a_bad_file_does_not_stop_the_good_ones(bad: Path, tmp_path: Path) -> None:
    status, out, err = resolve(bad, EVERY_TIE, tmp_path / "none.json", FOUR_SEATS, bad, "--json")
    assert status == 1
    assert [json.loads(each) for each in out.splitlines()] == [stored(EVERY_TIE), stored(FOUR_SEATS)]
    errors = err.splitlines()
    assert [error.split(": ")[1] for error in errors] == [str(bad), str(tmp_path / "none.json"), str(bad)]


def test_several_tables_say_whose_they_are(bad: Path) -> None:
    status, out, err = resolve(EVERY_TIE, bad, FOUR_SEATS)
    assert status == 1
    assert "Silent auction" in out
    assert "Faction bidding" in out
    assert out.index("Silent auction") < out.index("Faction bidding")
    assert err.startswith(f"error: {bad}: ")


def test_an_empty_line_parts_two_tables_and_none_is_left_over(bad: Path) -> None:
    status, one, _ = resolve(EVERY_TIE)
    assert status == 0
    assert resolve(EVERY_TIE, EVERY_TIE)[1] == f"{one}\n{one}"
    assert resolve(bad, EVERY_TIE, bad)[1] == one


# Files that cannot be read


def test_a_missing_file(tmp_path: Path) -> None:
    missing = tmp_path / "none.json"
    assert resolve(missing) == (1, "", f"error: {missing}: cannot be read: no such file or directory\n")


def test_a_directory_gets_a_hint(tmp_path: Path) -> None:
    hint = "is a directory; name the files in it, such as DIRECTORY/*.json"
    assert resolve(tmp_path) == (1, "", f"error: {tmp_path}: {hint}\n")
    assert resolve(tmp_path, "--jsonl") == (1, "", f"error: {tmp_path}: {hint}\n")


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    status, out, err = resolve(tmp_path / ("x" * 5000), "--json")
    assert (status, out) == (1, "")
    assert err.endswith(": cannot be read: file name too long\n")


def test_standard_input_that_is_closed() -> None:
    process = in_a_shell('exec "$@" <&-', "-")
    assert process.returncode == 1
    assert process.stdout == b""
    assert process.stderr == b"error: -: cannot be read: standard input is closed\n"


def test_errors_that_nobody_reads_keep_no_result_back(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    inputs = (EVERY_TIE, tmp_path / "none.json", BELOW_ZERO, FOUR_SEATS)
    process = subprocess.run(
        [*PROGRAM, "resolve", "--json", *inputs],
        stdout=subprocess.PIPE,
        stderr=writer,
        env=plain_environment(),
        check=False,
    )
    os.close(writer)
    assert process.returncode == 1
    modes = [json.loads(line)["mode"] for line in process.stdout.splitlines()]
    assert modes == ["silent", "choose-then-bid", "faction-bidding"]


def test_no_columns_are_no_width() -> None:
    unknown, usual = (started(EVERY_TIE, environment={"COLUMNS": width}) for width in ("0", "80"))
    assert unknown.stdout == usual.stdout
    assert len(usual.stdout.splitlines()) > 3


@pytest.mark.parametrize("options", [("--json",), ("--jsonl",), ()])
def test_names_of_files_stay_on_one_line(tmp_path: Path, options: tuple[str, ...]) -> None:
    missing = tmp_path / "a\nb\x1b[31m\u202e.json"
    status, out, err = resolve(missing, *options)
    assert (status, out) == (1, "")
    shown = rf"{tmp_path}/a\nb\x1b[31m\u202e.json"
    assert err == f"error: {shown}: cannot be read: no such file or directory\n"


def test_names_of_files_stay_on_one_line_in_lines_and_tables(tmp_path: Path) -> None:
    present = tmp_path / "a\nb\x1b[31m.json"
    present.write_bytes(b"\n")
    status, out, _ = resolve(present, "--jsonl")
    assert status == 1
    assert json.loads(out)["source"] == rf"{tmp_path}/a\nb\x1b[31m.json:1"
    present.write_bytes(EVERY_TIE.read_bytes())
    status, out, _ = resolve(present)
    assert status == 0
    assert "\x1b" not in out


LITTLE_MEMORY = 'ulimit -v 524288; exec "$@"'


def test_a_file_without_end_is_refused_without_being_held_in_memory() -> None:
    process = in_a_shell(LITTLE_MEMORY, "/dev/zero")
    assert process.returncode == 1
    assert process.stdout == b""
    assert process.stderr == b"error: /dev/zero: is larger than 16 MiB, which no auction is\n"


def test_a_line_without_end_is_refused_without_being_held_in_memory(tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    good.write_bytes(line(game(EVERY_TIE)))
    process = in_a_shell(LITTLE_MEMORY, "--jsonl", "/dev/zero", good)
    assert process.returncode == 1
    error, result = map(json.loads, process.stdout.splitlines())
    assert error == {"error": "is larger than 16 MiB, which no auction is", "source": "/dev/zero:1"}
    assert result == stored(EVERY_TIE)
    assert process.stderr.startswith(b"error: /dev/zero: line 1 is longer than ")
    assert process.stderr.count(b"\n") == 1


def test_a_named_pipe_is_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=lambda: pipe.write_bytes(EVERY_TIE.read_bytes()))
    writer.start()
    status, out, err = resolve(pipe, "--json")
    writer.join()
    assert (status, json.loads(out), err) == (0, stored(EVERY_TIE), "")


# JSON Lines


def test_each_line_has_its_answer_in_its_place() -> None:
    lines = [
        line(game(EVERY_TIE)),
        b"\n",
        line(bad_auction()),
        b"not JSON\n",
        b"  \t\r\n",
        line(game(FOUR_SEATS)).replace(b"\n", b"\r\n"),
        b"\xff\n",
        line(game(BELOW_ZERO)).removesuffix(b"\n"),
    ]
    status, out, err = resolve("--jsonl", "-", given=b"".join(lines))
    answers = [json.loads(each) for each in out.splitlines()]
    assert status == 1
    assert answers[0] == stored(EVERY_TIE)
    assert answers[1] == {"error": "is empty; an auction document is expected", "source": "-:2"}
    assert answers[2]["source"] == "-:3"
    assert answers[2]["error"].startswith(f"{game(BANNED)['error_at']}: ")
    assert answers[3]["error"].startswith("column 1: is not JSON: ")
    assert answers[4] == {"error": "is empty; an auction document is expected", "source": "-:5"}
    assert answers[5] == stored(FOUR_SEATS)
    assert answers[6] == {"error": "is not UTF-8 at byte 0; save it as UTF-8", "source": "-:7"}
    assert answers[7] == stored(BELOW_ZERO)
    assert err.startswith("warning: -:8: ")
    assert err.count("warning: ") == err.count("\n")


def test_an_auction_that_a_windows_shell_saved_is_read_but_not_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(EVERY_TIE.read_text("utf-8").encode("utf-16"))
    status, out, err = resolve(path, "--json")
    assert (status, json.loads(out), err) == (0, stored(EVERY_TIE), "")
    lines = b"".join([line(game(EVERY_TIE)), line(game(FOUR_SEATS))]).decode().encode("utf-16")
    status, out, err = resolve("--jsonl", "-", given=lines)
    assert (status, out) == (1, "")
    assert err == "error: -: is UTF-16, which is not read line by line; save it as UTF-8\n"


def test_lines_of_several_files_come_in_the_order_of_the_files(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    one.write_bytes(line(game(EVERY_TIE)) + b"\n")
    two.write_bytes(b"\n" + line(game(FOUR_SEATS)))
    status, out, err = resolve("--jsonl", two, "-", one, given=b"[]\n")
    answers = [json.loads(each) for each in out.splitlines()]
    assert status == 1
    assert [answer.get("source") for answer in answers] == [f"{two}:1", None, "-:1", None, f"{one}:2"]
    assert answers[1] == stored(FOUR_SEATS)
    assert answers[3] == stored(EVERY_TIE)
    assert err == ""


def test_a_file_that_cannot_be_read_fails_beside_the_lines_of_the_others(tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    lines.write_bytes(line(game(EVERY_TIE)))
    status, out, err = resolve("--jsonl", tmp_path / "none.jsonl", lines)
    assert status == 1
    assert [json.loads(each) for each in out.splitlines()] == [stored(EVERY_TIE)]
    assert err == f"error: {tmp_path / 'none.jsonl'}: cannot be read: no such file or directory\n"


def test_lines_are_compact_also_when_there_is_one() -> None:
    status, out, _ = resolve("--jsonl", "--trace", "-", given=line(game(EVERY_TIE)))
    assert status == 0
    assert out.count("\n") == 1
    assert json.loads(out) == stored(EVERY_TIE, trace=True)


@pytest.mark.parametrize("mebibytes", [17, 40])
def test_a_line_that_is_too_long_counts_as_one_line(mebibytes: int) -> None:
    long = b"x" * (mebibytes * 1024 * 1024) + b"\n"
    status, out, err = resolve("--jsonl", "-", given=long + line(game(EVERY_TIE)) + b"\n")
    answers = [json.loads(each) for each in out.splitlines()]
    assert status == 1
    assert answers[0] == {"error": "is larger than 16 MiB, which no auction is", "source": "-:1"}
    assert answers[1] == stored(EVERY_TIE)
    assert answers[2]["source"] == "-:3"
    assert len(answers) == 3
    assert err == ""


def test_a_line_is_answered_before_the_next_one_comes() -> None:
    with subprocess.Popen(
        [*PROGRAM, "resolve", "--jsonl", "-"],
        env=plain_environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for path in (EVERY_TIE, FOUR_SEATS):
            process.stdin.write(line(game(path)))
            process.stdin.flush()
            ready, _, _ = select.select([process.stdout], [], [], LONG)
            assert ready
            assert json.loads(process.stdout.readline()) == stored(path)
        process.stdin.close()
        assert process.wait(LONG) == 0


def test_a_reader_that_stops_reading_stops_the_program_quietly(tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    lines.write_bytes(line(game(EVERY_TIE)) * 2000)
    with subprocess.Popen(
        [*PROGRAM, "resolve", "--jsonl", "--trace", lines],
        env=plain_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(process.stdout.readline()) == stored(EVERY_TIE, trace=True)
        process.stdout.close()
        assert process.stderr.read() == b""


# How it is called


@pytest.mark.parametrize(
    "arguments",
    [(), ("--json",), ("--xml", str(EVERY_TIE)), ("--json=yes", str(EVERY_TIE)), ("--jsonl",)],
    ids=["no FILE", "no FILE but an option", "unknown option", "value of a flag", "no FILE of lines"],
)
def test_wrong_usage_ends_with_2(arguments: tuple[str, ...]) -> None:
    status, out, err = resolve(*arguments)
    assert (status, out) == (2, "")
    assert "Error: " in err


def test_help_names_the_options() -> None:
    status, out, err = resolve("--help")
    assert (status, err) == (0, "")
    for option in ("--json", "--jsonl", "--trace", "--no-color"):
        assert option in out


# What it is read with


def test_json_is_utf_8_whatever_the_locale() -> None:
    auction = game(GAMES / "none" / "two-players-ivits-and-xenos.json")
    del auction["result"]
    text = json.dumps(auction, ensure_ascii=False).replace('"Ada"', '"太郎"').replace('"Ben"', '"Zoë"')
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    for options in (("--json",), ("--jsonl",)):
        process = started(*options, "-", given=text.encode(), environment=ascii_only)
        assert process.returncode == 0
        assert '"turn_order": ["太郎", "Zoë"]' in process.stdout.decode("utf-8")
    process = started("-", given=text.replace('"xenos"', '"klingons"').encode(), environment=ascii_only)
    assert process.returncode == 1
    assert process.stderr.decode("utf-8").startswith("error: -: events[")
    process = started("-", given=text.encode(), environment=ascii_only)
    assert process.returncode == 0
    assert "太郎" in process.stdout.decode("utf-8")


def colours(text: bytes) -> list[bytes]:
    """Return the escape sequences that set a colour of letters or ground."""
    sequences = re.findall(rb"\x1b\[([\d;]*)m", text)
    return [sequence for sequence in sequences if re.search(rb"(^|;)(3[0-8]|4[0-8]|9\d|10\d)", sequence)]


def test_there_are_colours_where_they_are_asked_for() -> None:
    assert colours(started(EVERY_TIE, environment={"FORCE_COLOR": "1"}).stdout)


@pytest.mark.parametrize(
    ("options", "environment"),
    [
        ((), {}),
        ((), {"NO_COLOR": "1"}),
        ((), {"NO_COLOR": "1", "FORCE_COLOR": "1"}),
        (("--no-color",), {}),
        (("--no-color",), {"FORCE_COLOR": "1"}),
        (("--json",), {"FORCE_COLOR": "1"}),
    ],
    ids=str,
)
def test_there_are_none_where_not(options: tuple[str, ...], environment: dict[str, str]) -> None:
    process = started(*options, EVERY_TIE, environment=environment)
    assert process.returncode == 0
    assert b"taklons" in process.stdout.lower()
    assert not colours(process.stdout)


def test_no_color_may_stand_before_the_command() -> None:
    process = subprocess.run(
        [*PROGRAM, "--no-color", "resolve", EVERY_TIE],
        env=plain_environment() | {"FORCE_COLOR": "1"},
        capture_output=True,
        check=True,
    )
    assert not colours(process.stdout)


def test_errors_have_no_colours_to_get_into_a_log(bad: Path) -> None:
    process = started(bad, environment={"FORCE_COLOR": "1"})
    assert process.stderr.startswith(b"error: ")
    assert b"\x1b" not in process.stderr
