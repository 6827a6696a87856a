"""Where two outcomes of one auction differ."""

from dataclasses import dataclass

from gaia_auction.rules.outcome import Lot, Outcome


@dataclass(frozen=True, slots=True)
class Difference:
    """A player who would have had another faction, or another price."""

    was: Lot
    would_be: Lot


def differences(happened: Outcome, instead: Outcome) -> tuple[Difference, ...]:
    """Return the players for whom something is different, in seat order."""
    was, would_be = ({lot.player: lot for lot in outcome.lots} for outcome in (happened, instead))
    return tuple(
        Difference(was[player], would_be[player])
        for player in happened.settings.players
        if (was[player].faction, was[player].vp_cost) != (would_be[player].faction, would_be[player].vp_cost)
    )
