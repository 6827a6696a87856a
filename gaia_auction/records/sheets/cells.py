"""The cells of a filled-in sheet, whatever kind of file holds them."""

from dataclasses import dataclass
from typing import Final

from gaia_auction.characters import as_meant, whole_number
from gaia_auction.errors import InputError
from gaia_auction.records.mistakes import shown
from gaia_auction.sentences.lists import signed


@dataclass(frozen=True, slots=True)
class Other:
    """What a cell of a workbook holds if it is neither text nor number, in words: a date, true, an error."""

    what: str


Given = str | int | float | Other | None
"""A cell as it was read: of CSV always a text, of a workbook anything, or nothing."""

WITHOUT_VALUE: Final = Other(
    "a formula without a saved value; open it in a spreadsheet program and save it there"
)
DATE: Final = Other("a date or a time")

_DECIMAL_MARKS: Final = (".", ",", "\N{FULLWIDTH FULL STOP}", "\N{FULLWIDTH COMMA}")
_MOST_ZEROS: Final = 2
"""With three zeros behind a mark it may be one of thousands."""
_LONGEST: Final = 100
"""Characters of a text that can be a label, a number or a faction; what is longer is not looked into."""
_HUGE: Final = 10**9


def is_blank(cell: Given) -> bool:
    """Say whether nothing stands in a cell.

    >>> is_blank(None), is_blank("  "), is_blank(0)
    (True, True, False)
    """
    return cell is None or (isinstance(cell, str) and not cell.strip())


def short_text(cell: Given) -> str:
    """Return the text in a cell; nothing if it is no text, or too long to be more than a remark.

    >>> short_text("Ada"), short_text(7), short_text("0" * 101)
    ('Ada', '', '')
    """
    return cell if isinstance(cell, str) and len(cell) <= _LONGEST else ""


def in_words(cell: Given) -> str:
    """Return what stands in a cell, as a refusal says it.

    >>> in_words("many"), in_words(99.5), in_words(DATE)
    ("'many'", '99.5', 'a date or a time')
    """
    return cell.what if isinstance(cell, Other) else shown(cell)


def as_label(cell: Given) -> str:
    r"""Return a text that means the same as others to people: case, width and blanks do not matter.

    >>> as_label(" Starting\N{NO-BREAK SPACE} VP"), as_label(None)
    ('starting vp', '')
    """
    return " ".join(as_meant(short_text(cell)).split()).casefold()


def number_in(digits: str) -> int | float:
    """Return the number that a program saved in a workbook; a ValueError if it is none.

    >>> number_in("8.0"), number_in("-0.5"), number_in("1E+2")
    (8, -0.5, 100)
    """
    number = float(digits)
    return int(number) if number.is_integer() else number


def _whole(cell: Given) -> int | None:
    """Return the whole number that stands in a cell, None if it is none.

    >>> _whole("8.0"), _whole("-8,00"), _whole("8.000"), _whole("1,5")
    (8, -8, None, None)
    """
    if not isinstance(cell, str):
        return cell if isinstance(cell, int) else None
    text = short_text(cell).strip()
    for mark in _DECIMAL_MARKS:
        before, found, zeros = text.partition(mark)
        if found and zeros.isdecimal() and len(zeros) <= _MOST_ZEROS and whole_number(zeros) == 0:
            return whole_number(before)
    return whole_number(text)


def between(least: int, most: int) -> str:
    """Return what a cell must be.

    >>> between(-40, 0)
    'a whole number from −40 to 0'
    """
    return f"a whole number from {signed(least)} to {signed(most)}"


def number_or_gap(cell: Given, where: str, least: int, most: int) -> int | None:
    """Return the whole number in a cell, None if it is empty; an InputError if it is another one, or none.

    >>> number_or_gap("−8", "auction, Ada", -40, 0), number_or_gap(" ", "ore, Ada", 0, 99)
    (-8, None)
    >>> number_or_gap("6", "research economy, Ada", 0, 5)
    Traceback (most recent call last):
    gaia_auction.errors.InputError: research economy, Ada: must be a whole number from 0 to 5, not 6
    """
    if is_blank(cell):
        return None
    number = _whole(cell)
    if number is None or not least <= number <= most:
        was = in_words(cell) if number is None or abs(number) >= _HUGE else str(number)
        raise InputError(where, f"must be {between(least, most)}, not {was}")
    return number
