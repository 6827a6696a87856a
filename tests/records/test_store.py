"""The file of an auction that is being played."""

import errno
import os
import resource
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.store import Store, free_name
from gaia_auction.rules.events import Nominate
from gaia_auction.rules.settings import Settings

BEFORE = Auction(Settings("none", ("Ada", "太郎")), ())
AFTER = Auction(BEFORE.settings, (Nominate("Ada", "itars"),))
EVENING = datetime(2024, 11, 29, 20, 5)  # noqa: DTZ001 - the local time, as on the table's clock

NOBODY = 65534


@contextmanager
def without_privileges() -> Iterator[None]:
    """Act as somebody whom the permissions of a file stop, also where root runs the tests."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


@contextmanager
def full_disk() -> Iterator[None]:
    """Let every write fail half way: no file may grow beyond 100 bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_a_new_file_holds_the_document(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    Store(path).create(BEFORE)
    assert path.read_bytes() == write_auction(BEFORE).encode()
    assert read_auction(path.read_bytes()) == BEFORE
    assert names_in(tmp_path) == ["table.json"]


def test_saving_replaces_the_whole(tmp_path: Path) -> None:
    store = Store(tmp_path / "table.json")
    store.create(AFTER)
    store.save(BEFORE)
    assert store.path.read_bytes() == write_auction(BEFORE).encode()
    assert names_in(tmp_path) == ["table.json"]


def failing_for_folders(number: int) -> Callable[[int], None]:
    def fsync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(number, os.strerror(number))

    return fsync


def test_the_folder_is_written_through_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", failing_for_folders(errno.EIO))
    with pytest.raises(InputError, match=r"^cannot be written: input/output error$"):
        Store(tmp_path / "table.json").create(BEFORE)


def test_a_drive_that_writes_no_folder_through_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", failing_for_folders(errno.EINVAL))
    Store(tmp_path / "table.json").create(BEFORE)
    assert names_in(tmp_path) == ["table.json"]


def test_a_system_that_opens_no_folder_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_folders(path: Path, *rest: int) -> int:
        if Path(path).is_dir():
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return opened(path, *rest)

    opened = os.open
    monkeypatch.setattr(os, "open", no_folders)
    Store(tmp_path / "table.json").create(BEFORE)
    assert names_in(tmp_path) == ["table.json"]


def test_whoever_reads_meanwhile_finds_the_old_state(tmp_path: Path) -> None:
    store = Store(tmp_path / "table.json")
    store.create(BEFORE)
    with store.path.open("rb") as reader:
        store.save(AFTER)
        assert read_auction(reader.read()) == BEFORE
    assert read_auction(store.path.read_bytes()) == AFTER


def test_who_may_read_it_stays_as_it_is(tmp_path: Path) -> None:
    store = Store(tmp_path / "table.json")
    other = tmp_path / "other.txt"
    other.touch()
    store.create(BEFORE)
    assert store.path.stat().st_mode == other.stat().st_mode
    store.path.chmod(0o640)
    store.save(AFTER)
    assert stat.S_IMODE(store.path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target = tmp_path / "cloud" / "table.json"
    target.parent.mkdir()
    Store(target).create(BEFORE)
    link = tmp_path / "link.json"
    link.symlink_to(target)
    Store(link).save(AFTER)
    assert link.is_symlink()
    assert read_auction(target.read_bytes()) == AFTER


def test_a_file_that_was_deleted_is_written_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "table.json")
    store.create(BEFORE)
    store.path.unlink()
    store.save(AFTER)
    assert read_auction(store.path.read_bytes()) == AFTER


def test_the_longest_name_that_a_file_may_have_can_be_saved(tmp_path: Path) -> None:
    store = Store(tmp_path / ("x" * 250 + ".json"))
    store.create(BEFORE)
    store.save(AFTER)
    assert read_auction(store.path.read_bytes()) == AFTER


def test_an_existing_file_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text("precious")
    for attempt in (Store(path).must_be_new, lambda: Store(path).create(BEFORE)):
        with pytest.raises(InputError, match=r"^exists already; .*`gaia-auction resume`"):
            attempt()
    assert path.read_text() == "precious"
    assert names_in(tmp_path) == ["table.json"]


def test_a_link_to_nothing_is_an_existing_file(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.symlink_to(tmp_path / "elsewhere.json")
    with pytest.raises(InputError, match=r"^exists already"):
        Store(path).create(BEFORE)
    assert names_in(tmp_path) == ["table.json"]


def test_without_its_folder_a_new_file_cannot_be(tmp_path: Path) -> None:
    store = Store(tmp_path / "evening" / "table.json")
    with pytest.raises(InputError, match=r"^cannot be written: its folder does not exist; make that first$"):
        store.must_be_new()
    store.path.parent.write_text("a file, no folder")
    with pytest.raises(InputError, match=r"^cannot be written: its folder does not exist"):
        store.create(BEFORE)


def test_a_folder_that_vanished_is_told(tmp_path: Path) -> None:
    store = Store(tmp_path / "evening" / "table.json")
    store.path.parent.mkdir()
    store.create(BEFORE)
    store.path.unlink()
    store.path.parent.rmdir()
    with pytest.raises(InputError, match=r"^cannot be written: no such file or directory$"):
        store.save(AFTER)


def test_a_folder_that_may_not_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tmp_path.chmod(0o555)
    with without_privileges(), pytest.raises(InputError, match=r"^cannot be written: permission denied$"):
        Store(Path("table.json")).create(BEFORE)
    tmp_path.chmod(0o755)
    assert names_in(tmp_path) == []


def test_a_write_that_fails_leaves_the_old_state_and_nothing_else(tmp_path: Path) -> None:
    store = Store(tmp_path / "table.json")
    store.create(BEFORE)
    with full_disk(), pytest.raises(InputError, match=r"^cannot be written: file too large$"):
        store.save(AFTER)
    assert read_auction(store.path.read_bytes()) == BEFORE
    assert names_in(tmp_path) == ["table.json"]


def test_a_new_file_that_cannot_be_written_is_not_left_half_written(tmp_path: Path) -> None:
    with full_disk(), pytest.raises(InputError, match=r"^cannot be written: file too large$"):
        Store(tmp_path / "table.json").create(BEFORE)
    assert names_in(tmp_path) == []


def test_it_knows_what_is_missing_in_the_file(tmp_path: Path) -> None:
    store = Store(tmp_path / "table.json")
    states = [store.missing]
    for _ in range(2):
        with full_disk(), pytest.raises(InputError):
            store.create(BEFORE)
        states.append(store.missing)
    store.create(BEFORE)
    states.append(store.missing)
    with full_disk(), pytest.raises(InputError):
        store.save(AFTER)
    states.append(store.missing)
    store.save(AFTER)
    states.append(store.missing)
    assert states == [None, "everything", "everything", None, "last moves", None]


def test_it_can_go_on_in_a_new_file(tmp_path: Path) -> None:
    store = Store(tmp_path / "table.json")
    store.create(BEFORE)
    (tmp_path / "precious.json").write_text("precious")
    with full_disk(), pytest.raises(InputError):
        store.save(AFTER)
    for name in ("precious.json", "missing/other.json"):
        with pytest.raises(InputError):
            store.go_on_elsewhere(tmp_path / name, AFTER)
        assert (store.path.name, store.missing) == ("table.json", "last moves")
    store.go_on_elsewhere(tmp_path / "other.json", AFTER)
    assert (store.path.name, store.missing) == ("other.json", None)
    assert read_auction((tmp_path / "table.json").read_bytes()) == BEFORE
    assert read_auction((tmp_path / "other.json").read_bytes()) == AFTER
    assert (tmp_path / "precious.json").read_text() == "precious"


def test_a_free_name_has_the_local_time(tmp_path: Path) -> None:
    assert free_name(EVENING, tmp_path) == tmp_path / "gaia-auction-20241129-2005.json"


def test_a_free_name_has_a_number_where_that_is_taken(tmp_path: Path) -> None:
    first = free_name(EVENING, tmp_path)
    first.touch()
    second = free_name(EVENING, tmp_path)
    assert second.name == "gaia-auction-20241129-2005-2.json"
    second.symlink_to(tmp_path / "nothing.json")
    third = free_name(EVENING, tmp_path)
    assert third.name == "gaia-auction-20241129-2005-3.json"
    Store(third).must_be_new()


def test_where_nobody_chose_the_name_another_is_taken_if_two_begin_at_once(tmp_path: Path) -> None:
    path = free_name(datetime.now().astimezone(), tmp_path)
    one, other = Store(path, or_another=True), Store(path, or_another=True)
    one.create(BEFORE)
    other.create(AFTER)
    assert one.path != other.path
    assert read_auction(one.path.read_bytes()) == BEFORE
    assert read_auction(other.path.read_bytes()) == AFTER


def test_a_name_that_no_file_may_have_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"^cannot be written: file name too long$"):
        Store(tmp_path / ("x" * 256)).create(BEFORE)
    assert names_in(tmp_path) == []


def test_a_folder_that_may_not_be_written_is_told_before_anything_is_asked(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    with without_privileges(), pytest.raises(InputError, match=r"^cannot be written: "):
        Store(tmp_path / "table.json").must_be_new()
    tmp_path.chmod(0o755)


def test_a_drive_without_second_names_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    path = tmp_path / "table.json"
    Store(path).create(BEFORE)
    assert read_auction(path.read_bytes()) == BEFORE
    assert names_in(tmp_path) == ["table.json"]


def test_a_file_that_comes_first_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "table.json"
    monkeypatch.setattr(Store, "must_be_new", lambda _: path.write_text("mine", "utf-8"))
    with pytest.raises(InputError, match=r"^cannot be written: file exists$"):
        Store(path).create(BEFORE)
    assert path.read_text("utf-8") == "mine"
    assert names_in(tmp_path) == ["table.json"]


def test_a_document_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, on_disk = tmp_path / "table.json", []

    def noted(number: int) -> None:
        if stat.S_ISREG(os.fstat(number).st_mode):
            read = read_auction(path.read_bytes()) if path.exists() else None
            on_disk.append((os.fstat(number).st_size > 0, read))

    monkeypatch.setattr(os, "fsync", noted)
    store = Store(path)
    store.create(BEFORE)
    store.save(AFTER)
    assert on_disk == [(True, None), (True, BEFORE)]
