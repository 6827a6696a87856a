"""The cells of one sheet of a workbook in XLSX."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from gaia_auction.errors import quoted
from gaia_auction.records.sheets.archive import Archive, EnoughError, XmlReader, own_name
from gaia_auction.records.sheets.cells import DATE, WITHOUT_VALUE, Given, Other, number_in
from gaia_auction.records.sheets.pages import MOST_COLUMNS, Page
from gaia_auction.records.sheets.refusals import no_workbook

_PLACE: Final = re.compile(r"([A-Z]{1,3})\d+")
_LETTERS: Final = 26
_KINDS_OF_TEXT: Final = ("str", "inlineStr")
_TRUTH: Final = {"0": "false", "1": "true"}


class _Cells(XmlReader):
    """The rows of one sheet, formulas as the values they had when it was saved."""

    def __init__(self, page: Page, texts: Sequence[str], shows_date: Sequence[bool]) -> None:
        self._page, self._texts, self._shows_date = page, texts, shows_date
        self._row = 0
        self._cells: list[Given] = []
        self._attributes: Mapping[str, str] = {}
        self._is_formula = self._has_value = self._is_open = self._is_pronunciation = False
        self._value: list[str] = []

    def start(self, name: str, attributes: dict[str, str]) -> None:
        match own_name(name):
            case "row":
                self._row, before = int(attributes.get("r", self._row + 1)), self._row
                if self._row <= before:
                    raise no_workbook()
                self._cells = []
            case "c":
                self._go_to(attributes.get("r"))
                self._attributes, self._value = attributes, []
                self._is_formula = self._has_value = False
            case "f":
                self._is_formula = True
            case "rPh":
                self._is_pronunciation = True
            case "v" | "t":
                self._is_open, self._has_value = not self._is_pronunciation, True

    def _go_to(self, place: str | None) -> None:
        """Leave out empty cells; an InputError if a cell stands where another was."""
        if place is None:
            return
        column = _column(place)
        if column < len(self._cells):
            raise no_workbook()
        self._cells += [None] * (min(column, MOST_COLUMNS) - len(self._cells))

    def end(self, name: str) -> None:
        match own_name(name):
            case "v" | "t":
                self._is_open = False
            case "rPh":
                self._is_pronunciation = False
            case "c" if len(self._cells) < MOST_COLUMNS:
                self._cells.append(self._given("".join(self._value)))
            case "row":
                self._page.add(self._row, self._cells)
                if self._page.is_full:
                    raise EnoughError
            case "sheetData":
                raise EnoughError

    def text(self, text: str) -> None:
        if self._is_open:
            self._value.append(text)

    def _given(self, value: str) -> Given:
        """Return what stands in the cell that ends; a formula without a value must not look empty."""
        kind = self._attributes.get("t", "n")
        is_text = kind in _KINDS_OF_TEXT
        if not value and not (is_text and self._has_value):
            return WITHOUT_VALUE if self._is_formula else None
        match kind:
            case "s":
                return self._texts[int(value)]
            case _ if is_text:
                return value
            case "b" | "e":
                return Other(_TRUTH.get(value, quoted(value)))
            case "n":
                return DATE if self._is_date else number_in(value)
            case "d":
                return DATE
            case _:
                raise no_workbook()

    @property
    def _is_date(self) -> bool:
        style = int(self._attributes.get("s", "0"))
        return style < len(self._shows_date) and self._shows_date[style]


def _column(place: str) -> int:
    """Return the column of a cell, counted from 0; an error if it is no place.

    >>> _column("A1"), _column("Z9"), _column("AA10")
    (0, 25, 26)
    """
    found = _PLACE.fullmatch(place)
    if found is None:
        raise no_workbook()
    number = 0
    for letter in found[1]:
        number = number * _LETTERS + ord(letter) - ord("A") + 1
    return number - 1


def page_in(archive: Archive, part: str, name: str, texts: Sequence[str], shows_date: Sequence[bool]) -> Page:
    """Return a page with what stands in its cells, which name texts and styles by number."""
    page = Page(name)
    archive.read(part, _Cells(page, texts, shows_date))
    return page
