"""The workbook works out the same as the program, in a spreadsheet engine that is not ours.

LibreOffice Calc 7.4, by hand: it gave the same figures for the three tables, printed each on one page, and
what it saved as XLSX and as CSV was scored alike.
"""

import io
import sys
from itertools import pairwise

import formualizer
import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl.worksheet.formula import ArrayFormula
from openpyxl.worksheet.worksheet import Worksheet

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.blank_sheet import (
    AUCTION,
    ENTRIES,
    FACTION,
    LABELS,
    NEUTRAL,
    RANK,
    TOTAL,
    BlankSheet,
)
from gaia_auction.records.sheets.formulas import ROW, SOURCE_ROW
from gaia_auction.records.sheets.reading import read_sheet
from gaia_auction.records.sheets.workbook import sheet_as_xlsx
from gaia_auction.rules.outcome import Lot
from gaia_auction.table.score import scored
from tests.records.sheets.tables import GAIA, GUARDED, PLANET_TYPES, SECTORS, TABLES, THREE, TWO, Ended

each_table = pytest.mark.parametrize("ended", TABLES.values(), ids=TABLES)


def page_of(data: bytes, *, values: bool = False) -> Worksheet:
    return openpyxl.load_workbook(io.BytesIO(data), data_only=values).worksheets[0]


def saved(page: Worksheet) -> bytes:
    output = io.BytesIO()
    assert page.parent is not None
    page.parent.save(output)
    return output.getvalue()


def filled_in(ended: Ended, *, without: str = "") -> bytes:
    """Return the workbook as somebody filled it in and some program saved it, without one row."""
    page = page_of(sheet_as_xlsx(ended.sheet))
    for label in ENTRIES:
        for column, name in enumerate(ended.sheet.columns, start=2):
            if name != NEUTRAL and label != without:
                page.cell(ROW[label], column).value = ended.value(label, name)
    return saved(page)


def recalculated(data: bytes) -> bytes:
    result = formualizer.recalculate_xlsx_bytes(data)
    assert result["summary"]["status"] == "success"
    assert result["summary"]["total_errors"] == 0
    return bytes(result["bytes"])


@each_table
def test_another_engine_gives_the_figures_worked_out_by_hand(ended: Ended) -> None:
    page = page_of(recalculated(filled_in(ended)), values=True)
    first, second, research, resources = SOURCE_ROW.values()
    rows = (ROW["game VP"], first, second, research, resources, ROW[AUCTION], ROW[TOTAL], ROW[RANK])
    for column, lot in enumerate(ended.sheet.lots, start=2):
        assert tuple(page.cell(row, column).value for row in rows) == ended.scores[lot.player]


@each_table
def test_a_workbook_is_read_like_csv(ended: Ended) -> None:
    from_csv = read_sheet(ended.csv)
    for data in (filled_in(ended), recalculated(filled_in(ended))):
        sheet = read_sheet(data)
        assert sheet.columns == from_csv.columns
        assert sheet.factions == from_csv.factions
        assert sheet.entries == from_csv.entries
        assert sheet.neutral == from_csv.neutral
        assert sheet.claimed == {}


@pytest.mark.parametrize("without", ENTRIES)
def test_total_and_rank_are_empty_until_all_is_filled_in(without: str) -> None:
    page = page_of(recalculated(filled_in(THREE, without=without)), values=True)
    for column in (2, 3, 4):
        assert not page.cell(ROW[TOTAL], column).value
        assert not page.cell(ROW[RANK], column).value


def test_an_empty_sheet_shows_no_numbers_that_are_none() -> None:
    page = page_of(recalculated(sheet_as_xlsx(THREE.sheet)), values=True)
    for row in (ROW[TOTAL], ROW[RANK], *SOURCE_ROW.values()):
        assert not page.cell(row, 2).value


def test_without_the_tiles_the_neutral_player_is_counted_at_the_table() -> None:
    page = page_of(sheet_as_xlsx(BlankSheet(TWO.sheet.lots)))
    assert not page.cell(ROW["final tile 1"], 4).protection.locked
    assert page.cell(ROW["game VP"], 4).protection.locked
    page = page_of(filled_in(Ended(BlankSheet(TWO.sheet.lots), TWO.entries, {}, ())))
    assert not page_of(recalculated(saved(page)), values=True).cell(ROW[TOTAL], 2).value
    page.cell(ROW["final tile 1"], 4).value = 11
    page.cell(ROW["final tile 2"], 4).value = 4
    assert page_of(recalculated(saved(page)), values=True).cell(ROW[TOTAL], 2).value == 146


def test_the_first_column_and_row_are_those_of_the_sheet() -> None:
    page = page_of(sheet_as_xlsx(THREE.sheet))
    assert [page.cell(row, 1).value for row in range(1, len(LABELS) + 2)] == [None, *LABELS]
    assert [page.cell(1, column).value for column in range(2, 6)] == ["Ben", GUARDED, "Ada", None]
    assert [page.cell(ROW[FACTION], column).value for column in (2, 3, 4)] == ["Itars", "Xenos", "Taklons"]


def test_a_name_is_never_a_formula() -> None:
    page = page_of(sheet_as_xlsx(THREE.sheet))
    cell = page.cell(1, 3)
    assert (cell.value, cell.data_type, cell.quotePrefix) == (GUARDED, "s", True)
    assert not page.cell(1, 2).quotePrefix
    formulas = [cell.coordinate for row in page.iter_rows() for cell in row if cell.data_type == "f"]
    assert len(formulas) == 3 * 6


def test_it_prints_on_one_page_and_only_entries_are_open() -> None:
    page = page_of(sheet_as_xlsx(THREE.sheet))
    assert page.sheet_properties.pageSetUpPr is not None
    assert page.sheet_properties.pageSetUpPr.fitToPage
    assert (page.page_setup.fitToWidth, page.page_setup.fitToHeight) == (1, 1)
    assert page.protection.sheet
    still_open = {cell.row for row in page.iter_rows() for cell in row if not cell.protection.locked}
    assert still_open == {ROW[label] for label in ENTRIES}
    colours = [page.cell(1, column).fill.fgColor.rgb for column in (2, 3, 4)]
    assert colours == ["00FFFFFF", "00F5D44B", "008A5A33"]  # ice, desert, swamp


def test_a_cell_takes_only_what_can_be() -> None:
    checks = page_of(sheet_as_xlsx(THREE.sheet)).data_validations.dataValidation
    bounds = {
        label: (check.formula1, check.formula2)
        for label in ENTRIES
        for check in checks
        if f"B{ROW[label]}" in check.sqref
    }
    assert bounds["research science"] == ("0", "5")
    assert bounds["game VP"] == ("0", "999")
    assert set(bounds) == set(ENTRIES)


def test_two_players_on_one_level_five_are_marked() -> None:
    page = page_of(sheet_as_xlsx(THREE.sheet))
    ((marked, rules),) = ((str(entry.sqref), entry.rules) for entry in page.conditional_formatting)
    first, last = ROW["research terraforming"], ROW["research science"]
    assert marked == f"B{first}:D{last}"
    assert [rule.formula for rule in rules] == [[f"AND(B{first}=5,COUNTIF($B{first}:$D{first},5)>1)"]]


def test_names_and_labels_stay_in_view() -> None:
    assert page_of(sheet_as_xlsx(THREE.sheet)).freeze_panes == "B2"


def test_the_final_tiles_are_named_below_the_sheet() -> None:
    page = page_of(sheet_as_xlsx(BlankSheet(THREE.sheet.lots, (SECTORS, TWO.sheet.tiles[1]))))  # type: ignore[index]
    texts = [row[0].value for row in page.iter_rows(min_row=ROW[RANK] + 1)]
    assert texts[-2:] == ["final tile 1: Most sectors", "final tile 2: Most Gaia planets"]


def test_numbers_as_other_programs_write_them() -> None:
    page = page_of(filled_in(THREE))
    page["B7"], page["C7"], page["D7"] = 100.0, " 80 ", "128"
    assert read_sheet(saved(page)).entries == read_sheet(THREE.csv).entries


@pytest.mark.parametrize(
    ("value", "what"), [(99.5, "not 99.5"), (True, "not true"), ("x", "not 'x'"), (1e20, "not 1")]
)
def test_what_is_no_whole_number_is_named(value: object, what: str) -> None:
    page = page_of(filled_in(THREE))
    page["D7"] = value  # type: ignore[assignment] # whatever a person can put there
    with pytest.raises(InputError) as error:
        read_sheet(saved(page))
    assert error.value.where == "game VP, Ada"
    assert what in error.value.what


@pytest.mark.parametrize("formula", ["=100+28", ArrayFormula("D7:D7", "=SUM(100,28)")])
def test_a_formula_counts_by_its_value_and_without_one_it_is_not_empty(formula: str | ArrayFormula) -> None:
    page = page_of(filled_in(THREE))
    page["D7"] = formula
    without_values = saved(page)
    assert read_sheet(recalculated(without_values)).entries == read_sheet(THREE.csv).entries
    with pytest.raises(InputError) as error:
        read_sheet(without_values)
    assert error.value.where == "game VP, Ada"
    assert error.value.what == (
        "must be a whole number from 0 to 999, not a formula without a saved value; "
        "open it in a spreadsheet program and save it there"
    )


def test_a_sixth_player_is_seen() -> None:
    page = page_of(filled_in(THREE))
    for column, name in enumerate(("Dee", "Eve", "Fay"), start=5):
        page.cell(1, column).value = name
    with pytest.raises(InputError, match=r"^row 1: names 6 players; there must be 2 to 5$"):
        read_sheet(saved(page))


def test_a_date_is_no_number() -> None:
    page = page_of(filled_in(THREE))
    page["D7"] = 3
    page["D7"].number_format = "yyyy-mm-dd"
    with pytest.raises(
        InputError, match=r"^game VP, Ada: must be a whole number from 0 to 999, not a date or a time$"
    ):
        read_sheet(saved(page))


def test_a_name_that_xml_cannot_hold_is_refused() -> None:
    lots = (Lot(1, "A\uffff", 1, "itars", 0, 10, 0, 2), Lot(2, "Ben", 2, "xenos", 0, 10, 0, 1))
    with pytest.raises(InputError, match="holds a character that XLSX cannot"):
        sheet_as_xlsx(BlankSheet(lots))


def test_without_openpyxl_it_is_said_how_to_get_it_and_only_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    data = filled_in(THREE)
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    assert read_sheet(data).players == ("Ben", GUARDED, "Ada")
    with pytest.raises(InputError, match=r"install it with: pip install 'gaia-auction\[xlsx\]'$"):
        sheet_as_xlsx(THREE.sheet)


@st.composite
def ended_games(draw: st.DrawFn) -> Ended:
    """Return a table of two to five with any entries that can be."""
    count = draw(st.integers(2, 5))
    factions = ("itars", "xenos", "ivits", "baltaks", "firaks")[:count]
    cost = draw(st.integers(0, 40))
    lots = tuple(
        Lot(turn, f"P{turn}", turn, faction, cost * (turn % 2), 10, cost * (turn % 2), count + 1 - turn)
        for turn, faction in enumerate(factions, start=1)
    )
    few, level = st.integers(0, 4), st.integers(0, 4)
    entries = {
        lot.player: (
            draw(st.integers(0, 200)),
            *(draw(few) for _ in range(2)),
            *(draw(level) for _ in range(6)),
            *(draw(st.integers(0, 15)) for _ in range(3)),
        )
        for lot in lots
    }
    return Ended(
        BlankSheet(lots, draw(st.sampled_from([(SECTORS, GAIA), (GAIA, PLANET_TYPES)]))), entries, {}, ()
    )


@pytest.mark.slow
@given(ended_games())
@settings(max_examples=20)
def test_another_engine_agrees_on_any_entries(ended: Ended) -> None:
    page = page_of(recalculated(filled_in(ended)), values=True)
    for column, standing in enumerate(scored(read_sheet(ended.csv)).standings, start=2):
        figures = (standing.score.total, standing.score.rank)
        assert (page.cell(ROW[TOTAL], column).value, page.cell(ROW[RANK], column).value) == figures


def test_rows_follow_one_another() -> None:
    assert all(after - before == 1 for before, after in pairwise(ROW.values()))
