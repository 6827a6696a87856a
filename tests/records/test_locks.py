"""One document, one process: who comes second is told who was first."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records import locks
from gaia_auction.records.locks import Locks
from tests.records.test_store import full_disk, names_in, without_privileges

HELD = (
    rf"^is open in another gaia-auction \(process {os.getpid()}\) since \d\d:\d\d; go on there, or end that "
)

HOLD_UNTIL_KILLED = """
import sys, time
from pathlib import Path
from gaia_auction.records.locks import Locks
with Locks() as held:
    held.take(Path(sys.argv[1]))
    print("held", flush=True)
    time.sleep(60)
"""


def is_free(document: Path) -> bool:
    try:
        with Locks() as others:
            others.take(document)
    except InputError:
        return False
    return True


def test_a_second_one_is_told_who_has_it_open(tmp_path: Path) -> None:
    document = tmp_path / "table.json"
    with Locks() as first, Locks() as second:
        first.take(document)
        for _ in range(2):
            with pytest.raises(InputError, match=HELD):
                second.take(document)
        second.take(tmp_path / "other.json")


def test_nothing_is_left_when_it_is_given_back(tmp_path: Path) -> None:
    document = tmp_path / "table.json"
    with Locks() as held:
        held.take(document)
        held.take(document)
        assert len(names_in(tmp_path)) == 1
    assert names_in(tmp_path) == []
    assert is_free(document)


def test_all_names_of_a_document_have_one_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sub").mkdir()
    link = tmp_path / "sub" / "link.json"
    link.symlink_to(tmp_path / "table.json")
    monkeypatch.chdir(tmp_path)
    with Locks() as held:
        held.take(link)
        assert not is_free(Path("table.json"))
        assert not is_free(Path("sub") / ".." / "table.json")
        assert [path.name for path in (tmp_path / "sub").iterdir()] == ["link.json"]


def test_the_longest_name_that_a_file_may_have_can_be_locked(tmp_path: Path) -> None:
    with Locks() as held:
        held.take(tmp_path / ("x" * 255))
        assert not is_free(tmp_path / ("x" * 255))


def test_a_killed_process_holds_nothing_and_its_leavings_go(tmp_path: Path) -> None:
    document = tmp_path / "table.json"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD_UNTIL_KILLED, str(document)], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with Locks() as held, pytest.raises(InputError, match=rf"\(process {holder.pid}\)"):
            held.take(document)
        holder.kill()
    assert len(names_in(tmp_path)) == 1
    assert is_free(document)
    assert names_in(tmp_path) == []


def test_who_waited_with_an_open_file_does_not_hold_one_that_is_gone(tmp_path: Path) -> None:
    document = tmp_path / "table.json"
    with Locks() as first:
        first.take(document)
        (file,) = tmp_path.iterdir()
        waiting = os.open(file, os.O_RDWR)
    with Locks() as second:
        second.take(document)
        os.close(waiting)
        assert not is_free(document)


def test_where_no_lock_can_be_had_there_is_nothing_to_guard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tmp_path.chmod(0o555)
    with without_privileges(), Locks() as held:
        held.take(Path("table.json"))
    tmp_path.chmod(0o755)
    assert names_in(tmp_path) == []


def test_a_lock_is_taken_anew_where_the_folder_was_made_anew(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    document = folder / "table.json"
    folder.mkdir()
    with Locks() as held:
        held.take(document)
        folder.rename(tmp_path / "moved")
        held.take(document)
        folder.mkdir()
        held.take(document)
        assert not is_free(document)


def test_somebody_elses_lock_is_not_removed(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    folder.mkdir()
    with Locks() as others:
        with Locks() as held:
            held.take(folder / "table.json")
            folder.rename(tmp_path / "moved")
            folder.mkdir()
            others.take(folder / "table.json")
        assert not is_free(folder / "table.json")


def test_on_a_full_disk_it_is_held_without_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "table.json"
    monkeypatch.setattr(locks, "_BEHIND_THE_LOCK", 200)
    with Locks() as held:
        with full_disk():
            held.take(document)
        with Locks() as others, pytest.raises(InputError, match=r"^is open in another gaia-auction; go on "):
            others.take(document)


def test_no_folder_is_made(tmp_path: Path) -> None:
    with Locks() as held:
        held.take(tmp_path / "missing" / "table.json")
        held.take(Path("/"))
    assert names_in(tmp_path) == []


def test_what_cannot_be_read_says_nothing(tmp_path: Path) -> None:
    assert not re.search(r"\S", locks._holder(tmp_path / "missing.lock"))  # noqa: SLF001 - a system that shares nothing


def test_in_a_folder_that_has_gone_there_is_nothing_to_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    with Locks() as locks:
        locks.take(Path("table.json"))
    monkeypatch.chdir(tmp_path)
    assert list(tmp_path.iterdir()) == []
