"""The score sheet as CSV."""

import csv
import io

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.blank_sheet import LABELS, BlankSheet, Cell
from gaia_auction.records.sheets.guarded import guarded, unguarded

_SEPARATORS = ",;\t"
_MARK = "\ufeff"
_HINT = "save the sheet as CSV UTF-8, or as XLSX"


def format_csv(rows: list[list[Cell]]) -> str:
    r"""Return rows as CSV; numbers stay numbers, and no text can be taken for a formula.

    >>> format_csv([[None, "=1+1"], ["auction", -8]])
    ",'=1+1\nauction,-8\n"
    """
    output = io.StringIO(newline="")
    writer = csv.writer(output, lineterminator="\n")
    writer.writerows([guarded(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return output.getvalue()


def sheet_as_csv(sheet: BlankSheet) -> str:
    """Return the sheet as CSV, with the factions' slugs.

    A byte order mark comes first where a character is not ASCII: Excel would take it for another one.
    """
    names: list[Cell] = [None, *sheet.columns]
    text = format_csv([names, *([label, *sheet.row(label)] for label in LABELS)])
    return text if text.isascii() else _MARK + text


def parse_csv(data: bytes) -> list[list[str]]:
    """Return the rows of a sheet in CSV, every cell as the text it was made from.

    The first cell of a sheet is empty, so what comes first tells commas, semicolons and tabs apart.
    An InputError if this is no CSV.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("", f"is not UTF-8 at byte {error.start}; {_HINT}") from None
    first = text.lstrip('" ')[:1]
    separator = first if first and first in _SEPARATORS else ","
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True))
    except csv.Error as error:
        raise InputError("", f"is not CSV: {error}; {_HINT}") from None
    return [[unguarded(cell) for cell in row] for row in rows]
