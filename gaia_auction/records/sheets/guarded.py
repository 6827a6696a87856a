"""Texts in cells that a spreadsheet program must not take for formulas."""

_BEGINS_A_FORMULA = "=+-@\t\r\uff1d\uff0b\uff0d\uff20"
"""The last four are the wide forms that some programs take for the others."""
_GUARD = "'"
_GUARDED = _BEGINS_A_FORMULA + _GUARD


def guarded(text: str) -> str:
    """Return a text as a cell of CSV; where it could be taken for a formula, an apostrophe stands before it.

    A hyphen alone, which stands for standard input, is none.

    >>> guarded("Ada"), guarded("=1+1"), guarded("'=1+1"), guarded("-")
    ('Ada', "'=1+1", "''=1+1", '-')
    """
    return _GUARD + text if text.startswith(tuple(_GUARDED)) and text != "-" else text


def unguarded(cell: str) -> str:
    """Return the text that was written as this cell.

    >>> unguarded("'=1+1"), unguarded("''=1+1"), unguarded("'Ada")
    ('=1+1', "'=1+1", "'Ada")
    """
    return cell[1:] if cell.startswith(_GUARD) and cell[1:].startswith(tuple(_GUARDED)) else cell
