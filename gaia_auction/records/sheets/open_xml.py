"""The pages of a workbook in XLSX, whichever program wrote it.

Some programs write the strict form, whose namespaces are others, so that elements go by their own names.
"""

import posixpath
import re
from collections.abc import Mapping, Sequence
from typing import Final

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.sheets.archive import Archive, EnoughError, XmlReader
from gaia_auction.records.sheets.cells import DATE, WITHOUT_VALUE, Given, Other, number_in
from gaia_auction.records.sheets.pages import MOST_COLUMNS, Page
from gaia_auction.records.sheets.refusals import SAVE_AS, no_workbook

_ROOT: Final = ""
"""What stands for the whole archive where a part is named."""

_DATES: Final = frozenset({*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)})
"""The numbers of formats for dates and times that every program knows."""
_NOT_OF_THE_FORMAT: Final = re.compile(r'"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]', re.IGNORECASE)
_LONGEST_FORMAT: Final = 255
_OF_A_DATE: Final = re.compile("[dmyhs]", re.IGNORECASE)
_PLACE: Final = re.compile(r"([A-Z]{1,3})\d+")
_LETTERS: Final = 26
_KINDS_OF_TEXT: Final = ("str", "inlineStr")
_TRUTH: Final = {"0": "false", "1": "true"}


class _Related(XmlReader):
    """The parts that a part is made of, by kind and by id."""

    def __init__(self, archive: Archive, part: str) -> None:
        folder, name = posixpath.split(part)
        self._folder = folder
        self.by_kind: dict[str, str] = {}
        self.by_id: dict[str, str] = {}
        archive.read(posixpath.join(folder, "_rels", f"{name}.rels"), self)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if _own(name) == "Relationship" and attributes.get("TargetMode") != "External":
            kind = posixpath.basename(attributes["Type"])
            target = posixpath.normpath(posixpath.join("/", self._folder, attributes["Target"])).lstrip("/")
            self.by_kind[kind] = target
            self.by_id[attributes["Id"]] = target if kind == "worksheet" else ""


class _Sheets(XmlReader):
    """The name of each sheet, and the id of its part."""

    def __init__(self) -> None:
        self.ids: list[tuple[str, str]] = []

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if _own(name) == "sheet":
            of_part = next(value for key, value in attributes.items() if key.endswith(" id"))
            self.ids.append((attributes["name"], of_part))


class _Texts(XmlReader):
    """The texts that cells refer to by number, without how they are pronounced."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._runs: list[str] = []
        self._is_open = self._is_pronunciation = False

    def start(self, name: str, attributes: dict[str, str]) -> None:  # noqa: ARG002 - attributes say how it looks
        match _own(name):
            case "si":
                self._runs = []
            case "rPh":
                self._is_pronunciation = True
            case "t":
                self._is_open = not self._is_pronunciation

    def end(self, name: str) -> None:
        match _own(name):
            case "si":
                self.texts.append("".join(self._runs))
            case "rPh":
                self._is_pronunciation = False
            case "t":
                self._is_open = False

    def text(self, text: str) -> None:
        if self._is_open:
            self._runs.append(text)


class _Styles(XmlReader):
    """For each style of cells, whether it shows a number as a date or a time."""

    def __init__(self) -> None:
        self.shows_date: list[bool] = []
        self._dates = set(_DATES)
        self._is_list = False

    def start(self, name: str, attributes: dict[str, str]) -> None:
        match _own(name):
            case "numFmt" if _is_of_date(attributes["formatCode"]):
                self._dates.add(int(attributes["numFmtId"]))
            case "cellXfs":
                self._is_list = True
            case "xf" if self._is_list:
                self.shows_date.append(int(attributes.get("numFmtId", "0")) in self._dates)

    def end(self, name: str) -> None:
        if _own(name) == "cellXfs":
            raise EnoughError


def _is_of_date(code: str) -> bool:
    """Say whether a format shows a number as a date or a time.

    >>> _is_of_date("dd/mm/yy"), _is_of_date('0" days"'), _is_of_date("[Red]0"), _is_of_date("[h]")
    (True, False, False, True)
    """
    return bool(_OF_A_DATE.search(_NOT_OF_THE_FORMAT.sub("", code[:_LONGEST_FORMAT])))


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
        match _own(name):
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
        match _own(name):
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


def _own(name: str) -> str:
    """Return the name of an element without its namespace."""
    return name.rpartition(" ")[2]


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


def pages_of_xlsx(archive: Archive) -> list[Page]:
    """Return the pages of a workbook with what stands in their cells.

    An exception, of any kind, if it is broken.
    """
    workbook = _Related(archive, _ROOT).by_kind["officeDocument"]
    if workbook.endswith(".bin"):
        raise InputError("", f"is a workbook in Excel's binary format; {SAVE_AS}")
    parts = _Related(archive, workbook)
    sheets, texts, styles = _Sheets(), _Texts(), _Styles()
    for kind, reader in (("sharedStrings", texts), ("styles", styles)):
        if kind in parts.by_kind:
            archive.read(parts.by_kind[kind], reader)
    archive.read(workbook, sheets)
    if not sheets.ids:
        raise no_workbook()
    pages: list[Page] = []
    for name, of_part in sheets.ids:
        if part := parts.by_id[of_part]:
            pages.append(Page(name))
            archive.read(part, _Cells(pages[-1], texts.texts, styles.shows_date))
    return pages
