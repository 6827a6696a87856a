"""Finished sealed auctions, as a document for the naive rules and as a state for the program."""

from random import Random
from typing import Any

from gaia_auction.rules.events import Submit
from gaia_auction.rules.settings import ModeName, Settings
from gaia_auction.rules.state import Entry, State
from tests.generator import random_auction
from tests.naive import factions_in_entry_order, submissions

Document = dict[str, Any]

NAMES = ("Ada", "Ben", "Cyd", "Dee", "Eve")
FACTIONS = ("itars", "xenos", "taklons", "ivits", "terrans")


def table(mode: ModeName, *bids: tuple[int, ...], **settings: Any) -> State:  # noqa: ANN401 - any setting
    """Return an auction that is over: seat i nominated the i-th faction, and bid the i-th tuple."""
    players, factions = NAMES[: len(bids)], FACTIONS[: len(bids)]
    return State(
        Settings(mode, players, **settings),
        entries=tuple(map(Entry, factions, players)),
        submissions=tuple(
            Submit(player, dict(zip(factions, numbers, strict=True)))
            for player, numbers in zip(players, bids, strict=True)
        ),
    )


def small_auctions(mode: ModeName, seeds: range, most: int) -> list[Document]:
    """Return made-up auctions of 2 to 4 players, their cap or budget at most `most`, so that ties abound."""
    auctions = []
    for seed in seeds:
        random = Random(seed)  # noqa: S311 - a test must repeat
        auction = random_auction(random, mode, random.choice((2, 3, 4)))
        settings = auction["settings"]
        if (settings["max_bid"] if mode == "silent" else settings["budget"] or most + 1) <= most:
            auctions.append(auction)
    return auctions


def as_state(auction: Document) -> State:
    """Return the end of an auction; whether factions were drawn or nominated decides nothing here."""
    settings = auction["settings"]
    return State(
        Settings(
            settings["mode"],
            tuple(settings["players"]),
            max_bid=settings["max_bid"],
            budget=settings["budget"],
        ),
        entries=tuple(map(Entry, factions_in_entry_order(auction), settings["players"])),
        submissions=tuple(Submit(player, bids) for player, bids in submissions(auction).items()),
    )
