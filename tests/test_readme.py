"""What the README shows is what happens."""

import csv
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import openpyxl
import pytest

from gaia_auction.records.seals import canonical_text
from gaia_auction.rules.settings import MODE_NAMES, ModeName
from tests.terminal.kills import undisturbed
from tests.terminal.real_terminal import ENTER, RealTerminal
from tests.terminal.tables import table_of

PROJECT = Path(__file__).parent.parent
README = (PROJECT / "README.md").read_text("utf-8")


def marked(kind: str) -> dict[str, str]:
    """Return the blocks under a comment such as `<!-- screen: turn -->`, by name."""
    pattern = rf"<!-- {kind}: (\S+) -->\n```\w+\n(.*?)```"
    return {match[1]: match[2] for match in re.finditer(pattern, README, re.DOTALL)}


def commands() -> list[tuple[str, str]]:
    """Return each command of the console blocks, and what it prints."""
    blocks = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    return [
        (command, output)
        for block in blocks
        for command, output in re.findall(r"^\$ (.*?)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in marked("file").items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "scripts").symlink_to(PROJECT / "scripts")
    return tmp_path


def test_the_readme_has_examples() -> None:
    assert len(commands()) > 8
    assert set(marked("screen")) == {"settings", "turn", "form", "outcome"}


def test_the_readme_shows_the_text_that_was_committed_to() -> None:
    game = json.loads((PROJECT / "tests/games/silent/sealed-and-revealed-by-play.json").read_bytes())
    (ada,) = (event for event in game["events"][3:] if event["player"] == "Ada")
    text = canonical_text(ada["auction"], "Ada", ada["bids"], ada["salt"])
    assert text == marked("file")["ada.txt"]


@pytest.mark.parametrize(("command", "output"), commands())
def test_a_command_prints_what_the_readme_shows(command: str, output: str, folder: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "FORCE_COLOR"}
    environment |= {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "COLUMNS": "80",
        "NO_COLOR": "1",
    }
    ran = subprocess.run(  # the README's own commands
        ["/bin/sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.stdout + ran.stderr == output


def test_an_evening(tmp_path: Path) -> None:
    screens = marked("screen")
    with RealTerminal("play", folder=tmp_path) as table:
        table.answer("How do you want to auction?", "choose, then", ENTER)
        for seat, name in enumerate(("Ada", "Ben", "Cyd"), start=1):
            table.answer(f"Who sits in seat {seat}?", name, ENTER)
        table.answer("Who sits in seat 4?", ENTER)
        table.wait_for(screens["settings"].rstrip())
        table.press(ENTER)
        for name, letters in (("Ada", "it"), ("Ben", "xe"), ("Cyd", "ta")):
            table.answer(f"{name}, which faction do you bring?", letters, ENTER)
        table.answer("Ada, which faction?", "it", ENTER)
        table.wait_until(lambda screen: shown(screens["turn"], screen), "the turn in the README")
        table.press("it", ENTER)
        table.answer("Ben, how many VP for Itars?", "3", ENTER)
        table.answer("Cyd, which faction?", "xe", ENTER)
        table.answer("Ada, which faction?", "ta", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for(screens["outcome"].rstrip())
        assert table.ended() == 0


def test_from_play_to_the_filled_sheet(tmp_path: Path) -> None:
    (line,) = re.findall(r"^gaia-auction (play --json \| .*)$", README, re.MULTILINE)
    arguments, _, rest = line.partition(" | ")
    with RealTerminal(*shlex.split(arguments), folder=tmp_path, line=f'"$@" | {rest}') as table:
        table.answer("How do you want to auction?", "no auction", ENTER)
        for seat, name in enumerate(("Ada", "Ben", "Cyd"), start=1):
            table.answer(f"Who sits in seat {seat}?", name, ENTER)
        table.answer("Who sits in seat 4?", ENTER)
        table.answer("All as you want it?", ENTER)
        for name, letters in (("Ada", "it"), ("Ben", "xe"), ("Cyd", "ta")):
            table.answer(f"{name}, which faction do you bring?", letters, ENTER)
        assert table.ended() == 0
    workbook = openpyxl.load_workbook(tmp_path / "sheet.xlsx")
    page = workbook.worksheets[0]
    assert [cell.value for cell in page[2]] == ["faction", "Itars", "Xenos", "Taklons"]
    evening = marked("file")["evening.csv"].splitlines()
    for row, entries in enumerate(csv.reader(evening[6:18]), start=7):
        for column, entry in enumerate(entries[1:], start=2):
            page.cell(row, column).value = int(entry)
    workbook.save(tmp_path / "sheet.xlsx")
    score = [sys.executable, "-m", "gaia_auction", "score", str(tmp_path / "sheet.xlsx"), "--json"]
    document = json.loads(subprocess.run(score, capture_output=True, check=True).stdout)
    # The same entries as in evening.csv, with nothing to pay for the factions: 155 + 8, 145 and 136 + 2.
    assert [player["total"] for player in document["players"]] == [163, 145, 138]


def test_a_sealed_form(tmp_path: Path) -> None:
    options = ("--mode", "preference-split", "--player", "Ada", "--player", "Ben", "--player", "Cyd", "--yes")
    with RealTerminal("play", *options, folder=tmp_path) as table:
        for name, letters in (("Ada", "it"), ("Ben", "x"), ("Cyd", "ta")):
            table.answer(f"{name}, which faction do you bring?", letters, ENTER)
        table.answer("Ada: press Enter when it is yours", ENTER)
        table.answer("» ■ Itars", "a", ENTER)
        table.answer("Ada, are these your bids?", ENTER)
        table.answer("Ada: press Enter to pass the laptop on", ENTER)
        table.answer("Ben: press Enter when it is yours", ENTER)
        table.answer("» ■ Itars", "35", ENTER, "5")
        table.wait_for(marked("screen")["form"].rstrip())


@pytest.mark.parametrize("mode", MODE_NAMES)
def test_the_key_presses_of_an_auction_of_four(mode: ModeName, tmp_path: Path) -> None:
    table = table_of(mode)
    assert len(undisturbed(table, tmp_path).end["result"]["outcome"]) == 4
    before, auction = table.key_presses
    assert f"| `{mode}` | {before} | {auction} |" in README.splitlines()


def shown(wanted: str, screen: str) -> bool:
    """Say whether all lines of a block stand on the screen, in their order; others may stand between."""
    lines = iter(screen.splitlines())
    return all(line in lines for line in wanted.splitlines())


def test_every_table_of_a_tournament_alike(tmp_path: Path) -> None:
    (line,) = re.findall(r"^gaia-auction (play --mode silent .*)$", README, re.MULTILINE)
    with RealTerminal(*shlex.split(line), folder=tmp_path) as table:
        table.wait_for("Silent auction", "Ada, which faction do you ban?")


def test_the_example_script_passes_errors_on_and_guards_against_formulas(folder: Path) -> None:
    auction = (folder / "table.json").read_text("utf-8").replace("\n", "").replace("Cyd", "=1+1")
    lines = subprocess.run(
        [sys.executable, "-m", "gaia_auction", "resolve", "--jsonl", "-"],
        input=f"{auction}\n{{}}\n".encode(),
        capture_output=True,
        check=False,
    ).stdout
    script = [sys.executable, str(PROJECT / "scripts" / "csv")]
    ran = subprocess.run(script, input=lines, capture_output=True, check=False)
    assert ran.returncode == 1
    assert ran.stdout.decode().splitlines()[1:] == [
        "1,Ben,2,itars,8,10,8,3",
        "2,'=1+1,3,xenos,0,10,0,2",
        "3,Ada,1,taklons,2,10,2,1",
    ]
    assert ran.stderr.decode() == "error: -:2: format: is missing; it must be gaia-auction\n"


def test_every_command_of_the_program_is_in_the_readme() -> None:
    listing = subprocess.run(
        [sys.executable, "-m", "gaia_auction", "--help"], capture_output=True, text=True, check=True
    ).stdout
    names = re.findall(r"^  (\w[\w-]*)  ", listing.split("Commands:")[1], re.MULTILINE)
    assert len(names) >= 7
    for name in names:
        assert f"`{name}" in README
