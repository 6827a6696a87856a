"""What is wrong with a wish for a setup, in words."""

from dataclasses import replace
from typing import get_args

import pytest

from gaia_auction.sentences.setup import points, sentence_for_origin, sentence_for_setup_problem
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.layouts import BoardIsFixed, LayoutForThree, Table, TableProblem
from gaia_auction.setup.result import setup_of
from gaia_auction.setup.turns import NoSuchTurn, SectorElsewhere, Turn, TurnProblem, TurnWithoutColon

EXAMPLES: list[tuple[TableProblem | TurnProblem, str]] = [
    (LayoutForThree("xshape", 4), "xshape is for 3 players, not for 4; standard fits every table"),
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


@pytest.mark.parametrize("seed", ["12", "9876", "Three", "GaiaRocks", "randomSeed", "djfjjv4k"])
def test_an_old_seed_is_not_said_to_be_dealt_as_on_the_site(seed: str) -> None:
    setup = setup_of(deal(Table(seed, 2)))
    assert not setup.as_bgs
    assert sentence_for_origin(setup) == (
        "A setup of our own: the BGS site deals this old seed by older rules."
    )


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


def test_what_was_turned_afterwards_is_said() -> None:
    turned = setup_of(deal(Table("q", 4)), (Turn("8", 2), Turn("5A", 1)))
    assert sentence_for_origin(turned) == (
        "Turned afterwards, clockwise: sector 8 by 2 sixths and sector 5A by 1 sixth. "
        "A setup of our own: the BGS site has no such one for this seed."
    )
