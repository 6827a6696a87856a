"""Finished auctions made up move by move, to compare the program with the naive statement of the rules.

`python -m tests.generator --seed 1 --count 10000` prints them as JSON Lines: line k, counted from 0, is made
from the seed plus k.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.naive import BASE_BOARDS, LOST_FLEET_BOARDS

Document = dict[str, Any]

MODES = (
    "none",
    "choose-while-bidding",
    "choose-then-bid",
    "faction-bidding",
    "silent",
    "preference-split",
)
CHARGES = (None, "final-scoring", "start-track", "level-10")
HIGHEST_BID = 999  # C2, D2

# Several scripts, wide and combining characters; all different after NFC and case folding (T1).
NAMES = (
    "Ada",
    "Ben",
    "Cyd",
    "Zoe\N{COMBINING DIAERESIS}",
    "Chloé",
    "Jean-Luc",
    "Øyvind",
    "Łukasz",
    "Tha\N{COMBINING HOOK ABOVE}o",
    "Çağla",
    "Ольга",
    "Νεφέλη",
    "Անահիտ",
    "ნინო",
    "נועה",
    "ليلى",
    "आरती",
    "கவிதா",
    "สุดา",
    "さくら",
    "ガブリエル",
    "カ\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}イ",
    "太郎",
    "민준",
    "Abeba",
    "ሰላም",
    "𐐔𐐯𐑅𐐨𐑉𐐯𐐻",
    "Wilhelmina-Alexandrina-Charlotte-Augusta",
)


def random_auction(random: Random, mode: str | None = None, players: int | None = None) -> Document:
    """Make up a finished, legal auction document, the same one for the same state of `random`.

    mode and players: drawn if not given; on average near three players.
    """
    settings = random_settings(random, mode, players)
    seats = settings["players"]
    boards = list(BASE_BOARDS.values())
    if settings["expansions"]:
        boards += LOST_FLEET_BOARDS.values()
    factions = [faction for sides in boards for faction in sides]

    banned = random.sample(factions, len(seats)) if settings["ban_phase"] else []
    allowed = [faction for faction in factions if faction not in banned]
    chosen = one_each(random, seats, allowed, boards)
    events = each_with("ban", seats, banned)
    if settings["random_factions"]:
        events.append({"type": "draw", "factions": chosen})
        allowed = chosen
    elif settings["mode"] != "choose-while-bidding":
        events += each_with("nominate", seats, chosen)

    match settings["mode"]:
        case "choose-while-bidding":
            events += choices_and_bids(random, settings, allowed, boards)
        case "choose-then-bid" | "faction-bidding":
            events += open_bids(random, settings, chosen)
        case "silent":
            events += sealed_maximums(random, settings, chosen)
        case "preference-split":
            events += sealed_splits(random, settings, chosen)
    return {"format": "gaia-auction", "version": 1, "settings": settings, "events": events}


def random_settings(random: Random, mode: str | None, players: int | None) -> Document:
    """Draw every setting, also those that the mode does not use (P1a)."""
    if mode is None:
        mode = random.choice(MODES)
    if players is None:
        players = random.choices((2, 3, 4, 5), weights=(30, 45, 20, 5))[0]
    return {
        "mode": mode,
        "players": random.sample(NAMES, players),
        "ban_phase": random.random() < 0.5,
        "random_factions": random.random() < 0.35,
        "expansions": ["lost-fleet"] if random.random() < 0.35 else [],
        "seed": None,
        "opening_bids": random.choice(("zero", "any")),
        "max_bid": random.choice((40, random_size(random))),
        "budget": random.choice((None, random_size(random))),
        "track_vp": random.choice((30, random_size(random))),
        "charge": random.choice(CHARGES),
    }


def random_size(random: Random) -> int:
    """Draw a setting from 1 to 999, mostly a small one, so that ties are common."""
    return random.randint(1, 999 if random.random() < 0.2 else 8)


def each_with(kind: str, seats: Sequence[str], factions: Sequence[str]) -> list[Document]:
    """Let the players ban or nominate, in seat order; no factions, no events (P1, P3)."""
    return [
        {"type": kind, "player": player, "faction": faction}
        for player, faction in zip(seats, factions, strict=False)
    ]


def one_each(
    random: Random,
    seats: Sequence[str],
    allowed: Sequence[str],
    boards: Sequence[tuple[str, str]],
) -> list[str]:
    """Choose as many factions as there are players, one after the other, all of different boards (P2, P3)."""
    chosen: list[str] = []
    for _ in seats:
        chosen.append(random.choice(still_possible(allowed, chosen, boards)))
    return chosen


def still_possible(
    factions: Sequence[str],
    entered: Sequence[str],
    boards: Sequence[tuple[str, str]],
) -> list[str]:
    """List the factions none of whose board has entered (T3)."""
    closed = [faction for sides in boards if set(sides) & set(entered) for faction in sides]
    return [faction for faction in factions if faction not in closed]


# The open modes


def choices_and_bids(
    random: Random,
    settings: Document,
    factions: Sequence[str],
    boards: Sequence[tuple[str, str]],
) -> list[Document]:
    """Choose and outbid until everybody holds a faction (C1 to C4)."""
    holders: dict[str, str] = {}
    prices: dict[str, int] = {}
    events: list[Document] = []
    acted: str | None = None
    while (player := next_without_faction(settings["players"], holders, acted)) is not None:
        within_reach = [faction for faction in holders if prices[faction] < HIGHEST_BID]
        if within_reach and not claims(random, len(events)):
            faction = random.choice(within_reach)
            prices[faction] = raised(random, prices[faction], HIGHEST_BID)
            events.append({"type": "bid", "player": player, "faction": faction, "vp": prices[faction]})
        else:
            faction = random.choice(still_possible(factions, list(holders), boards))
            prices[faction] = 0
            events.append({"type": "nominate", "player": player, "faction": faction})
        holders[faction] = player
        acted = player
    return events


def open_bids(random: Random, settings: Document, entered: Sequence[str]) -> list[Document]:
    """Claim and outbid until every faction is held (D1 to D3, F2 to F5)."""
    on_the_track = settings["mode"] == "faction-bidding"
    highest = settings["track_vp"] if on_the_track else HIGHEST_BID
    holders: dict[str, str] = {}
    prices: dict[str, int] = {}
    events: list[Document] = []
    acted: str | None = None
    while (player := next_without_faction(settings["players"], holders, acted)) is not None:
        # A marker on 0 is a price of the whole track: out of reach (F3).
        within_reach = [faction for faction in entered if prices.get(faction, highest) < highest]
        if within_reach and not claims(random, len(events)):
            faction = random.choice(within_reach)
            prices[faction] = raised(random, prices[faction], highest)
        else:
            faction = random.choice([faction for faction in entered if faction not in holders])
            free = on_the_track or settings["opening_bids"] == "any"
            prices[faction] = opening(random, highest) if free else 0
        events.append({"type": "bid", "player": player, "faction": faction, "vp": prices[faction]})
        holders[faction] = player
        acted = player
    return events


def next_without_faction(seats: Sequence[str], holders: dict[str, str], acted: str | None) -> str | None:
    """Find who acts: the first without a faction after who just acted; nobody once all hold one (C3, D1)."""
    start = 0 if acted is None else seats.index(acted) + 1
    round_the_table = [*seats[start:], *seats[:start]]
    return next((player for player in round_the_table if player not in holders.values()), None)


def claims(random: Random, bids_so_far: int) -> bool:
    """Decide for an unheld faction, the more surely the longer the auction takes, so that it ends."""
    return random.random() < 0.3 + bids_so_far * 0.03


def opening(random: Random, highest: int) -> int:
    """Draw what a first claim pays where it may pay anything: often 0, sometimes all there is (D2, F2)."""
    small, large = random.randint(0, min(3, highest)), random.randint(0, highest)
    return random.choices((0, small, large, highest), weights=(40, 50, 8, 2))[0]


def raised(random: Random, price: int, highest: int) -> int:
    """Raise a price, mostly by 1, sometimes with a jump, now and then to the last VP (C2, D2, F2)."""
    jump, leap = random.randint(price + 1, min(price + 6, highest)), random.randint(price + 1, highest)
    return random.choices((price + 1, jump, leap, highest), weights=(60, 35, 4, 1))[0]


# The sealed modes


def sealed_maximums(random: Random, settings: Document, entered: Sequence[str]) -> list[Document]:
    """Submit a maximum for every faction, often one out of few or the same as somebody else's (S1)."""
    all_bids: list[list[int]] = []
    for _ in settings["players"]:
        if all_bids and random.random() < 0.25:
            bids = list(random.choice(all_bids))
        else:
            most = random.choice((settings["max_bid"], min(settings["max_bid"], 5)))
            bids = [random.randint(0, most) for _ in entered]
        all_bids.append(bids)
    return submitted(random, settings["players"], entered, all_bids)


def sealed_splits(random: Random, settings: Document, entered: Sequence[str]) -> list[Document]:
    """Divide the whole budget, often evenly or as somebody else did, also in another order (B1)."""
    budget = 20 * len(settings["players"]) if settings["budget"] is None else settings["budget"]
    all_bids: list[list[int]] = []
    for _ in settings["players"]:
        kind = random.choices(("cut", "even", "copy", "permuted"), weights=(50, 15, 10, 25))[0]
        if kind == "even":
            share, rest = divmod(budget, len(entered))
            bids = [share + (place < rest) for place in range(len(entered))]
            random.shuffle(bids)
        elif kind == "cut" or not all_bids:
            cuts = sorted(random.randint(0, budget) for _ in entered[1:])
            bids = [end - start for start, end in zip([0, *cuts], [*cuts, budget], strict=True)]
        else:
            bids = list(random.choice(all_bids))
            if kind == "permuted":
                random.shuffle(bids)
        all_bids.append(bids)
    return submitted(random, settings["players"], entered, all_bids)


def submitted(
    random: Random,
    seats: Sequence[str],
    entered: Sequence[str],
    all_bids: Sequence[Sequence[int]],
) -> list[Document]:
    """Hand the sealed bids in, in an order that means nothing (S1, B1)."""
    events: list[Document] = []
    for player, bids in zip(seats, all_bids, strict=True):
        pairs = list(zip(entered, bids, strict=True))
        random.shuffle(pairs)
        events.append({"type": "submit", "player": player, "bids": dict(pairs)})
    random.shuffle(events)
    return events


def main(arguments: Sequence[str] | None = None) -> None:
    """Print made-up auctions as JSON Lines in UTF-8, whatever the locale."""
    parser = argparse.ArgumentParser(prog="python -m tests.generator", description=main.__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1)
    parser.add_argument("--mode", choices=MODES)
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5))
    options = parser.parse_args(arguments)
    for seed in range(options.seed, options.seed + options.count):
        auction = random_auction(Random(seed), options.mode, options.players)  # noqa: S311 - must repeat
        line = json.dumps(auction, ensure_ascii=False) + "\n"
        sys.stdout.buffer.write(line.encode())


if __name__ == "__main__":
    main()
