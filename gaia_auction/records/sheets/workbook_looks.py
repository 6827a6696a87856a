"""How the workbook of a score sheet looks: colours, what may be filled in, and one page to print.

Called only where openpyxl is there.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gaia_auction.records.sheets.blank_sheet import FACTION, LABELS, RANK, RESEARCH, TOTAL, BlankSheet
from gaia_auction.records.sheets.formulas import LAST_ROW, ROW, SOURCE_ROW, letter
from gaia_auction.rules.final_scoring import HIGHEST_LEVEL
from gaia_auction.rules.settings import MOST_VP

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

_COLOURS = {
    "blue": ("2F6DB5", "FFFFFF"),
    "yellow": ("F5D44B", "000000"),
    "brown": ("8A5A33", "FFFFFF"),
    "red": ("C0392B", "FFFFFF"),
    "orange": ("E67E22", "000000"),
    "grey": ("7F8C8D", "FFFFFF"),
    "white": ("FFFFFF", "000000"),
    "turquoise": ("3FB8AF", "000000"),
    "pink": ("E48FB5", "000000"),
}
"""A planet's colour on paper, and that of letters on it."""
_FONT = "Calibri"
_TO_FILL_IN = "FFF7DC"
_IMPOSSIBLE = "F4B6B0"
_LABEL_WIDTH, _WIDTH = 29, 15
_HEIGHT, _HEIGHT_OF_NAMES = 21, 48


def paint(page: "Worksheet", sheet: BlankSheet) -> None:
    """Draw lines, the home planets' colours, and what is to be filled in; lock all the rest."""
    from openpyxl.styles import Alignment, Border, Font, PatternFill, Protection, Side  # noqa: PLC0415 - only XLSX needs it

    line = Side(style="thin", color="999999")
    for row in (1, *ROW.values(), *SOURCE_ROW.values()):
        for column in range(-1, len(sheet.columns)):
            cell = page[f"{letter(column)}{row}"]
            cell.border = Border(left=line, right=line, top=line, bottom=line)
            cell.alignment = Alignment("left" if column < 0 else "center", "center", wrap_text=row == 1)
            cell.font = Font(_FONT, bold=row in {1, ROW[TOTAL], ROW[RANK]})
    for column, lot in enumerate(sheet.lots):
        paper, letters = _COLOURS[lot.planet.colour]
        for row in (1, ROW[FACTION]):
            cell = page[f"{letter(column)}{row}"]
            cell.fill, cell.font = PatternFill("solid", paper), Font(_FONT, bold=True, color=letters)
    for place in _open_places(sheet):
        page[place].fill, page[place].protection = PatternFill("solid", _TO_FILL_IN), Protection(locked=False)
    page.protection.sheet = True


def _open_places(sheet: BlankSheet, *labels: str) -> Iterator[str]:
    """Yield the cells to be filled in, of these rows or of all."""
    for label in labels or LABELS:
        for column in range(len(sheet.columns)):
            if sheet.is_open(label, column):
                yield f"{letter(column)}{ROW[label]}"


def check_entries(page: "Worksheet", sheet: BlankSheet) -> None:
    """Take only whole numbers in range, and mark where two players stand on one level 5 (Z1)."""
    from openpyxl.formatting.rule import Rule  # noqa: PLC0415 - only XLSX needs it
    from openpyxl.styles import PatternFill  # noqa: PLC0415 - only XLSX needs it
    from openpyxl.styles.differential import DifferentialStyle  # noqa: PLC0415 - only XLSX needs it
    from openpyxl.worksheet.datavalidation import DataValidation  # noqa: PLC0415 - only XLSX needs it

    others = [label for label in LABELS if label not in RESEARCH]
    for labels, most in ((RESEARCH, HIGHEST_LEVEL), (others, MOST_VP)):
        whole = DataValidation("whole", operator="between", formula1="0", formula2=str(most))
        whole.error = f"A whole number from 0 to {most}"
        whole.showErrorMessage = True
        for place in _open_places(sheet, *labels):
            whole.add(place)
        page.add_data_validation(whole)
    last, first_row, last_row = letter(len(sheet.lots) - 1), ROW[RESEARCH[0]], ROW[RESEARCH[-1]]
    twice = f"AND(B{first_row}={HIGHEST_LEVEL},COUNTIF($B{first_row}:${last}{first_row},{HIGHEST_LEVEL})>1)"
    style = DifferentialStyle(fill=PatternFill("solid", bgColor=_IMPOSSIBLE))
    mark = Rule("expression", formula=[twice], dxf=style)
    page.conditional_formatting.add(f"B{first_row}:{last}{last_row}", mark)


def lay_out(page: "Worksheet", sheet: BlankSheet) -> None:
    """Put all on one page of A4, and keep names and labels in view on a small screen."""
    from openpyxl.worksheet.properties import PageSetupProperties  # noqa: PLC0415 - only XLSX needs it

    page.column_dimensions["A"].width = _LABEL_WIDTH
    for column in range(len(sheet.columns)):
        page.column_dimensions[letter(column)].width = _WIDTH
    for row in range(1, LAST_ROW + 1):
        page.row_dimensions[row].height = _HEIGHT_OF_NAMES if row == 1 else _HEIGHT
    page.freeze_panes = "B2"
    page.page_setup.paperSize = page.PAPERSIZE_A4
    page.page_setup.fitToWidth = page.page_setup.fitToHeight = 1
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    page.print_options.horizontalCentered = True
