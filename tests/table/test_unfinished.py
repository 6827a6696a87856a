"""What a folder offers to go on with: auctions that are not over, and nothing else."""

import json
import os
from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.parsing import LARGEST_DOCUMENT
from gaia_auction.rules.settings import Settings
from gaia_auction.table.unfinished import unfinished_in

GAMES = Path(__file__).parent.parent / "games"
FINISHED = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
BEGUN = write_auction(Auction(Settings("none", ("Ada", "Ben")), ()))
NONE_THERE = r"^holds no unfinished auction; name a FILE, or begin one with `gaia-auction play`$"


def begun(path: Path, changed: int) -> None:
    path.write_text(BEGUN, "utf-8")
    os.utime(path, (changed, changed))


def test_the_newest_comes_first(tmp_path: Path) -> None:
    for name, changed in (("b.json", 5), ("a.json", 5), ("new", 9), ("old.json", 1)):
        begun(tmp_path / name, changed)
    found = unfinished_in(tmp_path)
    assert [auction.path.name for auction in found] == ["new", "a.json", "b.json", "old.json"]
    assert {auction.state.settings.players for auction in found} == {("Ada", "Ben")}


def test_all_else_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "finished.json").write_bytes(FINISHED.read_bytes())
    without_result = json.loads(FINISHED.read_text("utf-8"))
    del without_result["result"]
    (tmp_path / "finished-by-hand.json").write_text(json.dumps(without_result))
    (tmp_path / "broken.json").write_text(BEGUN[:-9])
    (tmp_path / "newer.json").write_text(BEGUN.replace('"version": 1', '"version": 99'))
    (tmp_path / "large.json").write_text(BEGUN + " " * LARGEST_DOCUMENT)
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))
    (tmp_path / ".gaia-auction-x1y2").write_text(BEGUN)
    (tmp_path / "-").write_text(BEGUN)
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "dangling.json").symlink_to("nowhere.json")
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(InputError, match=NONE_THERE):
        unfinished_in(tmp_path)
    begun(tmp_path / "table.json", 1)
    assert [auction.path.name for auction in unfinished_in(tmp_path)] == ["table.json"]


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"^cannot be read: no such file or directory$"):
        unfinished_in(tmp_path / "missing")
