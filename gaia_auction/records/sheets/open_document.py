"""The pages of a workbook in ODS, whichever program wrote it."""

from typing import Final

from gaia_auction.errors import quoted
from gaia_auction.records.sheets.archive import Archive, XmlReader
from gaia_auction.records.sheets.cells import DATE, WITHOUT_VALUE, Given, Other, number_in
from gaia_auction.records.sheets.pages import MOST_COLUMNS, Page

MIME_TYPE: Final = b"application/vnd.oasis.opendocument.spreadsheet"

_CONTENT: Final = "content.xml"
_OASIS: Final = "urn:oasis:names:tc:opendocument:xmlns:"
_OFFICE: Final = f"{_OASIS}office:1.0 "
_TABLE: Final = f"{_OASIS}table:1.0 "
_TEXT: Final = f"{_OASIS}text:1.0 "
_OWN_TYPE: Final = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0 value-type"
"""With this LibreOffice tells errors from texts."""

_CELLS: Final = (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell")
_SIGNS: Final = {f"{_TEXT}s": " ", f"{_TEXT}tab": "\t", f"{_TEXT}line-break": "\n"}
_MOST_BLANKS: Final = 100


class _Tables(XmlReader):
    """The rows of all sheets, formulas as the values they had when it was saved.

    Rows and cells that repeat are counted, never multiplied: behind every sheet stand a million empty ones.
    """

    def __init__(self) -> None:
        self.pages: list[Page] = []
        self._within: list[str] = []
        self._row = self._rows = 0
        self._cells: list[Given] = []
        self._attributes: dict[str, str] = {}
        self._text: list[str] = []
        self._sheet = self._cell = self._paragraph = 0  # how many elements each is within, 0 for none

    def start(self, name: str, attributes: dict[str, str]) -> None:
        parent = self._within[-1] if self._within else ""
        self._within.append(name)
        if self._cell:
            self._start_in_cell(name, attributes)
        elif name == f"{_TABLE}table" and parent == f"{_OFFICE}spreadsheet":
            self.pages.append(Page(attributes[f"{_TABLE}name"]))
            self._sheet, self._row = len(self._within), 1
        elif self._sheet and name == f"{_TABLE}table-row":
            self._rows = int(attributes.get(f"{_TABLE}number-rows-repeated", "1"))
            self._cells = []
        elif self._sheet and name in _CELLS:
            self._cell, self._attributes, self._text = len(self._within), attributes, []

    def _start_in_cell(self, name: str, attributes: dict[str, str]) -> None:
        """Take the paragraphs of the cell itself, but not those of a remark or a drawing in it."""
        if name == f"{_TEXT}p" and len(self._within) == self._cell + 1:
            if self._text:
                self._text.append("\n")
            self._paragraph = len(self._within)
        elif self._paragraph and name in _SIGNS:
            count = int(attributes.get(f"{_TEXT}c", "1"))
            self._text.append(_SIGNS[name] * min(count, _MOST_BLANKS))

    def end(self, name: str) -> None:
        depth = len(self._within)
        self._within.pop()
        if self._cell:
            if depth == self._paragraph:
                self._paragraph = 0
            elif depth == self._cell:
                self._end_cell()
        elif self._sheet and name == f"{_TABLE}table-row":
            self._end_row()
        elif depth == self._sheet:
            self._sheet = 0

    def text(self, text: str) -> None:
        if self._paragraph:
            self._text.append(text)

    def _end_cell(self) -> None:
        self._cell = 0
        count = int(self._attributes.get(f"{_TABLE}number-columns-repeated", "1"))
        self._cells += [self._given("".join(self._text))] * min(count, MOST_COLUMNS - len(self._cells))

    def _end_row(self) -> None:
        page, first = self.pages[-1], self._row
        self._row += self._rows
        for number in range(first, self._row):
            before = len(page.rows)
            page.add(number, self._cells)
            if len(page.rows) == before:
                return  # the row is blank, or the page full, and so it is for all that follow

    def _given(self, text: str) -> Given:
        """Return what stands in the cell that ends; a formula without a value must not look empty."""
        kind = self._attributes.get(f"{_OFFICE}value-type")
        match self._attributes.get(_OWN_TYPE) if kind == "string" else kind:
            case "float" | "percentage" | "currency":
                return number_in(self._attributes[f"{_OFFICE}value"])
            case "boolean" | "error":
                return Other(quoted(text))
            case "date" | "time":
                return DATE
            case _ if kind == "string":
                return self._attributes.get(f"{_OFFICE}string-value", text)
            case _ if not text and f"{_TABLE}formula" in self._attributes:
                return WITHOUT_VALUE
            case _:
                return text


def pages_of_ods(archive: Archive) -> list[Page]:
    """Return the pages of a workbook with what stands in their cells.

    An exception, of any kind, if it is broken.
    """
    tables = _Tables()
    archive.read(_CONTENT, tables)
    return tables.pages
