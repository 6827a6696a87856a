"""The commands are loaded when they are called; what is said of them before is what they say themselves."""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gaia_auction.cli.app import app
from gaia_auction.cli.commands import SUMMARIES, loaded

FINISHED = str(
    Path(__file__).parent.parent / "games" / "silent" / "worked-example-5-5-every-kind-of-tie.json"
)
PROGRAM = str(Path(sys.executable).with_name("gaia-auction"))

each_command = pytest.mark.parametrize("name", SUMMARIES)


def started(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=os.environ | environment,
    )


def completed(*words: str) -> list[str]:
    """Return what a shell is offered for the last word."""
    process = started(
        _GAIA_AUCTION_COMPLETE="complete_bash",
        COMP_WORDS=" ".join(("gaia-auction", *words)),
        COMP_CWORD=str(len(words)),
    )
    assert process.stderr == ""
    return process.stdout.split()


@each_command
def test_the_summary_of_a_command_is_the_first_line_of_its_help(name: str) -> None:
    command = loaded(name)
    assert command.name == name
    assert command.help.splitlines()[0] == SUMMARIES[name]


@each_command
def test_a_command_tells_its_own_options(name: str) -> None:
    told = CliRunner().invoke(app, [name, "-h"])
    assert told.exit_code == 0
    assert SUMMARIES[name].split(":")[0] in " ".join(told.output.split())
    assert "--no-color" in told.output


def test_garbage_is_collected_while_a_command_runs() -> None:
    program = "import gc; gc.disable(); from gaia_auction.cli.commands import loaded; loaded('rules')"
    process = subprocess.run(
        [sys.executable, "-c", f"{program}; print(gc.isenabled())"], stdout=subprocess.PIPE, check=True
    )
    assert process.stdout == b"True\n"


def test_no_plugin_of_pydantic_looks_at_bids(tmp_path: Path) -> None:
    installed = tmp_path / "onlooker-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: onlooker\nVersion: 1.0\n", "utf-8")
    (installed / "entry_points.txt").write_text("[pydantic]\nonlooker = onlooker:plugin\n", "utf-8")
    (tmp_path / "onlooker.py").write_text("raise SystemExit('looks on')", "utf-8")
    game = Path(__file__).parent.parent / "games" / "silent" / "in-app-example.json"
    process = started("resolve", str(game), "--json", PYTHONPATH=str(tmp_path))
    assert (process.returncode, process.stderr) == (0, "")


def test_an_interrupt_while_the_program_is_loaded_ends_it_quietly(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("raise KeyboardInterrupt", "utf-8")
    process = started("rules", PYTHONPATH=str(tmp_path))
    assert (process.returncode, process.stdout, process.stderr) == (130, "", "")


def test_the_list_of_commands_is_in_the_order_of_the_table() -> None:
    told = CliRunner().invoke(app, ["--help"]).output
    listed = told.partition("Commands:\n")[2].splitlines()
    assert [line.split()[0] for line in listed] == list(SUMMARIES)


def test_a_shell_completes_the_name_of_a_command() -> None:
    assert completed("re") == ["resume", "resolve", "replay"]


def test_a_shell_completes_the_options_of_a_command_and_what_they_take() -> None:
    assert completed("resolve", "--j") == ["--json", "--jsonl"]
    assert completed("play", "--mode", "sil") == ["silent"]


def test_a_command_that_is_not_there_is_refused_with_the_one_that_is_like_it() -> None:
    told = CliRunner().invoke(app, ["rsolve"])
    assert told.exit_code == 2
    assert "No such command 'rsolve'. Did you mean 'resolve'?" in told.output


@pytest.mark.parametrize("program", [(PROGRAM,), (sys.executable, "-m", "gaia_auction")])
@pytest.mark.parametrize("more", [(), ("play",), ("--no-color",)])
def test_the_version_is_told_however_it_is_asked(program: tuple[str, ...], more: tuple[str, ...]) -> None:
    process = subprocess.run([*program, "--version", *more], capture_output=True, check=False, text=True)
    said = f"gaia-auction {version('gaia-auction')}\n"
    assert (process.returncode, process.stdout, process.stderr) == (0, said, "")


def test_what_stands_behind_version_is_still_read() -> None:
    process = started("--version", "--no-such-option")
    assert process.returncode == 2
    assert process.stdout == ""
    assert "No such option: --no-such-option" in process.stderr


def test_the_version_ends_quietly_where_nobody_reads_it() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.run([PROGRAM, "--version"], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (process.returncode, process.stderr) == (1, b"")


@pytest.mark.parametrize(
    ("typed", "usual"),
    [
        (("ｒｕｌｅｓ", "ｓｉｌｅｎｔ"), ("rules", "silent")),
        (
            (
                "setup",
                "--players",
                "２",
                "--seed",
                "a",
                "--layout",
                "ｓｔａｎｄａｒｄ",
                "--rotate",
                "３：٢",
                "--json",
            ),
            ("setup", "--players", "2", "--seed", "a", "--layout", "standard", "--rotate", "3:2", "--json"),
        ),
        (
            ("setup", "--players=٣", "--seed", "a", "--balanced", "５", "--json"),
            ("setup", "--players=3", "--seed", "a", "--balanced", "5", "--json"),
        ),
        (
            ("replay", FINISHED, "--from", "９", "--to", "１０"),
            ("replay", FINISHED, "--from", "9", "--to", "10"),
        ),
        (
            ("what-if", FINISHED, "--event", "０", "ｎｏｍｉｎａｔｅ　ｉｔａｒｓ", "--json"),
            ("what-if", FINISHED, "--event", "0", "nominate itars", "--json"),
        ),
        (
            ("sheet", FINISHED, "--tiles", "ｇａｉａ", "ｓｅｃｔｏｒ"),
            ("sheet", FINISHED, "--tiles", "gaia", "sector"),
        ),
    ],
)
def test_options_in_characters_of_other_keyboards(typed: tuple[str, ...], usual: tuple[str, ...]) -> None:
    expected = CliRunner().invoke(app, usual)
    assert expected.stdout
    assert CliRunner().invoke(app, typed).stdout == expected.stdout


def test_a_seed_and_a_name_stay_as_typed() -> None:
    wide = CliRunner().invoke(app, ["setup", "--players", "2", "--seed", "１２", "--json"])
    assert json.loads(wide.stdout)["seed"] == "１２"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("setup", "--players", "６"), "must be a whole number from 2 to 5, not '６'"),
        (("setup", "--players", "2²"), "must be a whole number from 2 to 5, not '2²'"),
        (("play", "--max-bid", "0"), "must be a whole number from 1 to 999, not '0'"),
        (("setup", "--players", "2", "--balanced", "−５"), "must be a whole number from 1 to 999, not '−５'"),
        (("play", "--max-bid", "９" * 5000), f"must be a whole number from 1 to 999, not '{'９' * 40}…'"),
        (("play", "--think", "121"), "must be a whole number from 0 to 120, not '121'"),
        (("replay", FINISHED, "--from", "½"), "must be a whole number, not '½'"),
    ],
)
def test_a_number_out_of_range_is_told(options: tuple[str, ...], told: str) -> None:
    result = CliRunner().invoke(app, options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr


def test_help_says_from_where_to_where_a_number_goes() -> None:
    told = " ".join(CliRunner().invoke(app, ["play", "--help"]).stdout.split())
    assert "Silent: the highest maximum, else 40 (1 to 999)." in told
    assert "any key ends it (0 to 120)." in told
