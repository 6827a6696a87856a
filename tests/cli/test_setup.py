"""The command `setup`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gaia_auction.cli.app import app
from gaia_auction.setup.fairest import fairest_deal
from gaia_auction.setup.layouts import OLD_SEEDS, Table
from tests.records.test_schemas import accepts
from tests.setup.recorded import recorded

runner = CliRunner()


def setup(*arguments: str) -> Result:
    return runner.invoke(app, ["setup", *arguments])


def dealt(*arguments: str) -> dict[str, object]:
    result = setup(*arguments, "--json")
    assert result.exit_code == 0, result.stderr
    document: dict[str, object] = json.loads(result.stdout)
    assert accepts("setup", document)
    return document


def test_the_deal_as_json_and_nothing_else() -> None:
    result = setup("--seed", "GaiaProject_001", "--players", "3", "--layout", "xshape", "--json")
    assert result.stderr == ""
    assert json.loads(result.stdout)["sectors"] == recorded("GaiaProject_001", 3, "xshape")["sectors"]


def test_the_deal_for_people() -> None:
    result = setup("--seed", "GaiaProject_001", "--players", "4")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "seed GaiaProject_001\n" in result.stdout
    assert "Random factions" in result.stdout


def test_without_a_seed_a_new_one_is_drawn_shown_and_deals_the_same_again() -> None:
    first = dealt("--players", "2")
    again = dealt("--players", "2", "--seed", str(first["seed"]))
    assert first == again
    assert dealt("--players", "2")["seed"] != first["seed"]


def test_the_empty_seed_is_a_seed() -> None:
    assert dealt("--players", "2", "--seed", "")["seed"] == ""


@pytest.mark.parametrize("seed", ["0", "9" * 300, "ゲ" * 300, "-", "\U0001fa90"])
def test_seeds_of_every_kind(seed: str) -> None:
    assert dealt("--players", "3", f"--seed={seed}")["seed"] == seed


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (["--balanced"], 50),
        (["--balanced", "--placement", "random"], 50),
        (["--balanced", "5"], 5),
        (["--balanced=5"], 5),
    ],
)
def test_the_fairest_of_several(arguments: list[str], count: int) -> None:
    fairest = fairest_deal(Table("comet", 4), count).table.seed
    assert fairest != "comet"
    balanced = dealt("--players", "4", "--seed", "comet", *arguments)
    assert balanced == dealt("--players", "4", "--seed", fairest)


def test_a_turn_that_brings_planets_together_is_shown_with_a_warning() -> None:
    turns = [f"{sector}:{steps}" for sector in range(1, 11) for steps in range(1, 6)]
    for turn in turns:
        result = setup("--players", "4", "--seed", "comet", "--rotate", turn, "--json")
        assert result.exit_code == 0
        document = json.loads(result.stdout)
        warnings = result.stderr.splitlines()
        assert len(warnings) == len(document["clashes"])
        if warnings:
            clash = document["clashes"][0]
            one, other = clash["sectors"]
            assert warnings[0] == (
                f"warning: --rotate: the {document['labels']['planets'][clash['planet']]} planets of sectors "
                f"{one} and {other} touch, which the rulebook forbids; turn one further"
            )
            return
    pytest.fail("no turn brings planets together")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "--players"),
        (["--players", "1"], "--players"),
        (["--players", "6"], "--players"),
        (["--players", "5", "--layout", "xshape"], "xshape is for 3 or 4 players, not for 5"),
        (["--players", "4", "--layout", "rulebook8"], "rulebook8 is for 3 players, not for 4"),
        (["--players", "4", "--layout", "ring"], "ring"),
        (["--players", "4", "--seed", "a b"], "a seed holds ' '; it may hold no blanks"),
        (["--players", "4", "--seed", "a\u200bb"], r"a seed holds '\u200b'; it may hold no blanks"),
        (["--players", "4", "--rotate", "11:1"], "there is no sector '11' on this board; there are 1, 2, 3"),
        (["--players", "4", "--rotate", "3"], "'3' has no colon; write a sector, a colon"),
        (["--players", "4", "--balanced", "0"], "--balanced"),
        (["--players", "4", "--balanced", "x"], "unexpected extra argument"),
        (["--players", "4", "--save", "table.pdf"], "a page ends in .svg, .png or .html"),
    ],
)
def test_wrong_usage(arguments: list[str], message: str) -> None:
    result = setup(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("name", ["table.svg", "table.png", "table.html", "TABLE.PNG"])
def test_a_page_is_saved_beside_what_is_printed(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    result = setup("--players", "2", "--seed", "comet", "--save", str(path), "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["seed"] == "comet"
    assert result.stderr == f"Saved {path}\n"
    assert path.stat().st_size > 10_000


def test_what_cannot_be_saved_gives_one_line_and_no_deal(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "table.svg"
    result = setup("--players", "2", "--seed", "comet", "--save", str(path))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == f"error: {path}: cannot be written: no such file or directory\n"


def test_a_page_that_is_there_already_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "table.svg"
    path.write_bytes(b"the page of last week")
    result = setup("--players", "2", "--seed", "comet", "--save", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"error: {path}: exists already; name a new file\n"
    assert path.read_bytes() == b"the page of last week"


@pytest.mark.parametrize("columns", [80, 40])
def test_the_help_names_the_seeds_that_the_site_deals_otherwise(columns: int) -> None:
    lines = runner.invoke(app, ["setup", "--help"], terminal_width=columns).stdout.splitlines()
    words = " ".join(" ".join(lines).split())
    assert f"older rules: {', '.join(OLD_SEEDS)} Options:" in words
    for line in lines[: lines.index("Options:")]:
        assert len(line) <= columns


@pytest.mark.parametrize("seed", OLD_SEEDS)
def test_no_old_seed_is_said_to_be_dealt_as_on_the_site(seed: str, tmp_path: Path) -> None:
    page = tmp_path / "table.svg"
    result = setup("--players", "4", "--seed", seed, "--save", str(page))
    ours = "A setup of our own: the BGS site deals this old seed by older rules."
    for shown in (result.stdout, page.read_text("utf-8")):
        assert ours in shown
        assert "as the BGS site" not in shown
    assert dealt("--players", "4", "--seed", seed)["as_bgs"] is False


def test_the_drawing_libraries_are_loaded_only_to_draw(tmp_path: Path) -> None:
    show_modules_at_exit = (
        "import atexit, sys\n"
        "atexit.register(lambda: print(*sys.modules, file=sys.stderr))\n"
        "from gaia_auction.__main__ import main\n"
        "main()"
    )

    def loaded(*arguments: str) -> set[str]:
        program = [sys.executable, "-c", show_modules_at_exit, "setup", "--players", "2", *arguments]
        ran = subprocess.run(program, capture_output=True, check=True)
        return {module for module in ran.stderr.decode().split() if "." not in module}

    libraries = {"drawsvg", "resvg_py", "rich"}
    assert not loaded("--json") & libraries
    assert loaded() & libraries == {"rich"}
    assert loaded("--json", "--save", str(tmp_path / "table.svg")) & libraries == {"drawsvg"}
    assert loaded("--json", "--save", str(tmp_path / "table.png")) & libraries == {"drawsvg", "resvg_py"}
