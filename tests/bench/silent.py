"""Silent auctions as the core has them, to measure how long it takes to resolve them."""

import time
from collections.abc import Sequence
from random import Random

from gaia_auction.rules.events import Event, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import mode_named
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings

PLAYERS = ("Ada", "Ben", "Cyd", "Dee")
FACTIONS = ("terrans", "xenos", "itars", "ivits")
SILENT = mode_named("silent")


def auction(maxima: Sequence[Sequence[int]], cap: int) -> History:
    """Return an auction that is to run by itself, by its maxima in seat order and entry order."""
    nominated = list(map(Nominate, PLAYERS, FACTIONS))
    submitted = [
        Submit(player, dict(zip(FACTIONS, bids, strict=True)))
        for player, bids in zip(PLAYERS, maxima, strict=True)
    ]
    events: list[Event] = [*nominated, *submitted]
    played = replay(Settings("silent", PLAYERS, max_bid=cap), events)
    assert isinstance(played, History)
    return played


def uniform(count: int) -> list[History]:
    """Return auctions with maxima drawn from 0 to 40, the same ones each time."""
    random = Random(1)  # noqa: S311 - must repeat
    return [auction([[random.randint(0, 40) for _ in FACTIONS] for _ in PLAYERS], 40) for _ in range(count)]


def seconds_without_and_with_trace(auctions: Sequence[History]) -> tuple[float, float]:
    """Return how long the core takes for who plays what, and for that with every turn.

    The two take turns, as the machine may have other work.
    """
    without = with_trace = 0.0
    for first in range(0, len(auctions), 100):
        some = auctions[first : first + 100]
        started = time.perf_counter()
        for history in some:
            SILENT.settle(history.end)
        settled = time.perf_counter()
        for history in some:
            SILENT.explain(history)
        without += settled - started
        with_trace += time.perf_counter() - settled
    return without, with_trace


def seconds_a_step(cap: int) -> float:
    """Return how long a turn takes where all four want the same three factions for all they can bid."""
    history = auction([[cap, cap, cap, 0] for _ in PLAYERS], cap)
    steps = len(SILENT.explain(history))
    started = time.perf_counter()
    SILENT.settle(history.end)
    return (time.perf_counter() - started) / steps
