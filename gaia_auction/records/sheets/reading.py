"""A filled-in score sheet, from its file to its numbers; what is wrong is named by row and column."""

from collections.abc import Sequence

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.parsing import LARGEST_DOCUMENT
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
from gaia_auction.records.sheets.cells import Given, as_label, in_words, is_blank, number_or_gap
from gaia_auction.records.sheets.comma_separated_reader import parse_csv
from gaia_auction.records.sheets.filled_sheet import FilledSheet, place
from gaia_auction.records.sheets.kinds import looks_like_workbook, refuse_other_kinds
from gaia_auction.records.sheets.pages import Page, Row
from gaia_auction.records.sheets.refusals import empty, too_large
from gaia_auction.rules.final_scoring import HIGHEST_LEVEL, PLAYERS_WITH_NEUTRAL
from gaia_auction.rules.settings import LEAST_PLAYERS, MOST_PLAYERS, MOST_VP, problem_with_names
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.problems import sentence_for_problem


def read_sheet(data: bytes) -> FilledSheet:
    """Return a filled-in sheet from CSV, XLSX or ODS; an InputError names the first cell that cannot be.

    Cells to be filled in may be empty. Totals and ranks are held against what they must be only in CSV: in a
    workbook they are formulas, which not every program works out.
    """
    if len(data) > LARGEST_DOCUMENT:
        raise too_large()
    if looks_like_workbook(data):
        from gaia_auction.records.sheets.workbook_reader import parse_workbook  # noqa: PLC0415 - CSV needs no ZIP

        return _filled(parse_workbook(data), is_workbook=True)
    refuse_other_kinds(data)
    page, is_guessed = parse_csv(data)
    return _filled(page, is_guessed=is_guessed)


def _filled(page: Page, *, is_workbook: bool = False, is_guessed: bool = False) -> FilledSheet:
    header, columns = _header(page), _columns(page)
    where = page.place(header.number)
    names = _names(header, where)
    cells = {label: _cells(columns[label], label, len(names), where) for label in LABELS}
    has_neutral = _has_neutral(names, cells[FACTION])
    players = names[:-1] if has_neutral else names
    _check_players(players, where, has_neutral=has_neutral)
    factions = factions_in(cells[FACTION], players)
    check_orders(cells, players)
    return FilledSheet(
        players,
        factions,
        names,
        {label: _entries(cells[label], label, names, len(players)) for label in ENTRIES},
        deductions_in(cells, players),
        {} if is_workbook else {label: _claimed(cells[label], label, players) for label in (TOTAL, RANK)},
        _doubt(players) if is_guessed else "",
    )


def _header(page: Page) -> Row:
    """Return the row with the names of the players."""
    if not page.rows:
        raise empty()
    header = page.rows[0]
    if not is_blank(header.cells[0]):
        what = "must begin with an empty cell, and go on with the names of the players"
        raise InputError(page.place(header.number), what)
    return header


def _columns(page: Page) -> dict[str, Row]:
    """Return the other rows of the sheet by label; what stands below them does not count."""
    for at, label in enumerate(LABELS, start=1):
        if at == len(page.rows):
            raise InputError(
                page.place(page.rows[-1].number + 1), f"is missing; it must begin with {label!r}"
            )
        row = page.rows[at]
        if as_label(row.cells[0]) != as_label(label):
            begins = "an empty cell" if is_blank(row.cells[0]) else in_words(row.cells[0])
            raise InputError(page.place(row.number), f"begins with {begins}; it must begin with {label!r}")
    return dict(zip(LABELS, page.rows[1:], strict=True))


def _names(header: Row, where: str) -> tuple[str, ...]:
    cells = list(header.cells[1:])
    while cells and is_blank(cells[-1]):
        cells.pop()
    return tuple(_name(cell, where) for cell in cells)


def _name(cell: Given, where: str) -> str:
    """Return a name as it was typed; a program makes a number of one that consists of digits."""
    if cell is None:
        return ""
    if not isinstance(cell, str | int):
        raise InputError(where, f"names a player by {in_words(cell)}; type the name as a text")
    return str(cell).strip()


def _cells(row: Row, label: str, count: int, where_names_are: str) -> tuple[Given, ...]:
    """Return the cells of a row, one for each name, whether they were written or not."""
    cells = row.cells[1:]
    if not all(map(is_blank, cells[count:])):
        raise InputError(label, f"has more cells than there are names in {where_names_are}")
    return (*cells[:count], *(None,) * (count - len(cells)))


def _has_neutral(names: tuple[str, ...], factions: tuple[Given, ...]) -> bool:
    """Say whether the last column is the neutral player's: a player of that name would have a faction."""
    return bool(names) and as_label(names[-1]) == NEUTRAL and is_blank(factions[-1])


def _check_players(players: tuple[str, ...], where: str, *, has_neutral: bool) -> None:
    if not LEAST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise InputError(where, f"names {len(players)} players; there must be 2 to {MOST_PLAYERS}")
    if problem := problem_with_names(players):
        raise InputError(where, sentence_for_problem(problem))
    if has_neutral != (len(players) == PLAYERS_WITH_NEUTRAL):
        raise InputError(where, f"must end with a column {NEUTRAL!r} with two players, and only then")


def _doubt(players: Sequence[str]) -> str:
    """Return what to say of names whose letters had to be guessed; nothing if there are none."""
    guessed = [quoted(player) for player in players if not player.isascii()]
    if not guessed:
        return ""
    return (
        f"is not UTF-8; read as Windows-1252, it names {listed(guessed)}; "
        "if that is wrong, save the sheet as CSV UTF-8"
    )


def _entries(
    cells: tuple[Given, ...], label: str, names: tuple[str, ...], count: int
) -> tuple[int | None, ...]:
    """Return the numbers in a row to be filled in, None where one is missing."""
    most = HIGHEST_LEVEL if label in RESEARCH else MOST_VP
    numbers = tuple(
        number_or_gap(cell, place(label, name), 0, most) for cell, name in zip(cells, names, strict=True)
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
        number_or_gap(cell, place(label, player), -10 * MOST_VP, 10 * MOST_VP)
        for cell, player in zip(cells, players, strict=False)
    )
