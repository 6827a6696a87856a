"""CSV as spreadsheet programs of all countries save it, and what is not certain enough to be read."""

import csv

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.reading import read_sheet
from tests.records.sheets.tables import THREE, TWO, as_csv

MIB = 1024 * 1024


def named(*names: str, separator: str = ",") -> str:
    """Return the filled-in sheet of three with other names, as text."""
    rows = THREE.rows
    rows[0][1:] = names
    return as_csv(rows, separator).decode()


def read_alike(data: bytes) -> bool:
    return read_sheet(data).entries == read_sheet(THREE.csv).entries


def refused(data: bytes) -> str:
    with pytest.raises(InputError) as error:
        read_sheet(data)
    return str(error.value)


@pytest.mark.parametrize("told", ["sep=;", "SEP=;", '"sep=;"', "sep=;;;;"])
@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"])
def test_a_first_line_tells_the_separator(told: str, end: str) -> None:
    assert read_alike(f"{told}{end}".encode() + as_csv(THREE.rows, ";"))


@pytest.mark.parametrize("separator", [",", "\t", "|"])
def test_whichever_it_is(separator: str) -> None:
    assert read_alike(f"\ufeffsep={separator}\r\n".encode() + as_csv(THREE.rows, separator))


def test_that_line_does_not_count_as_a_row() -> None:
    rows = THREE.rows
    rows[2][0] = "seats"
    assert refused(b"sep=;\r\n" + as_csv(rows, ";")).startswith("row 3: begins with 'seats'")


@pytest.mark.parametrize("separator", ["，", "；"])
def test_separators_as_they_are_typed_on_wide_keyboards(separator: str) -> None:
    assert read_alike(as_csv(THREE.rows, separator))


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("blank", [[], ["", "", "", ""], [" ", "\N{NO-BREAK SPACE}"]])
def test_blank_rows_and_columns_do_not_matter(separator: str, blank: list[str]) -> None:
    rows = [line for row in THREE.rows for line in (blank, [*row, "", "", "", "", ""])]
    assert read_alike(as_csv(rows, separator))
    assert read_alike(as_csv(rows, separator, csv.QUOTE_ALL))


def test_a_wrong_row_below_blank_ones_is_named_as_programs_number_it() -> None:
    rows = THREE.rows
    rows[3][0] = "turns"
    assert refused(as_csv([[], *rows[:2], [""] * 4, [], *rows[2:]])).startswith("row 7: begins with 'turns'")
    assert refused(as_csv([[], *rows[:2], [], []])) == "row 4: is missing; it must begin with 'seat'"


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings_that_are_certain(codec: str) -> None:
    sheet = read_sheet(named("Jörg", "Łukasz", "Zoë", separator="\t").encode(codec))
    assert sheet.players == ("Jörg", "Łukasz", "Zoë")
    assert sheet.doubt == ""


def test_big_endian_utf_16_has_a_mark_as_well() -> None:
    text = "\ufeff" + named("Jörg", "Łukasz", "Zoë", separator="\t")
    assert read_sheet(text.encode("utf-16-be")).players == ("Jörg", "Łukasz", "Zoë")


def test_names_stay_as_they_were_typed() -> None:
    assert read_sheet(named("Ｊöｒｇ", "７", "ﬁ").encode()).players == ("Ｊöｒｇ", "７", "ﬁ")


def test_windows_1252_is_read_with_a_doubt_if_it_spells_names() -> None:
    sheet = read_sheet(named("Jörg", "Åsa", "Ana").encode("cp1252"))
    assert sheet.players == ("Jörg", "Åsa", "Ana")
    assert sheet.doubt.startswith("is not UTF-8; read as Windows-1252, it names 'Jörg' and 'Åsa'; ")


def test_without_such_names_there_is_nothing_to_doubt() -> None:
    sheet = read_sheet(THREE.csv + b"Sch\xf6ner Abend\r\n")
    assert (sheet.doubt, sheet.entries) == ("", read_sheet(THREE.csv).entries)


@pytest.mark.parametrize(
    ("name", "codec"),
    [
        ("Jörg", "cp850"),
        ("Jörg", "cp437"),
        ("Jörg", "mac-roman"),
        ("Paweł", "cp1250"),
        ("Paweł", "cp852"),
        ("Иван", "cp866"),
        ("José", "mac-roman"),
        ("Ján", "cp850"),  # what would be a no-break space
    ],
)
def test_what_other_encodings_spell_is_no_letter_there(name: str, codec: str) -> None:
    data = named("Ben", "Cyd", name).encode(codec)
    at = data.index(name.encode(codec)) + next(i for i, letter in enumerate(name) if not letter.isascii())
    assert refused(data) == f"is not UTF-8 at byte {at}; save the sheet as CSV UTF-8 or XLSX"


@pytest.mark.parametrize("letter", ["ö", "à"])
def test_utf_8_with_one_mistake_is_not_taken_for_windows_1252(letter: str) -> None:
    data = named("Ben", f"Cyd{letter}", "Ada").encode() + b"\xe9\r\n"
    assert refused(data).startswith(f"is not UTF-8 at byte {len(data) - 3}; ")


def test_nor_are_lines_that_the_macintosh_of_old_ended() -> None:
    data = named("Ben", "Cyd", "Adão").encode("cp1252").replace(b"\r\n", b"\r")
    assert refused(data).startswith("is not UTF-8 at byte ")
    assert read_alike(THREE.csv.replace(b"\r\n", b"\r"))


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_utf_16_without_its_mark_is_refused(codec: str) -> None:
    must_be = (
        "holds NUL characters, as UTF-16 without a byte order mark does; save the sheet as CSV UTF-8 or XLSX"
    )
    assert refused(named("Ben", "Cyd", "Ada").encode(codec)) == must_be
    assert refused(named("Jörg", "Łukasz", "Ada").encode(codec)).endswith(
        "save the sheet as CSV UTF-8 or XLSX"
    )


def test_a_broken_text_with_its_mark_is_not_taken_for_another() -> None:
    assert refused(b"\xef\xbb\xbf,J\xf6rg\n").startswith("is not UTF-8 at byte 5; ")
    assert refused(b"\xff\xfe,\x00J").startswith("is not UTF-16 at byte 4; ")


@pytest.mark.parametrize(
    "data", [b";" * (4 * MIB), b"\n" * (4 * MIB), b",\n" * (2 * MIB), b",\0".join([b"\xff\xfe"] * MIB)]
)
def test_a_huge_file_without_a_sheet_is_refused(data: bytes) -> None:
    assert refused(data)


def test_one_that_is_too_large_is_not_looked_into() -> None:
    right = TWO.csv
    assert read_sheet(right + b"\n" * (4 * MIB - len(right))).players == ("Ada", "Ben")
    assert refused(right + b"\n" * (4 * MIB - len(right) + 1)) == (
        "holds far more than a score sheet; save the sheet as XLSX, ODS or CSV UTF-8, and nothing else in it"
    )
