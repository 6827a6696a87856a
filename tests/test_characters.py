"""What people type on other keyboards."""

import unicodedata

import pytest

from gaia_auction.characters import any_width, as_digits, as_meant, whole_number

DIGITS = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Nd"]
OTHER_NUMBERS = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) in {"Nl", "No"}]


def test_the_digits_of_every_script_are_digits() -> None:
    assert len(DIGITS) % 10 == 0
    for digit in DIGITS:
        worth = unicodedata.digit(digit)
        assert whole_number(f"1{digit}") == 10 + worth
        assert as_meant(f"x{digit}") == f"x{worth}"


def test_no_other_sign_for_a_number_runs_together_with_digits() -> None:
    for sign in OTHER_NUMBERS:
        for text in (sign, f"5{sign}", f"{sign}5", f"５{sign}"):
            assert whole_number(text) is None
            assert as_digits(text) is None
        assert as_meant(f"５{sign}") == f"5{sign}"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("-0", 0),
        ("０１５", 15),
        ("\N{IDEOGRAPHIC SPACE}１５\N{NO-BREAK SPACE}", 15),
        ("－８", -8),
        ("﹣8", -8),
        ("−8", -8),
        ("9" * 5000, 99999999999999999999),
        ("－" + "９" * 5000, -99999999999999999999),
        ("0" * 5000 + "7", 7),
    ],
)
def test_whole_numbers(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", " ", "-", "--1", "- 1", "+1", "1_0", "1 0", "１　０", "1.0", "1，0", "1e1", "0x5", "五", "x"]
)
def test_no_whole_numbers(text: str) -> None:
    assert whole_number(text) is None


def test_letters_signs_and_blanks_of_full_width_are_the_usual_ones() -> None:
    usual = "".join(map(chr, range(ord(" "), ord("~") + 1)))
    assert as_meant(any_width(usual)) == usual + usual
