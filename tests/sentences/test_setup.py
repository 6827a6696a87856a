"""What is wrong with a wish for a setup, in words."""

from dataclasses import replace
from typing import get_args

import pytest

from gaia_auction.sentences.setup import points, sentence_for_origin, sentence_for_setup_problem
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.layouts import (
    OLD_SEEDS,
    BoardIsFixed,
    LayoutForOthers,
    LayoutName,
    Placement,
    Table,
    TableProblem,
)
from gaia_auction.setup.result import setup_of
from gaia_auction.setup.turns import NoSuchTurn, SectorElsewhere, Turn, TurnProblem, TurnWithoutColon

EXAMPLES: list[tuple[TableProblem | TurnProblem, str]] = [
    (
        LayoutForOthers("xshape", 5, (3, 4)),
        "xshape is for 3 or 4 players, not for 5; standard fits every table",
    ),
    (
        BoardIsFixed("inner-fixed"),
        "the board of the first game is fixed, so inner-fixed means nothing there; leave one out",
    ),
    (
        TurnWithoutColon("3\n"),
        r"'3\n' has no colon; write a sector, a colon and 1 to 5 sixths of a turn, as in 3:2",
    ),
    (NoSuchTurn("5A", "6"), "sector 5A cannot be turned by '6' sixths; 1 to 5 are possible"),
    (
        SectorElsewhere("9", ("1", "2", "3", "4", "5B", "6B", "7B")),
        "there is no sector '9' on this board; there are 1, 2, 3, 4, 5B, 6B and 7B",
    ),
]


@pytest.mark.parametrize(("problem", "words"), EXAMPLES)
def test_each_problem_has_its_words(problem: TableProblem | TurnProblem, words: str) -> None:
    assert sentence_for_setup_problem(problem) == words


def test_no_problem_is_without_an_example() -> None:
    kinds = {*get_args(TableProblem), *get_args(TurnProblem)}
    assert {type(problem) for problem, _ in EXAMPLES} == kinds


@pytest.mark.parametrize(
    ("tenths", "written"), [(0, "0.0"), (5, "0.5"), (75, "7.5"), (306, "30.6"), (-5, "−0.5"), (-27, "−2.7")]
)
def test_points_have_one_decimal(tenths: int, written: str) -> None:
    assert points(tenths) == written


@pytest.mark.parametrize("seed", OLD_SEEDS)
@pytest.mark.parametrize(("players", "layout"), [(2, "standard"), (3, "rulebook8"), (4, "xshape")])
def test_an_old_seed_is_not_said_to_be_dealt_as_on_the_site(
    seed: str, players: int, layout: LayoutName
) -> None:
    setup = setup_of(deal(Table(seed, players, layout)))
    assert not setup.as_bgs
    assert sentence_for_origin(setup) == (
        "A setup of our own: the BGS site deals this old seed by older rules."
    )


@pytest.mark.parametrize(
    ("players", "layout", "placement"),
    [
        (2, "standard", "random"),
        (3, "xshape", "random"),
        (4, "xshape", "random"),
        (5, "standard", "random"),
        (3, "rulebook8", "random"),
        (4, "first-game", "random"),
        (4, "standard", "inner-fixed"),
        (3, "xshape", "inner-shuffled"),
    ],
)
def test_what_is_said_of_the_site_is_what_the_document_says(
    players: int, layout: LayoutName, placement: Placement
) -> None:
    setup = setup_of(deal(Table("sun", players, layout, placement)))
    ours = layout not in {"standard", "xshape"} or placement != "random"
    assert setup.as_bgs is not ours
    assert sentence_for_origin(setup) == (
        "A setup of our own, not the BGS site's." if ours else "Dealt as the BGS site deals this seed."
    )


def test_nothing_is_said_of_how_the_site_deals_the_empty_seed() -> None:
    setup = setup_of(deal(Table("", 4)))
    assert not setup.as_bgs
    assert sentence_for_origin(setup) == "A setup of our own, not the BGS site's."


@pytest.mark.parametrize(
    ("table", "options"),
    [
        (Table("q", 4), "--seed 'q#2'"),
        (Table("q", 3, "xshape"), "--seed 'q#2' --layout xshape"),
        (Table("q", 2, "standard", "inner-shuffled"), "--seed 'q#2' --placement inner-shuffled"),
        (Table("q", 3, "xshape", "inner-fixed"), "--seed 'q#2' --layout xshape --placement inner-fixed"),
    ],
)
def test_the_fairest_is_dealt_directly_by_all_of_its_options(table: Table, options: str) -> None:
    fairest = setup_of(deal(replace(table, seed="q#2")), best_of=9)
    assert sentence_for_origin(fairest).startswith(f"The fairest of 9 deals: {options} deals it directly. ")


@pytest.mark.parametrize(
    ("seed", "dealt"),
    [
        ("q", "Dealt as the BGS site deals this seed"),
        ("12", "A setup of our own: the BGS site deals this old seed by older rules"),
        ("", "A setup of our own, not the BGS site's"),
    ],
)
def test_what_was_turned_afterwards_is_said(seed: str, dealt: str) -> None:
    turned = setup_of(deal(Table(seed, 4)), (Turn("8", 2), Turn("5A", 1)))
    assert not turned.as_bgs
    assert sentence_for_origin(turned) == (
        f"{dealt}; turned here afterwards, clockwise: sector 8 by 2 sixths and sector 5A by 1 sixth."
    )


def test_what_was_turned_all_around_lies_as_on_the_site() -> None:
    turned = setup_of(deal(Table("q", 4)), (Turn("8", 2), Turn("8", 4)))
    assert turned.dealt == deal(Table("q", 4))
    assert turned.as_bgs


def test_the_fairest_of_an_old_seed_is_told_by_the_seed_that_it_is_dealt_from() -> None:
    fairest = setup_of(deal(Table("12#2", 4)), best_of=9)
    assert fairest.as_bgs
    assert sentence_for_origin(fairest) == (
        "The fairest of 9 deals: --seed '12#2' deals it directly. Dealt as the BGS site deals this seed."
    )
    itself = sentence_for_origin(setup_of(deal(Table("12", 4)), best_of=9))
    assert itself.endswith("A setup of our own: the BGS site deals this old seed by older rules.")
