"""The rules as a rules lawyer checks them by hand: slow, plain, and sharing nothing with the program.

Both functions take a finished, legal auction document with exact names and slugs; nothing is refused here.
"""

from fractions import Fraction
from math import floor
from typing import Any

Document = dict[str, Any]

# T4 and T5: what lies on a planet type, both sides of its board.
BASE_BOARDS = {
    "terra": ("terrans", "lantids"),
    "desert": ("xenos", "gleens"),
    "swamp": ("taklons", "ambas"),
    "oxide": ("hadsch-hallas", "ivits"),
    "volcanic": ("geodens", "baltaks"),
    "titanium": ("firaks", "bescods"),
    "ice": ("nevlas", "itars"),
}
LOST_FLEET_BOARDS = {
    "protoplanet": ("space-giants", "moweyds"),
    "asteroid": ("darkanians", "tinkeroids"),
}


def naive_result(auction: Document) -> Document:
    """Who plays what for how many VP, and every order that follows from it (O1 to O4)."""
    settings = auction["settings"]
    seats: list[str] = settings["players"]
    factions = factions_in_entry_order(auction)
    owners, costs, _ = settle(auction)
    charge = way_to_charge(settings)

    turn_order = [owners[faction] for faction in factions]
    booster_order = list(reversed(turn_order))
    outcome = []
    for faction in factions:
        player = owners[faction]
        start, deduction = charged(settings, costs[faction], max(costs.values()))
        outcome.append(
            {
                "turn": turn_order.index(player) + 1,
                "player": player,
                "seat": seats.index(player) + 1,
                "faction": faction,
                "planet": planet_of(faction),
                "vp_cost": costs[faction],
                "starting_vp": start,
                "final_deduction": deduction,
                "booster_pick": booster_order.index(player) + 1,
            },
        )
    return {
        "format": "gaia-auction-result",
        "version": 1,
        "mode": settings["mode"],
        "charge": charge,
        "outcome": outcome,
        "turn_order": turn_order,
        "booster_order": booster_order,
        "mine_order": mine_order([(owners[faction], faction) for faction in factions]),
        "banned": [event["faction"] for event in auction["events"] if event["type"] == "ban"],
    }


def naive_steps(auction: Document) -> list[Document]:
    """What happened on the way to the result, one step a decision."""
    _, _, steps = settle(auction)
    return steps


def settle(auction: Document) -> tuple[dict[str, str], dict[str, int], list[Document]]:
    """Who owns each faction, what it costs, and the steps."""
    match auction["settings"]["mode"]:
        case "none":
            return settle_without_auction(auction)
        case "silent":
            return settle_silent(auction)
        case "preference-split":
            return settle_preference_split(auction)
        case _:
            return settle_open(auction)


# Before the bidding


def factions_in_entry_order(auction: Document) -> list[str]:
    """List the factions as they entered the auction (P2, P3, C1)."""
    settings = auction["settings"]
    drawn = [event["factions"] for event in auction["events"] if event["type"] == "draw"]
    if drawn and settings["mode"] != "choose-while-bidding":
        return list(drawn[0])
    return [event["faction"] for event in auction["events"] if event["type"] == "nominate"]


def nominators(auction: Document) -> dict[str, str]:
    """Name who nominated each faction: one each in seat order, and the i-th drawn is seat i's (P2, P3)."""
    return dict(zip(factions_in_entry_order(auction), auction["settings"]["players"], strict=True))


def planet_of(faction: str) -> str:
    """Find the home planet type on the faction's board (T4, T5)."""
    boards = BASE_BOARDS | LOST_FLEET_BOARDS
    return next(planet for planet, sides in boards.items() if faction in sides)


# The modes


def settle_without_auction(auction: Document) -> tuple[dict[str, str], dict[str, int], list[Document]]:
    """Leave everybody with their own nomination, for nothing (N1)."""
    owners = nominators(auction)
    costs = dict.fromkeys(owners, 0)
    steps = [{"action": "assign", "player": player, "faction": faction} for faction, player in owners.items()]
    return owners, costs, steps


def settle_open(auction: Document) -> tuple[dict[str, str], dict[str, int], list[Document]]:
    """Walk the open bids once: the last one on a faction stands (C1, D2, F2)."""
    nomination_is_a_claim = auction["settings"]["mode"] == "choose-while-bidding"
    owners: dict[str, str] = {}
    costs: dict[str, int] = {}
    steps: list[Document] = []
    for event in auction["events"]:
        if event["type"] == "bid":
            vp = event["vp"]
        elif event["type"] == "nominate" and nomination_is_a_claim:
            vp = 0
        else:
            continue
        player, faction = event["player"], event["faction"]
        steps.append(
            {
                "action": "outbid" if faction in owners else "claim",
                "player": player,
                "faction": faction,
                "vp": vp,
                "displaced": owners.get(faction),
            },
        )
        owners[faction] = player
        costs[faction] = vp
    return owners, costs, steps


def settle_silent(auction: Document) -> tuple[dict[str, str], dict[str, int], list[Document]]:
    """Play the silent auction turn by turn until everybody in a row has kept (S2 to S5)."""
    seats = auction["settings"]["players"]
    factions = factions_in_entry_order(auction)
    maximums = submissions(auction)
    owners: dict[str, str] = {}
    prices: dict[str, int] = {}
    steps: list[Document] = []

    while [step["action"] for step in steps[-len(seats) :]] != ["keep"] * len(seats):
        player = seats[len(steps) % len(seats)]
        costs = {}
        for faction in factions:
            if faction not in owners:
                costs[faction] = 0
            elif owners[faction] == player:
                costs[faction] = prices[faction]
            else:
                costs[faction] = prices[faction] + 1
        margins = {faction: maximums[player][faction] - costs[faction] for faction in factions}
        best = [faction for faction in factions if margins[faction] == max(margins.values())]

        kept = [faction for faction in best if owners.get(faction) == player]
        if kept:
            action, faction, tie_break, displaced = "keep", kept[0], None, None
        else:
            faction, tie_break = best_to_take(best, player, set(owners), nominators(auction))
            action, displaced = "take", owners.get(faction)
            # Whoever takes another faction lets go of their own, which is unheld again and costs 0.
            owners = {held: owner for held, owner in owners.items() if owner != player}
            owners[faction] = player
            prices[faction] = costs[faction]
        steps.append(
            {
                "action": action,
                "player": player,
                "faction": faction,
                "cost": costs[faction],
                "margin": margins[faction],
                "displaced": displaced,
                "tie_break": tie_break,
            },
        )
    return owners, prices, steps


def best_to_take(
    best: list[str],
    player: str,
    held: set[str],
    nominated_by: dict[str, str],
) -> tuple[str, str | None]:
    """Choose among equally good factions, in entry order, and name the last rule that narrowed (S4)."""
    tie_break = None
    held_ones = [faction for faction in best if faction in held]
    if held_ones and held_ones != best:
        best, tie_break = held_ones, "held"
    own = [faction for faction in best if nominated_by[faction] == player]
    if own and own != best:
        best, tie_break = own, "own-nomination"
    if len(best) > 1:
        best, tie_break = best[-1:], "latest-nomination"
    return best[0], tie_break


def settle_preference_split(auction: Document) -> tuple[dict[str, str], dict[str, int], list[Document]]:
    """Award the factions from the highest total down, each at its average bid (B2 to B4)."""
    seats = auction["settings"]["players"]
    factions = factions_in_entry_order(auction)
    bids = submissions(auction)
    totals = {faction: sum(bids[player][faction] for player in seats) for faction in factions}
    owners: dict[str, str] = {}
    costs: dict[str, int] = {}
    steps: list[Document] = []

    while len(owners) < len(factions):
        waiting_factions = [faction for faction in factions if faction not in owners]
        highest_total = max(totals[faction] for faction in waiting_factions)
        # Both lists are in the order of the nominations, so the last is the latest.
        faction = [faction for faction in waiting_factions if totals[faction] == highest_total][-1]

        waiting_players = [player for player in seats if player not in owners.values()]
        highest_bid = max(bids[player][faction] for player in waiting_players)
        highest_bidders = [player for player in waiting_players if bids[player][faction] == highest_bid]
        player = highest_bidders[-1]

        owners[faction] = player
        costs[faction] = floor(Fraction(totals[faction], len(seats)) + Fraction(1, 2))
        total_is_shared = list(totals.values()).count(totals[faction]) > 1
        steps.append(
            {
                "action": "award",
                "faction": faction,
                "player": player,
                "total": totals[faction],
                "price": costs[faction],
                "bid": bids[player][faction],
                "order_tie_break": "latest-nomination" if total_is_shared else None,
                "tie_break": "latest-nomination" if len(highest_bidders) > 1 else None,
            },
        )
    return owners, costs, steps


def submissions(auction: Document) -> dict[str, dict[str, int]]:
    """Collect the sealed bids by player; in which order they came means nothing (S1, B1)."""
    return {event["player"]: event["bids"] for event in auction["events"] if event["type"] == "submit"}


# The outcome


def way_to_charge(settings: Document) -> str:
    """Choose the mode's own way to charge where the settings leave it open (O4)."""
    chosen: str | None = settings.get("charge")
    if chosen is not None:
        return chosen
    return "start-track" if settings["mode"] == "faction-bidding" else "final-scoring"


def charged(settings: Document, cost: int, highest_cost: int) -> tuple[int, int]:
    """Turn a cost into the VP to start on and the VP to deduct at the end (O4)."""
    match way_to_charge(settings):
        case "final-scoring":
            return 10, cost
        case "start-track":
            return settings.get("track_vp", 30) - cost, 0
        case "level-10":
            return 10 + (highest_cost - cost), 0
        case other:
            raise ValueError(other)


def mine_order(turns: list[tuple[str, str]]) -> list[str]:
    """List who places a starting structure when, from (player, faction) in turn order (O3)."""
    lost_fleet = [faction for sides in LOST_FLEET_BOARDS.values() for faction in sides]
    first_mines = [player for player, faction in turns if faction != "ivits" and faction not in lost_fleet]
    second_mines = list(reversed(first_mines))
    third_mine = [player for player, faction in turns if faction == "xenos"]
    single_structures = [player for player, faction in turns if faction in lost_fleet]
    planetary_institute = [player for player, faction in turns if faction == "ivits"]
    return first_mines + second_mines + third_mine + single_structures + planetary_institute
