"""What people type on other keyboards and paste from elsewhere, read as what it is."""

import unicodedata
from itertools import groupby
from typing import Final

MINUS_SIGNS: Final = ("-", "−")
_TO_FULL_WIDTH = ord("Ａ") - ord("A")
_DIGITS_THAT_TELL_A_HUGE_NUMBER = 20
_LEAST_CLASS_OF_AN_ACCENT = 200
"""The class of a mark says where it stands: accents above or below, from here on; not the marks of kana."""


def as_meant(text: str) -> str:
    """Return a text with digits of any script and full-width letters, signs and blanks as the usual ones.

    Not for names of players, which stay as they were typed. Powers, fractions and numbers in circles stay,
    too: as usual digits they would run together with those beside them.

    >>> [as_meant(text) for text in ("ｉｔａｒｓ＝３", "Hadsch\N{NO-BREAK SPACE}Hallas", "٣:٢", "5²")]
    ['itars=3', 'Hadsch Hallas', '3:2', '5²']
    """
    if text.isascii():
        return text
    parts = groupby(text, _is_only_like_digits)
    return "".join("".join(part) if stays else _usual("".join(part)) for stays, part in parts)


def _is_only_like_digits(character: str) -> bool:
    """Say whether a sign for a number is no digit, though NFKC may make one of it: the ² in 5²."""
    plain = unicodedata.normalize("NFKC", character)
    return not character.isdecimal() and (character.isnumeric() or any(map(str.isdecimal, plain)))


def _usual(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text)
    return "".join(str(unicodedata.decimal(one)) if one.isdecimal() else one for one in plain)


def as_compared(text: str) -> str:
    """Return a name as names are compared: without case and accents, in the usual width.

    Only what stands above or below a letter is an accent: the marks of kana make other letters.

    >>> as_compared("Lántidos"), as_compared("ＨＩＶＥ"), as_compared("ハ") == as_compared("バ")
    ('lantidos', 'hive', False)
    """
    if text.isascii():
        return text.casefold()
    marks = unicodedata.normalize("NFD", as_meant(text))
    kept = (mark for mark in marks if unicodedata.combining(mark) < _LEAST_CLASS_OF_AN_ACCENT)
    return unicodedata.normalize("NFC", "".join(kept)).casefold()


def any_width(characters: str) -> str:
    """Return these characters, and behind them the same ones in full width.

    >>> any_width("qQ")
    'qQｑＱ'
    """
    wide = (chr(ord(one) + _TO_FULL_WIDTH) if one != " " else "\N{IDEOGRAPHIC SPACE}" for one in characters)
    return characters + "".join(wide)


def as_digits(text: str) -> str | None:
    """Return the digits of any script that a text consists of as the usual ones; None if it has others.

    Blanks around them do not matter. Signs that only look like digits, such as powers, are none.

    >>> as_digits(" １５ "), as_digits("٣"), as_digits("5²"), as_digits("-1"), as_digits("")
    ('15', '3', None, None, None)
    """
    digits = as_meant(text).strip()
    return digits if digits.isdecimal() else None


def whole_number(text: str) -> int | None:
    """Return the whole number that a text is, in the digits of any script; None if it is none.

    Blanks around it do not matter. Of a huge number the first digits show the mistake as well as all of them.

    >>> whole_number("１５"), whole_number(" −8 "), whole_number("1.5"), whole_number("")
    (15, -8, None, None)
    """
    number = as_meant(text).strip()
    is_negative = number.startswith(MINUS_SIGNS)
    digits = number[1:] if is_negative else number
    if not digits.isdecimal():
        return None
    size = int(digits.lstrip("0")[:_DIGITS_THAT_TELL_A_HUGE_NUMBER] or "0")
    return -size if is_negative else size
