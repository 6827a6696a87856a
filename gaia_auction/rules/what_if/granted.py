"""What a player would have had to bid for a faction: the answer, whatever the mode."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gaia_auction.rules.state import State


class Granted(NamedTuple):
    """With these bids, in entry order, the player gets the faction, for `vp_cost`.

    `moved` is the change of the one bid in the silent auction, negative if less would do; in a preference
    split the points moved onto the faction, from 0.
    """

    bids: Mapping[str, int]
    vp_cost: int
    moved: int


Search = Callable[[State, str, str], Granted | None]
"""From an auction that is over, a player and a faction to what that player needed; None if nothing does."""


def bids_by_player(state: State) -> dict[str, Mapping[str, int]]:
    """Return the sealed bids of an auction that is over, players in seat order, factions in entry order."""
    submitted = {submission.player: submission.bids for submission in state.submissions}
    return {
        player: {faction: submitted[player][faction] for faction in state.entered}
        for player in state.settings.players
    }
