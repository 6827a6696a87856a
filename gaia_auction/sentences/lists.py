"""Words that join other words, and numbers among them."""

from collections.abc import Iterable


def listed(words: Iterable[str], last: str = "and") -> str:
    """Return words as one lists them in a sentence.

    >>> listed(["Ada", "Ben", "Cyd"]), listed(["Ada", "Ben"], "or"), listed([])
    ('Ada, Ben and Cyd', 'Ada or Ben', '')
    """
    *head, tail = tuple(words) or ("",)
    return f"{', '.join(head)} {last} {tail}" if head else tail


def signed(number: int) -> str:
    """Return a number, with the sign of a negative one as wide as a digit.

    >>> signed(-8), signed(0)
    ('−8', '0')
    """
    return str(number).replace("-", "−")


def counted(number: int, one: str) -> str:
    """Return a number of things.

    >>> counted(1, "faction"), counted(3, "player")
    ('1 faction', '3 players')
    """
    return f"{number} {one}" if number == 1 else f"{number} {one}s"
