"""The score sheet as a table in Markdown, to be posted or printed."""

from gaia_auction.records.sheets.blank_sheet import LABELS, BlankSheet, Cell
from gaia_auction.rules.factions import title_of
from gaia_auction.sentences.lists import signed
from gaia_auction.sentences.markdown import plain, table


def sheet_as_markdown(sheet: BlankSheet) -> str:
    """Return the sheet as Markdown: what is to be filled in is empty, the final tiles stand below."""
    rows = [[label, *(_shown(cell) for cell in sheet.row(label))] for label in LABELS]
    numbers = [False, *(True for _ in sheet.columns)]
    lines = table(["", *map(plain, sheet.columns)], rows, numbers=numbers)
    remarks = "".join(f"\n- {remark}" for remark in sheet.remarks)
    return f"{lines}\n{remarks}\n" if remarks else f"{lines}\n"


def _shown(cell: Cell) -> str:
    """Return a cell as Markdown; the only texts behind a label are factions."""
    if cell is None:
        return ""
    return signed(cell) if isinstance(cell, int) else plain(title_of(cell))
