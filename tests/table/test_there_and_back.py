"""What the BGS site can hold goes there as a log, and comes back as it was."""

import json
from random import Random
from typing import Any

import pytest

from gaia_auction.rules.settings import ModeName
from gaia_auction.setup.dealing import random_pool
from gaia_auction.table.convert import convert
from gaia_auction.table.site_mode import Asked
from tests.generator import random_auction
from tests.naive import LOST_FLEET_BOARDS

SITE_MODES: tuple[ModeName, ...] = (
    "none",
    "choose-while-bidding",
    "choose-then-bid",
    "silent",
    "preference-split",
)
# What the site takes: a first claim of 0 to 8, a raise of 1 to 9, sealed maximums of 0 to 40.
MOST_TO_CLAIM, MOST_TO_RAISE, MOST_SEALED = 8, 9, 40
LOST_FLEET = {slug for sides in LOST_FLEET_BOARDS.values() for slug in sides}

NOTE_OF_A_DRAW = (
    "the seed deals just these factions here, so they are taken as drawn; "
    "with --no-random-factions they count as chosen"
)

Document = dict[str, Any]


def drawn_instead(auction: Document, seed: str, expansions: list[str]) -> dict[str, str]:
    """Return what the seed draws in place of each faction that was drawn; nothing if none was."""
    events, players = auction["events"], auction["settings"]["players"]
    banned = tuple(event["faction"] for event in events if event["type"] == "ban")
    pool = random_pool(seed, len(players), banned, tuple(expansions))
    return next((dict(zip(e["factions"], pool, strict=True)) for e in events if e["type"] == "draw"), {})


def named(events: list[Document]) -> set[str]:
    slugs = {event["faction"] for event in events if "faction" in event}
    return slugs.union(*(event["factions"] for event in events if event["type"] == "draw"))


def moved(
    events: list[Document], instead: dict[str, str], seats: dict[str, str], mode: ModeName
) -> list[Document]:
    """Return the events with other factions and players, and no bid that the site would refuse."""
    was: dict[str, int] = {}  # what was paid for a faction, and what is paid now
    now: dict[str, int] = {}
    most = MOST_SEALED if mode == "silent" else 999
    moves: list[Document] = []
    for event in events:
        move = {**event, "player": seats.get(event.get("player", ""))}
        match event:
            case {"type": "draw"}:
                move = {"type": "draw", "factions": list(instead.values())}
            case {"type": "submit", "bids": bids}:
                move["bids"] = {instead.get(slug, slug): min(vp, most) for slug, vp in bids.items()}
            case {"faction": faction}:
                move["faction"] = instead.get(faction, faction)
                if event["type"] == "nominate" and mode == "choose-while-bidding":
                    was[faction] = now[faction] = 0
                if "vp" in event:
                    if faction in was:
                        now[faction] += min(event["vp"] - was[faction], MOST_TO_RAISE)
                    else:
                        now[faction] = min(event["vp"], MOST_TO_CLAIM)
                    was[faction] = event["vp"]
                    move["vp"] = now[faction]
        moves.append(move)
    return moves


def for_the_site(auction: Document, seed: str) -> Document:
    """Make of a generated auction one that a log can hold: its bids, its draw, what it tells of settings."""
    settings, mode = auction["settings"], auction["settings"]["mode"]
    seats = {player: f"p{seat}" for seat, player in enumerate(settings["players"], start=1)}
    expansions = settings["expansions"]
    events = moved(auction["events"], drawn_instead(auction, seed, expansions), seats, mode)
    if not named(events) & LOST_FLEET:  # then nothing in a log tells of it
        expansions = []
        events = moved(auction["events"], drawn_instead(auction, seed, expansions), seats, mode)
    claims: dict[str, int] = {}
    for event in events:
        if event["type"] == "bid":
            claims.setdefault(event["faction"], event["vp"])
    budget = settings["budget"] if mode == "preference-split" else None
    return {
        "format": "gaia-auction",
        "version": 1,
        "settings": {
            "mode": mode,
            "players": list(seats.values()),
            "ban_phase": settings["ban_phase"],
            "random_factions": settings["random_factions"],
            "expansions": expansions,
            "seed": seed,
            "opening_bids": "any" if mode == "choose-then-bid" and any(claims.values()) else "zero",
            "max_bid": 40,
            "budget": None if budget == 20 * len(seats) else budget,
            "track_vp": 30,
            "charge": None,
        },
        "events": events,
    }


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", SITE_MODES)
def test_there_and_back(mode: ModeName, players: int) -> None:
    random = Random(f"{mode} {players}")  # noqa: S311 - must repeat
    for number in range(30):
        auction = for_the_site(random_auction(random, mode, players), f"{mode}-{players}-{number}")
        log = convert(json.dumps(auction).encode()).text
        is_random = auction["settings"]["random_factions"]
        told = convert(log.encode(), asked=Asked(mode, is_random))
        assert told.warnings == told.notes == ()
        back = json.loads(told.text)
        assert {name: back[name] for name in auction} == auction
        assert convert(told.text.encode()).text == log
        if is_random:
            found = convert(log.encode(), asked=Asked(mode))
            assert found.text == told.text
            assert found.notes == (NOTE_OF_A_DRAW,)
