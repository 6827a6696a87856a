"""Who may play, under which name, with which numbers (T1, T2, P1a)."""

import unicodedata

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
    Settings,
    WrongPlayerCount,
    problem_with,
)

TWO = ("Ada", "Ben")
FORTY = "x" * 40


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_to_five_may_play(count: int) -> None:
    assert problem_with(Settings("silent", ("Ada", "Ben", "Cyd", "Dee", "Eli")[:count])) is None


@pytest.mark.parametrize(
    "players",
    [
        ("Ada", FORTY),
        ("Ada", f"  {FORTY}  "),
        ("Ada", "é" * 40),
        ("Ada", unicodedata.normalize("NFD", "é" * 40)),
        ("Ада", "明美", "צבי", "Zoë"),
        ("Ada", "Ada B"),
    ],
)
def test_names_of_any_script_up_to_forty_characters(players: tuple[str, ...]) -> None:
    assert problem_with(Settings("silent", players)) is None


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        ((), WrongPlayerCount(0)),
        (("Ada",), WrongPlayerCount(1)),
        (("Ada", "Ben", "Cyd", "Dee", "Eli", "Fay"), WrongPlayerCount(6)),
        (("Ada", ""), NameLength(1, 0)),
        (("Ada", " \u3000"), NameLength(1, 0)),
        (("Ada", FORTY + "x"), NameLength(1, 41)),
        (("Ada", "B\nen"), NameUnprintable(1, "\n")),
        (("Ada", "Ben\x1b[2J"), NameUnprintable(1, "\x1b")),
        (("Ada", "Ben\x7f"), NameUnprintable(1, "\x7f")),
        (("Ada", "Ben\u2028"), NameUnprintable(1, "\u2028")),
        (("Ada", "\u202eneB"), NameUnprintable(1, "\u202e")),
        (("Ada", "Ben", "ADA"), NameRepeated(2, 0, "ADA")),
        (("Ada", " Ada"), NameRepeated(1, 0, " Ada")),
        (("Strauß", "STRAUSS"), NameRepeated(1, 0, "STRAUSS")),
        (
            ("Zoë", unicodedata.normalize("NFD", "Zoë")),
            NameRepeated(1, 0, unicodedata.normalize("NFD", "Zoë")),
        ),
    ],
)
def test_who_may_not_play(players: tuple[str, ...], problem: Problem) -> None:
    assert problem_with(Settings("silent", players)) == problem


@pytest.mark.parametrize("field", ["max_bid", "budget", "track_vp"])
@pytest.mark.parametrize("mode", ["none", "silent", "preference-split", "faction-bidding"])
def test_numbers_are_from_1_to_999_whether_the_mode_uses_them_or_not(field: str, mode: str) -> None:
    def problem(value: int) -> Problem | None:
        return problem_with(Settings(**{"mode": mode, "players": TWO, field: value}))  # type: ignore[arg-type]

    assert problem(1) is None
    assert problem(999) is None
    assert problem(0) == OutOfRange(field, 0, 1, 999)
    assert problem(1000) == OutOfRange(field, 1000, 1, 999)


def test_the_budget_is_20_for_each_player_unless_set() -> None:
    assert Settings("preference-split", ("Ada", "Ben", "Cyd", "Dee")).whole_budget == 80
    assert Settings("preference-split", TWO, budget=7).whole_budget == 7


def test_an_expansion_is_named_once() -> None:
    twice = Settings("none", TWO, expansions=("lost-fleet", "lost-fleet"))
    assert problem_with(twice) == ExpansionRepeated("lost-fleet")


# An astronaut is two pictures with a joiner; the heart has a selector behind it, for its colour.
@pytest.mark.parametrize(
    "seed", ["", "9876", "GaiaProject_001", "星" * 300, "👩\u200d🚀", "❤\ufe0f", "שמש", "شمس"]
)
def test_a_seed_may_be_any_text_that_can_be_typed_again(seed: str) -> None:
    assert problem_with(Settings("none", TWO, seed=seed)) is None


@pytest.mark.parametrize("character", [" ", "\t", "\u3000", "\x00"])
def test_a_seed_has_no_blanks_and_no_control_characters(character: str) -> None:
    assert problem_with(Settings("none", TWO, seed=f"a{character}b")) == SeedUnprintable(character)


@pytest.mark.parametrize(
    "character",
    ["\ufeff", "\u200b", "\u2060", "\u180e", "\u200e", "\u200f", "\u061c", "\u00ad", "\u202e", "\U000e0041"],
)
def test_a_seed_has_nothing_that_nobody_sees(character: str) -> None:
    assert problem_with(Settings("none", TWO, seed=f"a{character}b")) == SeedUnprintable(character)


def test_a_seed_has_up_to_900_characters() -> None:
    assert problem_with(Settings("none", TWO, seed="x" * 900)) is None
    assert problem_with(Settings("none", TWO, seed="x" * 901)) == SeedTooLong(901)


@pytest.mark.parametrize("named", [("Ben", "Ada"), TWO, (" ADA", "ben")])
def test_seats_are_shuffled_from_the_same_names(named: tuple[str, ...]) -> None:
    assert problem_with(Settings("none", TWO, seed="", shuffled_from=named)) is None


@pytest.mark.parametrize(
    "named", [(), ("Ada",), ("Ada", "Cyd"), ("Ada", "Ada", "Ben"), ("Ada", "Ben", "Cyd")]
)
def test_seats_are_not_shuffled_from_other_names(named: tuple[str, ...]) -> None:
    assert problem_with(Settings("none", TWO, seed="sun", shuffled_from=named)) == NotShuffled(has_seed=True)


def test_without_a_seed_no_seats_are_shuffled_from_anything() -> None:
    assert problem_with(Settings("none", TWO, shuffled_from=TWO)) == NotShuffled(has_seed=False)
