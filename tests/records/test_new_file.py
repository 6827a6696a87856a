"""A new file is written whole, and never over another one."""

from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.new_file import write_new
from tests.records.test_store import full_disk


def test_a_new_file_holds_what_was_given(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    write_new(path, b",Ada\n")
    assert path.read_bytes() == b",Ada\n"


def test_an_old_file_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_bytes(b"three hours of work")
    with pytest.raises(InputError, match=r"^exists already; name a new file$"):
        write_new(path, b",Ada\n")
    assert path.read_bytes() == b"three hours of work"


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"^cannot be written: no such file or directory$"):
        write_new(tmp_path / "no" / "sheet.csv", b"")


def test_of_what_does_not_fit_nothing_is_left(tmp_path: Path) -> None:
    path = tmp_path / "sheet.xlsx"
    with full_disk(), pytest.raises(InputError, match=r"^cannot be written: file too large$"):
        write_new(path, bytes(1000))
    assert not path.exists()
