"""The auction on the screen as it stands."""

from typing import Literal

import pytest
from rich.cells import cell_len

from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Submit
from gaia_auction.rules.settings import Settings
from gaia_auction.screen.board_view import board_view
from tests.screen.drawing import (
    ESCAPE,
    EVERY_TIE,
    EVERY_TIE_EVENTS,
    EVERY_TIE_NOMINATED,
    LONG_NAMES,
    WIDE_NAMES,
    column_of,
    drawn,
    five_players,
    played,
)

FOUR = ("Ada", "Ben", "Cyd", "Dee")
FOUR_NOMINATED = (
    Nominate("Ada", "itars"),
    Nominate("Ben", "taklons"),
    Nominate("Cyd", "xenos"),
    Nominate("Dee", "terrans"),
)
OPEN_AT_80 = """\
 Choose, then bid                                                     Ben to act

 Turn  Faction    Planet  Held by  Price  To take it
    1  ■ Itars    Ice     Ada         12          13
    2  ■ Taklons  Swamp   –            –           0
    3  ■ Xenos    Desert  Dee          1           2
    4  ■ Terrans  Terra   –            –           0

 Without a faction: Ben, Cyd
"""
SEALED_AT_80 = """\
 Silent auction                                                 2 of 3 submitted

 Turn  Faction    Planet  Nominated by
    1  ■ Itars    Ice     Ada
    2  ■ Xenos    Desert  Ben
    3  ■ Taklons  Swamp   Cyd

 Submitted: Ada, Cyd
 Still to come: Ben
"""


def board(settings: Settings, *events: Event) -> str:
    return drawn(board_view(played(settings, *events)))


def test_an_open_auction_as_a_whole() -> None:
    bids = (
        Bid("Ada", "xenos", 0),
        Bid("Ben", "itars", 0),
        Bid("Cyd", "itars", 1),
        Bid("Dee", "xenos", 1),
        Bid("Ada", "itars", 12),
    )
    assert board(Settings("choose-then-bid", FOUR), *FOUR_NOMINATED, *bids) == OPEN_AT_80


def test_sealed_bids_show_who_submitted_in_seat_order_and_nothing_else() -> None:
    ada, _, cyd = EVERY_TIE_EVENTS[3:]
    others = Submit("Cyd", {"itars": 40, "taklons": 39, "xenos": 38})
    assert board(EVERY_TIE, *EVERY_TIE_NOMINATED, cyd, ada) == SEALED_AT_80
    assert board(EVERY_TIE, *EVERY_TIE_NOMINATED, ada, others) == SEALED_AT_80


def test_before_the_first_submission() -> None:
    text = board(EVERY_TIE, *EVERY_TIE_NOMINATED)
    assert "0 of 3 submitted\n" in text
    assert " Submitted: nobody yet\n Still to come: Ada, Ben, Cyd\n" in text


def test_all_submitted() -> None:
    text = board(EVERY_TIE, *EVERY_TIE_EVENTS)
    assert "The auction is over\n" in text
    assert "■ Taklons  Swamp   Cyd\n" in text
    assert "15" not in text


def test_markers_of_faction_bidding_as_far_as_they_go() -> None:
    text = board(
        Settings("faction-bidding", ("Ada", "Ben", "Cyd"), track_vp=12),
        *FOUR_NOMINATED[:2],
        Nominate("Cyd", "xenos"),
        Bid("Ada", "itars", 12),
        Bid("Ben", "xenos", 4),
    )
    assert " Seat  Faction    Planet  Held by  Price  To take it  Marker\n" in text
    assert "    1  ■ Itars    Ice     Ada         12           –       0\n" in text
    assert "    2  ■ Taklons  Swamp   –            –           0      12\n" in text
    assert "    3  ■ Xenos    Desert  Ben          4           5   8 → 7\n" in text


def test_markers_at_the_end() -> None:
    text = board(
        Settings("faction-bidding", ("Ada", "Ben")),
        Nominate("Ada", "itars"),
        Nominate("Ben", "xenos"),
        Bid("Ada", "xenos", 5),
        Bid("Ben", "itars", 0),
    )
    assert " Seat  Faction  Planet  Held by  Price  Marker\n" in text
    assert "    1  ■ Itars  Ice     Ben          0      30\n" in text
    assert "    2  ■ Xenos  Desert  Ada          5      25\n" in text


def test_bans_name_who_banned_as_long_as_they_last() -> None:
    settings = Settings("choose-while-bidding", ("Ada", "Ben", "Cyd"), ban_phase=True)
    assert board(settings) == f" Choose while bidding{'Ada to ban':>59}\n\n Still to come: Ben, Cyd\n"
    bans = (Ban("Ada", "itars"), Ban("Ben", "baltaks"), Ban("Cyd", "nevlas"))
    assert " Banned: Itars (Ada), Bal T'aks (Ben)\n" in board(settings, *bans[:2])
    assert " Banned: Itars, Bal T'aks, Nevlas\n" in board(settings, *bans)


def test_a_draw_is_due() -> None:
    text = board(Settings("silent", ("Ada", "Ben"), random_factions=True))
    assert text == f" Silent auction{'2 factions to be drawn':>65}\n"


def test_the_pool_holds_what_nobody_has_brought() -> None:
    settings = Settings("choose-while-bidding", ("Ada", "Ben"), random_factions=True)
    draw = Draw(("itars", "xenos"))
    assert " In the pool: Itars, Xenos\n Without a faction: Ada, Ben\n" in board(settings, draw)
    text = board(settings, draw, Nominate("Ada", "xenos"))
    assert " In the pool: Itars\n Without a faction: Ben\n" in text
    assert "    1  ■ Xenos  Desert  Ada          0           1\n" in text


def test_drawn_factions_count_for_a_seat() -> None:
    text = board(Settings("silent", ("Ada", "Ben"), random_factions=True), Draw(("itars", "xenos")))
    assert " Turn  Faction  Planet  Drawn for\n" in text
    assert "    2  ■ Xenos  Desert  Ben\n" in text
    assert "In the pool" not in text


def test_nominations_in_every_mode_show_who_made_them() -> None:
    text = board(Settings("choose-then-bid", FOUR), FOUR_NOMINATED[0])
    assert "Ben to nominate\n" in text
    assert " Turn  Faction  Planet  Nominated by\n    1  ■ Itars  Ice     Ada\n" in text
    assert " Still to come: Cyd, Dee\n" in text


def test_the_end_of_no_auction() -> None:
    text = board(Settings("none", ("Ada", "Ben")), Nominate("Ada", "itars"), Nominate("Ben", "xenos"))
    assert "The auction is over\n" in text
    assert text.endswith("    2  ■ Xenos  Desert  Ben\n")


@pytest.mark.parametrize("mode", ["choose-then-bid", "faction-bidding"])
def test_five_long_names_leave_room_for_a_prompt(mode: Literal["choose-then-bid", "faction-bidding"]) -> None:
    lines = drawn(board_view(five_players(LONG_NAMES, mode))).splitlines()
    assert len(lines) <= 18
    assert all(cell_len(line) <= 80 for line in lines)


@pytest.mark.parametrize("mode", ["choose-then-bid", "faction-bidding"])
@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize("names", [LONG_NAMES, WIDE_NAMES])
def test_nothing_is_lost_or_too_long(
    mode: Literal["choose-then-bid", "faction-bidding"], width: int, names: tuple[str, ...]
) -> None:
    lines = drawn(board_view(five_players(names, mode)), width).splitlines()
    assert all(cell_len(line) <= width and line == line.rstrip() for line in lines)
    rows = [line.split() for line in lines if "■" in line]
    numbers = ["0", "1", "30", "→", "29"] if mode == "faction-bidding" else ["0", "1"]
    assert [row[-len(numbers) :] for row in rows[:4]] == [numbers] * 4
    assert rows[4][-2:] == (["0", "30"] if mode == "faction-bidding" else ["–", "0"])
    assert "…" not in "".join(lines)


@pytest.mark.parametrize("width", [80, 60])
def test_names_in_any_script_line_up(width: int) -> None:
    lines = drawn(board_view(five_players(WIDE_NAMES, "choose-then-bid")), width).splitlines()
    rows = [line for line in lines if "■" in line]
    assert len({cell_len(row) for row in rows}) == 1
    for name, row in zip(WIDE_NAMES[:4], rows, strict=False):
        assert column_of(row, name) == column_of(rows[0], WIDE_NAMES[0])


def test_what_looks_like_markup_is_a_name() -> None:
    text = drawn(board_view(five_players(WIDE_NAMES, "choose-then-bid")), colours="standard")
    assert ":smile: to act" in ESCAPE.sub("", text)
    assert "[red]x[/]" in text


def test_colour_adds_nothing_but_colour() -> None:
    view = board_view(five_players(WIDE_NAMES, "faction-bidding"))
    assert ESCAPE.sub("", drawn(view, colours="standard")) == drawn(view)


def test_a_title_too_long_for_one_line_takes_two() -> None:
    lines = drawn(board_view(five_players(LONG_NAMES, "choose-then-bid")), 60).splitlines()
    assert lines[:2] == [" Choose, then bid", f" {LONG_NAMES[4]} to act"]
