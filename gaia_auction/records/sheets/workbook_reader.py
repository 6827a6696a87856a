"""The cells of a score sheet in XLSX, whichever program wrote the file."""

import io
import warnings
import zipfile

from gaia_auction.errors import InputError
from gaia_auction.records.parsing import LARGEST_DOCUMENT
from gaia_auction.records.sheets.blank_sheet import LABELS
from gaia_auction.records.sheets.numbers import Given
from gaia_auction.records.sheets.with_openpyxl import openpyxl_or_error
from gaia_auction.rules.settings import MOST_PLAYERS

_BEGINS_A_ZIP = b"PK"
_LABELS_AND_ONE_TOO_MANY = 2
_FORMULA = "=…"


def looks_like_xlsx(data: bytes) -> bool:
    """Say whether this can be a workbook; every one is a ZIP archive.

    >>> looks_like_xlsx(b",Ada,Ben"), looks_like_xlsx(b"")
    (False, False)
    """
    return data.startswith(_BEGINS_A_ZIP)


def parse_xlsx(data: bytes) -> list[tuple[Given, ...]]:
    """Return the rows of the first page of a workbook, formulas as the values they had when it was saved.

    What saves no values leaves a formula a formula, as a text. An InputError if it is no workbook, or
    openpyxl is missing.
    """
    openpyxl = openpyxl_or_error()
    if len(data) > LARGEST_DOCUMENT or _unpacked_size(data) > LARGEST_DOCUMENT:
        raise InputError("", f"is larger than {LARGEST_DOCUMENT // 1024**2} MiB, which no score sheet is")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what other programs put in and openpyxl leaves out
            valued, written = (
                openpyxl.load_workbook(io.BytesIO(data), data_only=only).worksheets[0]
                for only in (True, False)
            )
    except Exception:  # noqa: BLE001 - a broken file can trip openpyxl up anywhere
        raise _not_xlsx() from None
    size = {"max_row": len(LABELS) + 1, "max_col": MOST_PLAYERS + _LABELS_AND_ONE_TOO_MANY}
    rows = zip(*(page.iter_rows(**size, values_only=True) for page in (valued, written)), strict=True)
    return [tuple(map(_given, *both)) for both in rows]


def _given(value: Given, written: Given) -> Given:
    """Return the value of a cell; that a formula has none must not look like an empty cell."""
    if value is not None or written is None:
        return value
    return written if isinstance(written, str) else _FORMULA


def _unpacked_size(data: bytes) -> int:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return sum(entry.file_size for entry in archive.infolist())
    except zipfile.BadZipFile:
        raise _not_xlsx() from None


def _not_xlsx() -> InputError:
    return InputError("", "is no XLSX workbook that can be read; save the sheet as XLSX or as CSV UTF-8")
