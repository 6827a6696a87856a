"""What the cells of a workbook in XLSX refer to by number: texts, and styles that make dates of numbers."""

import re
from typing import Final

from gaia_auction.records.sheets.archive import Archive, EnoughError, XmlReader, own_name

_DATES: Final = frozenset({*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)})
"""The numbers of formats for dates and times that every program knows."""
_NOT_OF_THE_FORMAT: Final = re.compile(r'"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]', re.IGNORECASE)
_LONGEST_FORMAT: Final = 255
_OF_A_DATE: Final = re.compile("[dmyhs]", re.IGNORECASE)


class _Texts(XmlReader):
    """The texts that cells refer to by number, without how they are pronounced."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._runs: list[str] = []
        self._is_open = self._is_pronunciation = False

    def start(self, name: str, attributes: dict[str, str]) -> None:  # noqa: ARG002 - attributes say how it looks
        match own_name(name):
            case "si":
                self._runs = []
            case "rPh":
                self._is_pronunciation = True
            case "t":
                self._is_open = not self._is_pronunciation

    def end(self, name: str) -> None:
        match own_name(name):
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
        match own_name(name):
            case "numFmt" if _is_of_date(attributes["formatCode"]):
                self._dates.add(int(attributes["numFmtId"]))
            case "cellXfs":
                self._is_list = True
            case "xf" if self._is_list:
                self.shows_date.append(int(attributes.get("numFmtId", "0")) in self._dates)

    def end(self, name: str) -> None:
        if own_name(name) == "cellXfs":
            raise EnoughError


def _is_of_date(code: str) -> bool:
    """Say whether a format shows a number as a date or a time.

    >>> _is_of_date("dd/mm/yy"), _is_of_date('0" days"'), _is_of_date("[Red]0"), _is_of_date("[h]")
    (True, False, False, True)
    """
    return bool(_OF_A_DATE.search(_NOT_OF_THE_FORMAT.sub("", code[:_LONGEST_FORMAT])))


def texts_in(archive: Archive, part: str) -> list[str]:
    """Return the texts that cells refer to, counted from 0."""
    reader = _Texts()
    archive.read(part, reader)
    return reader.texts


def dates_in(archive: Archive, part: str) -> list[bool]:
    """Return for each style, counted from 0, whether it shows a number as a date or a time."""
    reader = _Styles()
    archive.read(part, reader)
    return reader.shows_date
