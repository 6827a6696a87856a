"""Auctions survive the way to the site's log and back; logs from there are read, and checked."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.rules.settings import ModeName
from gaia_auction.table.convert import Converted, Notation
from gaia_auction.table.convert import convert as converted
from gaia_auction.table.site_mode import Asked


def conversion(
    data: bytes | str, *, mode: ModeName | None = None, random_factions: bool | None = None
) -> Converted:
    """Convert with what is asked for, and keep the warnings and notes."""
    encoded = data.encode() if isinstance(data, str) else data
    return converted(encoded, asked=Asked(mode, random_factions))


def convert(data: bytes | str, to: Notation | None = None, mode: ModeName | None = None) -> str:
    encoded = data.encode() if isinstance(data, str) else data
    return converted(encoded, to=to, asked=Asked(mode)).text


GAMES = Path(__file__).parent.parent / "games"
Document = dict[str, Any]


def auction_in(path: Path) -> Document:
    document: Document = json.loads(path.read_bytes())
    return document


USUAL = {"ban_phase", "mode", "players", "seed"}
SITE_MODES = ("none", "choose-while-bidding", "choose-then-bid", "silent", "preference-split")
WITH_DEFAULTS = [
    path
    for mode in SITE_MODES
    for path in sorted((GAMES / mode).glob("*.json"))
    if not auction_in(path)["settings"].keys() - USUAL
]


NOTE_WITHOUT_BIDS = (
    "without a bid this could be none or choose-while-bidding, with the same outcome; it is taken as none"
)


def test_there_are_auctions_of_every_mode_of_the_site() -> None:
    assert {path.parent.name for path in WITH_DEFAULTS} == set(SITE_MODES)
    assert any(auction_in(path)["settings"].get("ban_phase") for path in WITH_DEFAULTS)


def without_names(document: Document, players: list[str]) -> str:
    """Return a document in which the players are called by their seats."""
    seats = {player: f"p{seat}" for seat, player in enumerate(players, start=1)}

    def renamed(value: object) -> object:
        match value:
            case dict():
                return {key: renamed(member) for key, member in value.items()}
            case list():
                return [renamed(member) for member in value]
            case str():
                return seats.get(value, value)
            case _:
                return value

    return json.dumps(renamed(document), sort_keys=True)


@pytest.mark.parametrize("path", WITH_DEFAULTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_auction_survives_the_way_there_and_back(path: Path) -> None:
    before = auction_in(path)
    log = convert(path.read_bytes())
    seed = before["settings"].get("seed") or "defaultSeed"
    assert log.splitlines()[0] == f"init {len(before['settings']['players'])} {seed}"
    after = json.loads(convert(log.encode(), mode=before["settings"]["mode"]))
    players = before["settings"]["players"]
    assert after["settings"]["players"] == [f"p{seat}" for seat in range(1, len(players) + 1)]
    assert after["settings"]["seed"] == seed
    for only_with_trace in ("steps", "envy"):
        before["result"].pop(only_with_trace, None)
    assert without_names(after["result"], []) == without_names(before["result"], players)
    assert convert(json.dumps(after).encode()) == log


@pytest.mark.parametrize("path", WITH_DEFAULTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_mode_is_found_unless_the_moves_fit_two(path: Path) -> None:
    result = conversion(convert(path.read_bytes()))
    mode = json.loads(result.text)["settings"]["mode"]
    if mode != "none":
        assert (mode, result.notes) == (auction_in(path)["settings"]["mode"], ())
    else:  # nobody bid
        assert auction_in(path)["settings"]["mode"] in {"none", "choose-while-bidding"}
        assert result.notes == (NOTE_WITHOUT_BIDS,)


# The third example of the rules in three notations: what follows is the whole game.
SILENT = """
init 3 djfjjv4k
p3 rotate 1A
p1 banFaction terrans
p2 banFaction lantids
p3 banFaction hadsch-hallas
p1 faction itars
p2 faction xenos
p3 faction taklons
p1 silentBid itars 15 xenos 0 taklons 10
p2 silentBid itars 15 xenos 5 taklons 8
p3 silentBid itars 7 xenos 0 taklons 0
"""
WHOLE_GAME = """itars build m -1x2
xenos build m 4A3
taklons build m 7B1
taklons build m 5x-1
xenos build m 2x2
itars build m 3A9
xenos build m 1x1
taklons booster booster4
xenos booster booster7
itars booster booster1
itars build ts -1x2.
xenos charge 1pw. up sci. pass booster2
"""


def outcome_of(text: str) -> list[tuple[str, str, int]]:
    lots = json.loads(convert(text.encode()))["result"]["outcome"]
    return [(lot["player"], lot["faction"], lot["vp_cost"]) for lot in lots]


def test_a_whole_game_behind_the_auction_is_passed_over() -> None:
    expected = [("p2", "itars", 8), ("p3", "xenos", 0), ("p1", "taklons", 2)]
    assert outcome_of(SILENT) == expected
    assert outcome_of(SILENT + WHOLE_GAME) == expected
    assert outcome_of(SILENT + WHOLE_GAME.replace("itars build", "p2 build", 1)) == expected
    numbered = "\n\n".join(
        f"  {n}. {line} " for n, line in enumerate((SILENT + WHOLE_GAME).split("\n")[1:-1])
    )
    assert outcome_of(numbered) == expected


def test_sectors_may_be_turned_one_after_the_other_before_the_auction() -> None:
    turned = SILENT.replace("p3 rotate 1A", "p3 rotate 1A\np3 rotate 4B")
    assert outcome_of(turned) == outcome_of(SILENT)


@pytest.mark.parametrize(
    ("follow", "error"),
    [
        ("taklons build m 1x1\n", "line 13: is by 'taklons', but p2 (itars) places the first structure"),
        ("p1 build m 1x1\n", "line 13: is by 'p1', but p2 (itars) places"),
        ("ivits build m 1x1\n", "line 13: is by 'ivits', but p2 (itars) places"),
        ("itars booster booster1\n", "line 13: is by 'itars', but p1 (taklons) picks the first booster"),
        ("p2 booster booster1\n", "line 13: is by 'p2', but p1 (taklons) picks the first booster"),
        ("p2 boo\nitars booster booster1\n", "line 14: is by 'itars', but p1 (taklons) picks the first"),
        (
            WHOLE_GAME.replace("taklons booster booster4", "xenos booster booster4"),
            "line 20: is by 'xenos', but p1 (taklons) picks the first booster (O2)",
        ),
        (
            "ita",
            (
                "line 13: is not a move; it must begin with a player, p1, p2 or p3, or a faction, itars, "
                "xenos or taklons, and say what they do"
            ),
        ),
        ("p1\nitars build m 1x1\n", "line 13: is not a move"),
        ("ivits charge 1pw\n", "line 13: is not a move"),
        ("p4 place ship\n", "line 13: is not a move"),
        (
            "itars build m 1x1\np1 bid itars 3\n",
            "line 14: belongs to the auction, but line 13 before it does not",
        ),
    ],
)
def test_what_follows_must_go_with_the_outcome(follow: str, error: str) -> None:
    with pytest.raises(InputError) as refused:
        convert((SILENT + follow).encode())
    assert str(refused.value).startswith(error)


def test_other_moves_may_come_before_the_first_structure() -> None:
    assert outcome_of(f"{SILENT}p1 place ship\n{WHOLE_GAME}")
    assert outcome_of(f"{SILENT}p1 place ship\n")


LINES = SILENT.strip().split("\n")
FIRST_BAN, ALL_NOMINATED = 3, 8


@pytest.mark.parametrize("kept", range(1, len(LINES)))
@pytest.mark.parametrize("then", ["", "\nitars build m -1x2"], ids=["end", "game"])
def test_a_log_cut_off_in_the_middle_is_refused_with_the_line(kept: int, then: str) -> None:
    log = "\n".join(LINES[:kept]) + then
    if kept == ALL_NOMINATED:  # whatever was to come, up to here it is a whole auction
        assert conversion(log, mode="none").text == conversion(log).text
        return
    with pytest.raises(InputError) as error:
        convert(log)
    if kept < FIRST_BAN:  # nothing of an auction: what stands in its place is named, else the last line
        assert error.value.where == (f"line {kept + 1}" if then else f"line {kept}")
    else:
        assert error.value.where == (f"line {kept + 1}" if then else f"line {kept}")
        assert re.search("p[123] (is|are) to ", error.value.what)


def test_a_line_cut_off_in_the_middle() -> None:
    with pytest.raises(
        InputError, match=r"^line 10: is not a whole move; it must be p2 silentBid FACTION VP"
    ):
        convert("\n".join([*LINES[:9], "p2 silentBid itars 15 xenos"]).encode())


def test_a_move_that_the_rules_refuse_is_named_by_its_line() -> None:
    log = "init 2 s\np1 faction itars\np2 bid itars 2\np1 bid itars 2\n"
    with pytest.raises(InputError, match=r"^line 4: p1 cannot bid 2 on itars: p2 holds it at 2"):
        convert(log.encode())


def test_a_first_claim_above_zero_is_the_sites_house_rule() -> None:
    # Factions at 1 each, the first example of that site's own for this mode.
    log = "init 2 s\np1 faction geodens\np2 faction itars\np1 bid geodens 1\np2 bid itars 1\n"
    document = json.loads(convert(log.encode()))
    assert document["settings"]["opening_bids"] == "any"
    assert outcome_of(log) == [("p1", "geodens", 1), ("p2", "itars", 1)]
    at_zero = json.loads(convert(log.replace("1\n", "0\n").encode()))
    assert at_zero["settings"]["opening_bids"] == "zero"


def test_the_budget_is_what_the_first_player_divides() -> None:
    log = "init 2 s\np1 faction itars\np2 faction xenos\np1 preferenceBid itars {} xenos 10\n"
    log += "p2 preferenceBid itars 5 xenos 25\n"
    assert json.loads(convert(log.format(20).encode()))["settings"]["budget"] == 30
    with pytest.raises(
        InputError, match=r"^line 5: p2 cannot submit these bids: they add up to 30, and must"
    ):
        convert(log.format(30).encode())


def test_a_budget_that_cannot_be_is_named_where_it_comes_from() -> None:
    log = "init 2 s\np1 faction itars\np2 faction xenos\np1 preferenceBid itars 900 xenos 100\n"
    with pytest.raises(InputError, match=r"^line 4: must be a whole number from 1 to 999, not 1000$"):
        convert(log.encode())
    with pytest.raises(InputError, match=r"^options.auctionBudget: must be a whole number from 1 to 999"):
        convert(export(log, auction="preference-split", auctionBudget=0))


SPLIT = SILENT.replace("silentBid", "preferenceBid").replace("xenos 0 taklons 10", "xenos 8 taklons 5")
SPLIT = SPLIT.replace("itars 7 xenos 0 taklons 0", "itars 7 xenos 11 taklons 10")
"""The same game in the other sealed mode: each divides 28."""


@pytest.mark.parametrize(
    ("first", "other", "mode", "log"),
    [
        ("silentBid", "preferenceBid", "silent", SILENT),
        ("preferenceBid", "silentBid", "preference-split", SPLIT),
    ],
)
def test_a_sealed_bid_of_the_other_mode_is_an_error_at_its_line(
    first: str, other: str, mode: ModeName, log: str
) -> None:
    settings = json.loads(convert(log))["settings"]
    assert settings["mode"] == mode
    lines = log.strip().split("\n")
    mixed = "\n".join([*lines[:9], lines[9].replace(first, other), *lines[10:]])
    right = f"must be p2 {first} FACTION VP FACTION VP …, since the mode is {mode}"
    with pytest.raises(InputError, match=f"^line 10: is a {other}, and {right}$"):
        convert(mixed)
    with pytest.raises(InputError, match=f"^line 10: is a {other}, and {right}$"):
        convert(mixed, mode=mode)


@pytest.mark.parametrize(("log", "mode"), [(SILENT, "preference-split"), (SPLIT, "silent")])
def test_sealed_bids_of_another_mode_than_is_asked_for(log: str, mode: ModeName) -> None:
    with pytest.raises(InputError, match=f"^line 10: is a (silent|preference)Bid, .* the mode is {mode}$"):
        convert(log, mode=mode)
    with pytest.raises(InputError, match=rf"^moveHistory\[8\]: is a .*, since the mode is {mode}$"):
        convert(export(log, auction=mode, banPhase=True))


def test_factions_of_the_lost_fleet_turn_it_on() -> None:
    log = "init 2\np1 faction space-giants\np2 bid space-giants 1\np1 faction itars\n"
    settings = json.loads(convert(log.encode()))["settings"]
    assert settings["expansions"] == ["lost-fleet"]
    assert settings["seed"] == "defaultSeed"


def test_a_ban_turns_the_lost_fleet_on_too() -> None:
    log = "init 2 s\np1 banFaction tinkeroids\np2 banFaction ivits\np1 faction itars\np2 faction xenos\n"
    document = json.loads(convert(log, mode="none"))
    assert document["settings"]["expansions"] == ["lost-fleet"]
    assert document["result"]["banned"] == ["tinkeroids", "ivits"]
    assert convert(json.dumps(document)) == log


@pytest.mark.parametrize(
    ("log", "error"),
    [
        ("", "is empty; an auction, a move log or an export of the BGS site is expected"),
        ("\ufeff \n\n", "is empty; an auction, a move log or an export of the BGS site is expected"),
        ("[]", "is a list; an auction or an export of the BGS site is an object, in braces"),
        ("[{'moveHistory'", "is a list; an auction or an export of the BGS site is an object, in braces"),
        ("p1 faction itars", "line 1: is not how a game begins"),
        ("init x s", "line 1: is not how a game begins"),
        ("init 12 s", "line 1: 12 players cannot play; there are 2 to 5 seats"),
        ("init 1 s", "line 1: 1 player cannot play; there are 2 to 5 seats"),
        ("init 0 s\np1 faction itars", "line 1: 0 players cannot play; there are 2 to 5 seats"),
        ("init 6 s", "line 1: 6 players cannot play; there are 2 to 5 seats"),
        ("init -1 s", "line 1: -1 players cannot play; there are 2 to 5 seats"),
        ("init 4294967295 s", "line 1: 4294967295 players cannot play; there are 2 to 5 seats"),
        ("init 2", "line 1: a ban, a nomination or a bid is expected"),
        ("init 2 my seed", "line 1: has words behind the seed; a seed has no blanks"),
        ("init 6 s\np1 faction itars", "line 1: 6 players cannot play"),
        ("init 2 s\x07\np1 faction itars", r"line 1: a seed holds '\x07'"),
        ("init 2 s\nrotate", "line 2: a ban, a nomination or a bid is expected"),
        ("init 2 s\nrotate 1\np1 faction itars", "line 2: is not a move; it must begin with a player, p1 or"),
        ("init 2 s\np1\np1 faction itars", "line 2: is not a move; it must begin with a player, p1 or"),
        ("init 2 s\np3 rotate 1\np1 faction itars", "line 2: is not a move; it must begin with a player"),
        ("init 2 s\np1 fact itars", "line 2: a ban, a nomination or a bid is expected"),
    ],
)
def test_a_log_that_does_not_begin_like_one(log: str, error: str) -> None:
    with pytest.raises(InputError) as refused:
        convert(log.encode())
    assert str(refused.value).startswith(error)


def export(log: str, **options: object) -> bytes:
    return json.dumps({"moveHistory": log.strip().split("\n"), "options": options, "version": "4.8"}).encode()


def test_an_export_of_the_site() -> None:
    document = json.loads(convert(export(SILENT + WHOLE_GAME, auction="silent", banPhase=True)))
    assert document["settings"]["mode"] == "silent"
    assert document["result"] == json.loads(convert(SILENT.encode()))["result"]
    with pytest.raises(InputError, match=r"^moveHistory\[8\]: p1 cannot submit these bids"):
        convert(export(SILENT, auction="choose-bid"))
    with pytest.raises(
        InputError, match=r"^options.auction: means the mode silent, not none as --mode says$"
    ):
        convert(export(SILENT, auction="silent"), mode="none")
    assert convert(export(SILENT, auction="silent"), mode="silent")


def test_an_export_without_an_auction_is_not_ambiguous() -> None:
    log = "init 2 s\np1 faction itars\np2 faction xenos"
    assert json.loads(convert(export(log)))["settings"]["mode"] == "none"
    with pytest.raises(
        InputError, match=r"^moveHistory\[1\]: p1 cannot nominate itars: p1 is to ban a faction"
    ):
        convert(export(log, banPhase=True))


def test_an_export_without_moves() -> None:
    with pytest.raises(InputError, match=r"^has no moves; a game begins with: init PLAYERS SEED$"):
        convert(json.dumps({"moveHistory": []}))


def test_the_budget_of_an_export() -> None:
    log = "init 2 s\np1 faction itars\np2 faction xenos\np1 preferenceBid itars 20 xenos 20\n"
    log += "p2 preferenceBid itars 15 xenos 25"
    assert (
        json.loads(convert(export(log, auction="preference-split", auctionBudget=40)))["settings"]["budget"]
        is None
    )
    with pytest.raises(InputError, match=r"they add up to 40, and must add up to exactly 50"):
        convert(export(log, auction="preference-split", auctionBudget=50))


def test_the_notation_that_it_has_already() -> None:
    path = WITH_DEFAULTS[0]
    with pytest.raises(InputError, match="can be converted --to log"):
        convert(path.read_bytes(), to="auction")
    with pytest.raises(InputError, match="can be converted --to log"):
        convert(path.read_bytes(), mode="silent")
    with pytest.raises(InputError, match="can be converted --to auction"):
        convert(SILENT.encode(), to="log")
    assert convert(path.read_bytes(), to="log") == convert(path.read_bytes())


def test_an_unfinished_auction_is_not_converted() -> None:
    unfinished = (GAMES / "bad" / "ctb-unfinished.json").read_bytes()
    with pytest.raises(InputError, match=r"^events: the auction is unfinished"):
        convert(json.dumps(json.loads(unfinished)["auction"]).encode())


def test_a_converted_document_is_one_that_is_read() -> None:
    assert read_auction(convert(SILENT.encode()).encode()).settings.mode == "silent"
