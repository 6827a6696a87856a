"""An auction that cannot be saved: the table is told, and says where it goes on."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.locks import Locks
from gaia_auction.records.store import Store
from gaia_auction.rules.events import Nominate
from gaia_auction.rules.settings import Settings
from gaia_auction.screen.keeping import Keeping
from tests.records.test_store import full_disk, without_privileges
from tests.screen.laptop import CLEAR, CTRL_C, ENTER, ESCAPE, Laptop

BEFORE = Auction(Settings("none", ("Ada", "Ben")), ())
AFTER = Auction(BEFORE.settings, (Nominate("Ada", "itars"),))
QUESTION = "Save it to:"


class Table:
    """A laptop with an auction that is kept in `table.json`."""

    def __init__(self, folder: Path, locks: Locks) -> None:
        self.laptop, self.store = Laptop(), Store(folder / "table.json")
        self.keeping = Keeping(self.laptop.stage, self.store, locks)

    def keep(self, *answers: tuple[str, str]) -> None:
        with self.laptop.answering(*answers):
            self.keeping.keep(AFTER)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with Locks() as locks:
        table = Table(tmp_path, locks)
        table.keeping.begin(BEFORE)
        yield table


def test_what_can_be_saved_is_saved_without_a_word(table: Table) -> None:
    table.keep()
    assert read_auction(table.store.path.read_bytes()) == AFTER
    assert not table.laptop.written
    with Locks() as others, pytest.raises(InputError, match=r"^is open in another"):
        others.take(table.store.path)


def test_the_table_is_told_what_is_wrong_and_what_to_do(table: Table) -> None:
    with full_disk(), pytest.raises(KeyboardInterrupt):
        table.keep((QUESTION, ENTER), (QUESTION, ESCAPE), (QUESTION, CTRL_C))
    for seen in table.laptop.seen:
        assert seen.startswith(" The auction is not saved")
        words = " ".join(seen.split())
        assert "file too large Its last moves are only in this window: leave it open" in words
    assert table.store.missing == "last moves"


def test_a_folder_that_became_read_only_is_told_and_another_one_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with TemporaryDirectory() as stick, TemporaryDirectory() as other, Locks() as locks:
        monkeypatch.chdir(stick)
        table = Table(Path(), locks)
        table.keeping.begin(BEFORE)
        Path(stick).chmod(0o555)
        Path(other).chmod(0o777)
        with without_privileges():
            table.keep((QUESTION, ENTER), (QUESTION, f"{other}/table.json" + ENTER))
        Path(stick).chmod(0o755)
        assert all("table.json: cannot be written: permission denied" in seen for seen in table.laptop.seen)
        assert read_auction(Path("table.json").read_bytes()) == BEFORE
        assert read_auction((Path(other) / "table.json").read_bytes()) == AFTER


def test_what_is_put_right_goes_on_in_the_same_file(table: Table) -> None:
    table.store.path.unlink()
    table.store.path.mkdir()
    with pytest.raises(KeyboardInterrupt):
        table.keep((QUESTION, CTRL_C))
    table.store.path.rmdir()
    table.keep()
    assert table.store.missing is None
    assert read_auction(table.store.path.read_bytes()) == AFTER


def test_a_new_file_is_gone_on_with_and_held(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "precious.json").touch()
    table.store.path.unlink()
    table.store.path.mkdir()
    table.keep(
        (QUESTION, "-" + ENTER),
        ("name a file", CLEAR + "~/precious.json" + ENTER),
        ("exists already; name a new file", CLEAR + "~/no/other.json" + ENTER),
        (QUESTION, " ~/other.json " + ENTER),
    )
    assert table.store.path == tmp_path / "other.json"
    assert read_auction(table.store.path.read_bytes()) == AFTER
    with Locks() as others, pytest.raises(InputError, match=r"^is open in another"):
        others.take(table.store.path)


def test_a_tilde_of_nobody_is_a_name(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table.store.path.unlink()
    table.store.path.mkdir()
    table.keep((QUESTION, "~nobody-here" + ENTER))
    assert table.store.path == Path("~nobody-here")
    assert (tmp_path / "~nobody-here").is_file()


def test_a_file_that_another_one_has_open_is_left_alone(table: Table, tmp_path: Path) -> None:
    table.store.path.unlink()
    table.store.path.mkdir()
    with Locks() as others:
        others.take(tmp_path / "other.json")
        with pytest.raises(KeyboardInterrupt):
            table.keep((QUESTION, str(tmp_path / "other.json") + ENTER), (QUESTION, CTRL_C))
    assert "is open in another" in " ".join(table.laptop.seen[-1].split())
    assert not (tmp_path / "other.json").exists()
