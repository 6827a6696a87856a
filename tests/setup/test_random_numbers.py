"""The numbers behind a deal: how seeds become keys, how JavaScript writes numbers, how shuffles go."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaia_auction.setup.random_numbers import javascript_text, numbers_of, shuffled


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0.0, "0"),
        (0.5, "0.5"),
        (0.1 + 0.2, "0.30000000000000004"),
        (0.0001, "0.0001"),
        (0.00001, "0.00001"),  # where Python has an exponent already
        (0.000001, "0.000001"),
        (0.00000123, "0.00000123"),
        (0.000000999, "9.99e-7"),
        (1e-7, "1e-7"),
        (1.5e-7, "1.5e-7"),
        (2.0**-48, "3.552713678800501e-15"),
        (1e-10, "1e-10"),
    ],
)
def test_numbers_are_written_as_javascript_does(number: float, text: str) -> None:
    assert javascript_text(number) == text


@given(st.floats(0, 1, exclude_max=True))
def test_what_is_written_means_the_same_number(number: float) -> None:
    assert float(javascript_text(number)) == number


def first_numbers(seed: str) -> list[float]:
    return list(islice(numbers_of(seed), 50))


@given(st.text())
def test_every_text_gives_numbers_from_0_up_to_1_and_always_the_same(seed: str) -> None:
    numbers = first_numbers(seed)
    assert all(0 <= number < 1 for number in numbers)
    assert first_numbers(seed) == numbers


def test_a_character_outside_the_basic_plane_counts_as_its_two_code_units() -> None:
    # U+1FA90, the ringed planet, is D83E DE90 in UTF-16; JavaScript sees no difference to the two alone.
    assert first_numbers("\U0001fa90") == first_numbers("\ud83e\ude90")


def test_the_empty_seed_has_the_key_0() -> None:
    # A seed of one NUL character has the same key: slot 0 becomes (0 + 0) mod 256.
    assert first_numbers("") == first_numbers("\0")


def test_each_character_of_a_long_seed_counts() -> None:
    # Character 257 falls into slot 0 again, where it mixes with the first.
    assert first_numbers("a" * 256) != first_numbers("a" * 257)
    assert first_numbers("a" * 299 + "b") != first_numbers("a" * 300)


@given(st.floats(0, 1, exclude_max=True), st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(number: float, items: list[int]) -> None:
    assert sorted(shuffled(number, items)) == sorted(items)
