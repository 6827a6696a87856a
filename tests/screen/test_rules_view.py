"""The rules as they are read out, and how they look."""

import pytest
from rich.cells import cell_len

from gaia_auction.rules.modes import MODES, mode_named
from gaia_auction.rules.modes.mode import Mode
from gaia_auction.rules.settings import ModeName
from gaia_auction.screen.rules_view import overview, rules_view
from gaia_auction.sentences.rulebook import rules_of
from tests.screen.drawing import drawn, words_of

AROUND = {"P1", "P2", "T3", "O1", "O2", "O3", "O4"}
IDS: dict[ModeName, set[str]] = {
    "choose-while-bidding": {"P4", "C1", "C2", "C3", "C4"},
    "choose-then-bid": {"P3", "C2", "C3", "D1", "D2", "D3"},
    "faction-bidding": {"P3", "C3", "D1", "F1", "F2", "F3", "F4", "F5"},
    "silent": {"P3", "S1", "S2", "S3", "S4", "S5"},
    "preference-split": {"P3", "S1", "B1", "B2", "B3", "B4"},
    "none": {"P3", "N1"},
}


def rule(mode: ModeName, about: str) -> str:
    return next(str(paragraph) for paragraph in rules_of(mode_named(mode)) if paragraph.about == about)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_rule_of_a_mode_is_there(mode: Mode) -> None:
    said = {name for paragraph in rules_of(mode) for name in paragraph.ids.split(", ")}
    assert said == AROUND | IDS[mode.name]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("width", [80, 60, 200])
def test_nothing_of_it_is_lost_at_any_width(mode: Mode, width: int) -> None:
    lines = drawn(rules_view(mode), width).splitlines()
    assert all(cell_len(line) <= width and line == line.rstrip() for line in lines)
    text = words_of("\n".join(lines))
    for paragraph in rules_of(mode):
        assert f"{paragraph.about} {paragraph}" in text


def test_numbers_are_those_of_the_rules() -> None:
    assert "whole VP from 0 to 40, unless the table agreed on another cap from 1 to 999" in rule(
        "silent", "Maximums"
    )
    assert "20 for each player at the table, so 60 for three" in rule("preference-split", "Budget")
    assert "starts on 30, unless the table agreed on another track value from 1 to 999" in rule(
        "faction-bidding", "Markers"
    )
    assert "lowered from 30 to 25 it costs 5 VP" in rule("faction-bidding", "Price")
    assert "above 999" in rule("choose-while-bidding", "Bids")


def test_ties_of_the_silent_auction_are_broken_in_this_order() -> None:
    ties = rule("silent", "Ties")
    order = ["the one you hold", "those that somebody holds", "your own nomination", "nominated latest"]
    assert sorted(order, key=ties.index) == order


def test_ties_of_the_preference_split() -> None:
    assert "of equal totals the faction nominated latest goes first" in rule("preference-split", "Order")
    assert "of equal bids the one of the player who nominated latest wins" in rule(
        "preference-split", "Winner"
    )
    assert "halves up" in rule("preference-split", "Price")


def test_what_a_mode_does_with_the_random_factions() -> None:
    assert rule("choose-while-bidding", "Random").endswith("Only these can be brought into the auction. (P2)")
    assert "counts as nominated by the player in seat 1" in rule("silent", "Random")
    assert "is dealt to the player in seat 1" in rule("none", "Random")


def test_a_nomination_reserves_nothing_unless_there_is_no_auction() -> None:
    assert "it does not reserve it" in rule("silent", "Nomination")
    assert "reserve" not in rule("none", "Nomination")


def test_the_usual_way_to_charge_comes_first() -> None:
    assert rule("silent", "Cost").startswith("Usually everyone starts on 10; the cost is deducted at the end")
    assert rule("faction-bidding", "Cost").startswith("Usually everyone starts on 30 less the cost")
    assert "below 0" in rule("silent", "Cost")
    assert "below 0" not in rule("faction-bidding", "Cost")


def test_structures_name_the_factions_that_place_otherwise() -> None:
    text = rule("none", "Structures")
    order = [
        "second one",
        "Xenos",
        "Tinkeroids",
        "Space Giants, Moweyds and Darkanians",
        "last of all the Ivits",
    ]
    assert sorted(order, key=text.index) == order


@pytest.mark.parametrize("width", [80, 60])
def test_the_overview_has_every_mode_as_it_is_typed(width: int) -> None:
    lines = drawn(overview(), width).splitlines()
    assert len(lines) <= 24
    assert all(cell_len(line) <= width for line in lines)
    text = words_of("\n".join(lines))
    for mode in MODES:
        assert f"{mode.name} {mode.title} · " in text
        assert mode.summary in text
