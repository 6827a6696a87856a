"""Sheets as real programs saved them: `saved/README.md` says which."""

from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.cells import DATE, Given, Other
from gaia_auction.records.sheets.reading import read_sheet
from gaia_auction.records.sheets.workbook_reader import parse_workbook
from gaia_auction.table.score import scored

SAVED = Path(__file__).parent / "saved"
SCORES = {"Jörg": 155, "Cyd": 145, "Zoë": 136}
"""Worked out in the project's README for Ben, Cyd and Ada."""


@pytest.mark.parametrize(
    "name",
    [
        "several-sheets.ods",
        "several-sheets.xlsx",
        "quoted-utf8.csv",
        "tabs-utf16.csv",
        "semicolons-windows.csv",
    ],
)
def test_each_is_scored_alike(name: str) -> None:
    sheet = read_sheet((SAVED / name).read_bytes())
    assert {each.player: each.score.total for each in scored(sheet).standings} == SCORES
    assert bool(sheet.doubt) == (name == "semicolons-windows.csv")


def test_names_in_windows_1252_are_shown_as_they_were_read() -> None:
    sheet = read_sheet((SAVED / "semicolons-windows.csv").read_bytes())
    assert sheet.doubt == (
        "is not UTF-8; read as Windows-1252, it names 'Jörg' and 'Zoë'; "
        "if that is wrong, save the sheet as CSV UTF-8"
    )


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("macintosh.csv", "is not UTF-8 at byte 2; save the sheet as CSV UTF-8 or XLSX"),
        ("dos.csv", "is not UTF-8 at byte 2; save the sheet as CSV UTF-8 or XLSX"),
        (
            "old.xls",
            "is a file of Office before 2007, such as XLS; save the sheet as XLSX, ODS or CSV UTF-8",
        ),
        (
            "protected.ods",
            "is protected by a password; save the sheet as XLSX, ODS or CSV UTF-8, without one",
        ),
        (
            "protected.xlsx",
            "is protected by a password; save the sheet as XLSX, ODS or CSV UTF-8, without one",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_to_do(name: str, what: str) -> None:
    with pytest.raises(InputError) as error:
        read_sheet((SAVED / name).read_bytes())
    assert str(error.value) == what


# LibreOffice makes a number of what is true when it saves ODS.
@pytest.mark.parametrize(("name", "true"), [("no-numbers.xlsx", Other("true")), ("no-numbers.ods", 1)])
def test_what_is_no_number_is_told_apart(name: str, true: Given) -> None:
    page = parse_workbook((SAVED / name).read_bytes())
    row = next(row for row in page.rows if row.cells[0] == "final tile 1")
    assert row.number == 10  # blank rows are counted
    assert row.cells[1:4] == (Other("'#DIV/0!'"), true, DATE)
    with pytest.raises(InputError, match=r"^final tile 1, Jörg: must be a whole .* not '#DIV/0!'$"):
        read_sheet((SAVED / name).read_bytes())
