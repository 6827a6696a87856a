"""Results as rows of CSV, one for each player."""

from typing import Final

from gaia_auction.records.result_document import LotRecord, lot_record
from gaia_auction.records.sheets.blank_sheet import Cell
from gaia_auction.rules.outcome import Outcome

COLUMNS: Final[tuple[str, ...]] = ("source", "mode", "charge", *LotRecord.model_fields)
"""Where the result comes from and how it came about, then a lot as the result document has it."""


def result_rows(source: str, outcome: Outcome) -> list[list[Cell]]:
    """Return the rows of one outcome, in turn order."""
    mode, charge = outcome.settings.mode, outcome.charge
    return [[source, mode, charge, *lot_record(lot).values()] for lot in outcome.lots]
