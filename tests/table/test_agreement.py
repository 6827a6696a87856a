"""What a table agrees on: what was wished for, the defaults for the rest, and seats by chance."""

from collections import Counter
from dataclasses import replace
from itertools import permutations, product
from random import Random
from typing import Any

from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.rules.settings import OutOfRange, Settings, problem_with
from gaia_auction.setup.dealing import shuffled_seats
from gaia_auction.table.agreement import (
    USUAL_MODE,
    Wishes,
    agreed,
    like_another,
    seated,
    settings_from,
    wishes_for,
)


def test_what_is_open_has_the_defaults_of_a_document() -> None:
    assert settings_from(Wishes(players=("Ada", "Ben"))) == Settings(USUAL_MODE, ("Ada", "Ben"))


def test_every_wish_becomes_a_setting() -> None:
    wishes = Wishes(
        mode="preference-split",
        players=("Ada", "Ben", "Cyd"),
        shuffle_seats=True,
        ban_phase=True,
        random_factions=True,
        expansions=("lost-fleet",),
        seed="2026-11-29",
        opening_bids="any",
        max_bid=12,
        budget=99,
        track_vp=45,
        charge="level-10",
    )
    assert settings_from(wishes) == Settings(
        mode="preference-split",
        players=("Ada", "Ben", "Cyd"),
        ban_phase=True,
        random_factions=True,
        expansions=("lost-fleet",),
        seed="2026-11-29",
        opening_bids="any",
        max_bid=12,
        budget=99,
        track_vp=45,
        charge="level-10",
    )


def test_what_is_wished_not_to_be_is_not() -> None:
    no = Wishes(players=("Ada", "Ben"), ban_phase=False, random_factions=False, expansions=())
    assert settings_from(no) == settings_from(Wishes(players=("Ada", "Ben")))


def test_names_are_trimmed_and_nothing_else() -> None:
    settings = settings_from(Wishes(players=("  Ada Maria ", "\u3000明美")))
    assert settings.players == ("Ada Maria", "明美")
    assert problem_with(settings) is None


def test_a_zero_is_a_wish_too_and_is_refused_as_one() -> None:
    two = Wishes(players=("Ada", "Ben"))
    for field in ("max_bid", "budget", "track_vp"):
        zero = replace(two, **dict[str, Any]({field: 0}))
        assert problem_with(settings_from(zero)) == OutOfRange(field, 0, 1, 999)


class Dice(Random):
    """Chance that gives the numbers it is told, and notes out of how many each was."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(0)
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def _randbelow(self, n: int) -> int:
        self.asked.append(n)
        return self.numbers.pop(0)


def test_every_seat_order_is_as_likely_as_any_other() -> None:
    players = ("Ada", "Ben", "Cyd")
    orders: Counter[tuple[str, ...]] = Counter()
    for numbers in product(range(3), range(2), range(1)):
        dice = Dice(*numbers)
        orders[seated(players, dice)] += 1
        assert dice.asked == [3, 2, 1]
    assert orders == Counter(permutations(players))


SHUFFLED = Wishes(mode="none", players=("Ada", "Ben", "Cyd"), shuffle_seats=True, seed="sun")


def test_a_seed_gives_the_same_names_the_same_seats_at_every_table() -> None:
    settings = agreed(SHUFFLED, Dice())
    assert settings.players == shuffled_seats("sun", ("Ada", "Ben", "Cyd"))
    assert settings.shuffled_from == ("Ada", "Ben", "Cyd")
    assert agreed(replace(SHUFFLED, seed=""), Dice()).shuffled_from == ("Ada", "Ben", "Cyd")


def test_without_a_seed_chance_seats_them_and_nothing_of_it_is_kept() -> None:
    # Cyd is drawn out of three, then Ada out of the two before her.
    settings = agreed(replace(SHUFFLED, seed=None), Dice(2, 0, 0))
    assert sorted(settings.players) == ["Ada", "Ben", "Cyd"]
    assert settings.shuffled_from is None


def test_seats_are_left_as_they_are_unless_they_are_to_be_shuffled() -> None:
    assert agreed(replace(SHUFFLED, shuffle_seats=None), Dice()) == settings_from(SHUFFLED)


def test_settings_that_are_mended_lead_to_the_same_seats() -> None:
    settings = agreed(SHUFFLED, Dice())
    assert wishes_for(settings).players == ("Ada", "Ben", "Cyd")
    assert agreed(wishes_for(settings), Dice()) == settings


def test_a_table_like_another_takes_all_but_the_names() -> None:
    other = Settings("silent", ("Ada", "Ben"), ban_phase=True, max_bid=20, seed="sun", charge="level-10")
    document = write_auction(Auction(other, ())).encode()
    wishes = like_another(document, Wishes(players=("Cyd", "Dee"), max_bid=30, ban_phase=False))
    assert settings_from(wishes) == replace(other, players=("Cyd", "Dee"), max_bid=30, ban_phase=False)
    assert like_another(document, Wishes()).players == ()


def test_a_table_like_a_shuffled_one_is_shuffled_too() -> None:
    document = write_auction(Auction(agreed(SHUFFLED, Dice()), ())).encode()
    assert like_another(document, Wishes(players=("Dee", "Eve"))).shuffle_seats
