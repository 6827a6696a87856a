"""The answers to what if, as the table sees them."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from gaia_auction.screen.what_if_view import answer_view, stuck_view
from gaia_auction.table.resolve import resolve
from gaia_auction.table.sealed_questions import under_other_rules, what_it_takes
from gaia_auction.table.typed import parse_bids, parse_wish
from gaia_auction.table.what_if import Answer, Stuck, with_other_bids
from tests.rules.what_if.sealed_auctions import FACTIONS, NAMES
from tests.screen.drawing import ESCAPE, LONG_NAMES, drawn, words_of
from tests.table.test_what_if import DUEL, SPLIT, replaced

FOUR = resolve(SPLIT.read_bytes())


def five(players: tuple[str, ...]) -> list[Answer]:
    """Return every answer for five players, each with all of a budget of 100 on one faction."""
    events: list[dict[str, object]] = [
        {"type": "nominate", "player": player, "faction": faction}
        for player, faction in zip(players, FACTIONS, strict=True)
    ]
    for player, faction in zip(players, FACTIONS, strict=True):
        bids = {each: 100 if each == faction else 0 for each in FACTIONS}
        events.append({"type": "submit", "player": player, "bids": bids})
    auction = {
        "format": "gaia-auction",
        "version": 1,
        "settings": {"mode": "preference-split", "players": players},
        "events": events,
    }
    resolved = resolve(json.dumps(auction).encode())
    return [
        with_other_bids(resolved, [parse_bids(f"{players[0]}: itars=0 xenos=100")]),
        what_it_takes(resolved, parse_wish(f"{players[0]}: xenos")),
        what_it_takes(resolved, parse_wish(f"{players[0]}: itars")),
        under_other_rules(resolved),
    ]


def test_what_happened_beside_what_would_have() -> None:
    """The arithmetic is that of the split that adds up again."""
    what_if = with_other_bids(FOUR, [parse_bids("P1: itars=23 taklons=13")])
    assert (
        drawn(answer_view(what_if, "table.json"))
        == """\
 What if · Preference split                                           table.json

 P1 bids 23 on Itars instead of 22 and 13 on Taklons instead of 14.

 Player  It happened  VP  Instead    VP
 P1      ■ Taklons    11  ■ Itars     9  ≠ faction, −2 VP
 P2      ■ Geodens    10  ■ Taklons  11  ≠ faction, +1 VP
 P3      ■ Xenos      11  ■ Xenos    11
 P4      ■ Itars       9  ■ Geodens  10  ≠ faction, +1 VP

 First round  P4 → P1 → P3 → P2
   instead    ≠ P1 → P2 → P3 → P4
 Boosters     P2 → P3 → P1 → P4
   instead    ≠ P4 → P3 → P2 → P1
 Structures   P4, P1, P3, P2 · P2, P3, P1, P4 · then P3's third mine (Xenos)
   instead    ≠ P1, P2, P3, P4 · P4, P3, P2, P1 · then P3's third mine (Xenos)
"""
    )


def test_other_bans_are_shown_where_they_differ() -> None:
    bans = [
        {"type": "ban", "player": player, "faction": faction}
        for player, faction in (("Ada", "ivits"), ("Ben", "terrans"), ("Cyd", "gleens"))
    ]
    auction = DUEL | {"settings": DUEL["settings"] | {"ban_phase": True}, "events": bans + DUEL["events"]}
    banned = replaced(0, "ban nevlas", auction)
    assert not isinstance(banned, Stuck)
    lines = drawn(answer_view(banned, "")).splitlines()
    at = lines.index(" Banned       Ivits, Terrans and Gleens")
    assert lines[at + 1] == "   instead    ≠ Nevlas, Terrans and Gleens"
    assert lines[at - 1].startswith(" Structures")
    same = replaced(8, "bid 6 on itars", auction)
    assert not isinstance(same, Stuck)
    assert "Banned" not in drawn(answer_view(same, ""))


def test_in_a_narrow_window_it_stands_one_below_the_other() -> None:
    what_if = with_other_bids(FOUR, [parse_bids("P1: itars=23 taklons=13")])
    lines = drawn(answer_view(what_if, "table.json"), 45).splitlines()
    at = lines.index(" P1")
    assert lines[at : at + 6] == [
        " P1",
        "   it happened: ■ Taklons for 11",
        "   instead: ■ Itars for 9  ≠ faction, −2 VP",
        " P2",
        "   it happened: ■ Geodens for 10",
        "   instead: ■ Taklons for 11  ≠ faction, +1",
    ]


def test_what_it_would_have_taken() -> None:
    assert (
        drawn(answer_view(what_it_takes(FOUR, parse_wish("P1: itars")), "table.json"))
        == """\
 What it would have taken · Preference split                          table.json

 P1 gets Itars with 1 point moved onto it, for 9. No fewer do, as long as the
 other factions only give.

 Faction    P1 bid  Instead
 ■ Itars        22       23  ≠
 ■ Taklons      14       13  ≠
 ■ Xenos         2        2
 ■ Geodens       2        2
"""
    )


def test_what_nothing_would_have_taken() -> None:
    _, wanted, _, _ = five(NAMES)
    assert (
        drawn(answer_view(wanted, ""))
        == """\
 What it would have taken · Preference split

 However many of the 100 points Ada had moved onto Xenos from the other
 factions, it would not have been enough.
"""
    )


def test_other_rules() -> None:
    """Silent: P1 has the Itars and P2 the taklons unopposed, at 0; P3 and P4 share out xenos and geodens.

    P4 bid 16 on the xenos and 14 on the geodens, P2 21 there and 13 on the taklons, which only P1, content,
    wants more. The highest sum is 22 + 13 + 22 + 14 = 71; P4 must not want the xenos nor P2 the geodens:
    these cost 21 − 13 = 8, and the xenos 16 − 14 more, 10. The silent auction comes a step off, at 9 and 10.
    """
    assert (
        drawn(answer_view(under_other_rules(FOUR), "table.json"))
        == """\
 Other rules, the same bids · Preference split                        table.json

 Player  It happened       Silent auction     Highest total value
 P1      ■ Taklons for 11  ■ Itars for 0 ≠    ■ Itars for 0 ≠
 P2      ■ Geodens for 10  ■ Taklons for 0 ≠  ■ Taklons for 0 ≠
 P3      ■ Xenos for 11    ■ Xenos for 10 ≠   ■ Xenos for 10 ≠
 P4      ■ Itars for 9     ■ Geodens for 9 ≠  ■ Geodens for 8 ≠

 Value   63                71                 71
 Paid    41                19                 18
 Envy    10                1                  0

 Value  the bids on what each one gets, added up
 Paid   the prices, added up
 Envy   by how much somebody would rather have had another one's lot, at most
 Last   the assignment with the highest value, at the lowest prices that leave
        no envy
"""
    )


def test_how_it_stands_where_the_recorded_moves_stop() -> None:
    stuck = replaced(4, "bid 5 on itars")
    assert isinstance(stuck, Stuck)
    lines = drawn(stuck_view(stuck, "table.json")).splitlines()
    assert lines[:4] == [
        " What if · Choose, then bid                                           table.json",
        "",
        " events[4]: Ben bids 5 on Itars. It was: Ben bids 3 on Itars.",
        "",
    ]
    assert lines[4].split()[-3:] == ["Cyd", "to", "act"]


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("width", [80, 60, 40])
def test_five_players_fit_every_window(names: tuple[str, ...], width: int) -> None:
    for answer in five(tuple(name[:40] for name in names)):
        for line in drawn(answer_view(answer, "table.json"), width).splitlines():
            assert cell_len(line) <= width


@pytest.mark.parametrize("width", [80, 60, 40])
def test_no_lot_is_lost_beside_long_names(width: int) -> None:
    told = words_of(drawn(answer_view(five(tuple(name[:40] for name in LONG_NAMES))[3], "table.json"), width))
    assert told.count("for 20") >= len(FACTIONS)


@pytest.mark.parametrize("width", [80, 60, 40])
def test_no_faction_is_lost_below_a_long_name(width: int) -> None:
    names = tuple(name[:40] for name in (*LONG_NAMES[3:], *LONG_NAMES[:3]))
    told = drawn(answer_view(five(names)[2], "table.json"), width)
    assert "Faction" in told
    assert "■ Xenos" in told


def test_five_players_fit_the_height_of_a_terminal() -> None:
    for answer in five(NAMES):
        assert drawn(answer_view(answer, "table.json")).count("\n") <= 24


def test_a_colour_says_nothing_that_a_sign_does_not() -> None:
    for answer in five(NAMES):
        coloured = drawn(answer_view(answer, ""), colours="standard")
        assert ESCAPE.sub("", coloured) == drawn(answer_view(answer, ""))


def test_a_file_name_cannot_reach_the_terminal() -> None:
    for answer in five(NAMES):
        assert "\x1b" not in drawn(answer_view(answer, str(Path("a\x1b[31mb.json"))))
