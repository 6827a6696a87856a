"""A score sheet in CSV, as spreadsheet programs of all countries save it."""

import csv
import io
import re
from itertools import islice
from typing import Final

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.guarded import unguarded
from gaia_auction.records.sheets.pages import MOST_COLUMNS, Page
from gaia_auction.records.sheets.refusals import SAVE_AS_CSV, too_large
from gaia_auction.records.texts import text_in

_SEPARATORS: Final = ",;\t\N{FULLWIDTH COMMA}\N{FULLWIDTH SEMICOLON}"
_SEPARATOR_TOLD: Final = re.compile(r'\A"?sep=([,;\t|])"?[,;\t ]*(?:\r\n|\r|\n)', re.IGNORECASE)
"""A first line with which some programs tell Excel the separator, and which Excel does not show."""
_BEFORE_THE_FIRST: Final = '" \r\n\N{NO-BREAK SPACE}'

_NOT_CERTAIN: Final = re.compile(rb"[\x80-\xbf\xd7\xf7]")
"""In other old encodings or as parts of UTF-8 these are letters as often as in Windows-1252."""
_MOST_ROWS: Final = 10_000
"""Blank ones included; nobody leaves more between two rows of a sheet."""
_MOST_BYTES: Final = 4 * 1024 * 1024


def parse_csv(data: bytes) -> tuple[Page, bool]:
    """Return the rows of a sheet in CSV, every cell as the text it was made from.

    Also say whether the encoding was guessed: what is not Unicode is read as Windows-1252, as which Excel
    saves CSV in most of Europe and America, if it has only letters of that. An InputError if this is no CSV.
    """
    if len(data) > _MOST_BYTES:
        raise too_large()
    text, is_guessed = _text(data)
    separator, text = _separator(text)
    page = Page("")
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    try:
        for number, row in enumerate(islice(reader, _MOST_ROWS), start=1):
            page.add(number, [unguarded(cell) for cell in row[:MOST_COLUMNS]])
            if page.is_full:
                break
    except csv.Error as error:
        raise InputError("", f"is not CSV: {error}; {SAVE_AS_CSV}") from None
    return page, is_guessed


def _separator(text: str) -> tuple[str, str]:
    """Return what parts the cells, and the text of the rows.

    The first cell of a sheet is empty, so what comes first tells commas, semicolons and tabs apart.
    """
    if told := _SEPARATOR_TOLD.match(text):
        return told[1], text[told.end() :]
    first = text.lstrip(_BEFORE_THE_FIRST)[:1]
    return first if first and first in _SEPARATORS else ",", text


def _text(data: bytes) -> tuple[str, bool]:
    """Return the text of a file, and whether its encoding was guessed."""
    try:
        return text_in(data, SAVE_AS_CSV), False
    except InputError:
        # Without a line feed, the Macintosh of old has ended the lines, which had an encoding of its own.
        if b"\0" in data or b"\n" not in data or _NOT_CERTAIN.search(data):
            raise
        return data.decode("cp1252"), True
