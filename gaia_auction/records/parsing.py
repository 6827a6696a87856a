"""JSON as these documents need it: strict, bounded, and with a place for every mistake."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.texts import text_in

LARGEST_DOCUMENT = 16 * 1024 * 1024
"""Bytes. The longest auction that can be played, with every step, has about a quarter of that."""

MOST_FIELDS = 100
"""An object with more is none of an auction, and each unknown field would be a mistake to remember."""

_DIGITS_THAT_TELL_A_HUGE_NUMBER = 20
_LONGEST_NAME = 40
_LONGEST_PLACE = 100
_SECOND = "Extra data"
"""What Python's reader of JSON says of anything behind the value."""


@dataclass(frozen=True, slots=True)
class _Fault:
    """Stands where an object is wrong, until its place is known."""

    what: str


class NotJsonError(InputError):
    """A document is not JSON, where the reader of JSON found that."""

    def __init__(self, error: json.JSONDecodeError) -> None:
        """Say it of a whole file; a second document in one is a file of lines."""
        hint = "; to read one auction a line, there is --jsonl" if error.msg == _SECOND else ""
        super().__init__(f"line {error.lineno}, column {error.colno}", f"{_not_json(error.msg)}{hint}")
        self._error = error

    @property
    def of_a_line(self) -> InputError:
        """The same where each line is a document: the number of the line is known, and may be the mistake."""
        hint = "each line must be one whole auction; leave --jsonl out for a file that is one auction"
        return InputError(f"column {self._error.colno}", f"{_not_json(self._error.msg)}; {hint}")


def _not_json(message: str) -> str:
    """Return what Python's reader of JSON found, as a sentence that ends.

    >>> _not_json("Unterminated string starting at")
    'is not JSON: unterminated string'
    """
    if message == _SECOND:
        return "is not JSON: the document has ended before"
    found = message.removesuffix(" at").removesuffix(" starting")
    return f"is not JSON: {found[:1].lower()}{found[1:]}"


def path(*parts: str | int) -> str:
    """Return the place of a field as errors name it, indexes counted from 0.

    A name that could be mistaken for something else is quoted; a place too long for a line ends in `…`.

    >>> path("events", 4, "bids", "hadsch-hallas"), path("a b", "c")
    ('events[4].bids.hadsch-hallas', "'a b'.c")
    """
    text = ""
    for part in parts:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            plain = len(part) <= _LONGEST_NAME and part.replace("-", "_").isidentifier()
            name = part if plain else quoted(part)
            text += f".{name}" if text else name
    return text if len(text) <= _LONGEST_PLACE else text[:_LONGEST_PLACE] + "…"


class _FaultyObjectError(Exception):
    """Somewhere in a document an object is wrong."""


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if not len(found) == len(pairs) <= MOST_FIELDS:
        raise _FaultyObjectError
    return found


def _number(digits: str) -> int:
    """Python refuses to make a number of thousands of digits; the first of them show the mistake as well."""
    return int(digits[:_DIGITS_THAT_TELL_A_HUGE_NUMBER])


def _foreign_members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _FaultyObjectError
    return found


_DECODER = json.JSONDecoder(object_pairs_hook=_members, parse_int=_number)
_FOREIGN_DECODER = json.JSONDecoder(object_pairs_hook=_foreign_members, parse_int=_number)


def _load(text: str, decoder: json.JSONDecoder) -> object:
    try:
        return decoder.decode(text)
    except _FaultyObjectError:
        raise _first_fault(text) from None


def _first_fault(text: str) -> InputError:
    """Read a text again, to the end, for the place of the first object that is wrong."""

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any] | _Fault:
        try:
            return _members(pairs)
        except _FaultyObjectError:
            return _fault(pairs)

    value = json.loads(text, object_pairs_hook=members, parse_int=_number)
    place, fault = next(_faults_in(value))
    return InputError(place, fault.what)


def _fault(pairs: list[tuple[str, Any]]) -> _Fault:
    if len(pairs) > MOST_FIELDS:
        return _Fault(f"has {len(pairs)} fields; no object of an auction has more than {MOST_FIELDS}")
    keys = [key for key, _ in pairs]
    repeated = next(key for index, key in enumerate(keys) if key in keys[:index])
    return _Fault(f"the field {quoted(repeated)} stands twice; once is right")


def _faults_in(value: object, *place: str | int) -> Iterator[tuple[str, _Fault]]:
    if isinstance(value, _Fault):
        yield path(*place), value
    elif isinstance(value, dict):
        for key, child in value.items():
            yield from _faults_in(child, *place, key)
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from _faults_in(child, *place, index)


def document_text(data: bytes) -> str:
    r"""Return the text of a document; an InputError if it is larger than any, or no text.

    >>> document_text(b"\xff\xfe{\0}\0")
    '{}'
    """
    if len(data) > LARGEST_DOCUMENT:
        raise InputError("", f"is larger than {LARGEST_DOCUMENT // 1024**2} MiB, which no auction is")
    return text_in(data, "save it as UTF-8")


def parse_json(data: bytes) -> object:
    """Return the value that a document holds; an InputError where it is not one strict JSON value.

    It may be UTF-8, or UTF-16 with its mark, as a Windows shell writes what a program prints. A key that
    stands twice in an object is refused, since one of its two values would be lost. NaN and Infinity come
    back as they are: no field takes them, and the one that was given them is named then.

    >>> parse_json(b'{"vp": 3}')
    {'vp': 3}
    """
    text = document_text(data)
    if not text.strip():
        raise InputError("", "is empty; an auction document is expected")
    return _value(text, _DECODER)


def parse_foreign_json(text: str) -> object:
    """Return the value in JSON that another program wrote, whose objects may have any number of fields.

    A key that stands twice is refused all the same; an InputError where it is not JSON.

    >>> parse_foreign_json('{"moveHistory": []}')
    {'moveHistory': []}
    """
    return _value(text, _FOREIGN_DECODER)


def _value(text: str, decoder: json.JSONDecoder) -> object:
    try:
        return _load(text, decoder)
    except json.JSONDecodeError as error:
        raise NotJsonError(error) from None
    except RecursionError:
        raise InputError("", "is nested too deeply to be an auction") from None


def names_of_fields(data: bytes) -> int:
    r"""Return how many fields stand in a JSON document, or more where a text in it looks like a name.

    >>> names_of_fields(b'{"vp": 3, "bids" : {"vp": 3}, "player": "x\":"}')
    5
    """
    return data.translate(None, b" \t\r\n").count(b'":')


def fields_in(value: object) -> int:
    """Return how many fields a value has that was read from JSON, those of everything in it included.

    >>> fields_in([{"vp": 3, "bids": {"vp": 3}}])
    3
    """
    match value:
        case dict():
            return len(value) + sum(map(fields_in, value.values()))
        case list():
            return sum(map(fields_in, value))
        case _:
            return 0
