"""What pydantic finds wrong with a document, as one place and one line."""

from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.parsing import path
from gaia_auction.rules.settings import MOST_VP

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


_TAGGED = ("events", "steps")


def _place(location: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """Leave out the kind of event or step, which pydantic puts behind its index."""
    for list_name in _TAGGED:
        if list_name in location:
            behind_index = location.index(list_name) + 2
            return location[:behind_index] + location[behind_index + 1 :]
    return location


def _whole_number(location: tuple[str | int, ...]) -> str:
    least = {"events": 0, "settings": 1}.get(str(location[0]))
    return "a whole number" if least is None else f"a whole number from {least} to {MOST_VP}"


def _wanted(error: ErrorDetails) -> str:
    context: dict[str, Any] = error.get("ctx", {})
    match error["type"]:
        case "int_type" | "greater_than_equal" | "less_than_equal":
            return _whole_number(error["loc"])
        case "string_type" | "string_unicode":
            return "text"
        case "bool_type":
            return "true or false"
        case "list_type":
            return "a list"
        case "literal_error":
            return str(context["expected"])
        case _:
            return "an object"


def mistake(error: ValidationError) -> InputError:
    """Return the first thing that pydantic found, in the words and with the place that a person needs."""
    first = error.errors(include_url=False)[0]
    place = path(*_place(first["loc"]))
    match first["type"]:
        case "missing":
            return InputError(place, "is missing")
        case "extra_forbidden":
            return InputError(place, "is not a field of this document; take it out, or check its spelling")
        case "union_tag_not_found":
            return InputError(f"{place}.type", "is missing")
        case "union_tag_invalid":
            kinds = str(first["ctx"]["expected_tags"]).replace(", ", " or ")
            return InputError(f"{place}.type", f"must be {kinds}")
        case _:
            return InputError(place, f"must be {_wanted(first)}, not {shown(first['input'])}")
