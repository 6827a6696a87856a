"""Auction documents to break in tests."""

import json
import unicodedata
from typing import Any

from gaia_auction.errors import InputError
from gaia_auction.records.auction_reader import read_auction

Document = dict[str, Any]


def document(*events: object, **settings: object) -> Document:
    """Return an auction of Ada and Ben, with other settings where some are given."""
    return {
        "format": "gaia-auction",
        "version": 1,
        "settings": {"mode": "none", "players": ["Ada", "Ben"]} | settings,
        "events": list(events),
    }


def bid(**fields: object) -> Document:
    return {"type": "bid", "player": "Ada", "faction": "itars", "vp": 3} | fields


def submit(bids: object) -> Document:
    return {"type": "submit", "player": "Ada", "bids": bids}


def void(**fields: object) -> Document:
    return {"type": "void", "submitted": ["Ada"], "reason": "consent"} | fields


def as_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


def refused(data: bytes | Document) -> InputError:
    """Return the error of a document that must not be read."""
    try:
        read_auction(data if isinstance(data, bytes) else as_bytes(data))
    except InputError as error:
        return error
    raise AssertionError("was read without an error")


def stays_on_one_line(text: str) -> bool:
    """Say whether no character of a text breaks a line or steers a terminal."""
    return not {"Cc", "Cs", "Zl", "Zp"} & {unicodedata.category(character) for character in text}
