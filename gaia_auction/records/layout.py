"""JSON laid out so that a person can read it: what is short stands on one line."""

import json

_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def compact(value: object) -> str:
    """Return a value as JSON on one line, every script as it is.

    >>> compact({"player": "Ada", "vp": 3})
    '{"player": "Ada", "vp": 3}'
    """
    return _ENCODER.encode(value)


def laid_out(value: object, depth: int = 0) -> str:
    """Return a value as JSON with a line for each field of the outer objects and for each event or lot.

    >>> print(laid_out({"version": 1, "events": [{"type": "ban", "player": "Ada"}], "banned": ["itars"]}))
    {
      "version": 1,
      "events": [
        {"type": "ban", "player": "Ada"}
      ],
      "banned": ["itars"]
    }
    """
    if not value or not isinstance(value, dict | list) or _stands_on_one_line(value, depth):
        return compact(value)
    if isinstance(value, dict):
        parts = [f"{compact(key)}: {laid_out(member, depth + 1)}" for key, member in value.items()]
        opening, closing = "{}"
    else:
        parts = [laid_out(member, depth + 1) for member in value]
        opening, closing = "[]"
    margin = "  " * depth
    return f"{opening}\n{margin}  " + f",\n{margin}  ".join(parts) + f"\n{margin}{closing}"


def _stands_on_one_line(value: dict[str, object] | list[object], depth: int) -> bool:
    """Return False for an outer object, for a list with objects in it and for what holds such a list."""
    if isinstance(value, dict):
        return depth > 1 and all(
            _stands_on_one_line(member, depth) for member in value.values() if isinstance(member, list)
        )
    return not any(isinstance(member, dict) for member in value)
