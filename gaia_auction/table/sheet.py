"""The score sheet for a finished auction."""

from collections.abc import Callable
from pathlib import PurePath

from gaia_auction.records.parsing import parse_json
from gaia_auction.records.result_reader import RESULT_FORMAT, lots_in, read_result
from gaia_auction.records.sheets.blank_sheet import BlankSheet
from gaia_auction.records.sheets.comma_separated import sheet_as_csv
from gaia_auction.records.sheets.markdown_sheet import sheet_as_markdown
from gaia_auction.records.sheets.workbook import sheet_as_xlsx
from gaia_auction.rules.final_scoring import FinalTile
from gaia_auction.table.resolve import resolve

_WRITERS: dict[str, Callable[[BlankSheet], bytes]] = {
    ".csv": lambda sheet: sheet_as_csv(sheet).encode(),
    ".xlsx": sheet_as_xlsx,
    ".md": lambda sheet: sheet_as_markdown(sheet).encode(),
}
SHEET_ENDINGS = tuple(_WRITERS)


def sheet_of(data: bytes, tiles: tuple[FinalTile, FinalTile] | None) -> BlankSheet:
    """Return the sheet for a result document, or for the finished auction that a document records.

    An InputError names the first thing that is wrong with either.
    """
    value = parse_json(data)
    if isinstance(value, dict) and value.get("format") == RESULT_FORMAT:
        return BlankSheet(lots_in(read_result(value)), tiles)
    return BlankSheet(resolve(data).outcome.lots, tiles)


def sheet_as_file(sheet: BlankSheet, name: str) -> bytes:
    """Return what stands in a file of this name, whose ending is one of SHEET_ENDINGS."""
    return _WRITERS[PurePath(name).suffix.lower()](sheet)
