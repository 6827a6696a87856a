"""The commands `play` and `resume` up to the first question, and how they end; the rest needs a terminal."""

import json
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from gaia_auction.cli.app import app
from gaia_auction.cli.sitting import sit_through
from gaia_auction.errors import InputError, Interrupted
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.store import Store
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.play import Played
from gaia_auction.table.resolve import resolve

GAMES = Path(__file__).parent.parent / "games"
FINISHED = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
PLAIN = {"COLUMNS": "80", "NO_COLOR": "1", "FORCE_COLOR": None, "TTY_COMPATIBLE": None, "TERM": "xterm"}
TWO = ("--player", "Ada", "--player", "Ben")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments, env=PLAIN)


def unfinished(path: Path) -> bytes:
    """Write an auction of which the last submission is missing, and return what was written."""
    auction = json.loads(FINISHED.read_text("utf-8"))
    auction["events"].pop()
    del auction["result"]
    path.write_text(json.dumps(auction), "utf-8")
    return path.read_bytes()


@pytest.mark.parametrize(
    "arguments",
    [
        ("play",),
        ("play", "new.json", "--mode", "silent", *TWO, "--yes", "--json"),
        ("resume", "begun.json"),
    ],
)
def test_without_a_terminal_it_names_the_command_that_needs_none(
    folder: Path, arguments: tuple[str, ...]
) -> None:
    before = unfinished(folder / "begun.json")
    process = subprocess.run(
        [sys.executable, "-m", "gaia_auction", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert process.returncode == 2
    assert process.stdout == ""
    assert process.stderr == (
        "error: this needs a terminal, to ask the players; for a finished auction in a file there is "
        "`gaia-auction resolve FILE`\n"
    )
    assert [path.name for path in folder.iterdir()] == ["begun.json"]
    assert (folder / "begun.json").read_bytes() == before


def test_an_existing_file_is_left_alone_and_resume_is_named(folder: Path) -> None:
    before = unfinished(folder / "table.json")
    result = run("play", "table.json")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == (
        "error: table.json: exists already; go on with it by `gaia-auction resume`, or name a new file\n"
    )
    assert (folder / "table.json").read_bytes() == before


def test_a_folder_and_a_dangling_link_exist_too(folder: Path) -> None:
    (folder / "sub").mkdir()
    (folder / "link.json").symlink_to("nowhere.json")
    for name in ("sub", "link.json"):
        result = run("play", name)
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith(f"error: {name}: exists already; ")
    assert not (folder / "nowhere.json").exists()


def test_a_folder_that_does_not_exist_is_not_made(folder: Path) -> None:
    result = run("play", "games/table.json")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("error: games/table.json: cannot be written: its folder does not exist")
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--player", "Ada", "--player", "Ada"), "--player"),
        (("--player", "Ada", "--player", " ADA "), "--player"),
        (("--player", "Ada"), "--player"),
        (tuple(word for name in "ABCDEF" for word in ("--player", name)), "--player"),
        (("--player", "", "--player", "Ben"), "--player"),
        (("--player", "   ", "--player", "Ben"), "--player"),
        (("--player", "x" * 41, "--player", "Ben"), "--player"),
        (("--player", "A\nda", "--player", "Ben"), "--player"),
        (("--player", "A\x1b[31mda", "--player", "Ben"), "--player"),
        (("--max-bid", "0"), "--max-bid"),
        (("--max-bid", "1000"), "--max-bid"),
        (("--max-bid", "x"), "--max-bid"),
        (("--max-bid", "1.5"), "--max-bid"),
        (("--budget", "0"), "--budget"),
        (("--track-vp", "-1"), "--track-vp"),
        (("--mode", "auction"), "--mode"),
        (("--charge", "cash"), "--charge"),
        (("--opening-bids", "one"), "--opening-bids"),
        (("--expansion", "more"), "--expansion"),
        (("--seed", "a b"), "--seed"),
        (("--yes",), "--player"),
        (("--yes", "--mode", "silent"), "--player"),
        (("-",), "name a file"),
        (("a.json", "b.json"), "b.json"),
        (("--bans",), "--bans"),
    ],
)
def test_wrong_usage(folder: Path, arguments: tuple[str, ...], named: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert named in result.stderr
    assert "this needs a terminal" not in result.stderr
    assert "\x1b" not in result.stderr
    assert not list(folder.iterdir())


def test_a_mode_that_is_none_is_answered_with_those_there_are() -> None:
    error = run("play", "--mode", "auction").stderr
    for mode in ("none", "choose-while-bidding", "choose-then-bid", "faction-bidding", "silent"):
        assert f"'{mode}'" in error


OPTIONS = (
    *("--mode", "--player", "--shuffle-seats", "--no-shuffle-seats", "--ban", "--no-ban"),
    *("--random-factions", "--no-random-factions", "--expansion", "--seed", "--opening-bids", "--max-bid"),
    *("--budget", "--track-vp", "--charge", "--json", "--like", "--think", "--yes", "--no-color", "--help"),
)


def test_help_reads_well() -> None:
    result = run("play", "--help")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Usage: gaia-auction play [OPTIONS] [FILE]\n")
    assert "Walk a table through a new auction" in result.stdout
    words = re.findall(r"--[a-z-]+", result.stdout)
    assert set(words) == set(OPTIONS)
    assert max(len(line) for line in result.stdout.splitlines() if "|" not in line) <= 80


def test_without_a_terminal_resume_wants_a_file() -> None:
    for arguments in (("resume",), ("resume", "-"), ("resume", "a.json", "b.json")):
        result = run(*arguments)
        assert (result.exit_code, result.stdout) == (2, "")


def test_resume_says_what_is_wrong_with_a_file(folder: Path) -> None:
    (folder / "over.json").write_bytes(FINISHED.read_bytes())
    (folder / "bad.json").write_text("{")
    (folder / "sub").mkdir()
    before = {path.name: path.read_bytes() for path in folder.glob("*.json")}
    for name, wrong in (
        ("over.json", "is over; see it again with `gaia-auction replay`"),
        ("bad.json", ""),
        ("sub", ""),
        ("missing.json", ""),
    ):
        result = run("resume", name)
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith(f"error: {name}: {wrong}")
        assert result.stderr.count("\n") == 1
    assert {path.name: path.read_bytes() for path in folder.glob("*.json")} == before


def sat(sitting: Callable[[], Played], file: str = "table.json", **options: bool) -> tuple[int, str, str]:
    """Sit through something, and return the status, the results, and what stood beside them."""
    results, notes = StringIO(), StringIO()
    try:
        sit_through(Terminal(results, notes), Store(Path(file)), sitting, json=options.get("json", False))
    except typer.Exit as ended:
        return ended.exit_code, results.getvalue(), notes.getvalue()
    return 0, results.getvalue(), notes.getvalue()


def raising(error: BaseException) -> Callable[[], Played]:
    def sitting() -> Played:
        raise error

    return sitting


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (KeyboardInterrupt(), 130),
        (EOFError(), 130),
        (Interrupted(signal.SIGTERM), 143),
        (Interrupted(signal.SIGHUP), 129),
    ],
)
def test_interrupted_it_says_where_it_is_saved_and_how_to_go_on(
    folder: Path, error: BaseException, status: int
) -> None:
    unfinished(folder / "table.json")
    line = "interrupted: saved in table.json; go on with: gaia-auction resume table.json\n"
    assert sat(raising(error)) == (status, "", line)


def test_interrupted_at_the_last_receipt_the_auction_is_over_all_the_same(folder: Path) -> None:
    (folder / "table.json").write_bytes(FINISHED.read_bytes())
    line = "interrupted: saved in table.json; see it again with: gaia-auction replay table.json\n"
    assert sat(raising(KeyboardInterrupt())) == (130, "", line)


def test_interrupted_before_the_first_move_there_is_nothing_to_save() -> None:
    assert sat(raising(KeyboardInterrupt())) == (130, "", "interrupted: nothing to save yet\n")


def test_interrupted_after_its_folder_went_it_says_that_the_auction_is_not_saved(folder: Path) -> None:
    (folder / "stick").mkdir()
    store = Store(Path("stick") / "table.json")
    auction = read_auction(unfinished(folder / "table.json"))
    store.create(auction)
    shutil.rmtree("stick")
    with pytest.raises(InputError):
        store.save(auction)
    notes = StringIO()
    with pytest.raises(typer.Exit):
        sit_through(Terminal(StringIO(), notes), store, raising(KeyboardInterrupt()), json=False)
    assert notes.getvalue() == "interrupted: the auction is not saved: stick/table.json is gone\n"


@pytest.mark.parametrize("name", ["our table.json", "it's.json", "$HOME.json", "a;b.json", "明美.json"])
def test_the_command_to_go_on_can_be_typed_as_it_stands(folder: Path, name: str) -> None:
    unfinished(folder / name)
    _, _, line = sat(raising(KeyboardInterrupt()), name)
    command = line.removesuffix("\n").partition("go on with: gaia-auction resume ")[2]
    echoed = subprocess.run(["/bin/sh", "-c", f"printf %s {command}"], capture_output=True, check=True)
    assert echoed.stdout.decode() == name


def test_a_terminal_that_is_gone_does_not_change_the_status(folder: Path) -> None:
    class Gone(StringIO):
        def write(self, _text: str) -> int:
            raise OSError(5, "Input/output error")

    unfinished(folder / "table.json")
    with pytest.raises(typer.Exit) as ended:
        sit_through(
            Terminal(StringIO(), Gone()), Store(Path("table.json")), raising(Interrupted(1)), json=False
        )
    assert ended.value.exit_code == 129


def test_what_cannot_be_saved_is_an_error() -> None:
    error = InputError("", "cannot be written: no space left on device")
    line = "error: table.json: cannot be written: no space left on device\n"
    assert sat(raising(error)) == (1, "", line)


def test_the_table_sees_the_outcome_and_a_program_gets_the_document() -> None:
    outcome = resolve(FINISHED.read_bytes()).outcome
    status, results, notes = sat(lambda: Played(outcome), json=True)
    assert status == 0
    recorded = json.loads(FINISHED.read_text("utf-8"))["result"]
    del recorded["steps"], recorded["envy"]
    assert json.loads(results) == recorded
    for words in ("Outcome · Silent auction", "First round", "Saved        table.json", "replay table.json"):
        assert words in notes


def test_into_a_file_the_outcome_goes_as_a_table_and_the_players_see_it_as_well() -> None:
    outcome = resolve(FINISHED.read_bytes()).outcome
    _, results, notes = sat(lambda: Played(outcome))
    assert results.startswith(" Outcome · Silent auction")
    assert results in notes
    assert "Saved" not in results
