"""All sealed bids side by side: with totals, the order of the awards, averages and prices in a split."""

from pathlib import Path

from gaia_auction.screen.bids_view import bids_view
from gaia_auction.table.replay import Replay, replay_of
from tests.screen.drawing import drawn, words_of

GAMES = Path(__file__).parent.parent / "games"


def replay_of_game(name: str) -> Replay:
    return replay_of((GAMES / f"{name}.json").read_bytes())


def bids_of(name: str, width: int = 80) -> str:
    replay = replay_of_game(name)
    (revealed,) = (move for move in replay.moves if move.revealed)
    return drawn(bids_view(revealed, replay.steps), width)


def rows(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def test_a_preference_split_shows_what_follows_from_the_bids() -> None:
    # Totals 12, 9, 9 and 10 of four bids each; of the equal ones Bal T'aks, nominated later, goes first.
    assert rows(bids_of("preference-split/two-of-four-totals-tied")) == [
        "Player   Terrans  Gleens  Bal T'aks  Bescods",
        "Ada            5       2          2        1",
        "Ben            3       2          2        3",
        "Cyd            2       3          3        2",
        "Dee            2       2          2        4",
        "Total         12       9          9       10",
        "Awarded      1st     4th        3rd      2nd",
        "Average        3    2.25       2.25      2.5",
        "Price          3       2          2        3",
    ]


def test_a_silent_auction_shows_the_bids_alone() -> None:
    assert rows(bids_of("silent/worked-example-5-5-every-kind-of-tie")) == [
        "Player  Itars  Xenos  Taklons",
        "A          15      0       10",
        "B          15      5        8",
        "C           7      0        0",
    ]


def test_where_there_is_no_room_for_a_table_it_is_told() -> None:
    told = words_of(bids_of("preference-split/two-of-four-totals-tied", width=40))
    assert told.startswith(
        "Ada's sealed bids: Terrans 5, Gleens 2, Bal T'aks 2, Bescods 1. Ben's sealed bids: "
    )
    assert told.endswith(
        "Totals, in the order of the awards: Terrans 12, on average 3; Bescods 10, on average 2.5; "
        "Bal T'aks 9, on average 2.25; Gleens 9, on average 2.25."
    )
    assert "Totals" not in bids_of("silent/worked-example-5-5-every-kind-of-tie", width=20)
