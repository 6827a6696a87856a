"""The notations of the BGS site: its moves, its log, and its export of a game."""

import re

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.site.game import Options, is_export, parse_log, read_export
from gaia_auction.records.site.log import format_log
from gaia_auction.records.site.moves import SiteMove, event_of
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Sealed, Submit, Void
from gaia_auction.rules.settings import ModeName, Settings

SEATS = {"p1": "p1", "p2": "p2", "p3": "p3"}


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("p1 banFaction ivits", Ban("p1", "ivits")),
        ("p1 faction hadsch-hallas", Nominate("p1", "hadsch-hallas")),
        ("p2 bid itars 3", Bid("p2", "itars", 3)),
        ("p1 silentBid itars 15 xenos 0", Submit("p1", {"itars": 15, "xenos": 0})),
        ("p3 preferenceBid itars 20 xenos 12", Submit("p3", {"itars": 20, "xenos": 12})),
    ],
)
def test_every_move_of_an_auction(text: str, event: Event) -> None:
    move = SiteMove("line 2", tuple(text.split()))
    assert move.is_of_the_auction
    assert event_of(move, SEATS) == event


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("p4 faction itars", "'p4' is not one of the players; it must be p1, p2 or p3"),
        ("Ada faction itars", "'Ada' is not one of the players"),
        ("p1 faction", "is not a whole move; it must be p1 faction FACTION"),
        ("p1 faction it", "'it' is not a faction"),
        ("p1 faction itars now", "'itars now' is not a faction"),
        ("p1 banFaction", "it must be p1 banFaction FACTION"),
        ("p1 bid itars", "it must be p1 bid FACTION VP"),
        ("p1 bid", "it must be p1 bid FACTION VP"),
        ("p1 bid itars many", "'many' is not a whole number of VP"),
        ("p1 bid itars 1.5", "'1.5' is not a whole number of VP"),
        (
            "p1 silentBid",
            "has no numbers: the bids of p1 are still hidden in this log; convert the game when",
        ),
        ("p2 preferenceBid", "has no numbers: the bids of p2 are still hidden in this log"),
        ("p1 silentBid itars", "it must be p1 silentBid FACTION VP FACTION VP …"),
        ("p1 silentBid itars 15 xenos", "it must be p1 silentBid FACTION VP FACTION VP …"),
        ("p1 preferenceBid itars 15 Itars 5", "bids on itars twice"),
    ],
)
def test_a_move_that_is_cut_off_or_wrong_is_named(text: str, what: str) -> None:
    with pytest.raises(InputError, match=f"^line 7: .*{re.escape(what)}"):
        event_of(SiteMove("line 7", tuple(text.split())), SEATS)


def test_numbers_blanks_and_empty_lines_do_not_matter() -> None:
    log = "1. init 3 seed\r\n\r\n  2) p1 faction itars\r\n#3: p2  faction\txenos  \n"
    log += "4 p3 faction ivits\n5.\n\tp1 bid itars 0\n6\n 7.p2 bid xenos 12\n"
    game = parse_log(log)
    assert game.options == Options()
    assert [(move.place, " ".join(move.words)) for move in game.moves] == [
        ("line 1", "init 3 seed"),
        ("line 3", "p1 faction itars"),
        ("line 4", "p2 faction xenos"),
        ("line 5", "p3 faction ivits"),
        ("line 7", "p1 bid itars 0"),
        ("line 9", "p2 bid xenos 12"),
    ]
    assert not game.moves[0].is_of_the_auction
    assert SiteMove("line 1", ("p1",)).kind == ""


def test_an_export_tells_its_options() -> None:
    game = read_export(
        {
            "moveHistory": ["init 2 s", " p1 faction itars "],
            "options": {
                "auction": "preference-split",
                "randomFactions": True,
                "banPhase": True,
                "lostFleet": None,
                "auctionBudget": 50,
                "advancedRules": 1,
            },
            "players": [{}],
        }
    )
    assert game.options == Options(
        ("preference-split",),
        random_factions=True,
        ban_phase=True,
        budget=50,
        layout="standard",
        names=(None,),
    )
    assert [(move.place, move.words) for move in game.moves] == [
        ("moveHistory[0]", ("init", "2", "s")),
        ("moveHistory[1]", ("p1", "faction", "itars")),
    ]


@pytest.mark.parametrize("auction", [None, False])
def test_an_export_without_an_auction(auction: object) -> None:
    assert read_export({"moveHistory": [], "options": {"auction": auction}}).options.modes == ("none",)
    assert read_export({"moveHistory": [], "options": {}}).options.modes == ("none",)
    assert read_export({"moveHistory": []}).options == Options()  # it tells nothing


@pytest.mark.parametrize("value", [[], "moveHistory", None, {"format": "gaia-auction"}])
def test_what_is_no_export(value: object) -> None:
    assert not is_export(value)


@pytest.mark.parametrize(
    ("value", "where", "what"),
    [
        ({"moveHistory": "init"}, "moveHistory", "must be a list of moves, not 'init'"),
        ({"moveHistory": ["init 2", 3]}, "moveHistory[1]", "must be a move as text, not 3"),
        ({"moveHistory": [], "options": []}, "options", "must be an object, not a list of 0"),
        (
            {"moveHistory": [], "options": {"auction": "english"}},
            "options.auction",
            "must be bid-while-choosing, choose-bid, silent, preference-split, true or false, not 'english'",
        ),
        ({"moveHistory": [], "options": {"auction": []}}, "options.auction", "not a list of 0"),
        ({"moveHistory": [], "options": {"auctionBudget": "60"}}, "options.auctionBudget", "not '60'"),
        ({"moveHistory": [], "options": {"auctionBudget": True}}, "options.auctionBudget", "not true"),
        ({"moveHistory": [], "options": {"banPhase": "no"}}, "options.banPhase", "true or false, not 'no'"),
        ({"moveHistory": [], "options": {"randomFactions": 1}}, "options.randomFactions", "not 1"),
    ],
)
def test_an_export_that_is_wrong_is_named(value: dict[str, object], where: str, what: str) -> None:
    with pytest.raises(InputError) as error:
        read_export(value)
    assert error.value.where == where
    assert what in error.value.what


ADA_AND_BEN = ("Ada", "Ben")
NOMINATED = (Nominate("Ada", "itars"), Nominate("Ben", "xenos"))


def test_a_log_with_bans_and_sealed_bids_in_entry_order() -> None:
    auction = Auction(
        Settings("silent", ADA_AND_BEN, ban_phase=True, seed="s-1"),
        (
            Ban("Ada", "terrans"),
            Ban("Ben", "ivits"),
            Nominate("Ada", "xenos"),
            Nominate("Ben", "itars"),
            Submit("Ben", {"itars": 3, "xenos": 40}),
            Submit("Ada", {"itars": 0, "xenos": 1}),
        ),
    )
    assert format_log(auction).splitlines() == [
        "init 2 s-1",
        "p1 banFaction terrans",
        "p2 banFaction ivits",
        "p1 faction xenos",
        "p2 faction itars",
        "p2 silentBid xenos 40 itars 3",
        "p1 silentBid xenos 1 itars 0",
    ]


def test_what_enters_by_a_draw_is_picked_seat_by_seat() -> None:
    auction = Auction(
        Settings("preference-split", ADA_AND_BEN, random_factions=True),
        (Draw(("itars", "xenos")), Submit("Ben", {"xenos": 10, "itars": 30})),
    )
    assert format_log(auction).splitlines() == [
        "init 2 defaultSeed",
        "p1 faction itars",
        "p2 faction xenos",
        "p2 preferenceBid itars 30 xenos 10",
    ]


def test_a_draw_that_only_limits_the_choice_is_not_written() -> None:
    auction = Auction(
        Settings("choose-while-bidding", ADA_AND_BEN, random_factions=True),
        (Draw(("itars", "xenos")), Nominate("Ada", "xenos"), Nominate("Ben", "itars")),
    )
    assert format_log(auction).splitlines() == ["init 2 defaultSeed", "p1 faction xenos", "p2 faction itars"]


def test_a_void_round_leaves_no_trace_in_a_log() -> None:
    factions = (Nominate("Ada", "itars"), Nominate("Ben", "xenos"))
    bids = (Submit("Ada", {"itars": 1, "xenos": 2}), Submit("Ben", {"itars": 3, "xenos": 4}))
    with_void = (*factions, Void(("Ben",), "consent"), *bids)
    settings = Settings("silent", ADA_AND_BEN)
    assert format_log(Auction(settings, with_void)) == format_log(Auction(settings, (*factions, *bids)))


def test_bids_in_the_open() -> None:
    # A first claim of up to 8, and from there raises of up to 9.
    bids = (Bid("Ada", "itars", 8), Bid("Ben", "itars", 17), Bid("Ada", "itars", 18), Bid("Ben", "xenos", 0))
    auction = Auction(Settings("choose-then-bid", ADA_AND_BEN, opening_bids="any"), (*NOMINATED, *bids))
    assert format_log(auction).splitlines()[3:] == [
        "p1 bid itars 8",
        "p2 bid itars 17",
        "p1 bid itars 18",
        "p2 bid xenos 0",
    ]


@pytest.mark.parametrize(
    ("mode", "events", "place", "what"),
    [
        (
            "choose-then-bid",
            (Nominate("Ada", "itars"), Nominate("Ben", "xenos"), Bid("Ada", "itars", 9)),
            "events[2].vp",
            "Ada claims itars for 9, and that site takes a first claim of 0 to 8",
        ),
        (
            "choose-then-bid",
            (Draw(("itars", "xenos")), Bid("Ada", "itars", 3), Bid("Ben", "itars", 13)),
            "events[2].vp",
            "Ben raises itars from 3 to 13, and that site takes a raise of 1 to 9, here up to 12",
        ),
        (
            "choose-while-bidding",
            (Nominate("Ada", "itars"), Bid("Ben", "itars", 10)),
            "events[1].vp",
            "Ben raises itars from 0 to 10, and that site takes a raise of 1 to 9, here up to 9",
        ),
    ],
)
def test_what_the_site_would_refuse_is_refused_with_the_move(
    mode: ModeName, events: tuple[Event, ...], place: str, what: str
) -> None:
    with pytest.raises(InputError) as error:
        format_log(Auction(Settings(mode, ADA_AND_BEN), events))
    assert (error.value.where, error.value.what) == (place, what)


@pytest.mark.parametrize(
    ("settings", "event", "where"),
    [
        (Settings("faction-bidding", ADA_AND_BEN), Nominate("Ada", "itars"), "settings.mode"),
        (Settings("silent", ADA_AND_BEN, charge="level-10"), Nominate("Ada", "itars"), "settings.charge"),
        (Settings("silent", ADA_AND_BEN, max_bid=50), Submit("Ada", {"itars": 41}), "events[0].bids.itars"),
        (Settings("silent", ADA_AND_BEN), Sealed("Ada"), "events[0]"),
    ],
)
def test_what_the_site_does_not_have_is_refused(settings: Settings, event: Event, where: str) -> None:
    with pytest.raises(InputError) as error:
        format_log(Auction(settings, (event,)))
    assert error.value.where == where
