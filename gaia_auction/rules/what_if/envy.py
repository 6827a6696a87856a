"""Was it fair? What every lot is worth to each player by their own bids, and whose they would rather have."""

from collections.abc import Mapping
from typing import NamedTuple

from gaia_auction.rules.outcome import Outcome
from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.granted import bids_by_player


class Envy(NamedTuple):
    """How one player sees the outcome. `own` is the faction they got.

    `values` are their own bid less the final price for every faction, in entry order. `envies` has the lot
    with the highest value, `by` VP above their own lot's; None and 0 where no lot is worth more than theirs.
    """

    player: str
    own: str
    values: Mapping[str, int]
    envies: str | None
    by: int


def envy(state: State, outcome: Outcome) -> tuple[Envy, ...]:
    """Return how each player sees an outcome, in seat order; nothing where there are no sealed bids.

    Of several lots with the highest value the one counts whose owner sits in the earliest seat. Under the
    silent auction's rule nobody envies by more than 1: any faction could have been taken at its price + 1.

    >>> from gaia_auction.rules.events import Submit
    >>> from gaia_auction.rules.outcome import settle
    >>> from gaia_auction.rules.settings import Settings
    >>> from gaia_auction.rules.state import Entry
    >>> end = State(
    ...     Settings("preference-split", ("Ada", "Ben"), budget=10),
    ...     entries=(Entry("itars", "Ada"), Entry("xenos", "Ben")),
    ...     submissions=(Submit("Ada", {"itars": 4, "xenos": 6}), Submit("Ben", {"itars": 9, "xenos": 1})),
    ... )
    >>> for one in envy(end, settle(end)):
    ...     print(one.player, one.values, one.envies, one.by)
    Ada {'itars': -3, 'xenos': 2} None 0
    Ben {'itars': 2, 'xenos': -3} None 0
    """
    if not state.submissions:
        return ()
    bids = bids_by_player(state)
    factions = {lot.player: lot.faction for lot in outcome.lots}
    seen = []
    for player in state.settings.players:
        own = factions[player]
        values = {lot.faction: bids[player][lot.faction] - lot.vp_cost for lot in outcome.lots}
        highest = max(values.values())
        by = highest - values[own]
        best = (other for other in state.settings.players if values[factions[other]] == highest)
        seen.append(Envy(player, own, values, next(best) if by else None, by))
    return tuple(seen)
