"""What is one strict JSON value, and where it is not."""

import json
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaia_auction.errors import InputError
from gaia_auction.records.parsing import LARGEST_DOCUMENT, MOST_FIELDS, NotJsonError, parse_json, path
from tests.records.documents import stays_on_one_line


def refused(data: bytes) -> InputError:
    with pytest.raises(InputError) as caught:
        parse_json(data)
    return caught.value


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**15), 10**15) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


@settings(deadline=None)
@given(json_values)
def test_a_value_comes_back_as_it_was_written(value: object) -> None:
    assert parse_json(json.dumps(value, ensure_ascii=False).encode()) == value


@settings(deadline=None)
@given(st.binary(max_size=40))
def test_bytes_are_a_value_or_an_input_error(data: bytes) -> None:
    try:
        parse_json(data)
    except InputError as error:
        assert stays_on_one_line(str(error))  # noqa: PT017 - either way is right


def test_a_byte_order_mark_is_passed_over() -> None:
    assert parse_json(b'\xef\xbb\xbf{"vp": 3}') == {"vp": 3}


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_what_a_windows_shell_saves_is_read(codec: str) -> None:
    assert parse_json('\ufeff{"player": "Zoë 🎲"}\r\n'.encode(codec)) == {"player": "Zoë 🎲"}


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_without_its_mark_it_is_not(codec: str) -> None:
    error = refused('{"player": "Ada"}'.encode(codec))
    assert str(error) == "holds NUL characters, as UTF-16 without a byte order mark does; save it as UTF-8"


def test_half_a_character_of_utf_16_is_named_by_its_byte() -> None:
    assert str(refused(b"\xff\xfe{\x00}")) == "is not UTF-16 at byte 4; save it as UTF-8"


@pytest.mark.parametrize("data", [b"", b" \r\n\t", b"\xef\xbb\xbf"])
def test_nothing_is_empty(data: bytes) -> None:
    assert str(refused(data)) == "is empty; an auction document is expected"


@pytest.mark.parametrize(
    ("data", "at"),
    [
        (b'{"player": "\xff"}', 12),
        ('{"player": "Zoë"}'.encode("latin-1"), 14),
        (b'{"player": "\xed\xa0\x80"}', 12),  # half a character
    ],
)
def test_other_encodings_are_refused_with_the_byte(data: bytes, at: int) -> None:
    assert str(refused(data)) == f"is not UTF-8 at byte {at}; save it as UTF-8"


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (b"{", "line 1, column 2"),
        (b"{'vp': 3}", "line 1, column 2"),
        (b'{"vp": 3,}', "line 1, column 10"),
        (b'{\n  "vp": 3\n  "bids": 4}', "line 3, column 3"),
        (b'{"vp": 03}', "line 1, column 9"),
        (b'{"player": "A\nda"}', "line 1, column 14"),
        (b'{"player": "Ada', "line 1, column 12"),
        (b"\x01", "line 1, column 1"),
    ],
)
def test_what_is_not_json_is_refused_at_its_line_and_column(data: bytes, where: str) -> None:
    error = refused(data)
    assert error.what.startswith("is not JSON: ")
    # Newer Pythons point to the comma itself.
    assert error.where == where or b",}" in data
    assert not error.what.endswith(" at")


def test_lines_of_json_read_as_one_document_name_the_option_for_lines() -> None:
    error = refused(b'{"vp": 3}\n{"vp": 4}\n')
    assert error.where == "line 2, column 1"
    assert error.what.endswith("to read one auction a line, there is --jsonl")


def test_of_a_line_that_is_not_json_the_column_is_told_and_the_option_may_be_left_out() -> None:
    error = refused(b'"format": "gaia-auction",')
    assert isinstance(error, NotJsonError)
    assert error.of_a_line.where == "column 9"
    assert error.of_a_line.what.endswith("leave --jsonl out for a file that is one auction")


@pytest.mark.parametrize(
    ("data", "where", "key"),
    [
        (b'{"vp": 1, "vp": 1}', "", "'vp'"),
        (b'{"events": [{}, {"vp": 1, "type": "bid", "vp": 2}]}', "events[1]", "'vp'"),
        (b'{"a": {"b c": [[{"d": 0, "d": 0}]]}}', "a.'b c'[0][0]", "'d'"),
        (b'{"a": {"b": 1, "b": 2}, "a": 3}', "", "'a'"),
        (b'{"a": [1, {"b": null}], "c": {"d": 0, "d": 0}}', "c", "'d'"),
        (b'{"\\n": 1, "\\u000a": 2}', "", r"'\n'"),
    ],
)
def test_a_key_that_stands_twice_is_refused_at_its_object(data: bytes, where: str, key: str) -> None:
    error = refused(data)
    assert error.where == where
    assert error.what == f"the field {key} stands twice; once is right"


def test_a_repeated_key_is_found_before_a_huge_number() -> None:
    error = refused(b'[{"vp": 1, "vp": 2}, ' + b"1" * 5000 + b"]")
    assert str(error) == "[0]: the field 'vp' stands twice; once is right"


def test_a_repeated_key_is_found_in_the_deep_and_named_shortly() -> None:
    error = refused(b'{"bids": ' * 300 + b'{"vp": 1, "vp": 2}' + b"}" * 300)
    assert error.where.startswith("bids.bids.bids")
    assert error.where.endswith("…")
    assert len(str(error)) < 200


def test_no_object_has_hundreds_of_fields() -> None:
    most = {f"field{number}": number for number in range(MOST_FIELDS)}
    assert parse_json(json.dumps(most).encode()) == most
    error = refused(json.dumps({"bids": most | {"vp": 1}}).encode())
    assert str(error) == "bids: has 101 fields; no object of an auction has more than 100"


@pytest.mark.parametrize("sign", ["", "-"])
def test_a_number_of_thousands_of_digits_stays_a_number_out_of_all_range(sign: str) -> None:
    value = parse_json(f'{{"vp": {sign}{"7" * 5000}}}'.encode())
    assert isinstance(value, dict)
    assert isinstance(value["vp"], int)
    assert abs(value["vp"]) > 10**15
    assert str(value["vp"]).startswith(f"{sign}777777")


def test_nan_and_infinity_come_back_for_the_field_to_refuse() -> None:
    value = parse_json(b"[-Infinity, Infinity, 1e999, NaN]")
    assert isinstance(value, list)
    assert value[:3] == [-math.inf, math.inf, math.inf]
    assert math.isnan(value[3])


@pytest.mark.parametrize(
    "data",
    [b"[" * 100_000, b"[" * 100_000 + b"]" * 100_000, b'{"a":' * 100_000 + b"1" + b"}" * 100_000],
    ids=["opening", "closed", "objects"],
)
def test_nesting_without_end_is_refused(data: bytes) -> None:
    assert str(refused(data)) == "is nested too deeply to be an auction"


def test_more_than_sixteen_mebibytes_are_refused_unread() -> None:
    right = b'{"vp": 3}'
    assert parse_json(right + b" " * (LARGEST_DOCUMENT - len(right))) == {"vp": 3}
    error = refused(right + b" " * (LARGEST_DOCUMENT - len(right) + 1))
    assert str(error) == "is larger than 16 MiB, which no auction is"
    assert str(refused(b"\xff" * (17 * 1024 * 1024))) == "is larger than 16 MiB, which no auction is"


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ((), ""),
        (("events", 4), "events[4]"),
        ((0, "vp"), "[0].vp"),
        (("events", 4, "bids", "hadsch-hallas"), "events[4].bids.hadsch-hallas"),
        (("bids", "bal t'aks"), 'bids."bal t\'aks"'),
        (("bids", ""), "bids.''"),
        (("a.b", "c[0]"), "'a.b'.'c[0]'"),
        (("x\n\x1b[31m",), r"'x\n\x1b[31m'"),
        (("k" * 40,), "k" * 40),
        (("k" * 41,), f"'{'k' * 40}…'"),
    ],
)
def test_a_place_is_named_in_one_line(parts: tuple[str | int, ...], expected: str) -> None:
    assert path(*parts) == expected
