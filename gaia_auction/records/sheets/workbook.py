"""The score sheet as XLSX, to be printed on one page or filled in on a phone or tablet.

Made with the library openpyxl, which only this needs: it is there only where it was asked for.
"""

import io
from collections.abc import Iterator
from types import ModuleType
from typing import TYPE_CHECKING

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.sheets.blank_sheet import FACTION, LABELS, BlankSheet, Cell
from gaia_auction.records.sheets.formulas import LAST_ROW, ROW, SOURCE_ROW, formulas, letter
from gaia_auction.records.sheets.guarded import guarded
from gaia_auction.records.sheets.workbook_looks import check_entries, lay_out, paint
from gaia_auction.rules.factions import title_of

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

_NOT_IN_XML = "\ufffe\uffff"


def sheet_as_xlsx(sheet: BlankSheet) -> bytes:
    """Return the sheet as a workbook that computes Z1 to Z5 as soon as it is filled in.

    What is to be filled in is coloured and takes only possible numbers; all the rest is locked, without a
    password. An InputError if openpyxl is missing, or a name cannot stand in a workbook.
    """
    openpyxl = _openpyxl_or_error()
    for player in sheet.columns:
        if any(character in player for character in _NOT_IN_XML):
            raise InputError("", f"the name {quoted(player)} holds a character that XLSX cannot; write CSV")
    workbook = openpyxl.Workbook()
    page = workbook.active
    page.title = "Score sheet"
    _fill(page, sheet)
    paint(page, sheet)
    check_entries(page, sheet)
    lay_out(page, sheet)
    output = io.BytesIO()
    workbook.save(output)
    return output.getvalue()


def _openpyxl_or_error() -> ModuleType:
    """Return the library openpyxl; an InputError that says how to get it if it is missing."""
    try:
        import openpyxl  # noqa: PLC0415 - only XLSX needs it
    except ImportError:
        how = "install it with: pip install 'gaia-auction[xlsx]'"
        raise InputError("", f"XLSX needs the package openpyxl, which is not installed; {how}") from None
    return openpyxl


def _cells(sheet: BlankSheet) -> Iterator[tuple[str, Cell]]:
    """Yield every cell that is filled in already, by its place; formulas as texts with their sign."""
    for column, name in enumerate(sheet.columns):
        yield f"{letter(column)}1", name
    for label, row in (*ROW.items(), *SOURCE_ROW.items()):
        yield f"A{row}", label
    for label in LABELS:
        for column, cell in enumerate(sheet.row(label)):
            shown = title_of(str(cell)) if label == FACTION and cell is not None else cell
            yield f"{letter(column)}{ROW[label]}", shown
    for number, remark in enumerate(sheet.remarks):
        yield f"A{LAST_ROW + 2 + number}", remark


def _fill(page: "Worksheet", sheet: BlankSheet) -> None:
    for place, value in _cells(sheet):
        cell = page[place]
        cell.value = value
        if isinstance(value, str):
            cell.data_type = "s"  # a text, even where it looks like a formula
            cell.quotePrefix = guarded(value) != value
    for column in range(len(sheet.lots)):
        for row, formula in formulas(sheet, column).items():
            page[f"{letter(column)}{row}"] = formula
