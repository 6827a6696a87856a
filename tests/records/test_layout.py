"""Documents as text."""

import json
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaia_auction.records.layout import compact, laid_out

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


@settings(deadline=None)
@given(json_values)
def test_both_texts_hold_the_value(value: object) -> None:
    assert json.loads(compact(value)) == value
    assert json.loads(laid_out(value)) == value


@settings(deadline=None)
@given(json_values)
def test_compact_is_one_line(value: object) -> None:
    assert "\n" not in compact(value)
    assert "\r" not in compact(value)


def test_every_script_stays_as_it_is() -> None:
    assert compact({"player": "太郎"}) == '{"player": "太郎"}'


@pytest.mark.parametrize("value", [math.nan, math.inf])
def test_what_json_has_no_number_for_is_not_written(value: float) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        compact([value])


@pytest.mark.parametrize("value", [{}, [], "", 0, None, {"events": []}])
def test_what_is_empty_stands_on_one_line(value: object) -> None:
    assert laid_out(value).replace("\n", "").replace("  ", "") == compact(value)


def test_each_event_has_a_line() -> None:
    events = [{"type": "submit", "player": "x" * 40, "bids": {f"faction{n}": n for n in range(20)}}] * 2
    lines = laid_out({"version": 1, "events": events}).splitlines()
    assert len(lines) == 7
    assert lines[3] == f"    {compact(events[0])},"
    assert lines[4] == f"    {compact(events[0])}"


def test_a_list_of_texts_stands_on_one_line() -> None:
    assert laid_out({"players": ["Ada", "Ben"]}) == '{\n  "players": ["Ada", "Ben"]\n}'


def test_an_object_that_holds_objects_in_a_list_is_laid_out_however_deep_it_lies() -> None:
    value = {"instead": {"silent": {"version": 1, "outcome": [{"turn": 1}], "banned": []}}}
    assert laid_out(value).splitlines() == [
        "{",
        '  "instead": {',
        '    "silent": {',
        '      "version": 1,',
        '      "outcome": [',
        '        {"turn": 1}',
        "      ],",
        '      "banned": []',
        "    }",
        "  }",
        "}",
    ]
