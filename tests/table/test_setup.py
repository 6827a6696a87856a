"""Dealing a setup as a table asks for it."""

from random import Random

import pytest

from gaia_auction.errors import InputError
from gaia_auction.rules.settings import problem_with_seed
from gaia_auction.setup.board import board_of, clashes
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.fairest import fairest_deal
from gaia_auction.setup.layouts import Table
from gaia_auction.setup.turns import Turn
from gaia_auction.table.setup import new_seed, set_up

COMET = Table("comet", 4)


def test_a_new_seed_is_two_words_and_a_number() -> None:
    seeds = [new_seed(Random(number)) for number in range(200)]  # noqa: S311 - nothing is secret here
    assert len(set(seeds)) > 190
    for seed in seeds:
        one, other, number = seed.split("-")
        assert one.isalpha()
        assert other.isalpha()
        assert 1 <= int(number) <= 999
        assert problem_with_seed(seed) is None


def test_a_seed_alone_gives_its_deal() -> None:
    setup = set_up(COMET)
    assert setup.dealt == deal(COMET)
    assert setup.as_bgs
    assert setup.clashes == ()


def test_turns_are_made_after_the_fairest_was_found() -> None:
    setup = set_up(COMET, ("3:2", "10:1"), best_of=5)
    fairest = fairest_deal(COMET, 5)
    assert setup.dealt.table == fairest.table
    assert setup.turns == (Turn("3", 2), Turn("10", 1))
    assert setup.clashes == tuple(clashes(board_of(setup.dealt.sectors)))
    assert setup.dealt.sectors != fairest.sectors


@pytest.mark.parametrize(
    ("table", "turns", "best_of", "message"),
    [
        (
            Table("a b", 4),
            (),
            1,
            "--seed: a seed holds ' '; it may hold no blanks, control or invisible characters",
        ),
        (Table("a\ufeff", 4), (), 1, r"--seed: a seed holds '\ufeff'; it may hold"),
        (Table("a\x1b", 4), (), 1, r"--seed: a seed holds '\x1b'; it may hold"),
        (Table("\udc80", 4), (), 1, r"--seed: a seed holds '\udc80'; it may hold"),
        (Table("x" * 901, 4), (), 1, "--seed: a seed has 901 characters; it may have up to 900"),
        (Table("a", 2, "xshape"), (), 1, "--layout: xshape is for 3 or 4 players, not for 2"),
        (
            Table("a", 4, "first-game", "inner-fixed"),
            (),
            1,
            "--placement: the board of the first game is fixed",
        ),
        (Table("a", 4, "first-game"), (), 50, "--balanced: the board of the first game is always the same"),
        (Table("a", 2), ("9:1",), 1, "--rotate: there is no sector '9' on this board; there are 1, 2, 3"),
        (Table("a", 2), ("3:1", "3:9"), 1, "--rotate: sector 3 cannot be turned by '9' sixths; 1 to 5"),
    ],
)
def test_what_cannot_be_dealt(table: Table, turns: tuple[str, ...], best_of: int, message: str) -> None:
    with pytest.raises(InputError) as refused:
        set_up(table, turns, best_of)
    assert str(refused.value).startswith(message)
