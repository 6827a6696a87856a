"""Which auction goes on: each on one line, the newest under the pointer."""

from pathlib import Path

from gaia_auction.rules.events import Nominate
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import apply
from gaia_auction.screen.unfinished_list import chosen_from
from gaia_auction.table.unfinished import Unfinished
from tests.screen.laptop import ENTER, Laptop


def after_one_move(settings: Settings) -> State:
    state = apply(State(settings), Nominate(settings.players[0], "itars"))
    assert isinstance(state, State)
    return state


FOUND = (
    Unfinished(
        Path("gaia-auction-20241129-2005.json"),
        after_one_move(Settings("choose-then-bid", ("Ada", "太郎", "Cyd"))),
        2,
    ),
    Unfinished(Path("table.json"), State(Settings("silent", ("Bartholomew Featherstonehaugh", "Dee"))), 1),
)


def chosen(keys: str, columns: int = 80) -> tuple[Path, str]:
    laptop = Laptop(columns)
    with laptop.answering(("Which one goes on?", keys)):
        path = chosen_from(laptop.stage, FOUND)
    return path, laptop.seen[0]


def test_enter_takes_the_newest() -> None:
    path, seen = chosen(ENTER)
    assert path == Path("gaia-auction-20241129-2005.json")
    lines = [line.replace("太 郎 ", "太郎").rstrip() for line in seen.splitlines()]
    assert lines[0] == " The unfinished auctions of this folder, the newest first"
    assert lines[3].split("  ")[0] == " » 1 gaia-auction-20241129-2005.json"
    assert lines[3].endswith("Ada, 太郎, Cyd            太郎 to nominate")
    assert lines[4] == "     Choose, then bid"
    assert lines[5].startswith(f"   2 {'table.json':<33}Bartholomew Featherstonehaugh, Dee")
    assert lines[6] == "     Bartholomew Featherstonehaugh to nominate  Silent auction"


def test_in_a_narrow_window_nothing_is_lost() -> None:
    seen = chosen(ENTER, 60)[1]
    for word in (
        "gaia-auction-20241129-2005.json",
        "nominate",
        "bid",
        "Featherstonehaugh,",
        "Dee",
        "auction",
    ):
        assert word in seen.split()


def test_the_name_of_the_file_can_be_typed() -> None:
    assert chosen("tab" + ENTER)[0] == Path("table.json")


def test_in_a_wide_window_the_mode_is_seen() -> None:
    seen = chosen(ENTER, 120)[1]
    assert "Choose, then bid" in seen
    assert "Silent auction" in seen
