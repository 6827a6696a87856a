"""Workbooks of many programs: which sheet counts, what their cells hold, and what is refused unread."""

import zipfile
from collections.abc import Callable

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.blank_sheet import LABELS
from gaia_auction.records.sheets.cells import DATE, WITHOUT_VALUE, Given, Other
from gaia_auction.records.sheets.reading import read_sheet
from gaia_auction.records.sheets.workbook_reader import parse_workbook
from tests.records.sheets.archives import (
    ODS,
    archive,
    cell_of_ods,
    ods,
    related,
    rows_of_ods,
    rows_of_xlsx,
    xlsx,
)
from tests.records.sheets.tables import FOUR, TWO

TABLE = FOUR.rows
NOTES = [["Snacks", "3"], ["Beer", "4"]]
NO_WORKBOOK = "is no workbook that can be read; save the sheet as XLSX, ODS or CSV UTF-8"
TOO_LARGE = (
    "holds far more than a score sheet; save the sheet as XLSX, ODS or CSV UTF-8, and nothing else in it"
)

Rows = list[list[str]]
each_kind = pytest.mark.parametrize("kind", ["xlsx", "ods"])


def workbook(kind: str, *sheets: Rows) -> bytes:
    return xlsx(*map(rows_of_xlsx, sheets)) if kind == "xlsx" else ods(*map(rows_of_ods, sheets))


def refused(data: bytes) -> str:
    with pytest.raises(InputError) as error:
        read_sheet(data)
    return str(error.value)


# which sheet


@each_kind
@pytest.mark.parametrize("sheets", [[TABLE], [[], TABLE], [NOTES, TABLE, []], [NOTES, TABLE, NOTES]])
def test_the_score_sheet_is_found_by_its_rows(kind: str, sheets: list[Rows]) -> None:
    sheet = read_sheet(workbook(kind, *sheets))
    assert sheet.players == ("Zoë", "Ben", "Cyd", "Dee")
    assert sheet.entries == read_sheet(FOUR.csv).entries


@each_kind
def test_of_two_score_sheets_none_is_chosen(kind: str) -> None:
    assert refused(workbook(kind, TABLE, NOTES, TWO.rows)) == (
        "has a score sheet on each of its sheets 'S1' and 'S3'; keep the one to be scored"
    )


@each_kind
def test_without_a_score_sheet_all_are_named(kind: str) -> None:
    assert refused(workbook(kind, NOTES, [], NOTES)) == (
        "has no score sheet among its sheets 'S1' and 'S3'; one has the rows 'faction' to 'rank'"
    )
    assert refused(workbook(kind, *[NOTES] * 9)) == (
        "has no score sheet among its sheets 'S1', 'S2', 'S3', 'S4' and 5 more; "
        "one has the rows 'faction' to 'rank'"
    )
    assert refused(workbook(kind, [], [])) == "is empty; a score sheet is expected"


@each_kind
def test_a_wrong_row_of_the_only_one_that_is_meant_is_named(kind: str) -> None:
    wrong = [row[:] for row in TABLE]
    wrong[3][0] = "round"
    assert refused(workbook(kind, wrong)) == "row 4: begins with 'round'; it must begin with 'turn'"
    assert refused(workbook(kind, NOTES, wrong)) == (
        "sheet 'S2', row 4: begins with 'round'; it must begin with 'turn'"
    )
    assert refused(workbook(kind, NOTES)).startswith("row 1: must begin with an empty cell")


@each_kind
def test_labels_and_factions_are_read_as_people_do(kind: str) -> None:
    rows = [[f"\N{NO-BREAK SPACE}{row[0].upper()}  ", *row[1:]] for row in TWO.rows]
    assert read_sheet(workbook(kind, rows)).entries == read_sheet(TWO.csv).entries


@each_kind
def test_what_stands_far_off_is_not_looked_at(kind: str) -> None:
    rows = [[*row, *[""] * 5, "a remark"] for row in TABLE] + [["more"] * 9] * 30
    assert read_sheet(workbook(kind, rows)).gaps == ()


# what stands in a cell


def first_row(data: bytes) -> tuple[Given, ...]:
    return parse_workbook(data).rows[0].cells


TEXTS = """<sst><si><t>Ada</t></si><si><r><t>B</t></r><r><rPr><b/></rPr><t xml:space="preserve">en </t></r>
<rPh sb="0" eb="1"><t>ベン</t></rPh></si></sst>"""
STYLES = """<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>
<numFmt numFmtId="165" formatCode="0&quot; days&quot;;[Red]\\-0"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="46"/></cellXfs>
</styleSheet>"""


@pytest.mark.parametrize(
    ("cell", "given"),
    [
        ('<c t="s"><v>0</v></c>', "Ada"),
        ('<c t="s"><v>1</v></c>', "Ben "),
        ('<c t="inlineStr"><is><r><t>A</t></r><r><t>da</t></r><rPh><t>x</t></rPh></is></c>', "Ada"),
        ("<c><v>8</v></c>", 8),
        ('<c t="n"><v>8.0</v></c>', 8),  # as Google writes it
        ("<c><v>-8.5</v></c>", -8.5),
        ("<c><f>4+4</f><v>8</v></c>", 8),
        ('<c t="str"><f>"A"</f><v>A</v></c>', "A"),
        ('<c t="str"><f>""</f><v></v></c>', ""),
        ('<c t="str"><f>""</f></c>', WITHOUT_VALUE),
        ("<c><f>4+4</f></c>", WITHOUT_VALUE),
        ("<c><f>4+4</f><v/></c>", WITHOUT_VALUE),
        ("<c/>", None),
        ('<c s="3"/>', None),
        ('<c t="b"><v>1</v></c>', Other("true")),
        ('<c t="b"><v>0</v></c>', Other("false")),
        ('<c t="e"><v>#REF!</v></c>', Other("'#REF!'")),
        ('<c t="d"><v>2026-03-04</v></c>', DATE),
        ('<c s="1"><v>3</v></c>', DATE),
        ('<c s="2"><v>3</v></c>', DATE),
        ('<c s="3"><v>3</v></c>', 3),
        ('<c s="4"><v>0.5</v></c>', DATE),
        ('<c s="9"><v>3</v></c>', 3),
    ],
)
def test_cells_of_xlsx(cell: str, given: Given) -> None:
    row = f"<row><c><v>1</v></c>{cell}<c><v>2</v></c></row>"
    assert first_row(xlsx(row, sharedStrings=TEXTS, styles=STYLES)) == (1, given, 2)


@pytest.mark.parametrize(
    ("cell", "given"),
    [
        (cell_of_ods("Ada"), "Ada"),
        (cell_of_ods("A<text:span>d</text:span>a"), "Ada"),
        (cell_of_ods('A<text:s/>d<text:s text:c="2"/>a<text:tab/>'), "A d  a\t"),
        (cell_of_ods("A</text:p><text:p>da<text:line-break/>"), "A\nda\n"),
        (cell_of_ods("ignored", 'office:value-type="string" office:string-value="Ada"'), "Ada"),
        (cell_of_ods("8,0", 'office:value-type="float" office:value="8"'), 8),
        (cell_of_ods("8 €", 'office:value-type="currency" office:value="8.0"'), 8),
        (cell_of_ods("850%", 'office:value-type="percentage" office:value="8.5"'), 8.5),
        (cell_of_ods("8", 'table:formula="of:=4+4" office:value-type="float" office:value="8"'), 8),
        ('<table:table-cell table:formula="of:=4+4"/>', WITHOUT_VALUE),
        (cell_of_ods("", 'table:formula="of:=&quot;&quot;" office:value-type="string"'), ""),
        (cell_of_ods("WAHR", 'office:value-type="boolean" office:boolean-value="true"'), Other("'WAHR'")),
        (cell_of_ods("3.4.", 'office:value-type="date" office:date-value="2026-04-03"'), DATE),
        (cell_of_ods("3:04", 'office:value-type="time" office:time-value="PT03H04M"'), DATE),
        (cell_of_ods("Ada", ""), "Ada"),
        ("<table:covered-table-cell/>", ""),
        (
            (
                '<table:table-cell office:value-type="string"><office:annotation><text:p>no</text:p>'
                "</office:annotation><text:p>Ada</text:p></table:table-cell>"
            ),
            "Ada",
        ),
        (
            (
                "<table:table-cell><table:table><table:table-row><table:table-cell><text:p>no</text:p>"
                "</table:table-cell></table:table-row></table:table></table:table-cell>"
            ),
            "",
        ),
    ],
)
def test_cells_of_ods(cell: str, given: Given) -> None:
    one, two = (f'office:value-type="float" office:value="{number}"' for number in (1, 2))
    row = f"<table:table-row>{cell_of_ods('1', one)}{cell}{cell_of_ods('2', two)}</table:table-row>"
    assert first_row(ods(row)) == (1, given, 2)


def test_an_error_is_told_from_a_text_in_ods() -> None:
    calc = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"
    told = f'xmlns:c="{calc}" office:value-type="string" office:string-value="" c:value-type="error"'
    assert first_row(ods(f"<table:table-row>{cell_of_ods('#REF!', told)}</table:table-row>"))[0] == Other(
        "'#REF!'"
    )


def test_places_leave_out_empty_cells_and_rows() -> None:
    rows = '<row r="3"><c r="B3"><v>1</v></c><c r="D3"><v>2</v></c><c r="XFD3"><v>3</v></c></row>'
    (row,) = parse_workbook(xlsx(rows)).rows
    assert (row.number, row.cells) == (3, (None, 1, None, 2, None, None, None))


def test_a_million_empty_rows_and_cells_are_not_made() -> None:
    far = 'table:number-rows-repeated="1048549"><table:table-cell table:number-columns-repeated="16384"/'
    shown = '<table:table-cell table:number-columns-repeated="16384"><text:p>a</text:p></table:table-cell>'
    rows = f"<table:table-row {far}></table:table-row><table:table-row>{shown}</table:table-row>"
    (row,) = parse_workbook(ods(rows)).rows
    assert (row.number, row.cells) == (1048550, ("a",) * 7)
    repeated = f'<table:table-row table:number-rows-repeated="99999999">{shown}</table:table-row>'
    assert len(parse_workbook(ods(repeated)).rows) == 1 + len(LABELS)


def test_rows_may_be_grouped_and_tables_that_are_no_sheets_do_not_count() -> None:
    grouped = f"<table:table-row-group>{rows_of_ods(TABLE)}</table:table-row-group>"
    linked = f"<table:dde-link><table:table>{rows_of_ods(TWO.rows)}</table:table></table:dde-link>"
    assert read_sheet(ods(grouped, before=linked)).players == ("Zoë", "Ben", "Cyd", "Dee")


def test_the_strict_form_of_xlsx_has_other_namespaces() -> None:
    strict = "http://purl.oclc.org/ooxml"
    data = xlsx(
        rows_of_xlsx(TABLE),
        main=f"{strict}/spreadsheetml/main",
        kind=f"{strict}/officeDocument/relationships",
    )
    assert read_sheet(data).gaps == ()


def test_a_page_with_a_chart_is_passed_over() -> None:
    sheets = '<sheets><sheet name="C" r:id="r1"/><sheet name="S" r:id="r2"/></sheets>'
    data = archive(
        {
            "_rels/.rels": related(("officeDocument", "xl/workbook.xml")),
            "xl/workbook.xml": f'<workbook xmlns:r="r">{sheets}</workbook>',
            "xl/_rels/workbook.xml.rels": related(("chartsheet", "c.xml"), ("worksheet", "s.xml")),
            "xl/s.xml": f"<worksheet><sheetData>{rows_of_xlsx(TABLE)}</sheetData></worksheet>",
        }
    )
    assert read_sheet(data).gaps == ()


@pytest.mark.parametrize(
    ("cell", "what"),
    [
        ('<c t="b"><v>1</v></c>', "row 1: names a player by true; type the name as a text"),
        ("<c><v>8.5</v></c>", "row 1: names a player by 8.5; type the name as a text"),
        ('<c s="1"><v>8</v></c>', "row 1: names a player by a date or a time; type the name as a text"),
    ],
)
def test_a_name_that_a_program_has_changed_is_refused(cell: str, what: str) -> None:
    names = f"<row><c/>{cell}{'<c><v>7</v></c>' * 3}</row>"
    assert refused(xlsx(names + rows_of_xlsx(TABLE[1:]), styles=STYLES)) == what


def test_an_empty_cell_between_names_is_no_name() -> None:
    names = '<row><c r="B1"><v>7</v></c><c r="D1"><v>8</v></c></row>'
    assert refused(xlsx(names + rows_of_xlsx(row[:4] for row in TABLE[1:]))).startswith(
        "row 1: a name is empty"
    )


def test_a_name_of_digits_is_one() -> None:
    names = "".join(f"<c><v>{number}</v></c>" for number in range(7, 11))
    assert read_sheet(xlsx(f"<row><c/>{names}</row>" + rows_of_xlsx(TABLE[1:]))).players == (
        "7",
        "8",
        "9",
        "10",
    )


def test_a_faction_that_is_a_number_is_shown() -> None:
    rows = rows_of_xlsx(TABLE[:1]) + "<row><c t='inlineStr'><is><t>faction</t></is></c><c><v>7</v></c></row>"
    message = "faction, Zoë: is 7; it must be the name of a faction"
    assert refused(xlsx(rows + rows_of_xlsx(TABLE[2:]))) == message


# what is refused unread


@pytest.mark.parametrize(
    "data",
    [
        b"PK\x03\x04",
        archive({"0.xml": "x"}),
        archive({"mimetype": "application/vnd.oasis.opendocument.text", "content.xml": "<a/>"}),
        archive({"mimetype": ODS, "META-INF/manifest.xml": "", "content.xml": "<a>"}),
        archive({"mimetype": ODS, "META-INF/manifest.xml": ""}),
        archive({"_rels/.rels": related(("officeDocument", "w.xml")), "w.xml": "<document/>"}),
        archive(
            {
                "_rels/.rels": related(("officeDocument", "word/document.xml")),
                "word/_rels/document.xml.rels": related(),
                "word/document.xml": "<document/>",
            }
        ),
        xlsx('<row r="2"/><row r="1"/>'),
        xlsx('<row><c r="B1"/><c r="A1"/></row>'),
        xlsx('<row><c r="Mine"/></row>'),
        xlsx('<row><c t="x"><v>1</v></c></row>'),
        xlsx('<row><c t="s"><v>1</v></c></row>'),
        xlsx("<row><c><v>many</v></c></row>"),
        xlsx("<row><c>"),
        xlsx("<row/>")[:-30],
        xlsx(rows_of_xlsx(TABLE), sharedStrings='<!DOCTYPE sst [<!ENTITY a "b">]><sst/>'),
        archive({"_rels/.rels": related(("officeDocument", "w.xml"))}, zipfile.ZIP_BZIP2),
    ],
)
def test_what_is_no_workbook_is_refused_in_one_line(data: bytes) -> None:
    assert refused(data) == NO_WORKBOOK


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (
            archive({"Index/Document.iwa": "x"}),
            "is a document of Numbers; export it as Excel (XLSX) or as CSV",
        ),
        (
            archive({"_rels/.rels": related(("officeDocument", "xl/workbook.bin"))}),
            "is a workbook in Excel's binary format; save the sheet as XLSX, ODS or CSV UTF-8",
        ),
        (b"%PDF-1.7\n", "is a PDF; save the sheet as XLSX, ODS or CSV UTF-8"),
        (b"\x89PNG\r\n\x1a\n", "is a picture; save the sheet as XLSX, ODS or CSV UTF-8"),
        (b"\xff\xd8\xff\xe0", "is a picture; save the sheet as XLSX, ODS or CSV UTF-8"),
        (b"\n<!DOCTYPE html>", "is XML or HTML; save the sheet as XLSX, ODS or CSV UTF-8"),
        (b"\xef\xbb\xbf<?xml", "is XML or HTML; save the sheet as XLSX, ODS or CSV UTF-8"),
        (b'{"format":', "is JSON; `gaia-auction sheet` makes a score sheet of an auction or its result"),
    ],
)
def test_other_kinds_of_file_are_told_apart(data: bytes, what: str) -> None:
    assert refused(data) == what


MIB = 1024 * 1024


def sheets_without_end() -> bytes:
    return archive(
        {
            "_rels/.rels": related(("officeDocument", "w.xml")),
            "_rels/w.xml.rels": related(("worksheet", "s.xml")),
            "w.xml": f'<w xmlns:r="r">{"""<sheet name="S" r:id="r1"/>""" * 2000}</w>',
            "s.xml": "<s/>",
        }
    )


@pytest.mark.parametrize(
    "made",
    [
        lambda: xlsx("<c/>" * 200_000),
        lambda: xlsx(" " * (9 * MIB)),
        lambda: xlsx(" " * (3 * MIB), " " * (3 * MIB), " " * (3 * MIB)),
        lambda: archive({str(number): "" for number in range(2001)}),
        sheets_without_end,
        lambda: xlsx(rows_of_xlsx(TABLE)) + bytes(16 * MIB),
        pytest.param(
            lambda: xlsx("<row/>", sharedStrings="<sst>" + "<si/>" * 200_001 + "</sst>"),
            marks=pytest.mark.slow,
        ),
        pytest.param(lambda: ods("<x/>" * 200_000), marks=pytest.mark.slow),
    ],
    ids=["cells", "one sheet", "all sheets", "parts", "sheets", "the file", "texts", "cells of ODS"],
)
def test_what_would_take_long_or_fill_the_memory_is_not_read_to_its_end(made: Callable[[], bytes]) -> None:
    assert refused(made()) == TOO_LARGE
