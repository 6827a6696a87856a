"""A filled-in score sheet, from CSV or XLSX to its numbers; what is wrong is named by row and column."""

from collections.abc import Sequence

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.sheets.auction_rows import check_orders, deductions_in, factions_in
from gaia_auction.records.sheets.blank_sheet import (
    ENTRIES,
    FACTION,
    LABELS,
    NEUTRAL,
    RANK,
    RESEARCH,
    TILES,
    TOTAL,
)
from gaia_auction.records.sheets.comma_separated import parse_csv
from gaia_auction.records.sheets.filled_sheet import FilledSheet, place
from gaia_auction.records.sheets.numbers import Given, is_blank, whole_number
from gaia_auction.records.sheets.workbook_reader import looks_like_xlsx, parse_xlsx
from gaia_auction.rules.final_scoring import HIGHEST_LEVEL, PLAYERS_WITH_NEUTRAL
from gaia_auction.rules.settings import LEAST_PLAYERS, MOST_PLAYERS, MOST_VP, problem_with_names
from gaia_auction.sentences.problems import sentence_for_problem


def read_sheet(data: bytes) -> FilledSheet:
    """Return a filled-in sheet; an InputError names the first cell that cannot be.

    Cells to be filled in may be empty. Totals and ranks are held against what they must be only in CSV: in a
    workbook they are formulas, which not every program works out.
    """
    is_workbook = looks_like_xlsx(data)
    rows = _rows(parse_xlsx(data) if is_workbook else parse_csv(data))
    names = _names(rows[0])
    columns = {label: _row(row, label, len(names)) for label, row in zip(LABELS, rows[1:], strict=True)}
    has_neutral = _has_neutral(names, columns[FACTION])
    players = names[:-1] if has_neutral else names
    _check_players(players, has_neutral=has_neutral)
    factions = factions_in(columns[FACTION], players)
    check_orders(columns, players)
    return FilledSheet(
        players,
        factions,
        names,
        {label: _entries(columns[label], label, names, len(players)) for label in ENTRIES},
        deductions_in(columns, players),
        {} if is_workbook else {label: _claimed(columns[label], label, players) for label in (TOTAL, RANK)},
    )


def _rows(rows: Sequence[Sequence[Given]]) -> Sequence[Sequence[Given]]:
    """Return the rows of the sheet, without what stands below it."""
    if all(is_blank(cell) for row in rows for cell in row):
        raise InputError("", "is empty; a score sheet is expected")
    wanted = len(LABELS) + 1
    for number, label in enumerate(LABELS, start=2):
        found = rows[number - 1][0] if len(rows) >= number and rows[number - 1] else None
        if str(found or "").strip().casefold() != label.casefold():
            was = "is missing" if is_blank(found) else f"begins with {quoted(str(found))}"
            raise InputError(f"row {number}", f"{was}; it must begin with {label!r}")
    return rows[:wanted]


def _names(header: Sequence[Given]) -> tuple[str, ...]:
    if not header or not is_blank(header[0]):
        raise InputError("row 1", "must begin with an empty cell, and go on with the names of the players")
    cells = list(header[1:])
    while cells and is_blank(cells[-1]):
        cells.pop()
    return tuple("" if cell is None else str(cell).strip() for cell in cells)


def _row(row: Sequence[Given], label: str, count: int) -> tuple[Given, ...]:
    """Return the cells of a row, one for each name, whether they were written or not."""
    cells = row[1:]
    if not all(map(is_blank, cells[count:])):
        raise InputError(label, "has more cells than there are names in row 1")
    return (*cells[:count], *(None,) * (count - len(cells)))


def _has_neutral(names: tuple[str, ...], factions: tuple[Given, ...]) -> bool:
    """Say whether the last column is the neutral player's: a player of that name would have a faction."""
    return bool(names) and names[-1].casefold() == NEUTRAL and is_blank(factions[-1])


def _check_players(players: tuple[str, ...], *, has_neutral: bool) -> None:
    if not LEAST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise InputError("row 1", f"names {len(players)} players; there must be 2 to {MOST_PLAYERS}")
    if problem := problem_with_names(players):
        raise InputError("row 1", sentence_for_problem(problem))
    if has_neutral != (len(players) == PLAYERS_WITH_NEUTRAL):
        raise InputError("row 1", f"must end with a column {NEUTRAL!r} with two players, and only then")


def _entries(
    cells: tuple[Given, ...], label: str, names: tuple[str, ...], count: int
) -> tuple[int | None, ...]:
    """Return the numbers in a row to be filled in, None where one is missing."""
    most = HIGHEST_LEVEL if label in RESEARCH else MOST_VP
    numbers = tuple(
        whole_number(cell, place(label, name), 0, most) for cell, name in zip(cells, names, strict=True)
    )
    if label not in TILES and any(number is not None for number in numbers[count:]):
        raise InputError(
            place(label, NEUTRAL), "must be empty: the neutral player has only a count on each final tile"
        )
    if label in RESEARCH and numbers.count(HIGHEST_LEVEL) > 1:
        both = " and ".join(
            name for name, level in zip(names, numbers, strict=True) if level == HIGHEST_LEVEL
        )
        raise InputError(place(label, both), f"only one player can stand on level {HIGHEST_LEVEL}")
    return numbers


def _claimed(cells: tuple[Given, ...], label: str, players: tuple[str, ...]) -> tuple[int | None, ...]:
    return tuple(
        whole_number(cell, place(label, player), -10 * MOST_VP, 10 * MOST_VP)
        for cell, player in zip(cells, players, strict=False)
    )
