"""What is wrong with settings: where, and in words."""

from typing import get_args

import pytest

from gaia_auction.rules.settings import (
    ExpansionRepeated,
    NameLength,
    NameRepeated,
    NameUnprintable,
    NotShuffled,
    OutOfRange,
    Problem,
    SeedTooLong,
    SeedUnprintable,
    WrongPlayerCount,
)
from gaia_auction.sentences.problems import place_of, quoted_number, sentence_for_problem

EXAMPLES: list[tuple[Problem, str, str]] = [
    (WrongPlayerCount(0), "players", "0 players cannot play; there are 2 to 5 seats"),
    (WrongPlayerCount(1), "players", "1 player cannot play; there are 2 to 5 seats"),
    (WrongPlayerCount(6), "players", "6 players cannot play; there are 2 to 5 seats"),
    (NameLength(2, 0), "players[2]", "a name is empty; it needs 1 to 40 characters"),
    (NameLength(0, 41), "players[0]", "a name has 41 characters; it may have 1 to 40"),
    (
        NameUnprintable(1, "\x1b"),
        "players[1]",
        r"a name holds the character '\x1b', which no line can show; leave it out",
    ),
    (
        NameUnprintable(1, "\u202e"),
        "players[1]",
        r"a name holds the character '\u202e', which no line can show; leave it out",
    ),
    (
        NameRepeated(2, 0, "ADA"),
        "players[2]",
        "'ADA' is the name in seat 1 already; two players need two names",
    ),
    (OutOfRange("max_bid", 0, 1, 999), "max_bid", "must be a whole number from 1 to 999, not 0"),
    (OutOfRange("budget", 1000, 1, 999), "budget", "must be a whole number from 1 to 999, not 1000"),
    (
        OutOfRange("track_vp", -(10**30), 1, 999),
        "track_vp",
        "must be a whole number from 1 to 999, not -10000000000…",
    ),
    (ExpansionRepeated("lost-fleet"), "expansions", "lost-fleet is named twice; once is enough"),
    (
        SeedUnprintable(" "),
        "seed",
        "a seed holds ' '; it may hold no blanks, control or invisible characters",
    ),
    (
        SeedUnprintable("\n"),
        "seed",
        r"a seed holds '\n'; it may hold no blanks, control or invisible characters",
    ),
    (
        NotShuffled(has_seed=False),
        "shuffled_from",
        "must be null where there is no seed to shuffle the seats by",
    ),
    (
        NotShuffled(has_seed=True),
        "shuffled_from",
        "must name the players, each once, in the order before their seats were shuffled",
    ),
    (SeedTooLong(901), "seed", "a seed has 901 characters; it may have up to 900"),
]


@pytest.mark.parametrize(("problem", "place", "words"), EXAMPLES)
def test_each_problem_has_its_place_and_its_words(problem: Problem, place: str, words: str) -> None:
    assert place_of(problem) == f"settings.{place}"
    assert sentence_for_problem(problem) == words


def test_no_problem_is_without_an_example() -> None:
    assert {type(problem) for problem, _, _ in EXAMPLES} == set(get_args(Problem))


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (0, "0"),
        (-5, "-5"),
        (999_999_999_999, "999999999999"),
        (-999_999_999_999, "-999999999999"),
        (10**13, "100000000000…"),
        (-(10**13), "-10000000000…"),
    ],
)
def test_a_number_stays_short(number: int, shown: str) -> None:
    assert quoted_number(number) == shown
