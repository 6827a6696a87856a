"""Results as rows of CSV, one for each player."""

from typing import Final

from gaia_auction.records.result_document import LotRecord, ResultDocument
from gaia_auction.records.sheets.blank_sheet import Cell

COLUMNS: Final[tuple[str, ...]] = ("source", "mode", "charge", *LotRecord.model_fields)
"""Where the result comes from and how it came about, then a lot as the result document has it."""


def result_rows(source: str, result: ResultDocument) -> list[list[Cell]]:
    """Return the rows of one result, in turn order."""
    return [[source, result.mode, result.charge, *lot.model_dump().values()] for lot in result.outcome]
