"""The cells of a filled-in sheet as whole numbers."""

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.mistakes import shown
from gaia_auction.sentences.lists import signed

Given = object
"""A cell as it was read: of CSV always a text, of a workbook also a number, a date, true, or nothing."""

_MOST_DIGITS = 9


def is_blank(cell: Given) -> bool:
    """Say whether nothing stands in a cell.

    >>> is_blank(None), is_blank("  "), is_blank(0)
    (True, True, False)
    """
    return cell is None or (isinstance(cell, str) and not cell.strip())


def _whole(cell: Given) -> int | None:
    """Return the whole number that stands in a cell, None if it is none."""
    match cell:
        case bool():
            return None
        case int():
            return cell
        case float():
            return int(cell) if cell.is_integer() else None
        case str():
            text = cell.strip().replace("−", "-")
            digits = text.removeprefix("-")
            return (
                int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS else None
            )
        case _:
            return None


def between(least: int, most: int) -> str:
    """Return what a cell must be.

    >>> between(-40, 0)
    'a whole number from −40 to 0'
    """
    return f"a whole number from {signed(least)} to {signed(most)}"


def whole_number(cell: Given, where: str, least: int, most: int) -> int | None:
    """Return the number in a cell, None if it is empty; an InputError if it is another one, or none.

    >>> whole_number("−8", "auction, Ada", -40, 0), whole_number(" ", "ore, Ada", 0, 99)
    (-8, None)
    >>> whole_number("6", "research economy, Ada", 0, 5)
    Traceback (most recent call last):
    gaia_auction.errors.InputError: research economy, Ada: must be a whole number from 0 to 5, not 6
    """
    if is_blank(cell):
        return None
    number = _whole(cell)
    if number is None or not least <= number <= most:
        was = shown(cell) if number is None and isinstance(cell, bool | float) else quoted(str(cell))
        raise InputError(where, f"must be {between(least, most)}, not {was if number is None else number}")
    return number
