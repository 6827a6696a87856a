"""A document is read fast or with care: both ways it says the same, and no way passes over a mistake."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.parsing import LARGEST_DOCUMENT
from tests.records.documents import Document, as_bytes, document

GAMES = Path(__file__).parent.parent / "games"
FINISHED = sorted(path for path in GAMES.glob("*/*.json") if path.parent.name != "bad")
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""What only the careful reader passes over."""

EVERY_KIND_OF_OBJECT = GAMES / "silent" / "sealed-and-revealed-by-play.json"

Place = tuple[str | int, ...]


def objects_in(value: object, place: Place = ()) -> Iterator[Place]:
    """Yield where the objects of a document are that have any fields."""
    if isinstance(value, dict):
        if value:
            yield place
        for name, child in value.items():
            yield from objects_in(child, (*place, name))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from objects_in(child, (*place, index))


def with_a_field_twice(value: object, where: Place, blank: str = "", place: Place = ()) -> str:
    """Write a document with the last field of the object at `where` twice, the second time with a blank."""
    if isinstance(value, dict):
        members = [
            f"{json.dumps(name)}:{with_a_field_twice(child, where, blank, (*place, name))}"
            for name, child in value.items()
        ]
        if place == where:
            last = list(value)[-1]
            members.append(f"{json.dumps(last)}{blank}:{json.dumps(value[last], ensure_ascii=False)}")
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        parts = [with_a_field_twice(part, where, blank, (*place, at)) for at, part in enumerate(value)]
        return "[" + ",".join(parts) + "]"
    return json.dumps(value, ensure_ascii=False)


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_both_ways_say_the_same(path: Path) -> None:
    data = path.read_bytes()
    assert read_auction(data) == read_auction(BYTE_ORDER_MARK + data)


@pytest.mark.parametrize("blank", ["", " ", "\t", "\r\n"])
def test_a_field_that_stands_twice_is_refused_wherever_it_is(blank: str) -> None:
    value = json.loads(EVERY_KIND_OF_OBJECT.read_bytes())
    places = list(objects_in(value))
    assert {place[0] for place in places if place} == {"settings", "events", "result"}
    read_auction(with_a_field_twice(value, ("nowhere",)).encode())
    for where in places:
        with pytest.raises(InputError, match="stands twice"):
            read_auction(with_a_field_twice(value, where, blank).encode())


def test_nothing_is_read_that_is_too_large_however_much_of_it_is_blank() -> None:
    large = as_bytes(of_odd_names()) + b" " * LARGEST_DOCUMENT
    with pytest.raises(InputError, match="is larger than 16 MiB"):
        read_auction(large)


NAMES = ['Ada":', 'Ben" :']
"""Where a text looks like the name of a field, fields cannot be counted from outside."""


def of_odd_names() -> Document:
    return document({"type": "nominate", "player": NAMES[0], "faction": "itars"}, players=NAMES)


def test_a_name_that_looks_like_a_field_is_read() -> None:
    assert read_auction(as_bytes(of_odd_names())).settings.players == tuple(NAMES)


def test_a_name_that_looks_like_a_field_hides_none_that_stands_twice() -> None:
    for where in objects_in(of_odd_names()):
        with pytest.raises(InputError, match="stands twice"):
            read_auction(with_a_field_twice(of_odd_names(), where, " ").encode())
