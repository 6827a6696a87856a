"""The score sheet as CSV."""

import csv
import io

from gaia_auction.records.sheets.blank_sheet import LABELS, BlankSheet, Cell
from gaia_auction.records.sheets.guarded import guarded

_MARK = "\ufeff"


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
