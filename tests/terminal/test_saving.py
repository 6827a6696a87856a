"""Full disks, folders that go, two at once: the auction is kept, and the table knows where."""

import json
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gaia_auction.table.resolve import resolve
from tests.terminal.real_terminal import CTRL_C, ENTER, ESCAPE, RealTerminal

OPEN = ("--mode", "choose-then-bid", "--player", "Ada", "--player", "Ben", "--yes")
NOT_SAVED = "The auction is not saved"
SAVE_IT = "? Save it to:  (Enter alone: try again)"
HELD = r"is open in another gaia-auction \(process {}\) since \d\d:\d\d; go on there, or end that one first"


def begun(folder: Path, *options: str) -> RealTerminal:
    """Play until one faction is nominated."""
    table = RealTerminal("play", *(options or ("table.json",)), *OPEN, folder=folder)
    table.answer("Ada, which faction do you bring?", "ita", ENTER)
    table.wait_for("Ben, which faction do you bring?")
    return table


def finished(table: RealTerminal) -> None:
    """Play from the nomination of Ben to the end."""
    table.answer("Ada, which faction?", ENTER)
    table.answer("Ben, which faction?", "xen", ENTER)
    table.answer("What next?", ENTER)
    table.wait_for("Outcome")
    assert table.ended() == 0


def full_disk(table: RealTerminal) -> Callable[[], None]:
    """Let no file of the program grow beyond 100 bytes, until what is returned is called."""
    before = resource.prlimit(table.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(table.pid, resource.RLIMIT_FSIZE, (100, before[1]))
    return lambda: void(resource.prlimit(table.pid, resource.RLIMIT_FSIZE, before))


def void(_: object) -> None:
    """Return nothing."""


def last_words(table: RealTerminal) -> str:
    """Return what the program leaves behind on the first screen."""
    after = table.received.rpartition(b"\x1b[?1049l")[2]
    return re.sub(rb"\x1b\[[?0-9;]*[a-zA-Z]|[\r\n]", b"", after).decode()


def moves(path: Path) -> int:
    return len(json.loads(path.read_text("utf-8"))["events"])


def without_terminal(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gaia_auction", *arguments],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
    )


@pytest.mark.parametrize("command", [("resume",), ("play", *OPEN)], ids=["resume", "play"])
def test_a_second_one_is_told_who_has_the_document_and_touches_nothing(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    with begun(tmp_path) as table:
        before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
        with RealTerminal(command[0], "table.json", *command[1:], folder=tmp_path) as other:
            assert other.ended() == 1
            told = re.compile("error: table.json: " + HELD.format(table.pid))
            assert told.fullmatch(last_words(other))
        piped = without_terminal(tmp_path, command[0], "table.json", *command[1:])
        assert (piped.returncode, piped.stdout) == (1, "")
        assert told.fullmatch(piped.stderr.strip())
        assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before
        table.press("xen", ENTER)
        finished(table)
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_a_new_file_is_held_from_the_first_question_on(tmp_path: Path) -> None:
    with RealTerminal("play", "table.json", folder=tmp_path) as table:
        table.wait_for("How do you want to auction?")
        piped = without_terminal(tmp_path, "play", "table.json")
        assert piped.returncode == 1
        assert re.search(HELD.format(table.pid), piped.stderr)
        table.press(CTRL_C)
        assert table.ended() == 130
    assert not list(tmp_path.iterdir())


def test_a_file_that_nobody_named_is_held_too(tmp_path: Path) -> None:
    with begun(tmp_path, "--no-ban") as table:
        (path,) = tmp_path.glob("*.json")
        assert re.search(HELD.format(table.pid), without_terminal(tmp_path, "resume", path.name).stderr)
        table.press(CTRL_C)
        assert table.ended() == 130
    assert list(tmp_path.iterdir()) == [path]


def test_after_a_kill_no_lock_is_in_the_way(tmp_path: Path) -> None:
    with begun(tmp_path) as table:
        table.kill()
    assert moves(tmp_path / "table.json") == 1
    with RealTerminal("resume", "table.json", folder=tmp_path) as table:
        table.answer("Ben, which faction do you bring?", "xen", ENTER)
        finished(table)
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_a_full_disk_is_told_at_once_and_enter_tries_again(tmp_path: Path) -> None:
    with begun(tmp_path) as table:
        make_room = full_disk(table)
        table.press("xen", ENTER)
        table.wait_for(NOT_SAVED, "table.json: cannot be written: file too large", SAVE_IT)
        assert table.lines[0] == f" {NOT_SAVED}"
        assert "Itars" not in table.text
        assert moves(tmp_path / "table.json") == 1
        seen = len(table.received)
        table.press(ENTER)
        table.wait_until(lambda _: NOT_SAVED.encode() in table.received[seen:], "the page again")
        table.wait_for(SAVE_IT)
        make_room()
        table.press(ESCAPE)
        table.wait_for("Ada, which faction?")
        assert moves(tmp_path / "table.json") == 2
        finished(table)
    assert resolve((tmp_path / "table.json").read_bytes()).outcome.lots
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_a_folder_that_vanished_is_told_and_another_file_taken(tmp_path: Path) -> None:
    folder, other = tmp_path / "stick", tmp_path / "other.json"
    folder.mkdir()
    (tmp_path / "precious.json").write_text("precious")
    with begun(tmp_path, "stick/table.json") as table:
        shutil.rmtree(folder)
        table.press("xen", ENTER)
        table.wait_for(NOT_SAVED, "stick/table.json: cannot be written: no such file or directory", SAVE_IT)
        table.press("precious.json", ENTER)
        table.wait_for("exists already; name a new file")
        table.press("\x15", "nowhere/other.json", ENTER)
        table.wait_for("nowhere/other.json: cannot be written: its folder does not exist", SAVE_IT)
        table.press("other.json", ENTER)
        table.wait_for("Ada, which faction?")
        assert moves(other) == 2
        assert re.search(HELD.format(table.pid), without_terminal(tmp_path, "resume", "other.json").stderr)
        finished(table)
        assert " Saved        other.json" in table.lines
        assert last_words(table).endswith("replay other.json")
    assert resolve(other.read_bytes()).outcome.lots
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.json", "precious.json"]
    assert (tmp_path / "precious.json").read_text() == "precious"


def test_ctrl_c_says_that_the_last_moves_are_not_saved(tmp_path: Path) -> None:
    with begun(tmp_path) as table:
        full_disk(table)
        table.press("xen", ENTER)
        table.answer(SAVE_IT, CTRL_C)
        assert table.ended() == 130
        assert last_words(table) == (
            "interrupted: the last moves are NOT saved; those before are in table.json; "
            "go on with: gaia-auction resume table.json"
        )
    assert moves(tmp_path / "table.json") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_answers_are_not_lost_where_the_new_file_cannot_be_written(tmp_path: Path) -> None:
    with RealTerminal("play", "table.json", *OPEN[:-1], folder=tmp_path) as table:
        table.wait_for("All as you want it?")
        full_disk(table)
        table.press(ENTER)
        table.answer(SAVE_IT, CTRL_C)
        assert table.ended() == 130
        assert last_words(table) == (
            "interrupted: the auction is not saved, since table.json could not be written"
        )
    assert not list(tmp_path.iterdir())


def test_resume_offers_what_is_unfinished_in_the_folder(tmp_path: Path) -> None:
    for name in ("older.json", "newer.json"):
        with begun(tmp_path, name) as table:
            table.press(CTRL_C)
            assert table.ended() == 130
    (tmp_path / "notes.txt").write_text("not an auction")
    with RealTerminal("resume", folder=tmp_path) as table:
        table.wait_for("Which one goes on?", "» 1 newer.json  Ada, Ben  Ben to nominate  Choose, then bid")
        assert "notes.txt" not in table.text
        table.press(CTRL_C)
        assert table.ended() == 130
        assert last_words(table) == "interrupted: nothing has changed"
    with RealTerminal("resume", folder=tmp_path) as table:
        table.answer("Which one goes on?", ENTER)
        table.answer("Ben, which faction do you bring?", "xen", ENTER)
        finished(table)
    assert resolve((tmp_path / "newer.json").read_bytes()).outcome.lots
    assert moves(tmp_path / "older.json") == 1


def test_resume_says_where_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    with RealTerminal("resume", folder=tmp_path) as table:
        assert table.ended() == 1
        assert last_words(table) == (
            "error: this folder: holds no unfinished auction; "
            "name a FILE, or begin one with `gaia-auction play`"
        )


def test_a_copy_does_not_open_what_is_sealed_while_the_auction_goes_on(tmp_path: Path) -> None:
    options = ("--mode", "silent", "--player", "Ada", "--player", "Ben", "--yes")
    state = {"XDG_STATE_HOME": str(tmp_path / "state")}
    with RealTerminal("play", "table.json", *options, folder=tmp_path, **state) as table:  # type: ignore[arg-type]
        table.answer("Ada, which faction do you bring?", "ita", ENTER)
        table.answer("Ben, which faction do you bring?", "xen", ENTER)
        table.answer("Ada: press Enter when it is yours", ENTER)
        table.answer("» ■ Itars", "37", ENTER, ENTER)
        table.answer("Ada, are these your bids?", ENTER)
        table.answer("Ada: press Enter to pass the laptop on", ENTER)
        table.wait_for("Ben: press Enter when it is yours")
        shutil.copy(tmp_path / "table.json", tmp_path / "copy.json")
        with RealTerminal("resume", "copy.json", folder=tmp_path, **state) as copy:  # type: ignore[arg-type]
            assert copy.ended() == 1
            assert re.fullmatch("error: copy.json: " + HELD.format(table.pid), last_words(copy))
        table.press(ENTER)
        table.answer("» ■ Itars", "5", ENTER, ENTER)
        table.answer("Ben, are these your bids?", ENTER)
        table.answer("Ben: press Enter to pass the laptop on", ENTER)
        table.answer("What next?", ENTER)
        assert table.ended() == 0
    assert not list((tmp_path / "state").rglob("*.*"))


def test_where_the_folder_one_is_in_goes_the_auction_goes_on_elsewhere(tmp_path: Path) -> None:
    folder, other = tmp_path / "stick", tmp_path / "other.json"
    folder.mkdir()
    with begun(folder) as table:
        shutil.rmtree(folder)
        table.press("xen", ENTER)
        table.answer(NOT_SAVED, str(other), ENTER)
        table.answer("Ada, which faction?", ENTER)
        table.answer("Ben, which faction?", "xen", ENTER)
        table.answer("What next?", ENTER)
        assert table.ended() == 0
    assert moves(other) == 4


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_that_comes_just_after_an_answer_is_not_lost(tmp_path: Path, number: int) -> None:
    for milliseconds in (0, 40, 80):
        with RealTerminal("play", "--mode", "none", *OPEN[2:], folder=tmp_path) as table:
            table.answer("Ada, which faction do you bring?", "ita", ENTER)
            time.sleep(milliseconds / 1000)
            table.send_signal(number)
            assert table.ended() == 128 + number
