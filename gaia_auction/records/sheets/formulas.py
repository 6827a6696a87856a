"""The formulas of the score sheet: Z1 to Z5 for a spreadsheet program, in functions that all of them know.

Rows count from 1 as spreadsheets count them; the names of the players stand in the first.
"""

from typing import Final

from gaia_auction.records.sheets.blank_sheet import (
    AUCTION,
    ENTRIES,
    GAME_VP,
    LABELS,
    RANK,
    RESEARCH,
    TILES,
    TOTAL,
    BlankSheet,
)
from gaia_auction.rules.final_scoring import RESOURCES

ROW: Final = {label: row for row, label in enumerate(LABELS, start=2)}
"""The row of each label."""
SOURCES: Final = (*(f"VP {label}" for label in TILES), "VP research", "VP resources")
"""Further rows below the sheet, in which a program works out the parts of the total."""
SOURCE_ROW: Final = {label: row for row, label in enumerate(SOURCES, start=ROW[RANK] + 2)}
LAST_ROW: Final = max(SOURCE_ROW.values())

_FIRST_PLAYER = "B"


def letter(column: int) -> str:
    """Return the letter of a column of the sheet; 0 is the first player's.

    >>> letter(0), letter(3)
    ('B', 'E')
    """
    return chr(ord(_FIRST_PLAYER) + column)


def formulas(sheet: BlankSheet, column: int) -> dict[int, str]:
    """Return the formulas in one player's column, by row.

    Total and rank stay empty until all is filled in that they are made from.
    """
    own = letter(column)
    first, second = (_tile(sheet, label, own) for label in TILES)
    parts = (ROW[GAME_VP], *SOURCE_ROW.values(), ROW[AUCTION])
    totals = f"${_FIRST_PLAYER}${ROW[TOTAL]}:${letter(len(sheet.lots) - 1)}${ROW[TOTAL]}"
    total = f"{own}{ROW[TOTAL]}"
    return {
        ROW[TOTAL]: f'=IF({_is_unfinished(sheet, own)},"",{"+".join(f"{own}{row}" for row in parts)})',
        ROW[RANK]: f'=IF(COUNT({totals})<{len(sheet.lots)},"",COUNTIF({totals},">"&{total})+1)',
        **dict(zip(SOURCE_ROW.values(), (first, second, _research(own), _resources(own)), strict=True)),
    }


def _is_unfinished(sheet: BlankSheet, own: str) -> str:
    """Return the condition that something is missing: an own entry, or a count on the final tiles."""
    entries = f"{own}{ROW[ENTRIES[0]]}:{own}{ROW[ENTRIES[-1]]}"
    first, last = ROW[TILES[0]], ROW[TILES[-1]]
    counts = f"${_FIRST_PLAYER}${first}:${letter(len(sheet.columns) - 1)}${last}"
    needed = len(ENTRIES) + len(TILES) * len(sheet.columns)
    return f"COUNT({entries})+COUNT({counts})<{needed}"


def _tile(sheet: BlankSheet, label: str, own: str) -> str:
    """Return Z1: what the ranks down to the last tied one are worth, less those before the first, shared."""
    row = ROW[label]
    counts = f"${_FIRST_PLAYER}${row}:${letter(len(sheet.columns) - 1)}${row}"
    cell = f"{own}{row}"
    above, tied = f'COUNTIF({counts},">"&{cell})', f"COUNTIF({counts},{cell})"

    def worth(ranks: str) -> str:
        return f"CHOOSE(MIN({ranks},3)+1,0,18,30,36)"

    shared = f"INT(({worth(f'{above}+{tied}')}-{worth(above)})/{tied})"
    return _if_filled_in(cell, f"IF({cell}=0,0,{shared})")


def _research(own: str) -> str:
    """Return Z2: 4 for each of the levels 3, 4 and 5, that is for all that reached them."""
    levels = f"{own}{ROW[RESEARCH[0]]}:{own}{ROW[RESEARCH[-1]]}"
    reached = "+".join(f'COUNTIF({levels},">={level}")' for level in (3, 4, 5))
    return _if_filled_in(levels, f"4*({reached})")


def _resources(own: str) -> str:
    """Return Z3: 1 for three resources."""
    left_over = f"{own}{ROW[RESOURCES[0]]}:{own}{ROW[RESOURCES[-1]]}"
    return _if_filled_in(left_over, f"INT(SUM({left_over})/3)")


def _if_filled_in(cells: str, formula: str) -> str:
    """Return a formula that shows nothing as long as its cells are empty, so that it prints well."""
    return f'=IF(COUNT({cells})=0,"",{formula})'
