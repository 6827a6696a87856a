"""The key of sealed bids: its user's alone, and what is wrong with it is said in a line."""

import os
import stat
from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.keys import LostKeyError, create_key, key_file, must_keep_keys, read_key, remove_key
from gaia_auction.records.sealing import Safe

ID = "0f" * 16


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "gaia-auction"


def lost() -> str:
    with pytest.raises(LostKeyError) as error:
        Safe.of(ID)
    assert not error.value.where
    return error.value.what


def test_it_can_be_read_by_its_user_alone(state: Path) -> None:
    state.mkdir(parents=True, mode=0o755)
    mask = os.umask(0)
    try:
        create_key(ID, b"key")
    finally:
        os.umask(mask)
    assert key_file(ID) == state / f"{ID}.key"
    assert stat.S_IMODE(key_file(ID).stat().st_mode) == 0o600
    assert stat.S_IMODE(state.stat().st_mode) == 0o700
    assert read_key(ID) == b"key"


def test_it_is_never_written_over() -> None:
    create_key(ID, b"key")
    with pytest.raises(InputError, match=r"^the key for the sealed bids cannot be written .*: file exists$"):
        create_key(ID, b"another")
    assert read_key(ID) == b"key"


def test_that_a_key_could_be_kept_is_tried_without_leaving_anything(state: Path) -> None:
    must_keep_keys()
    assert list(state.iterdir()) == []
    state.rmdir()
    state.write_text("")
    with pytest.raises(
        InputError, match=r"^the key for the sealed bids cannot be written to .*: file exists$"
    ):
        must_keep_keys()


def test_a_folder_that_cannot_be_written_to_is_told(state: Path) -> None:
    state.parent.write_text("")
    with pytest.raises(InputError, match="cannot be written to"):
        Safe.new()


def test_it_is_gone_when_it_is_removed() -> None:
    create_key(ID, b"key")
    remove_key(ID)
    remove_key(ID)
    assert lost() == f"their key {key_file(ID)} is not there"


def test_one_that_cannot_be_read_is_told() -> None:
    key_file(ID).mkdir(parents=True)
    assert lost() == f"their key {key_file(ID)} cannot be read: is a directory"


@pytest.mark.parametrize("content", [b"", b"not a key", b"\xff" * 5000])
def test_what_is_no_key_is_told(content: bytes) -> None:
    create_key(ID, content)
    assert lost() == f"what stands in {key_file(ID)} is not their key"


def test_a_key_is_on_the_disk_before_anything_is_sealed_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []

    def noted(number: int) -> None:
        if stat.S_ISREG(os.fstat(number).st_mode):
            written.append(os.fstat(number).st_size)

    monkeypatch.setattr(os, "fsync", noted)
    create_key(ID, b"key")
    assert written == [len(b"key")]
