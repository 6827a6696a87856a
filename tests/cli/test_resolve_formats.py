"""The further outputs of `resolve`, and which of its options go together."""

import csv
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gaia_auction.cli.app import app

GAMES = Path(__file__).parent.parent / "games"
EVERY_TIE = str(GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json")
FOUR_SEATS = str(GAMES / "faction-bidding" / "worked-example-5-4-four-players.json")
BELOW_ZERO = str(GAMES / "choose-then-bid" / "opening-bids-any-start-track-below-zero.json")

runner = CliRunner()


def resolve(*arguments: str, given: bytes = b"") -> tuple[int, str, str]:
    result = runner.invoke(app, ["resolve", *arguments], input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize(("option", "form"), [((), "table"), (("--json",), "json")])
def test_a_format_is_the_same_as_its_option(option: tuple[str, ...], form: str) -> None:
    assert resolve(EVERY_TIE, *option) == resolve(EVERY_TIE, "--format", form)
    assert resolve(EVERY_TIE, *option, "--format", form) == resolve(EVERY_TIE, *option)


def test_jsonl_as_a_format_reads_whole_documents() -> None:
    status, out, _ = resolve(EVERY_TIE, "--format", "jsonl")
    assert status == 0
    assert json.loads(out) == json.loads(resolve(EVERY_TIE, "--json")[1])
    assert out.count("\n") == 1


def test_csv_has_one_header_and_a_row_for_each_player() -> None:
    status, out, err = resolve(EVERY_TIE, FOUR_SEATS, "--format", "csv")
    assert (status, err) == (0, "")
    header, *rows = csv.reader(out.splitlines())
    assert header[:5] == ["source", "mode", "charge", "turn", "player"]
    assert [row[1:] for row in rows[:3]] == [
        ["silent", "final-scoring", "1", "B", "2", "itars", "ice", "8", "10", "8", "3"],
        ["silent", "final-scoring", "2", "C", "3", "xenos", "desert", "0", "10", "0", "2"],
        ["silent", "final-scoring", "3", "A", "1", "taklons", "swamp", "2", "10", "2", "1"],
    ]
    assert [row[0] for row in rows] == 3 * [EVERY_TIE] + 4 * [FOUR_SEATS]


def test_standard_input_needs_no_guard_in_csv() -> None:
    status, out, _ = resolve("-", "--format", "csv", given=Path(EVERY_TIE).read_bytes())
    assert status == 0
    assert {row[0] for row in list(csv.reader(out.splitlines()))[1:]} == {"-"}


def test_csv_guards_names_and_keeps_numbers() -> None:
    game = json.loads(Path(BELOW_ZERO).read_bytes())
    player = game["settings"]["players"][0]
    given = json.dumps(game).replace(json.dumps(player), '"=1+1"').encode()
    status, out, err = resolve("-", "--format", "csv", given=given)
    assert status == 0
    rows = list(csv.reader(out.splitlines()))[1:]
    assert "'=1+1" in [row[4] for row in rows]
    assert any(row[9].startswith("-") for row in rows)
    assert err.startswith("warning: -: ")


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_several_outcomes_have_a_line_between_them(form: str) -> None:
    one, other = (resolve(path, "--format", form)[1] for path in (EVERY_TIE, FOUR_SEATS))
    assert resolve(EVERY_TIE, FOUR_SEATS, "--format", form)[1] == f"{one}\n{other}"


@pytest.mark.parametrize("form", ["table", "json", "jsonl", "csv", "markdown", "text"])
def test_of_a_wrong_input_nothing_is_printed(form: str) -> None:
    status, out, err = resolve("-", "--format", form, given=b"{}")
    assert (status, out) == (1, "")
    assert err.startswith("error: -: format: ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--json", "--format", "csv"),
        ("--jsonl", "--format", "table"),
        ("--jsonl", "--format", "json"),
        ("--format", "xml"),
        ("--format", "csv", "--trace"),
        ("--format", "text", "--trace"),
        ("--format", "markdown", "--trace"),
        ("--save", "outcome.png"),
        ("--save", "outcome"),
        ("--save", "outcome.svg", "--jsonl"),
        ("--save", "outcome.svg", FOUR_SEATS),
    ],
)
def test_what_contradicts_itself_is_wrong_usage(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = resolve(EVERY_TIE, *arguments)
    assert (status, out) == (2, "")
    assert "Usage: " in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("ending", [".svg", ".html", ".txt", ".SVG"])
def test_a_picture_is_saved_beside_what_is_printed(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"outcome{ending}"
    assert resolve(EVERY_TIE, "--json", "--save", str(path)) == resolve(EVERY_TIE, "--json")
    assert "Silent" in path.read_text("utf-8")


def test_a_picture_has_the_steps_if_they_are_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "outcome.txt"
    resolve(EVERY_TIE, "--trace", "--save", str(path))
    assert path.read_text("utf-8").split() == resolve(EVERY_TIE, "--trace")[1].replace(EVERY_TIE, "").split()


def test_a_picture_goes_over_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "outcome.svg"
    path.write_text("mine")
    status, out, err = resolve(EVERY_TIE, "--save", str(path))
    assert (status, out) == (1, "")
    assert err == f"error: {path}: exists already; name a new file\n"
    assert path.read_text() == "mine"
    status, out, err = resolve(EVERY_TIE, "--save", str(tmp_path / "no" / "outcome.svg"))
    assert (status, out) == (1, "")
    assert "cannot be written: no such file or directory" in err


def test_of_a_wrong_input_no_picture_is_made(tmp_path: Path) -> None:
    path = tmp_path / "outcome.svg"
    assert resolve("-", "--save", str(path), given=b"{}")[0] == 1
    assert not path.exists()
