"""What might have been, found the slow way: every bid and every split is tried by the naive rules.

All functions take a finished, legal, sealed auction document with exact names and slugs.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

from tests.naive import factions_in_entry_order, settle, submissions

Document = dict[str, Any]


def with_bids(auction: Document, player: str, bids: dict[str, int]) -> Document:
    """Copy an auction in which one player has submitted something else."""
    events = [
        event | {"bids": bids} if event["type"] == "submit" and event["player"] == player else event
        for event in auction["events"]
    ]
    return auction | {"events": events}


def naive_lowest_bid(auction: Document, player: str, faction: str) -> tuple[int, int] | None:
    """Try every bid from 0 to the cap; the first that gets the faction, and what it costs then (S1)."""
    bids = submissions(auction)[player]
    for bid in range(auction["settings"].get("max_bid", 40) + 1):
        owners, costs, _ = settle(with_bids(auction, player, bids | {faction: bid}))
        if owners[faction] == player:
            return bid, costs[faction]
    return None


def naive_fewest_points(
    auction: Document, player: str, faction: str
) -> tuple[int, dict[str, int], int] | None:
    """Try every split, with few points moved onto the faction first: the points, the bids, the cost (B1).

    Of those with equally many points, the one with most left on the factions in entry order.
    """
    bids = submissions(auction)[player]
    others = [other for other in factions_in_entry_order(auction) if other != faction]
    for moved in range(sum(bids[other] for other in others) + 1):
        found = []
        for taken in ways_to_take(moved, [bids[other] for other in others]):
            left = {other: bids[other] - points for other, points in zip(others, taken, strict=True)}
            split = left | {faction: bids[faction] + moved}
            owners, costs, _ = settle(with_bids(auction, player, split))
            if owners[faction] == player:
                found.append((list(left.values()), split, costs[faction]))
        if found:
            assert len({cost for _, _, cost in found}) == 1
            _, split, cost = max(found, key=lambda one: one[0])
            return moved, split, cost
    return None


def ways_to_take(points: int, piles: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """List all ways to take so many points from piles."""
    for taken in product(*(range(pile + 1) for pile in piles)):
        if sum(taken) == points:
            yield taken


def naive_envy(auction: Document) -> list[Document]:
    """List what every faction is worth to each player at its price, and whose they would rather have."""
    owners, costs, _ = settle(auction)
    envy: list[Document] = []
    for player in auction["settings"]["players"]:
        bids = submissions(auction)[player]
        values = {faction: bids[faction] - costs[faction] for faction in factions_in_entry_order(auction)}
        own = next(values[faction] for faction in values if owners[faction] == player)
        envied, by = None, 0
        for other in auction["settings"]["players"]:
            worth = next(values[faction] for faction in values if owners[faction] == other)
            if worth - own > by:
                envied, by = other, worth - own
        envy.append({"player": player, "values": values, "envies": envied, "by": by})
    return envy


def naive_highest_total(auction: Document) -> int:
    """Find the highest sum of bids on what everybody gets."""
    bids = submissions(auction)
    return max(
        sum(bids[player][faction] for player, faction in zip(bids, order, strict=True))
        for order in permutations(factions_in_entry_order(auction))
    )


def naive_lowest_envy_free(auction: Document, owners: dict[str, str], highest: int) -> dict[str, int]:
    """Try all prices up to `highest`; of those that nobody envies at, the lowest for each faction."""
    bids = submissions(auction)
    fair = []
    for prices in product(range(highest + 1), repeat=len(owners)):
        cost = dict(zip(owners, prices, strict=True))
        if all(
            bids[player][own] - cost[own] >= bids[player][faction] - cost[faction]
            for own, player in owners.items()
            for faction in owners
        ):
            fair.append(cost)
    lowest = {faction: min(cost[faction] for cost in fair) for faction in owners}
    assert lowest in fair
    return lowest
