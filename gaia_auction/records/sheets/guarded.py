"""Texts in cells that a spreadsheet program must not take for formulas."""

import re
from typing import Final

_GUARD: Final = "'"
_BEGINS_A_FORMULA: Final = "=+@\t\r\uff1d\uff0b\uff0d\uff20-"
"""The wide forms are those that some programs take for the others."""
# A program of a country that writes its decimals with a comma begins a new cell behind every semicolon.
_BEGINS_A_CELL: Final = f"(^|; *)(?=[{_GUARD}{_BEGINS_A_FORMULA}])"
_GUARDED_CELL: Final = f"(^|; *){_GUARD}(?=[{_GUARD}{_BEGINS_A_FORMULA}])"


def guarded(text: str) -> str:
    """Return a text as a cell of CSV; where it could be taken for a formula, an apostrophe stands before it.

    A hyphen alone, which stands for standard input, is none.

    >>> guarded("Ada"), guarded("=1+1"), guarded("'=1+1"), guarded("a;=1+1"), guarded("-")
    ('Ada', "'=1+1", "''=1+1", "a;'=1+1", '-')
    """
    return text if text == "-" else re.sub(_BEGINS_A_CELL, rf"\1{_GUARD}", text)


def unguarded(cell: str) -> str:
    """Return the text that was written as this cell.

    >>> unguarded("'=1+1"), unguarded("''=1+1"), unguarded("a;'=1+1"), unguarded("'Ada")
    ('=1+1', "'=1+1", 'a;=1+1', "'Ada")
    """
    return re.sub(_GUARDED_CELL, r"\1", cell)
