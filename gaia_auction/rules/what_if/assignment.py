"""Who should play what by the bids alone, and the lowest prices at which everybody agrees."""

from collections.abc import Mapping
from itertools import permutations

from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.what_if.granted import bids_by_player


def highest_total_value(state: State) -> tuple[Holding, ...]:
    """Return the assignment in which the bids on what each one gets add up highest, at envy-free prices.

    Of several with the same sum it is the one that gives seat 1 the faction that entered earliest, then
    seat 2, and so on. The prices are the lowest from 0 up at which nobody values another's lot more than
    their own.

    >>> from gaia_auction.rules.events import Submit
    >>> from gaia_auction.rules.settings import Settings
    >>> from gaia_auction.rules.state import Entry
    >>> end = State(
    ...     Settings("silent", ("Ada", "Ben")),
    ...     entries=(Entry("itars", "Ada"), Entry("xenos", "Ben")),
    ...     submissions=(Submit("Ada", {"itars": 9, "xenos": 2}), Submit("Ben", {"itars": 7, "xenos": 4})),
    ... )
    >>> [(holding.player, holding.faction, holding.vp) for holding in highest_total_value(end)]
    [('Ada', 'itars', 3), ('Ben', 'xenos', 0)]
    """
    bids = bids_by_player(state)
    assignments = (dict(zip(bids, order, strict=True)) for order in permutations(state.entered))
    # `max` returns the first of equals, and permutations come in the order of the docstring.
    best = max(assignments, key=lambda assigned: sum(bids[player][assigned[player]] for player in bids))
    prices = _lowest_envy_free(bids, best)
    return tuple(Holding(faction, player, prices[faction]) for player, faction in best.items())


def _lowest_envy_free(bids: Mapping[str, Mapping[str, int]], assigned: Mapping[str, str]) -> dict[str, int]:
    """Return the lowest prices at which everybody is content with what is assigned to them.

    A faction must cost at least as much more than a player's own as it is worth more to them. Prices are
    raised from 0 until that holds, the longest path to each faction. It ends: with the highest total value
    no circle of exchanges makes the players better off, so that no path is longer than one faction each.
    """
    prices = dict.fromkeys(assigned.values(), 0)
    for _ in assigned:
        for player, own in assigned.items():
            for faction in prices:
                least = prices[own] + bids[player][faction] - bids[player][own]
                prices[faction] = max(prices[faction], least)
    return prices
