"""A sample of what `scripts/kill` does with every mode: no kill loses a move, or changes what comes of it."""

from pathlib import Path

import pytest

from gaia_auction.rules.settings import ModeName
from tests.terminal.kills import disturbed, undisturbed
from tests.terminal.tables import table_of


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["choose-while-bidding", "silent"])
def test_an_auction_goes_on_after_any_kill_as_if_there_had_been_none(tmp_path: Path, mode: ModeName) -> None:
    quiet, dark = tmp_path / "quiet", tmp_path / "dark"
    quiet.mkdir()
    dark.mkdir()
    table = table_of(mode, mishaps=True)
    # Each move but the last is killed once, and so is the last one at whatever comes after it.
    assert disturbed(table, dark, undisturbed(table, quiet), every=5) > len(table.moves) // 2
