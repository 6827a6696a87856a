"""JSON as these documents need it: strict, bounded, and with a place for every mistake."""

import json
from collections.abc import Iterator
from typing import Any

from gaia_auction.errors import InputError, quoted

LARGEST_DOCUMENT = 16 * 1024 * 1024
"""Bytes. The longest auction that can be played is well below a megabyte."""

_DIGITS_THAT_TELL_A_HUGE_NUMBER = 20


class _Repeating(dict[str, Any]):
    """An object in which a key stood twice."""

    repeated = ""


def path(*parts: str | int) -> str:
    """Return the place of a field as errors name it, indexes counted from 0.

    >>> path("events", 4, "bids", "itars")
    'events[4].bids.itars'
    """
    text = ""
    for part in parts:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            name = part if part.isidentifier() else quoted(part)
            text += f".{name}" if text else name
    return text


def _load(text: str) -> object:
    repeating: list[_Repeating] = []

    def without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        members: dict[str, Any] = {}
        for key, value in pairs:
            if key in members:
                repeating.append(_Repeating(members))
                repeating[-1].repeated = key
                return repeating[-1]
            members[key] = value
        return members

    try:
        value = json.loads(text, object_pairs_hook=without_repetition)
    except json.JSONDecodeError:
        raise
    except ValueError:
        # Python turns no text of thousands of digits into a number; some of them show the mistake as well.
        value = json.loads(text, parse_int=lambda digits: int(digits[:_DIGITS_THAT_TELL_A_HUGE_NUMBER]))
    if repeating:
        place, key = next(_repetitions(value))
        raise InputError(place, f"the field {quoted(key)} stands twice; once is right")
    return value


def _repetitions(value: object, *place: str | int) -> Iterator[tuple[str, str]]:
    if isinstance(value, _Repeating):
        yield path(*place), value.repeated
    elif isinstance(value, dict):
        for key, child in value.items():
            yield from _repetitions(child, *place, key)
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from _repetitions(child, *place, index)


def parse_json(data: bytes) -> object:
    """Return the value that a document holds; an InputError where it is not one strict JSON value.

    A byte order mark is passed over. A key that stands twice in an object is refused, since one of its two
    values would be lost.

    >>> parse_json(b'{"vp": 3}')
    {'vp': 3}
    """
    if len(data) > LARGEST_DOCUMENT:
        raise InputError("", f"is larger than {LARGEST_DOCUMENT // 1024**2} MiB, which no auction is")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("", f"is not UTF-8 at byte {error.start}; save it as UTF-8") from None
    if not text.strip():
        raise InputError("", "is empty; an auction document is expected")
    try:
        return _load(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise InputError(place, f"is not JSON: {error.msg[:1].lower()}{error.msg[1:]}") from None
    except RecursionError:
        raise InputError("", "is nested too deeply to be an auction") from None
