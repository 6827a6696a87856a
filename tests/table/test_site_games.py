"""What the BGS site writes beside the moves of an auction: notes, forced picks, old options, own boards."""

import json
from typing import Any

import pytest

from gaia_auction.errors import InputError
from gaia_auction.setup.dealing import random_pool
from gaia_auction.table.convert import Converted, convert
from gaia_auction.table.dealt import must_be_dealt
from gaia_auction.table.resolve import resolve
from gaia_auction.table.site_mode import Asked

Document = dict[str, Any]


def log(*moves: str, asked: Asked = Asked()) -> Converted:  # noqa: B008 - it cannot change
    return convert("\n".join(moves).encode(), asked=asked)


def export(moves: tuple[str, ...], *, asked: Asked = Asked(), **fields: object) -> Converted:  # noqa: B008
    return convert(json.dumps({"moveHistory": list(moves), **fields}).encode(), asked=asked)


def document(converted: Converted) -> Document:
    read: Document = json.loads(converted.text)
    return read


def lots(converted: Converted) -> list[tuple[str, str, int]]:
    outcome = document(converted)["result"]["outcome"]
    return [(lot["player"], lot["faction"], lot["vp_cost"]) for lot in outcome]


# The first worked example of the rules, as the site records it since 2021.
IVITS_FOR_TWO = ("init 2 s", "p1 faction ivits", "p2 bid ivits 2", "p1 faction geodens")
IVITS_AND_GEODENS = [("p2", "ivits", 2), ("p1", "geodens", 0)]


@pytest.mark.parametrize(
    "note",
    [
        "(0/0/0/0 ⇒ 2/4/0/0)",
        "(0/0/0/0 ⇒ 2,B/4/0/0)",
        "()",
        "(p2 bid ivits 9)",
        "(1 ⇒ 2) (3 ⇒ 4)",
        "(a (b) c)",
        "(0 ⇒ 1).",
    ],
)
def test_a_note_behind_a_move_is_not_part_of_it(note: str) -> None:
    for at in range(len(IVITS_FOR_TWO)):
        moves = list(IVITS_FOR_TWO)
        moves[at] += f" {note}"
        assert lots(log(*moves)) == IVITS_AND_GEODENS
        assert document(log(*moves))["settings"]["seed"] == "s"
    noted = (
        *(f"{number}. {move} {note} " for number, move in enumerate(IVITS_FOR_TWO)),
        "geodens build m 1A1",
    )
    assert lots(log(*noted)) == IVITS_AND_GEODENS
    with pytest.raises(InputError, match=r"^line 5: is by 'ivits', but p1 \(geodens\) picks"):
        log(*noted[:4], f"ivits booster booster1 {note}")


def test_a_note_that_is_cut_off_is_not_one() -> None:
    with pytest.raises(InputError, match=r"^line 4: 'geodens \(0/0' is not a faction"):
        log(*IVITS_FOR_TWO[:3], "p1 faction geodens (0/0")


def test_a_seed_in_parentheses_is_no_note() -> None:
    for init in ("init 2 (s)", "init  2   (s)", "init 2 (s) (0 ⇒ 1)"):
        assert document(log(init, *IVITS_FOR_TWO[1:]))["settings"]["seed"] == "(s)"
    with pytest.raises(InputError, match=r"^line 1: has words behind the seed; a seed has no blanks"):
        log("init 2 my seed (0 ⇒ 1)", *IVITS_FOR_TWO[1:])


# This seed deals two players Xenos, then Bal T'aks; so says a recorded deal.
DRAWN = ("init 2 GaiaProject_001", "p1 faction xenos", "p2 faction baltaks (0/0/0/0 ⇒ 2/4/0/0)")
CLAIMED = (*DRAWN[:2], "p2 faction baltaks", "p1 bid baltaks 0", "p2 bid xenos 3")
RANDOM = {"randomFactions": True}


def test_forced_picks_are_the_draw() -> None:
    converted = export(DRAWN, options=RANDOM)
    auction = document(converted)
    assert auction["settings"] | {"mode": "none", "random_factions": True} == auction["settings"]
    assert auction["events"] == [{"type": "draw", "factions": ["xenos", "baltaks"]}]
    assert lots(converted) == [("p1", "xenos", 0), ("p2", "baltaks", 0)]
    assert converted.warnings == converted.notes == ()
    bid_on = export(CLAIMED, options={"auction": "choose-bid", **RANDOM})
    assert [event["type"] for event in document(bid_on)["events"]] == ["draw", "bid", "bid"]
    assert lots(bid_on) == [("p2", "xenos", 3), ("p1", "baltaks", 0)]


def test_a_draw_is_written_as_forced_picks() -> None:
    text = export(DRAWN, options=RANDOM).text
    assert convert(text.encode()).text.splitlines() == [*DRAWN[:2], "p2 faction baltaks"]


def test_forced_picks_come_behind_the_bans() -> None:
    # With the Xenos banned, the seed deals Gleens and Bal T'aks.
    bans = ("p1 banFaction xenos", "p2 banFaction ivits")
    moves = (DRAWN[0], *bans, "p1 faction gleens", "p2 faction baltaks")
    converted = export(moves, options={"banPhase": True, **RANDOM})
    assert [event["type"] for event in document(converted)["events"]] == ["ban", "ban", "draw"]
    assert converted.warnings == ()


def test_a_pool_that_limits_the_choice_comes_from_the_seed() -> None:
    moves = (DRAWN[0], "p1 faction baltaks", "p2 bid baltaks 1", "p1 faction xenos")
    converted = export(moves, options={"auction": "bid-while-choosing", **RANDOM})
    assert document(converted)["events"][0] == {"type": "draw", "factions": ["xenos", "baltaks"]}
    assert (converted.warnings, lots(converted)) == ((), [("p2", "baltaks", 1), ("p1", "xenos", 0)])


@pytest.mark.parametrize("auction", [None, "bid-while-choosing"])
def test_a_pool_of_another_version_is_taken_as_recorded_with_a_warning(auction: str | None) -> None:
    moves = (DRAWN[0], "p1 faction terrans", "p2 faction ivits")
    converted = export(moves, options={"auction": auction, **RANDOM})
    assert document(converted)["events"][0] == {"type": "draw", "factions": ["terrans", "ivits"]}
    assert converted.warnings == (
        (
            "the seed 'GaiaProject_001' deals xenos and baltaks by today's rules; "
            "terrans and ivits are taken as recorded, without the seed"
        ),
    )
    assert document(converted)["settings"]["seed"] is None  # which would vouch for the draw


def test_what_cannot_be_drawn_is_refused() -> None:
    other_side = (DRAWN[0], "p1 faction terrans", "p2 faction lantids")
    with pytest.raises(InputError, match=r"^moveHistory\[1\]: .*lantids"):
        export(other_side, options=RANDOM)
    with pytest.raises(InputError, match=r"^moveHistory\[1\]: is by p2, but the faction drawn here is p1's"):
        export((DRAWN[0], "p2 faction xenos", "p1 faction baltaks"), options=RANDOM)
    with pytest.raises(
        InputError,
        match=r"^moveHistory\[1\]: is where the auction ends, and the log has only 1 of the 2 random",
    ):
        export(DRAWN[:2], options=RANDOM)
    with pytest.raises(InputError, match=r"only 0 of the 2 random factions, one for each player \(P2\)$"):
        export((DRAWN[0], "p1 bid xenos 0", "p2 bid baltaks 0"), options={"auction": "choose-bid", **RANDOM})


def test_a_log_does_not_tell_of_a_draw() -> None:
    found = log(*DRAWN)
    assert document(found)["settings"]["random_factions"]
    assert found.notes[1:] == (
        (
            "the seed deals just these factions here, so they are taken as drawn; with --no-random-factions "
            "they count as chosen"
        ),
    )
    chosen = log(*DRAWN, asked=Asked("none", random_factions=False))
    assert not document(chosen)["settings"]["random_factions"]
    assert lots(chosen) == lots(found)
    assert chosen.notes == ()
    drawn = log("init 2 s", "p1 faction itars", "p2 faction xenos", asked=Asked("none", random_factions=True))
    assert document(drawn)["settings"]["random_factions"]
    assert len(drawn.warnings) == 1


@pytest.mark.parametrize(("told", "word"), [(True, "--no-random-factions"), (False, "--random-factions")])
def test_what_is_asked_for_must_not_contradict_the_export(told: bool, word: str) -> None:  # noqa: FBT001
    with pytest.raises(InputError, match=f"^options.randomFactions: is {str(told).lower()}, which {word} "):
        export(DRAWN, options={"randomFactions": told}, asked=Asked(None, not told))


def test_a_draw_on_the_way_out_is_one_that_the_site_makes() -> None:
    auction = document(export(DRAWN, options=RANDOM))
    del auction["result"]
    auction["settings"]["seed"] = "GaiaProject_002"
    with pytest.raises(
        InputError, match=r"^settings.seed: would deal .* on that site, not the factions drawn; with"
    ):
        convert(json.dumps(auction).encode())
    auction["settings"]["seed"] = "GaiaRocks"
    with pytest.raises(
        InputError, match=r"^settings.seed: is GaiaRocks, which that site deals by older rules"
    ):
        convert(json.dumps(auction).encode())
    auction["settings"]["seed"] = None
    missing = r"^settings.seed: is missing, and defaultSeed in its place would deal .* on that site, not the"
    with pytest.raises(InputError, match=missing):
        convert(json.dumps(auction).encode())


def test_a_draw_on_the_small_board_goes_out_and_verifies_too() -> None:
    # The pool of a recorded game: four players on the cross of eight sectors.
    moves = ("init 4 log831581930", "p1 faction lantids", "p2 faction itars", "p3 faction geodens")
    small = export((*moves, "p4 faction gleens"), options={"layout": "xshape", **RANDOM})
    assert (small.warnings, document(small)["settings"]["seed"]) == ((), "log831581930")
    must_be_dealt(resolve(small.text.encode()))
    assert convert(small.text.encode()).text.splitlines() == [*moves, "p4 faction gleens"]
    standard = export((*moves, "p4 faction gleens"), options=RANDOM)
    assert len(standard.warnings) == 1


def test_nobody_knows_what_the_site_deals_of_an_old_seed() -> None:
    pool = random_pool("12", 2)  # by today's rules
    moves = ("init 2 12", f"p1 faction {pool[0]}", f"p2 faction {pool[1]}")
    assert not document(log(*moves))["settings"]["random_factions"]
    told = export(moves, options=RANDOM)
    assert document(told)["settings"]["random_factions"]
    assert told.warnings == (
        (
            "the site deals the old seed '12' by older rules; "
            f"{pool[0]} and {pool[1]} are taken as recorded, without the seed"
        ),
    )


def test_the_order_of_a_draw_is_that_of_the_record() -> None:
    converted = export((DRAWN[0], "p1 faction baltaks", "p2 faction xenos"), options=RANDOM)
    assert document(converted)["events"] == [{"type": "draw", "factions": ["baltaks", "xenos"]}]
    assert len(converted.warnings) == 1


def test_the_lost_fleet_of_an_export() -> None:
    moves = ("init 2 s", "p1 faction itars", "p2 faction xenos")
    for options, expansions in (({"lostFleet": True}, ["lost-fleet"]), ({"lostFleet": False}, [])):
        assert document(export(moves, options=options))["settings"]["expansions"] == expansions


@pytest.mark.parametrize(
    "fields",
    [
        {"engineVersion": "4.6.10"},
        {"engineVersion": "3.10.0", "version": "4.8.0"},
        {"version": "4.8.0"},
        {},
        {"engineVersion": 5},
        {"engineVersion": "next"},
    ],
)
def test_an_auction_without_a_name_was_choose_then_bid(fields: dict[str, Any]) -> None:
    moves = ("init 2 s", "p1 faction geodens", "p2 faction itars", "p1 bid geodens 1", "p2 bid itars 1")
    converted = export(moves, options={"auction": True}, **fields)
    assert document(converted)["settings"]["mode"] == "choose-then-bid"
    assert converted.notes == ()


@pytest.mark.parametrize("fields", [{"engineVersion": "4.7.0"}, {"engineVersion": "4.10.1"}, {}])
def test_since_then_it_is_choose_while_bidding(fields: dict[str, Any]) -> None:
    converted = export(IVITS_FOR_TWO, options={"auction": True}, **fields)
    assert document(converted)["settings"]["mode"] == "choose-while-bidding"
    assert lots(converted) == IVITS_AND_GEODENS
    without_a_bid = export(("init 2 s", "p1 faction ivits", "p2 faction geodens"), options={"auction": True})
    assert document(without_a_bid)["settings"]["mode"] == "choose-while-bidding"


def test_a_release_is_held_against_the_moves() -> None:
    with pytest.raises(InputError, match=r"^moveHistory\[2\]: p2 cannot bid 2 on ivits"):
        export(IVITS_FOR_TWO, options={"auction": True}, engineVersion="4.6.10")
    with pytest.raises(InputError, match=r"^options.auction: means the mode choose-then-bid, not silent"):
        export(IVITS_FOR_TWO, options={"auction": True}, engineVersion="4.6.10", asked=Asked("silent"))


def test_a_board_that_is_set_up_by_hand_is_passed_over() -> None:
    by_hand = (
        "p1 set booster 1 to booster1",
        "p2 set tech free1 to tech2",
        "p1 rotate 3 2 4 1",
        "p2 pass (x)",
    )
    assert lots(log(IVITS_FOR_TWO[0], *by_hand, *IVITS_FOR_TWO[1:])) == IVITS_AND_GEODENS


SEALED = ("init 2 s", "p1 faction itars", "p2 faction xenos")


@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [
        ("silentBid", "itars 3 xenos 0", "itars 0 xenos 9"),
        ("preferenceBid", "itars 40 xenos 0", "itars 9 xenos 31"),
    ],
)
def test_of_sealed_bids_handed_in_anew_the_last_ones_count(kind: str, first: str, second: str) -> None:
    revised = log(
        *SEALED, f"p1 {kind} {first}", f"p1 {kind} {second}", f"p1 {kind} {first}", f"p2 {kind} {first}"
    )
    assert lots(revised) == lots(log(*SEALED, f"p1 {kind} {first}", f"p2 {kind} {first}"))
    assert revised.warnings == (
        "line 4: p1 bid anew, and line 5 counts",
        "line 5: p1 bid anew, and line 6 counts",
    )
    with pytest.raises(InputError, match=r"^line 6: "):  # all are in
        log(*SEALED, f"p1 {kind} {first}", f"p2 {kind} {first}", f"p1 {kind} {second}")


@pytest.mark.parametrize("kind", ["silentBid", "preferenceBid"])
def test_bids_that_another_viewer_does_not_see(kind: str) -> None:
    with pytest.raises(
        InputError, match=r"^line 5: has no numbers: the bids of p2 are still hidden in this log; "
    ):
        log(*SEALED, f"p1 {kind} itars 3 xenos 37", f"p2 {kind}")


def test_a_bid_that_is_too_large_is_a_number_all_the_same() -> None:
    with pytest.raises(InputError, match=r"^line 3: p2 cannot bid 4294967295 on ivits: .*999"):
        log(*IVITS_FOR_TWO[:2], "p2 bid ivits 4294967295")
    with pytest.raises(InputError, match=r"^line 4: p1 cannot submit these bids: .* 40, not 4294967295"):
        log(*SEALED, "p1 silentBid itars 4294967295 xenos 1")


def test_players_have_the_names_that_stand_in_an_export() -> None:
    players = [{"name": " Ada ", "faction": "geodens", "data": {"bid": 0}}, {"name": " "}, 7]
    moves = ("init 3 s", *IVITS_FOR_TWO[1:3], "p3 faction itars", "p1 faction geodens", "itars build m 1A1")
    much = {f"hex{number}": {"planet": "r"} for number in range(300)}  # more than an auction ever has
    options = {"auction": "bid-while-choosing", "map": much}
    named = export(moves, players=players, options=options, phase="roundMove", map=much)
    assert lots(named) == [("p2", "ivits", 2), ("p3", "itars", 0), ("Ada", "geodens", 0)]
    assert document(named)["settings"]["players"] == ["Ada", "p2", "p3"]
    assert resolve(named.text.encode()).auction.settings.players == ("Ada", "p2", "p3")


def test_names_may_stand_alone() -> None:
    assert lots(export(IVITS_FOR_TWO, players=["Ada", " Ben"])) == [
        ("Ben", "ivits", 2),
        ("Ada", "geodens", 0),
    ]


def test_an_export_whose_options_are_null_tells_no_more_than_a_log() -> None:
    assert lots(export(IVITS_FOR_TWO, options=None)) == IVITS_AND_GEODENS


def test_a_field_that_stands_twice_is_refused_there_as_elsewhere() -> None:
    with pytest.raises(InputError, match=r"^options: the field 'auction' stands twice; once is right$"):
        convert(b'{"moveHistory": ["init 2 s"], "options": {"auction": null, "auction": "silent"}}')


@pytest.mark.parametrize(
    ("players", "error"),
    [
        ([{"name": "Ada"}, {"name": "ada"}], r"^players\[1\].name: 'ada' is the name in seat 1 already"),
        ([{"name": "Ada"}, {"name": "B" * 41}], r"^players\[1\].name: a name has 41 characters"),
        ([{"name": "A\nda"}], r"^players\[0\].name: a name holds the character"),
        ([{}, {}, {}], r"^players: names 3 players, but the game has 2$"),
    ],
)
def test_names_that_cannot_be(players: list[object], error: str) -> None:
    with pytest.raises(InputError, match=error):
        export(IVITS_FOR_TWO, players=players)


def test_factions_of_several_words() -> None:
    moves = ("init 2 s", "p1 faction Hadsch Hallas", "p2 bid Hadsch Hallas 2", "p1 faction Bal T'aks")
    assert lots(log(*moves)) == [("p2", "hadsch-hallas", 2), ("p1", "baltaks", 0)]
    sealed = log(
        *SEALED[:1],
        *moves[1:2],
        "p2 faction itars",
        *(f"p{seat} silentBid Hadsch Hallas 3 itars 1" for seat in (1, 2)),
    )
    assert document(sealed)["events"][2]["bids"] == {"hadsch-hallas": 3, "itars": 1}


def test_a_log_is_text_in_utf_8_or_in_utf_16_with_its_mark() -> None:
    text = "\r\n".join(IVITS_FOR_TWO)
    for data in (text.encode(), text.encode("utf-8-sig"), text.encode("utf-16")):
        assert lots(convert(data)) == IVITS_AND_GEODENS
    with pytest.raises(InputError, match=r"^is not UTF-8 at byte 5; save it as UTF-8$"):
        convert(b"init \xff")
    with pytest.raises(InputError, match=r"^is larger than 16 MiB, which no auction is$"):
        convert(b"init 2 s\n" * 2_000_000)


def test_digits_and_letters_of_other_keyboards() -> None:
    moves = (
        "init ２ s",
        "ｐ１ faction ｉｖｉｔｓ",
        "p2 ｂｉｄ\N{IDEOGRAPHIC SPACE}Hive ２",
        "p1 faction 지오덴",
    )
    assert lots(log(*moves)) == IVITS_AND_GEODENS
    assert lots(log(*(f"{n}．{move}" for n, move in enumerate(moves, start=1)))) == IVITS_AND_GEODENS
    with pytest.raises(InputError, match=r"^line 3: '2²' is not a whole number of VP$"):
        log(*moves[:2], "p2 bid ivits 2²")


@pytest.mark.parametrize("mistyped", ["ban", "banfaction", "Faction", "Bid", "bids", "silentbid"])
def test_a_mistyped_move_does_not_pass_for_one_of_the_game(mistyped: str) -> None:
    told = r"is no move of that site; if it is one of the auction, write: p1 "
    with pytest.raises(InputError, match=rf"^line 2: {told}"):
        log(IVITS_FOR_TWO[0], f"p1 {mistyped} xenos 3", *IVITS_FOR_TWO[1:])
    with pytest.raises(InputError, match=rf"^line 4: {told}"):
        log(*SEALED, f"p1 {mistyped} xenos 3")


def test_sealed_bids_before_all_factions_are_there_are_refused() -> None:
    bids = tuple(f"p{seat} silentBid itars 1 xenos 2" for seat in (1, 2))
    with pytest.raises(InputError, match=r"^line 3: p1 cannot submit these bids: p2 is to nominate"):
        log(*SEALED[:2], bids[0], SEALED[2], *bids)


def test_two_kinds_of_sealed_bids_are_not_one_handed_in_anew() -> None:
    both = (
        "p1 silentBid itars 1 xenos 2",
        "p1 preferenceBid itars 20 xenos 20",
        "p2 silentBid itars 1 xenos 2",
    )
    with pytest.raises(InputError, match=r"^line 5: is a preferenceBid, and must be p1 silentBid"):
        log(*SEALED, *both)


def test_a_log_that_is_told_to_be_random_may_be_of_the_lost_fleet() -> None:
    pools = (random_pool(f"s{number}", 2, (), ("lost-fleet",)) for number in range(9))
    number, pool = next(
        (n, pool)
        for n, pool in enumerate(pools)
        if not {*pool} & {"moweyds", "space-giants", "darkanians", "tinkeroids"}
        and pool != random_pool(f"s{n}", 2)
    )
    moves = (f"init 2 s{number}", f"p1 faction {pool[0]}", f"p2 faction {pool[1]}")
    told = log(*moves, asked=Asked("none", random_factions=True))
    assert (told.warnings, document(told)["settings"]["expansions"]) == ((), ["lost-fleet"])


def test_a_very_long_line_is_answered_at_once() -> None:
    with pytest.raises(InputError, match=r"^line 2: 'itars \(\) \(\).* is not a faction; the command"):
        log("init 2 s", "p1 faction itars" + " ()" * 40_000 + " x")
