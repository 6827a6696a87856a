"""What pydantic finds wrong with a document, as one place and one line."""

from itertools import pairwise
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.parsing import path
from gaia_auction.rules.events import VOID_REASONS
from gaia_auction.rules.settings import LEAST_PLAYERS, MODE_NAMES, MOST_PLAYERS, MOST_VP
from gaia_auction.sentences.lists import listed

_LONGEST_NUMBER = 15


def shown(value: object) -> str:
    """Return a value from a document as it can stand in a sentence.

    >>> shown(True), shown("5"), shown(2.5), shown([1, 2]), shown(10**30)
    ('true', "'5'", '2.5', 'a list of 2', '100000000000000…')
    """
    match value:
        case None | bool():
            return {None: "null", True: "true", False: "false"}[value]
        case int() | float():
            digits = str(value)
            return digits if len(digits) <= _LONGEST_NUMBER else digits[:_LONGEST_NUMBER] + "…"
        case str():
            return quoted(value)
        case list():
            return f"a list of {len(value)}"
        case _:
            return "an object"


_EVENT_KINDS = ("ban", "draw", "nominate", "bid", "submit", "void")

_EXPECTED = {
    "settings": "an object with the mode and the players",
    "mode": listed(map(repr, MODE_NAMES), "or"),
    "players": f"a list of {LEAST_PLAYERS} to {MOST_PLAYERS} names, in seat order",
    "events": "a list of what happened",
    "type": listed(map(repr, _EVENT_KINDS), "or"),
    "player": "the name of a player",
    "faction": "the name of a faction",
    "factions": "a list of the factions drawn",
    "vp": f"a whole number from 0 to {MOST_VP}",
    "bids": "an object with a bid for each faction in the auction",
    "salt": "32 hexadecimal digits, as it was written when the bids were revealed",
    "auction": "32 hexadecimal digits, the same for all submissions",
    "ciphertext": "what was written when the bids were sealed",
    "commitment": "the 64 hexadecimal digits of a SHA-256",
    "receipt": "a code such as K7QX-2M9D",
    "submitted": "a list of the players who had submitted",
    "reason": listed(map(repr, VOID_REASONS), "or"),
}
"""What belongs into a field, where its type alone does not say it."""

_KINDS = {
    "bool_type": "true or false",
    "list_type": "a list",
    "string_type": "text",
    "string_unicode": "text of whole characters",
}

_TAGGED = ("events", "steps")
_KEY = "[key]"


def _place(location: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """Leave out what pydantic adds: the kind of event or step behind its index, a mark behind a key."""
    if location[-1:] == (_KEY,):
        location = location[:-1]
    for at, (name, index) in enumerate(pairwise(location)):
        if name in _TAGGED and isinstance(index, int):
            return location[: at + 2] + location[at + 3 :]
    return location


def _whole_number(location: tuple[str | int, ...]) -> str:
    match location:
        case ("events", *_, "bids", _):
            return "a whole number from 0 to what the settings allow"
        case ("events", *_):
            return f"a whole number from 0 to {MOST_VP}"
        case ("settings", *_):
            return f"a whole number from 1 to {MOST_VP}"
        case (*_, "version"):
            return "1"
        case _:
            return "a whole number"


def _wanted(error: ErrorDetails) -> str:
    """Return what a field must be."""
    context: dict[str, Any] = error.get("ctx", {})
    match error["type"]:
        case "int_type" | "greater_than_equal" | "less_than_equal":
            return _whole_number(error["loc"])
        case "literal_error":
            return str(context["expected"])
        case "string_too_long":
            return f"at most {context['max_length']} characters long"
        case kind:
            *_, name = ("", *error["loc"])
            return _EXPECTED.get(str(name)) or _KINDS.get(kind, "an object")


def mistake(error: ValidationError) -> InputError:
    """Return the first thing that pydantic found, in the words and with the place that a person needs."""
    first = error.errors(include_url=False)[0]
    place = path(*_place(first["loc"]))
    match first["type"]:
        case "missing":
            return missing(place, str(first["loc"][-1]))
        case "extra_forbidden":
            return InputError(place, "is not a field of this document; take it out, or check its spelling")
        case "union_tag_not_found":
            tag = _tag(first)
            return missing(f"{place}.{tag}", tag)
        case "union_tag_invalid":
            tag, kinds = _tag(first), listed(first["ctx"]["expected_tags"].split(", "), "or")
            return InputError(f"{place}.{tag}", f"must be {kinds}, not {shown(first['input'][tag])}")
        case _:
            return InputError(place, f"must be {_wanted(first)}, not {shown(first['input'])}")


def missing(place: str, name: str) -> InputError:
    """Return the error of a field that is not there.

    >>> print(missing("events[3].receipt", "receipt"))
    events[3].receipt: is missing; it must be a code such as K7QX-2M9D
    """
    expected = _EXPECTED.get(name)
    right = f"it must be {expected}" if expected else "complete the result, or take it out as a whole"
    return InputError(place, f"is missing; {right}")


def _tag(error: ErrorDetails) -> str:
    """Return the field that tells the kinds of events, or of steps, apart."""
    return str(error["ctx"]["discriminator"]).strip("'")
