"""What people and programs write for a whole number, and what is not certain to be one."""

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.cells import DATE, Given, as_label, number_or_gap


@pytest.mark.parametrize(
    ("cell", "number"),
    [
        ("8", 8),
        (" 8\N{NO-BREAK SPACE}", 8),
        ("\N{NARROW NO-BREAK SPACE}8", 8),
        ("-8", -8),
        ("\N{MINUS SIGN}8", -8),
        ("－８", -8),
        ("８", 8),
        ("٨", 8),
        ("८", 8),
        ("-8.0", -8),
        ("8.00", 8),
        ("8,0", 8),
        ("\N{MINUS SIGN}8,00", -8),
        ("８．０", 8),
        ("8.٠", 8),
        ("0,0", 0),
        ("007", 7),
        (8, 8),
    ],
)
def test_a_whole_number_is_read_however_it_is_written(cell: Given, number: int) -> None:
    assert number_or_gap(cell, "auction, Ada", -999, 999) == number


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ("1,5", "'1,5'"),
        ("1.5", "'1.5'"),
        ("1.000", "'1.000'"),  # one, or a thousand
        ("1,000", "'1,000'"),
        ("8.", "'8.'"),
        (",0", "',0'"),
        ("-,0", "'-,0'"),
        ("8.-0", "'8.-0'"),
        ("8.0.0", "'8.0.0'"),
        ("5²", "'5²'"),
        ("²", "'²'"),
        ("1e2", "'1e2'"),
        ("- 8", "'- 8'"),
        ("--8", "'--8'"),
        ("8 VP", "'8 VP'"),
        ("1" * 30, "'111111111111111111111111111111'"),
        ("0" * 101, f"'{'0' * 40}…'"),  # a million of them would take long to read
        (1e300, "1e+300"),
        (99.5, "99.5"),
        (DATE, "a date or a time"),
    ],
)
def test_what_is_none_is_shown_as_it_stands_there(cell: Given, shown: str) -> None:
    with pytest.raises(InputError) as error:
        number_or_gap(cell, "game VP, Ada", 0, 999)
    assert str(error.value) == f"game VP, Ada: must be a whole number from 0 to 999, not {shown}"


@pytest.mark.parametrize("blank", [None, "", " ", "\N{NO-BREAK SPACE}", "\N{IDEOGRAPHIC SPACE}"])
def test_blanks_of_every_kind_are_a_gap(blank: Given) -> None:
    assert number_or_gap(blank, "ore, Ada", 0, 999) is None


@pytest.mark.parametrize(
    "label", ["starting VP", " Starting  vp ", "starting\N{NO-BREAK SPACE}VP", "ｓｔａｒｔｉｎｇ　ＶＰ"]
)
def test_labels_mean_the_same_to_people(label: str) -> None:
    assert as_label(label) == "starting vp"


def test_a_remark_is_no_label_however_it_begins() -> None:
    assert as_label("seat" + " " * 96) == "seat"
    assert as_label("seat" + " " * 96 + "s") == ""
