"""What is wrong with a document: one line that says where, what, and what would be right."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaia_auction.errors import InputError
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.mistakes import shown
from tests.records.documents import (
    Document,
    as_bytes,
    bid,
    document,
    refused,
    stays_on_one_line,
    submit,
    void,
)

MODES = "'none', 'choose-while-bidding', 'choose-then-bid', 'faction-bidding', 'silent' or 'preference-split'"
LINES = r"x\ny" * 10 + "…"
VP = "must be a whole number from 0 to 999"
SEALED = "must be a whole number from 0 to what the settings allow"
SETTING = "must be a whole number from 1 to 999"
BIDS = "must be an object with a bid for each faction in the auction"
PLAYERS = "must be a list of 2 to 5 names, in seat order"
PLAYER = "must be the name of a player"
UNKNOWN = "is not a field of this document; take it out, or check its spelling"
COMPLETE = "complete the result, or take it out as a whole"
ACTIONS = "must be 'take', 'keep', 'award', 'claim', 'outbid' or 'assign'"
TIE_BREAKS = "must be 'held', 'own-nomination' or 'latest-nomination'"
NEWER = "is 2, but this program reads only 1; update the program"
HAD_SUBMITTED = "must be a list of the players who had submitted"
WHY_VOID = "must be 'consent' or 'lost-key'"
EVENTS = "'ban', 'draw', 'nominate', 'bid', 'submit' or 'void'"


def without(whole: Document, *names: str) -> Document:
    return {name: value for name, value in whole.items() if name not in names}


@pytest.mark.parametrize(
    ("value", "error"),
    [
        ([], "must be an object with the format gaia-auction, not a list of 0"),
        (None, "must be an object with the format gaia-auction, not null"),
        ("gaia-auction", "must be an object with the format gaia-auction, not 'gaia-auction'"),
        ({}, "format: is missing; it must be gaia-auction"),
        (
            document() | {"format": "gaia-auction-result"},
            "format: is 'gaia-auction-result'; it must be gaia-auction",
        ),
        (document() | {"format": None}, "format: is null; it must be gaia-auction"),
        (document() | {"format": ["gaia-auction"]}, "format: is a list of 1; it must be gaia-auction"),
        (without(document(), "version"), "version: is missing; it must be 1"),
        (document() | {"version": 2}, f"version: {NEWER}"),
        (document() | {"version": 0}, "version: must be 1, not 0"),
        (document() | {"version": -1}, "version: must be 1, not -1"),
        (document() | {"version": True}, "version: must be 1, not true"),
        (document() | {"version": 1.0}, "version: must be 1, not 1.0"),
        (document() | {"version": "1"}, "version: must be 1, not '1'"),
        (document() | {"version": {}}, "version: must be 1, not an object"),
        ({"format": "gaia-auction", "version": 2, "remark": 0}, f"version: {NEWER}"),
    ],
)
def test_what_document_it_is_comes_first(value: object, error: str) -> None:
    assert str(refused(as_bytes(value))) == error


@pytest.mark.parametrize(
    ("whole", "error"),
    [
        (
            without(document(), "settings"),
            "settings: is missing; it must be an object with the mode and the players",
        ),
        (without(document(), "events"), "events: is missing; it must be a list of what happened"),
        (
            document() | {"settings": {"players": ["Ada", "Ben"]}},
            f"settings.mode: is missing; it must be {MODES}",
        ),
        (document() | {"settings": {"mode": "none"}}, f"settings.players: is missing; it {PLAYERS}"),
        (document({}), f"events[0].type: is missing; it must be {EVENTS}"),
        (
            document({"type": "draw"}),
            "events[0].factions: is missing; it must be a list of the factions drawn",
        ),
        (document(bid(), without(bid(), "vp")), f"events[1].vp: is missing; it {VP}"),
        (document(without(bid(), "player")), f"events[0].player: is missing; it {PLAYER}"),
        (
            document(without(bid(), "faction")),
            "events[0].faction: is missing; it must be the name of a faction",
        ),
        (document(without(submit({}), "bids")), f"events[0].bids: is missing; it {BIDS}"),
        (document(without(void(), "submitted")), f"events[0].submitted: is missing; it {HAD_SUBMITTED}"),
        (document(without(void(), "reason")), f"events[0].reason: is missing; it {WHY_VOID}"),
    ],
)
def test_what_is_missing(whole: Document, error: str) -> None:
    assert str(refused(whole)) == error


@pytest.mark.parametrize(
    ("whole", "where"),
    [
        (document() | {"remark": "lovely"}, "remark"),
        (document(maximum=40), "settings.maximum"),
        (document(bid(comment="why not")), "events[0].comment"),
        (document({"type": "draw", "factions": [], "player": "Ada"}), "events[0].player"),
        (document() | {"line\nbreak \x1b[31m": 1}, r"'line\nbreak \x1b[31m'"),
        (document() | {"k" * 500: 1}, f"'{'k' * 40}…'"),
        (document(events=1), "settings.events"),
    ],
)
def test_what_no_field_is_called(whole: Document, where: str) -> None:
    error = refused(whole)
    assert error.where == where
    assert error.what == f"{UNKNOWN}"


@pytest.mark.parametrize(
    ("whole", "error"),
    [
        (
            document() | {"settings": []},
            "settings: must be an object with the mode and the players, not a list of 0",
        ),
        (document() | {"events": None}, "events: must be a list of what happened, not null"),
        (document() | {"events": {}}, "events: must be a list of what happened, not an object"),
        (document() | {"result": 5}, "result: must be an object, not 5"),
        (document(mode="auction"), f"settings.mode: must be {MODES}, not 'auction'"),
        (document(mode=["none"]), f"settings.mode: must be {MODES}, not a list of 1"),
        (document(mode=None), f"settings.mode: must be {MODES}, not null"),
        (document(players=None), f"settings.players: {PLAYERS}, not null"),
        (document(players="Ada, Ben"), f"settings.players: {PLAYERS}, not 'Ada, Ben'"),
        (document(players=["Ada", 5]), "settings.players[1]: must be text, not 5"),
        (document(players=["Ada", None]), "settings.players[1]: must be text, not null"),
        (
            document(players=["Ada", "\ud83d"]),
            r"settings.players[1]: must be text of whole characters, not '\ud83d'",
        ),
        (document(ban_phase=1), "settings.ban_phase: must be true or false, not 1"),
        (document(ban_phase="true"), "settings.ban_phase: must be true or false, not 'true'"),
        (document(random_factions=None), "settings.random_factions: must be true or false, not null"),
        (document(expansions=None), "settings.expansions: must be a list, not null"),
        (document(expansions=["lost"]), "settings.expansions[0]: must be 'lost-fleet', not 'lost'"),
        (document(seed=5), "settings.seed: must be text, not 5"),
        (
            document(seed="x" * 1001),
            f"settings.seed: must be at most 1000 characters long, not '{'x' * 40}…'",
        ),
        (document(opening_bids="one"), "settings.opening_bids: must be 'zero' or 'any', not 'one'"),
        (
            document(charge="all"),
            "settings.charge: must be 'final-scoring', 'start-track' or 'level-10', not 'all'",
        ),
        (document(max_bid="40"), f"settings.max_bid: {SETTING}, not '40'"),
        (document(max_bid=40.0), f"settings.max_bid: {SETTING}, not 40.0"),
        (document(max_bid=True), f"settings.max_bid: {SETTING}, not true"),
        (document(budget=float("nan")), f"settings.budget: {SETTING}, not nan"),
        (document(track_vp=float("inf")), f"settings.track_vp: {SETTING}, not inf"),
        (document(5), "events[0]: must be an object, not 5"),
        (document([]), "events[0]: must be an object, not a list of 0"),
        (document({"type": "pass"}), f"events[0].type: must be {EVENTS}, not 'pass'"),
        (document({"type": 5}), f"events[0].type: must be {EVENTS}, not 5"),
        (document({"type": None}), f"events[0].type: must be {EVENTS}, not null"),
        (document({"type": {}}), f"events[0].type: must be {EVENTS}, not an object"),
        (document({"type": "x\ny" * 50}), f"events[0].type: must be {EVENTS}, not '{LINES}'"),
        (document(bid(player=5)), f"events[0].player: {PLAYER}, not 5"),
        (
            document(bid(player="A" * 1001)),
            f"events[0].player: must be at most 1000 characters long, not '{'A' * 40}…'",
        ),
        (document(bid(faction=None)), "events[0].faction: must be the name of a faction, not null"),
        (document(bid(vp="3")), f"events[0].vp: {VP}, not '3'"),
        (document(bid(vp=2.5)), f"events[0].vp: {VP}, not 2.5"),
        (document(bid(vp=True)), f"events[0].vp: {VP}, not true"),
        (document(bid(vp=-1)), f"events[0].vp: {VP}, not -1"),
        (document(bid(vp=1000)), f"events[0].vp: {VP}, not 1000"),
        (document(bid(vp=10**30)), f"events[0].vp: {VP}, not 100000000000000…"),
        (
            document({"type": "draw", "factions": "itars"}),
            "events[0].factions: must be a list of the factions drawn, not 'itars'",
        ),
        (document({"type": "draw", "factions": ["itars", 1]}), "events[0].factions[1]: must be text, not 1"),
        (document(void(submitted="Ada")), f"events[0].submitted: {HAD_SUBMITTED}, not 'Ada'"),
        (document(void(reason="whim")), f"events[0].reason: {WHY_VOID}, not 'whim'"),
        (document(submit([3])), f"events[0].bids: {BIDS}, not a list of 1"),
        (document(submit({"itars": "3"})), f"events[0].bids.itars: {SEALED}, not '3'"),
        (document(submit({"hadsch-hallas": None})), f"events[0].bids.hadsch-hallas: {SEALED}, not null"),
        (document(submit({"bal t\naks": 1.5})), rf"events[0].bids.'bal t\naks': {SEALED}, not 1.5"),
        (document(submit({"player": -1})), f"events[0].bids.player: {SEALED}, not -1"),
    ],
)
def test_what_is_of_another_kind(whole: Document, error: str) -> None:
    assert str(refused(whole)) == error


def test_a_number_of_five_thousand_digits() -> None:
    data = as_bytes(document(bid(vp=12345))).replace(b"12345", b"9" * 5000)
    assert str(refused(data)) == f"events[0].vp: {VP}, not 999999999999999…"


def test_half_a_character_as_a_name_of_a_field() -> None:
    error = refused(document(submit({"\ud83d": 1})))
    assert error.where.startswith("events[0].bids.'")
    assert "[key]" not in error.where  # pydantic's mark that it is the name, not what stands behind it
    assert error.what == r"must be text of whole characters, not '\ud83d'"
    assert str(error).isprintable()
    assert refused(document() | {"\ud83d": 1}).what == r"must be text of whole characters, not '\ud83d'"


RESULT: Document = {
    "format": "gaia-auction-result",
    "version": 1,
    "mode": "none",
    "charge": "final-scoring",
    "outcome": [],
    "turn_order": [],
    "booster_order": [],
    "mine_order": [],
    "banned": [],
}
TAKE: Document = {
    "action": "take",
    "player": "Ada",
    "faction": "itars",
    "cost": 0,
    "margin": 0,
    "displaced": None,
    "tie_break": None,
}


@pytest.mark.parametrize(
    ("result", "error"),
    [
        ({}, f"format: is missing; {COMPLETE}"),
        (without(RESULT, "banned"), f"banned: is missing; {COMPLETE}"),
        (RESULT | {"format": "gaia-auction"}, "format: must be 'gaia-auction-result', not 'gaia-auction'"),
        (RESULT | {"version": True}, "version: must be 1, not true"),
        (RESULT | {"version": 1.0}, "version: must be 1, not 1.0"),
        (RESULT | {"version": 2}, "version: must be 1, not 2"),
        (RESULT | {"turn_order": [1]}, "turn_order[0]: must be text, not 1"),
        (RESULT | {"banned": None}, "banned: must be a list, not null"),
        (RESULT | {"outcome": [{"turn": "1"}]}, "outcome[0].turn: must be a whole number, not '1'"),
        (RESULT | {"outcome": [{"turn": 1}]}, f"outcome[0].player: is missing; it {PLAYER}"),
        (RESULT | {"steps": [{}]}, f"steps[0].action: is missing; {COMPLETE}"),
        (RESULT | {"steps": [{"action": "pass"}]}, f"steps[0].action: {ACTIONS}, not 'pass'"),
        (
            RESULT | {"steps": [TAKE, TAKE | {"cost": None}]},
            "steps[1].cost: must be a whole number, not null",
        ),
        (RESULT | {"steps": [TAKE | {"tie_break": "luck"}]}, f"steps[0].tie_break: {TIE_BREAKS}, not 'luck'"),
        (RESULT | {"steps": [TAKE | {"events": []}]}, f"steps[0].events: {UNKNOWN}"),
    ],
)
def test_what_is_wrong_in_a_recorded_result(result: Document, error: str) -> None:
    assert str(refused(document() | {"result": result})) == f"result.{error}"


def test_of_millions_of_mistakes_the_first_is_told() -> None:
    whole = as_bytes(document())[: -len(b"]}")]
    error = refused(whole + b"[]," * 1_000_000 + b"[]]}")
    assert str(error) == "events[0]: must be an object, not a list of 0"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, "null"),
        (True, "true"),
        (False, "false"),
        (0, "0"),
        (-12, "-12"),
        (10**14, "100000000000000"),
        (10**15, "100000000000000…"),
        (1.5, "1.5"),
        (1 / 3, "0.3333333333333…"),
        ("", "''"),
        ("Ada", "'Ada'"),
        ("it's", '"it\'s"'),
        ("a\nb", r"'a\nb'"),
        ([], "a list of 0"),
        ({}, "an object"),
    ],
)
def test_values_are_shown_on_one_line(value: object, expected: str) -> None:
    assert shown(value) == expected


anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just("\ud800"),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text() | st.just("\ud800"), inner, max_size=3)
    ),
    max_leaves=8,
)
fields = st.sampled_from(
    ["format", "version", "settings", "events", "result", "type", "bids", "vp", "players"]
)


@settings(deadline=None)
@given(st.data(), anything)
def test_any_value_in_any_place_is_read_or_refused_in_one_line(data: st.DataObject, value: object) -> None:
    whole = document(bid(), submit({"itars": 1})) | {"result": RESULT | {"steps": [TAKE]}}
    part: Any = whole
    while isinstance(part, dict | list) and part:
        key = data.draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
        if data.draw(st.booleans()) or not isinstance(part[key], dict | list):
            part[key] = value
            break
        part = part[key]
    if isinstance(part, dict):
        part[data.draw(st.text() | fields)] = value
    try:
        read_auction(as_bytes(whole))
    except InputError as error:
        assert stays_on_one_line(str(error))  # noqa: PT017 - either way is right
