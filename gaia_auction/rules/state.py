"""The auction so far, as it lies on the table."""

from typing import NamedTuple

from gaia_auction.rules.events import Submit
from gaia_auction.rules.settings import Settings


class Entry(NamedTuple):
    """A faction in the auction and who nominated it; when drawn i-th, the player in seat i (P2, P3)."""

    faction: str
    player: str


class Holding(NamedTuple):
    """Who holds a faction, at which price in whole VP."""

    faction: str
    player: str
    vp: int


class State(NamedTuple):
    """Everything that has happened, as far as it still matters. All tuples are in the order of events.

    `entries` is the entry order (P3). `sealed` are those whose submissions are in but cannot be read. `last`
    is who acted last in the open bidding, None before it.
    """

    settings: Settings
    banned: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    holdings: tuple[Holding, ...] = ()
    submissions: tuple[Submit, ...] = ()
    sealed: tuple[str, ...] = ()
    last: str | None = None

    @property
    def entered(self) -> tuple[str, ...]:
        """The factions in the auction, in entry order (P3)."""
        return tuple([entry.faction for entry in self.entries])

    @property
    def submitted(self) -> tuple[str, ...]:
        """Who has submitted, but nothing of what (S1)."""
        return (*[submission.player for submission in self.submissions], *self.sealed)

    @property
    def without_faction(self) -> tuple[str, ...]:
        """The players who hold nothing, in seat order."""
        holders = [holding.player for holding in self.holdings]
        return tuple(player for player in self.settings.players if player not in holders)

    def holding_of(self, faction: str) -> Holding | None:
        """Return who holds a faction and at which price, or None."""
        for holding in self.holdings:
            if holding.faction == faction:
                return holding
        return None

    def held_by(self, player: str) -> Holding | None:
        """Return what a player holds, or None."""
        for holding in self.holdings:
            if holding.player == player:
                return holding
        return None
