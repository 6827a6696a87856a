"""Sectors turned after the deal."""

import pytest

from gaia_auction.setup.board import board_of, clashes, is_legal
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.layouts import Table
from gaia_auction.setup.turns import (
    NoSuchTurn,
    SectorElsewhere,
    Turn,
    TurnProblem,
    TurnWithoutColon,
    parse_turn,
    with_turned,
)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("3:2", Turn("3", 2)),
        ("03:5", Turn("3", 5)),
        ("10:1", Turn("10", 1)),
        ("5:1", Turn("5A", 1)),
        ("5A:1", Turn("5A", 1)),
        ("05a:1", Turn("5A", 1)),
        ("3:0", NoSuchTurn("3", "0")),
        ("3:6", NoSuchTurn("3", "6")),
        ("3:-1", NoSuchTurn("3", "-1")),
        ("3: 2", NoSuchTurn("3", " 2")),
        ("05:٣", Turn("5A", 3)),
        ("０５ａ：３", Turn("5A", 3)),
        ("05:³", NoSuchTurn("5A", "³")),
        ("3:", NoSuchTurn("3", "")),
        ("3:1:2", NoSuchTurn("3", "1:2")),
        ("3", TurnWithoutColon("3")),
        ("3=2", TurnWithoutColon("3=2")),
        ("", TurnWithoutColon("")),
    ],
)
def test_which_sector_is_turned_and_how_far(text: str, meant: Turn | TurnProblem) -> None:
    assert parse_turn(text, deal(Table("", 4, "first-game")).sectors) == meant


@pytest.mark.parametrize(
    "text", ["9:1", "10:1", "5A:1", "5a:9", "11:1", "3A:1", "003:1", "³:1", "x:1", " 3:1", ":1", "0:1"]
)
def test_only_a_sector_that_is_there_can_be_turned(text: str) -> None:
    there = ("1", "2", "3", "4", "5B", "6B", "7B")
    assert parse_turn(text, deal(Table("", 2, "first-game")).sectors) == SectorElsewhere(
        text.partition(":")[0], there
    )


def test_turns_add_up_and_six_of_them_change_nothing() -> None:
    dealt = deal(Table("comet", 4))
    assert with_turned(dealt, (Turn("3", 2), Turn("9", 1), Turn("3", 4), Turn("9", 5))) == dealt
    once = with_turned(dealt, (Turn("3", 2),))
    changed = [
        (one.sector, (other.rotation - one.rotation) % 6)
        for one, other in zip(dealt.sectors, once.sectors, strict=True)
        if one != other
    ]
    assert changed == [("3", 2)]
    assert (once.boosters, once.factions) == (dealt.boosters, dealt.factions)


def test_a_turn_can_bring_planets_of_one_type_together() -> None:
    dealt = deal(Table("comet", 4))
    assert is_legal(board_of(dealt.sectors))
    turned = [
        with_turned(dealt, (Turn(one.sector, steps),)) for one in dealt.sectors for steps in range(1, 6)
    ]
    clashing = [list(clashes(board_of(one.sectors))) for one in turned]
    assert any(clashing)
    assert not all(clashing)
    for clash in (clash for found in clashing for clash in found):
        assert clash.sectors[0] != clash.sectors[1]
