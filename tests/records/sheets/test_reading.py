"""A filled-in sheet is read back cell by cell, and what cannot be is named by row and column."""

import csv

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.blank_sheet import ENTRIES, LABELS, BlankSheet
from gaia_auction.records.sheets.comma_separated import sheet_as_csv
from gaia_auction.records.sheets.reading import read_sheet
from gaia_auction.rules.outcome import Lot
from tests.records.sheets.tables import FOUR, GUARDED, TABLES, THREE, TWO, Ended, as_csv

each_table = pytest.mark.parametrize("ended", TABLES.values(), ids=TABLES)

NAMES = (
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "'",
    "'=1",
    "''=1",
    "\uff1d1",
    "\uff20x",
    'a"b',
    "a,b",
    "a;b",
    "a;=1+1",
    "a; '=1",
    "a;'b",
    "Zoë",
    "neutral",
    "'Ada",
)


@each_table
def test_what_was_filled_in_is_read(ended: Ended) -> None:
    sheet = read_sheet(ended.csv)
    assert sheet.columns == ended.sheet.columns
    assert sheet.factions == tuple(lot.faction for lot in ended.sheet.lots)
    assert sheet.deductions == tuple(lot.final_deduction for lot in ended.sheet.lots)
    for label in ENTRIES:
        count = len(sheet.players)
        assert sheet.cells[label][:count] == tuple(ended.value(label, name) for name in sheet.players)
    assert sheet.gaps == ()
    assert sheet.neutral == ((11, 4) if ended is TWO else None)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("count", [2, 3])
def test_every_name_reads_back_as_it_was(name: str, count: int) -> None:
    factions = ("itars", "xenos", "ivits")
    players = ("Ada", "Ben", name)[-count:]
    lots = tuple(
        Lot(turn, player, turn, faction, 0, 10, 0, count + 1 - turn)
        for turn, (player, faction) in enumerate(zip(players, factions, strict=False), start=1)
    )
    sheet = read_sheet(sheet_as_csv(BlankSheet(lots)).encode())
    assert sheet.players == players
    assert sheet.gaps[0].label == "game VP"
    assert len(sheet.gaps) == count * 12 + (2 if count == 2 else 0)


def test_a_text_that_begins_a_formula_is_guarded_and_numbers_stay_numbers() -> None:
    text = sheet_as_csv(THREE.sheet)
    assert text.splitlines()[0] == f",Ben,'{GUARDED},Ada"
    assert "auction,-8,0,-2" in text.splitlines()
    assert [line.partition(",")[0] for line in text.splitlines()] == ["", *LABELS]


@pytest.mark.parametrize("name", ["a;=1+1", "a; @SUM(A1)", '"";-1', "=1;;+1"])
def test_nor_does_one_begin_where_a_program_parts_cells_by_semicolons(name: str) -> None:
    lots = (Lot(1, name, 1, "itars", 0, 10, 0, 2), Lot(2, "Ben", 2, "xenos", 0, 10, 0, 1))
    header = sheet_as_csv(BlankSheet(lots)).splitlines()[0]
    assert len(parts := header.split(";")) > 1
    assert not [part for part in parts if part.lstrip(" ").startswith(("=", "+", "-", "@"))]


def test_a_byte_order_mark_only_where_excel_would_err() -> None:
    assert sheet_as_csv(FOUR.sheet).startswith("\ufeff,Zoë,")
    assert sheet_as_csv(TWO.sheet).startswith(",Ada,")


@pytest.mark.parametrize("separator", [";", "\t"])
def test_separators_that_spreadsheets_write_elsewhere(separator: str) -> None:
    data = as_csv(THREE.rows, separator)
    assert read_sheet(b"\xef\xbb\xbf" + data).cells == read_sheet(THREE.csv).cells


@pytest.mark.parametrize("separator", [",", ";"])
def test_programs_that_quote_every_cell(separator: str) -> None:
    data = as_csv(THREE.rows, separator, csv.QUOTE_ALL)
    assert data.startswith(b'""')
    assert read_sheet(data).cells == read_sheet(THREE.csv).cells


@pytest.mark.parametrize(("start", "must_be"), [("-998", "1009"), ("1009", "-998")])
def test_a_start_is_as_far_from_10_as_the_rules_let_it_be(start: str, must_be: str) -> None:
    # A track of 1 less a cost of 999, and level 10 for who pays 999 less than the dearest (O4).
    assert read_sheet(changed(TWO, ("starting VP", 1, start), ("starting VP", 2, must_be))).players
    beyond = str(int(start) + (1 if start == "1009" else -1))
    with pytest.raises(InputError, match="starting VP, Ada: must be a whole number from −998 to 1009"):
        read_sheet(changed(TWO, ("starting VP", 1, beyond)))


def test_what_stands_below_the_sheet_does_not_count() -> None:
    assert read_sheet(as_csv([*THREE.rows, [], ["a good game", "1", "2", "3", "4"]])).gaps == ()


def test_the_labels_may_be_written_otherwise() -> None:
    rows = [[row[0].upper() + " ", *row[1:]] for row in TWO.rows]
    rows[0][3] = " Neutral"
    assert read_sheet(as_csv(rows)).entries == read_sheet(TWO.csv).entries


Change = tuple[str, int, str]


def changed(ended: Ended, *changes: Change) -> bytes:
    """Return a sheet in which some cells are others; players have columns from 1, row "" is first."""
    rows = ended.rows
    for label, column, text in changes:
        row = rows[["", *LABELS].index(label)]
        row += [""] * (column + 1 - len(row))
        row[column] = text
    return as_csv(rows)


@pytest.mark.parametrize(
    ("ended", "changes", "where", "what"),
    [
        (THREE, [("game VP", 1, "-1")], "game VP, Ben", "a whole number from 0 to 999, not -1"),
        (THREE, [("game VP", 3, "99.5")], "game VP, Ada", "not '99.5'"),
        (THREE, [("game VP", 3, "99,5")], "game VP, Ada", "not '99,5'"),
        (THREE, [("game VP", 3, "1000")], "game VP, Ada", "not 1000"),
        (THREE, [("game VP", 3, "1" * 30)], "game VP, Ada", "from 0 to 999, not '111"),
        (THREE, [("ore", 2, "many")], f"ore, {GUARDED}", "not 'many'"),
        (THREE, [("ore", 2, "5²")], f"ore, {GUARDED}", "not '5²'"),
        (THREE, [("final tile 2", 1, "-0.5")], "final tile 2, Ben", "not '-0.5'"),
        (THREE, [("research science", 1, "6")], "research science, Ben", "from 0 to 5, not 6"),
        (THREE, [("research gaia project", 1, "-1")], "research gaia project, Ben", "from 0 to 5, not -1"),
        (
            THREE,
            [("research economy", 1, "5"), ("research economy", 3, "5")],
            "research economy, Ben and Ada",
            "only one player can stand on level 5",
        ),
        (THREE, [("faction", 1, "")], "faction, Ben", "is empty"),
        (THREE, [("faction", 1, "ita")], "faction, Ben", "is 'ita'; it must be the name of a faction"),
        (THREE, [("faction", 2, "Itars")], f"faction, {GUARDED}", "Ben has that board already"),
        (THREE, [("faction", 3, "nevlas")], "faction, Ada", "cannot be nevlas: Ben has that board"),
        (THREE, [("seat", 1, "")], "seat, Ben", "is empty; it must be a whole number from 1 to 3"),
        (THREE, [("seat", 1, "4")], "seat, Ben", "from 1 to 3, not 4"),
        (THREE, [("seat", 3, "2")], "seat, Ada", "is 2, which another has"),
        (THREE, [("turn", 3, "1")], "turn, Ada", "is 1, which another has"),
        (THREE, [("booster pick", 1, "2")], "booster pick, Ben", "is 2, but must be 3 with turn 1"),
        (THREE, [("starting VP", 1, "x")], "starting VP, Ben", "not 'x'"),
        (THREE, [("auction", 1, "8")], "auction, Ben", "from −999 to 0, not 8"),
        (THREE, [("auction", 1, "")], "auction, Ben", "is empty; it must be a whole number from −999 to 0"),
        (TWO, [("auction", 1, "-6")], "auction, Ada", "the starting VP held the cost already"),
        (THREE, [("starting VP", 2, "18")], "auction, Ben", "the starting VP held the cost already"),
        (THREE, [("total", 1, "much")], "total, Ben", "not 'much'"),
        (THREE, [("ore", 4, "1")], "ore", "has more cells than there are names"),
        (THREE, [("", 0, "x")], "row 1", "must begin with an empty cell"),
        (THREE, [("", 2, "")], "row 1", "a name is empty"),
        (THREE, [("", 2, "ben")], "row 1", "two players need two names"),
        (THREE, [("", 1, "Ben\x1b[2J")], "row 1", r"the character '\x1b'"),
        (THREE, [("seat", 0, "seats")], "row 3", "begins with 'seats'; it must begin with 'seat'"),
        (THREE, [("seat", 0, "")], "row 3", "begins with an empty cell; it must begin with 'seat'"),
        (TWO, [("", 3, "Cyd")], "faction, Cyd", "is empty"),
        (TWO, [("research economy", 3, "1")], "research economy, neutral", "must be empty"),
        (TWO, [("ore", 3, "1")], "ore, neutral", "must be empty"),
        (TWO, [("final tile 1", 3, "-1")], "final tile 1, neutral", "from 0 to 999, not -1"),
    ],
)
def test_what_cannot_be_is_named(ended: Ended, changes: list[Change], where: str, what: str) -> None:
    with pytest.raises(InputError) as error:
        read_sheet(changed(ended, *changes))
    assert error.value.where == where
    assert what in error.value.what


def test_an_empty_cell_is_a_gap_and_named_if_it_stays_one() -> None:
    sheet = read_sheet(changed(THREE, ("research economy", 1, ""), ("credits", 3, " ")))
    assert [(gap.name, gap.label, gap.most) for gap in sheet.gaps] == [
        ("Ben", "research economy", 5),
        ("Ada", "credits", 999),
    ]
    must_be = "is empty; it must be a whole number from 0 to 5"
    with pytest.raises(InputError, match=f"^research economy, Ben: {must_be}$"):
        _ = sheet.entries
    for value in (3, 4):
        sheet = sheet.with_entry(sheet.gaps[0], value)
    assert sheet.entries == read_sheet(THREE.csv).entries


def test_a_gap_on_level_five_is_for_one_player() -> None:
    sheet = read_sheet(changed(THREE, ("research terraforming", 1, "")))
    assert [gap.most for gap in sheet.gaps] == [4]  # the second player stands on level 5


def test_what_the_neutral_player_counts_is_needed() -> None:
    sheet = read_sheet(changed(TWO, ("final tile 2", 3, "")))
    assert [(gap.name, gap.label) for gap in sheet.gaps] == [("neutral", "final tile 2")]


@pytest.mark.parametrize(
    ("data", "where", "what"),
    [
        (b"", "", "is empty; a score sheet is expected"),
        (b" \n,,\n", "", "is empty"),
        (b",Ada,Ben\n", "row 2", "is missing; it must begin with 'faction'"),
        (b",Ada,Ben\n\n", "row 2", "is missing"),
        (b',"Ada,Ben\n', "", "is not CSV: unexpected end of data; save the sheet as CSV UTF-8 or XLSX"),
        (b"PK\x03\x04", "", "is no workbook that can be read; save the sheet as XLSX, ODS or CSV UTF-8"),
    ],
)
def test_what_is_no_sheet_is_refused(data: bytes, where: str, what: str) -> None:
    with pytest.raises(InputError) as error:
        read_sheet(data)
    assert error.value.where == where
    assert what in error.value.what


def test_with_two_players_there_is_a_neutral_one_and_only_then() -> None:
    without = [row[:3] for row in TWO.rows]
    with pytest.raises(InputError, match=r"^row 1: must end with a column 'neutral' with two players"):
        read_sheet(as_csv(without))
    with_one_more = [[*row, "neutral" if index == 0 else ""] for index, row in enumerate(THREE.rows)]
    with pytest.raises(InputError, match=r"^row 1: must end with a column 'neutral'"):
        read_sheet(as_csv(with_one_more))


@pytest.mark.parametrize("count", [1, 6])
def test_two_to_five_players(count: int) -> None:
    rows = [[row[0], *([row[1]] * count)] for row in THREE.rows]
    with pytest.raises(InputError, match=rf"^row 1: names {count} players; there must be 2 to 5$"):
        read_sheet(as_csv(rows))


def test_without_names_the_first_row_is_another() -> None:
    with pytest.raises(InputError, match=r"^row 2: must begin with an empty cell, and go on with the names"):
        read_sheet(as_csv([row[:1] for row in THREE.rows]))
