"""The commands `sheet` and `score`: what they print where, and the status they end with."""

import csv
import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped] # it comes without types
from typer.testing import CliRunner

from gaia_auction.cli.app import app
from gaia_auction.records.schemas import schema_of
from tests.records.sheets.tables import THREE, TWO

GAMES = Path(__file__).parent.parent / "games"
SAVED = Path(__file__).parent.parent / "records" / "sheets" / "saved"
EVERY_TIE = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
TWO_PLAYERS = GAMES / "choose-while-bidding" / "worked-example-5-1-outbid-at-once.json"

runner = CliRunner()


def run(*arguments: str | Path, given: bytes = b"") -> tuple[int, str, str]:
    result = runner.invoke(app, list(map(str, arguments)), input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def result_of(path: Path) -> bytes:
    return run("resolve", path, "--json")[1].encode()


# sheet


def test_a_sheet_is_shown_of_an_auction_or_of_its_result() -> None:
    status, from_auction, err = run("sheet", "-", given=EVERY_TIE.read_bytes())
    assert (status, err) == (0, "")
    assert run("sheet", given=result_of(EVERY_TIE))[1] == from_auction
    assert "■ Itars" in from_auction
    assert [line.split()[-3:] for line in from_auction.splitlines() if "auction" in line] == [
        ["−8", "0", "−2"]
    ]


@pytest.mark.parametrize("name", ["sheet.csv", "sheet.xlsx", "sheet.md", "SHEET.CSV"])
def test_a_sheet_is_written_and_the_screen_stays_empty(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    assert run("sheet", EVERY_TIE, "-o", path) == (0, "", "")
    assert path.stat().st_size > 0
    status, _, err = run("sheet", EVERY_TIE, "-o", path)
    assert status == 1
    assert err == f"error: {path}: exists already; name a new file\n"


def test_markdown_has_the_rows_and_the_tiles(tmp_path: Path) -> None:
    path = tmp_path / "sheet.md"
    run("sheet", EVERY_TIE, "-o", path, "--tiles", "gaia", "most sectors")
    lines = path.read_text("utf-8").splitlines()
    assert lines[0] == "|  | B | C | A |"
    assert "| faction | Itars | Xenos | Taklons |" in lines
    assert "| game VP |  |  |  |" in lines
    assert "| auction | −8 | 0 | −2 |" in lines
    assert lines[-2:] == ["- final tile 1: Most Gaia planets", "- final tile 2: Most sectors"]


@pytest.mark.parametrize("tiles", [("gaia", "satellite"), ("Most Gaia planets", "most satellites")])
def test_with_two_players_the_tiles_give_what_the_neutral_player_counts(
    tiles: tuple[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "sheet.csv"
    run("sheet", TWO_PLAYERS, "-o", path, "--tiles", *tiles)
    rows = {row[0]: row[1:] for row in csv.reader(path.read_text("utf-8").splitlines())}
    assert rows[""][2] == "neutral"
    assert rows["final tile 1"] == ["", "", "4"]
    assert rows["final tile 2"] == ["", "", "8"]
    assert rows["faction"][2] == ""


def test_on_the_screen_the_neutral_player_has_only_the_tiles() -> None:
    lines = run("sheet", TWO_PLAYERS)[1].splitlines()
    assert [line.split()[-1] for line in lines if "final tile" in line] == ["__", "__"]
    assert sum(line.count("__") for line in lines) == 12 * 2 + 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("-o", "sheet.txt"),
        ("-o", "sheet"),
        ("--tiles", "gaia", "mines"),
        ("--tiles", "gaia", "Most Gaia planets"),
        ("--tiles", "gaia"),
    ],
)
def test_wrong_usage_of_sheet(arguments: tuple[str, ...]) -> None:
    status, out, err = run("sheet", EVERY_TIE, *arguments)
    assert (status, out) == (2, "")
    assert "Error: " in err


def test_a_result_that_a_windows_shell_saved_makes_the_same_sheet() -> None:
    result = result_of(EVERY_TIE)
    assert run("sheet", given=result.decode().encode("utf-16")) == run("sheet", given=result)
    assert run("sheet", given=result.decode().encode("utf-16"))[0] == 0


def test_a_wrong_result_makes_no_sheet(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    wrong = result_of(EVERY_TIE).replace(b'"vp_cost": 8', b'"vp_cost": 9')
    status, out, err = run("sheet", "-", "-o", path, given=wrong)
    assert (status, out) == (1, "")
    assert err == "error: -: outcome[0].final_deduction: is 8, but must be 9 to go with the rest\n"
    assert not path.exists()
    status, _, err = run("sheet", GAMES / "bad" / "no-such-file.json")
    assert status == 1
    assert "cannot be read" in err


# score


def test_a_score_for_people() -> None:
    status, out, err = run("score", "-", given=THREE.csv)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == " Shared victory  Ben and Ada"
    rows = [line.split() for line in out.splitlines()]
    assert ["1", "Ada", "■", "Taklons", "128", "12", "9", "0", "4", "−2", "151"] in rows
    assert [row[0] for row in rows if "■" in row] == ["1", "1", "3"]


def test_a_narrow_window_tells_it_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = run("score", "-", given=THREE.csv.replace(b"Ben", b"Ben-Li"))[1]
    assert "1. Ben-Li: 151" in out
    assert max(map(len, out.splitlines())) <= 40


def test_a_score_for_programs() -> None:
    status, out, err = run("score", "-", "--json", given=TWO.csv)
    assert (status, err) == (0, "")
    document = json.loads(out)
    Draft202012Validator(schema_of("score")).validate(document)
    assert document["winners"] == ["Ada", "Ben"]
    assert [player["final_tiles"] for player in document["players"]] == [[12, 0], [6, 15]]
    assert not Draft202012Validator(schema_of("score")).is_valid(document | {"remark": ""})


def test_a_doubt_about_names_is_told_beside_the_score() -> None:
    path = SAVED / "semicolons-windows.csv"
    status, out, err = run("score", path, "--json")
    assert (status, json.loads(out)["winners"]) == (0, ["Jörg"])
    assert err == (
        f"warning: {path}: is not UTF-8; read as Windows-1252, it names 'Jörg' and 'Zoë'; "
        "if that is wrong, save the sheet as CSV UTF-8\n"
    )


def test_a_score_from_ods_is_told_without_a_word_beside_it() -> None:
    status, out, err = run("score", SAVED / "several-sheets.ods", "--json")
    assert (status, json.loads(out)["winners"], err) == (0, ["Jörg"], "")


def test_a_file_of_another_kind_is_refused_in_one_line() -> None:
    path = SAVED / "old.xls"
    what = "is a file of Office before 2007, such as XLS; save the sheet as XLSX, ODS or CSV UTF-8"
    assert run("score", path) == (1, "", f"error: {path}: {what}\n")


def test_a_wrong_cell_is_named_and_nothing_printed(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_bytes(THREE.csv.replace(b"ore,15,", b"ore,,"))
    status, out, err = run("score", path, "--json")
    assert (status, out) == (1, "")
    assert err == f"error: {path}: ore, Ben: is empty; it must be a whole number from 0 to 999\n"


def test_asking_needs_a_terminal_and_a_file(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_bytes(THREE.csv)
    for file in (path, "-"):
        status, out, err = run("score", file, "--ask")
        assert (status, out) == (2, "")
        assert "--ask needs a terminal, and a file instead of -" in err
