"""What might have been: the use cases, on documents."""

import json
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.errors import InputError
from gaia_auction.table.resolve import Resolved, resolve
from gaia_auction.table.sealed_questions import under_other_rules, what_it_takes
from gaia_auction.table.typed import parse_bids, parse_move, parse_wish
from gaia_auction.table.what_if import (
    Stuck,
    WhatIf,
    with_other_bids,
    with_other_event,
)

Document = dict[str, Any]

GAMES = Path(__file__).parent.parent / "games"
EVERY_TIE = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
SPLIT = GAMES / "preference-split" / "pays-more-than-own-bid.json"

DUEL: Document = {
    "format": "gaia-auction",
    "version": 1,
    "settings": {"mode": "choose-then-bid", "players": ["Ada", "Ben", "Cyd"]},
    "events": [
        {"type": "nominate", "player": "Ada", "faction": "itars"},
        {"type": "nominate", "player": "Ben", "faction": "xenos"},
        {"type": "nominate", "player": "Cyd", "faction": "taklons"},
        {"type": "bid", "player": "Ada", "faction": "itars", "vp": 0},
        {"type": "bid", "player": "Ben", "faction": "itars", "vp": 3},
        {"type": "bid", "player": "Cyd", "faction": "itars", "vp": 4},
        {"type": "bid", "player": "Ada", "faction": "taklons", "vp": 0},
        {"type": "bid", "player": "Ben", "faction": "xenos", "vp": 0},
    ],
}
"""Cyd has the Itars for 4, Ada the taklons and Ben the xenos for 0."""


def resolved(source: Path | Document) -> Resolved:
    return resolve(source.read_bytes() if isinstance(source, Path) else json.dumps(source).encode())


def lots(what_if: WhatIf) -> dict[str, tuple[str, int]]:
    return {lot.player: (lot.faction, lot.vp_cost) for lot in what_if.instead.lots}


def replaced(index: int, move: str, auction: Path | Document = DUEL) -> WhatIf | Stuck:
    return with_other_event(resolved(auction), index, parse_move(move))


# Other bids


def test_bids_that_are_not_named_stay() -> None:
    """C bids 0 on everything, takes the taklons at 0 and waits; A and B raise the Itars in turn.

    At 6 they leave A 15 − 6 = 9, as the taklons do with 10 − 1; of the two the Itars are A's own nomination.
    At 7 they leave B 8, more than 8 − 1. At 8 they would leave A 7: she takes the taklons at 1, and C the
    xenos.
    """
    what_if = with_other_bids(resolved(EVERY_TIE), [parse_bids("C: itars=0")])
    assert what_if.changes == ("C bids 0 on Itars instead of 7.",)
    assert {lot.player: lot.vp_cost for lot in what_if.happened.lots} == {"A": 2, "B": 8, "C": 0}
    assert lots(what_if) == {"A": ("taklons", 1), "B": ("itars", 7), "C": ("xenos", 0)}


def test_several_players_may_have_other_bids_and_one_may_be_named_twice() -> None:
    typed = [parse_bids("B: itars=0"), parse_bids("a: itars=0"), parse_bids(" B : taklons=0, xenos=0")]
    what_if = with_other_bids(resolved(EVERY_TIE), typed)
    assert what_if.changes == (
        "A bids 0 on Itars instead of 15.",
        "B bids 0 on Itars instead of 15, 0 on Xenos instead of 5 and 0 on Taklons instead of 8.",
    )
    # A takes the taklons at 0 (10), B his own nomination at 0, C the Itars at 0 (7): nobody outbids anybody.
    assert lots(what_if) == {"A": ("taklons", 0), "B": ("xenos", 0), "C": ("itars", 0)}


def test_a_split_that_adds_up_again() -> None:
    """P1 moves 1 point from the taklons to the Itars: 37 ÷ 4 = 9.25 and 42 ÷ 4 = 10.5, up to 11.

    Xenos and taklons have 42 now, and the xenos entered later: to P3. The taklons' best is P1's 13, level
    with P2's 13, who nominated later. Geodens, 39, go to P4 with 14 against 2, and the Itars to P1.
    """
    what_if = with_other_bids(resolved(SPLIT), [parse_bids("P1: itars=23 taklons=13")])
    assert lots(what_if) == {
        "P1": ("itars", 9),
        "P2": ("taklons", 11),
        "P3": ("xenos", 11),
        "P4": ("geodens", 10),
    }


@pytest.mark.parametrize(
    ("source", "bids", "told"),
    [
        (
            SPLIT,
            "P1: itars=23",
            "--bid: P1 cannot submit these bids: they add up to 41, and must add up to exactly 40",
        ),
        (
            EVERY_TIE,
            "A: itars=41",
            "--bid: A cannot submit these bids: the bid on itars must be from 0 to 40, not 41",
        ),
        (
            EVERY_TIE,
            "A: itars=99999999999999999999999999",
            "--bid: A cannot submit these bids: the bid on itars must be from 0 to 40, not 999999999999…",
        ),
        (
            EVERY_TIE,
            "A: terrans=1",
            (
                "--bid: A cannot submit these bids: terrans is not in the auction, which has itars, xenos "
                "and taklons"
            ),
        ),
        (EVERY_TIE, "Dee: itars=1", "--bid: 'Dee' is not one of the players; it must be A, B or C"),
        (EVERY_TIE, "A: itras=1", "--bid: 'itras' is not a faction; did you mean itars?"),
        (EVERY_TIE, "A: itars=1 Itars=1", "--bid: A's bid on itars is given twice; once is right"),
        (
            DUEL,
            "Ada: itars=1",
            "--bid: is for sealed bids, and the mode is choose-then-bid; to change a move there is --event",
        ),
    ],
)
def test_bids_that_could_not_have_been(source: Path | Document, bids: str, told: str) -> None:
    with pytest.raises(InputError) as caught:
        with_other_bids(resolved(source), [parse_bids(bids)])
    assert str(caught.value) == told


# Another move


def test_the_recorded_moves_go_on_to_the_end() -> None:
    what_if = replaced(5, "bid 6 on Itars")
    assert isinstance(what_if, WhatIf)
    assert what_if.changes == ("events[5]: Cyd bids 6 on Itars. It was: Cyd bids 4 on Itars.",)
    assert lots(what_if) == {"Ada": ("taklons", 0), "Ben": ("xenos", 0), "Cyd": ("itars", 6)}


def test_what_is_recorded_after_an_earlier_end_is_left_out() -> None:
    what_if = replaced(4, "claim xenos")
    assert isinstance(what_if, WhatIf)
    assert lots(what_if) == {"Ada": ("taklons", 0), "Ben": ("xenos", 0), "Cyd": ("itars", 4)}
    assert what_if.changes[1:] == (
        "The auction is over before events[7]; what is recorded from there is left out.",
    )


def test_the_recorded_moves_stop_where_one_is_not_legal_any_more() -> None:
    stuck = replaced(4, "bid 5 on itars")
    assert isinstance(stuck, Stuck)
    assert str(stuck.error) == (
        "events[5]: the recorded moves stop here: Cyd cannot bid 4 on itars: Ben holds it at 5, so the bid "
        "must be at least 6"
    )
    assert stuck.state.without_faction == ("Ada", "Cyd")


def test_the_recorded_moves_may_not_be_enough() -> None:
    stuck = replaced(7, "bid 5 on itars")
    assert isinstance(stuck, Stuck)
    assert str(stuck.error) == (
        "events: the recorded moves leave it unfinished: Cyd is to take a faction or outbid somebody"
    )


def test_bans_and_nominations_can_be_others() -> None:
    settings = DUEL["settings"] | {"mode": "none", "ban_phase": True}
    bans = [
        {"type": "ban", "player": player, "faction": faction}
        for player, faction in (("Ada", "ivits"), ("Ben", "terrans"), ("Cyd", "gleens"))
    ]
    auction = DUEL | {"settings": settings, "events": bans + DUEL["events"][:3]}
    nominated = replaced(3, "nominate lantids", auction)
    assert isinstance(nominated, WhatIf)
    assert lots(nominated)["Ada"] == ("lantids", 0)
    banned = replaced(0, "ban geodens", auction)
    assert isinstance(banned, WhatIf)
    assert banned.instead.banned == ("geodens", "terrans", "gleens")
    stuck = replaced(2, "ban itars", auction)
    assert isinstance(stuck, Stuck)
    assert stuck.error.where == "events[3]"


CHOICES: Document = DUEL | {
    "settings": {"mode": "choose-while-bidding", "players": ["Ada", "Ben"]},
    "events": [
        {"type": "nominate", "player": "Ada", "faction": "ivits"},
        {"type": "bid", "player": "Ben", "faction": "ivits", "vp": 2},
        {"type": "nominate", "player": "Ada", "faction": "xenos"},
    ],
}
"""Ben has the Ivits for 2, Ada the xenos for 0."""


def test_a_claim_brings_a_faction_in_while_bidding() -> None:
    """With the geodens Ben leaves Ada the Ivits at 0: each holds a faction, and it is over (C1, C4)."""
    what_if = replaced(1, "claim geodens", CHOICES)
    assert isinstance(what_if, WhatIf)
    assert what_if == replaced(1, "nominate geodens", CHOICES)
    assert lots(what_if) == {"Ada": ("ivits", 0), "Ben": ("geodens", 0)}
    later = replaced(2, "claim geodens for 0", CHOICES)
    assert isinstance(later, WhatIf)
    assert lots(later) == {"Ada": ("geodens", 0), "Ben": ("ivits", 2)}


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (
            "claim ivits",
            "events[1]: Ben cannot bid 0 on ivits: Ada holds it at 0, so the bid must be at least 1",
        ),
        (
            "claim geodens for 3",
            "events[1]: Ben cannot bid 3 on geodens: geodens is not in the auction, which has ivits",
        ),
        (
            "bid 0 on geodens",
            "events[1]: Ben cannot bid 0 on geodens: geodens is not in the auction, which has ivits",
        ),
    ],
)
def test_a_claim_while_bidding_that_could_not_have_been(move: str, told: str) -> None:
    with pytest.raises(InputError) as caught:
        replaced(1, move, CHOICES)
    assert str(caught.value) == told


@pytest.mark.parametrize(
    ("index", "move", "source", "told"),
    [
        (
            4,
            "bid 0 on itars",
            DUEL,
            "events[4]: Ben cannot bid 0 on itars: Ada holds it at 0, so the bid must be at least 1",
        ),
        (4, "bid 5 on zzz", DUEL, "--event: 'zzz' is not a faction; the command `factions` lists them"),
        (8, "ban itars", DUEL, "--event: there is no event 8; they are counted from 0, and the last is 7"),
        (-1, "ban itars", DUEL, "--event: there is no event -1; they are counted from 0, and the last is 7"),
        (
            3,
            "bid 5 on itars",
            EVERY_TIE,
            "events[3]: is a sealed submission; to change its bids there is --bid",
        ),
        (
            0,
            "ban itars",
            GAMES / "choose-while-bidding" / "random-pool.json",
            "events[0]: is no player's move; only a ban, a nomination or a bid can be another",
        ),
    ],
)
def test_moves_that_could_not_have_been(index: int, move: str, source: Path | Document, told: str) -> None:
    with pytest.raises(InputError) as caught:
        replaced(index, move, source)
    assert str(caught.value) == told


# What it takes, and other rules


def test_what_it_takes_in_a_split() -> None:
    """The arithmetic is that of the split that adds up again; without a point P1 has the taklons."""
    wanted = what_it_takes(resolved(SPLIT), parse_wish("p1: Itars"))
    only_give = "No fewer do, as long as the other factions only give."
    assert wanted.sentence == f"P1 gets Itars with 1 point moved onto it, for 9. {only_give}"
    assert wanted.document().model_dump() == {
        "format": "gaia-auction-wants",
        "version": 1,
        "player": "P1",
        "faction": "itars",
        "possible": True,
        "bids": {"itars": 23, "taklons": 13, "xenos": 2, "geodens": 2},
        "vp_cost": 9,
        "moved": 1,
    }


def test_what_it_takes_agrees_with_trying_it() -> None:
    auction = resolved(EVERY_TIE)
    wanted = what_it_takes(auction, parse_wish("A: itars"))
    assert wanted.granted is not None
    needed = wanted.granted.bids["itars"]
    for bid in range(needed + 1):
        tried = lots(with_other_bids(auction, [parse_bids(f"A: itars={bid}")]))["A"]
        assert (tried == ("itars", wanted.granted.vp_cost)) == (bid == needed)


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("Dee: itars", "--wants: 'Dee' is not one of the players; it must be A, B or C"),
        ("A: itras", "--wants: 'itras' is not a faction; did you mean itars?"),
        ("A: terrans", "--wants: terrans is not in the auction, which has itars, xenos and taklons"),
    ],
)
def test_wishes_that_cannot_be(wish: str, told: str) -> None:
    with pytest.raises(InputError) as caught:
        what_it_takes(resolved(EVERY_TIE), parse_wish(wish))
    assert str(caught.value) == told


def test_without_sealed_bids_there_is_nothing_to_search_or_compare() -> None:
    with pytest.raises(InputError, match="--wants: is for sealed bids, and the mode is choose-then-bid"):
        what_it_takes(resolved(DUEL), parse_wish("Ada: itars"))
    with pytest.raises(InputError, match="--compare: is for sealed bids, and the mode is choose-then-bid"):
        under_other_rules(resolved(DUEL))


def test_the_first_of_a_comparison_is_what_happened() -> None:
    auction = resolved(SPLIT)
    happened, *others = under_other_rules(auction).compared
    assert happened.outcome == auction.outcome
    assert [other.rule for other in others] == ["silent", "highest-total-value"]
