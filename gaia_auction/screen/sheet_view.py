"""The score sheet on the terminal, before the game: what is filled in, and what will be."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gaia_auction.records.sheets.blank_sheet import FACTION, LABELS, BlankSheet
from gaia_auction.screen.colours import SECONDARY, faction_mark
from gaia_auction.screen.layout import Page, TitleLine, number

_TO_FILL_IN = "__"


def sheet_view(sheet: BlankSheet, note: str) -> RenderableType:
    """Return the sheet, a column for each player; `note` says which auction it is for."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(style=SECONDARY, overflow="fold")
    for name in sheet.columns:
        table.add_column(Text(name), justify="right", overflow="fold")
    for label in LABELS:
        table.add_row(label, *(_cell(sheet, label, column) for column in range(len(sheet.columns))))
    remarks = [Text(remark) for remark in sheet.remarks]
    return Page([TitleLine("Score sheet", note)], [table], remarks)


def _cell(sheet: BlankSheet, label: str, column: int) -> Text:
    cell = sheet.row(label)[column]
    match cell:
        case int():
            return number(cell)
        case str():
            return faction_mark(cell) if label == FACTION else Text(cell)
        case None:
            return Text(_TO_FILL_IN if sheet.is_open(label, column) else "", SECONDARY)
