"""Auctions out of documents."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.parsing import LARGEST_DOCUMENT
from gaia_auction.rules.events import Ban, Bid, Draw, Nominate, Submit, Void
from gaia_auction.rules.settings import Settings
from tests.records.documents import Document, as_bytes, bid, document, refused, submit, void


def read(*events: Document, **settings: object) -> Auction:
    return read_auction(as_bytes(document(*events, **settings)))


def test_only_mode_and_players_are_required() -> None:
    assert read().settings == Settings(
        mode="none",
        players=("Ada", "Ben"),
        ban_phase=False,
        random_factions=False,
        expansions=(),
        seed=None,
        opening_bids="zero",
        max_bid=40,
        budget=None,
        track_vp=30,
        charge=None,
    )


def test_every_setting_is_read() -> None:
    settings = read(
        mode="silent",
        ban_phase=True,
        random_factions=True,
        expansions=["lost-fleet"],
        seed="randy-3",
        opening_bids="any",
        max_bid=7,
        budget=8,
        track_vp=9,
        charge="level-10",
    ).settings
    assert settings == Settings(
        mode="silent",
        players=("Ada", "Ben"),
        ban_phase=True,
        random_factions=True,
        expansions=("lost-fleet",),
        seed="randy-3",
        opening_bids="any",
        max_bid=7,
        budget=8,
        track_vp=9,
        charge="level-10",
    )


def test_every_kind_of_event_is_read() -> None:
    auction = read(
        {"type": "ban", "player": "Ada", "faction": "xenos"},
        {"type": "draw", "factions": ["itars", "baltaks"]},
        {"type": "nominate", "player": "Ben", "faction": "terrans"},
        {"type": "bid", "player": "Ada", "faction": "itars", "vp": 999},
        {"type": "submit", "player": "Ben", "bids": {"itars": 0, "baltaks": 40}},
        {"type": "void", "submitted": ["ben "], "reason": "lost-key"},
    )
    assert auction.events == (
        Ban("Ada", "xenos"),
        Draw(("itars", "baltaks")),
        Nominate("Ben", "terrans"),
        Bid("Ada", "itars", 999),
        Submit("Ben", {"itars": 0, "baltaks": 40}),
        Void(("Ben",), "lost-key"),
    )


@pytest.mark.parametrize("written", ["Bal T'aks", "BALTAKS", "bal-taks", "bal t’aks", " baltaks "])
def test_a_faction_may_be_spelled_as_people_do(written: str) -> None:
    assert read({"type": "ban", "player": "Ada", "faction": written}).events == (Ban("Ada", "baltaks"),)
    assert read({"type": "draw", "factions": [written]}).events == (Draw(("baltaks",)),)
    assert read(bid(faction=written)).events == (Bid("Ada", "baltaks", 3),)
    assert read(submit({written: 3})).events == (Submit("Ada", {"baltaks": 3}),)


@pytest.mark.parametrize("written", ["Zoë", " zoë\t", "ZOË", "zoe\N{COMBINING DIAERESIS}"])
def test_a_player_may_be_spelled_otherwise_but_is_named_as_the_settings_do(written: str) -> None:
    auction = read(bid(player=written), players=["Ada", " Zoë "])
    assert auction.settings.players == ("Ada", "Zoë")
    assert auction.events == (Bid("Zoë", "itars", 3),)


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"players": ["Ada"]}, "settings.players: 1 player cannot play; there are 2 to 5 seats"),
        (
            {"players": ["Ada", "Ben", "ADA"]},
            "settings.players[2]: 'ADA' is the name in seat 1 already; two players need two names",
        ),
        ({"max_bid": 0}, "settings.max_bid: must be a whole number from 1 to 999, not 0"),
        (
            {"track_vp": -(10**30)},
            "settings.track_vp: must be a whole number from 1 to 999, not -10000000000…",
        ),
        (
            {"expansions": ["lost-fleet"] * 2},
            "settings.expansions: lost-fleet is named twice; once is enough",
        ),
    ],
)
def test_settings_that_cannot_be_played_are_refused(settings: Document, error: str) -> None:
    assert str(refused(document(**settings))) == error


@pytest.mark.parametrize(
    ("event", "error"),
    [
        (bid(player="Eve"), "player: 'Eve' is not one of the players; it must be Ada or Ben"),
        (bid(player=""), "player: '' is not one of the players; it must be Ada or Ben"),
        (bid(player="A\nda"), r"player: 'A\nda' is not one of the players; it must be Ada or Ben"),
        (bid(faction="klingons"), "faction: 'klingons' is not a faction; did you mean taklons?"),
        (bid(faction="Ittar"), "faction: 'Ittar' is not a faction; did you mean itars?"),
        (bid(faction="?"), "faction: '?' is not a faction; the command `factions` lists them"),
        (
            {"type": "draw", "factions": ["itars", "kazon"]},
            "factions[1]: 'kazon' is not a faction; the command `factions` lists them",
        ),
        (
            void(submitted=["Ada", "Eve"]),
            "submitted[1]: 'Eve' is not one of the players; it must be Ada or Ben",
        ),
        (submit({"xeno": 3}), "bids.xeno: 'xeno' is not a faction; did you mean xenos?"),
        (submit({"the xenos": 3}), "bids.'the xenos': 'the xenos' is not a faction; did you mean xenos?"),
        (
            submit({"baltaks": 3, "itars": 0, "Bal T'aks": 3}),
            'bids: "Bal T\'aks" names baltaks a second time; one bid for each is right',
        ),
    ],
)
def test_unknown_names_are_refused_where_they_stand(event: Document, error: str) -> None:
    assert str(refused(document(bid(), event))) == f"events[1].{error}"


def test_a_huge_name_costs_no_time() -> None:
    # Composing these marks takes time that grows with the square of their number.
    name = "A" + "\N{COMBINING COMMA ABOVE RIGHT}\N{COMBINING GRAVE ACCENT}" * 500_000
    assert refused(document(players=[name, "Ben"])).where == "settings.players[0]"
    assert refused(document(bid(player=name))).where == "events[0].player"
    assert refused(document(bid(faction=name))).where == "events[0].faction"
    assert refused(document(submit({name: 0}))).where.startswith("events[0].bids")


# Read fast or with care: both ways say the same, and neither passes over a mistake

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
    large = as_bytes(document()) + b" " * LARGEST_DOCUMENT
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
