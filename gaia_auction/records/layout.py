"""JSON laid out so that a person can read it: what is short stands on one line."""

import json

_WIDTH = 110
_ALWAYS_BROKEN = 2


def compact(value: object) -> str:
    """Return a value as JSON on one line, every script as it is.

    >>> compact({"player": "Ada", "vp": 3})
    '{"player": "Ada", "vp": 3}'
    """
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def laid_out(value: object, depth: int = 0) -> str:
    """Return a value as JSON in which the two outer levels always have a line for each member.

    Deeper down, an object or list that fits on a line of 110 characters has one.

    >>> print(laid_out({"version": 1, "events": [{"type": "ban", "player": "Ada"}]}))
    {
      "version": 1,
      "events": [
        {"type": "ban", "player": "Ada"}
      ]
    }
    """
    line = compact(value)
    if not value or not isinstance(value, dict | list):
        return line
    margin = "  " * depth
    if depth >= _ALWAYS_BROKEN and len(margin) + len(line) <= _WIDTH:
        return line
    if isinstance(value, dict):
        parts = [f"{compact(key)}: {laid_out(member, depth + 1)}" for key, member in value.items()]
    else:
        parts = [laid_out(member, depth + 1) for member in value]
    opening, closing = line[0], line[-1]
    return f"{opening}\n{margin}  " + f",\n{margin}  ".join(parts) + f"\n{margin}{closing}"
