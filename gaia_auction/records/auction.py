"""An auction as it is kept: what the rules work with, and what only a document has beside it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from gaia_auction.records.seals import Seal
from gaia_auction.rules.events import Event, Sealed, Submit
from gaia_auction.rules.settings import Settings


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction as a document records it; `result` is what it says of the outcome, if anything.

    `seals` are those of the submissions, by player; a file written by hand has none.
    """

    settings: Settings
    events: tuple[Event, ...]
    result: Mapping[str, object] | None = None
    seals: Mapping[str, Seal] = field(default_factory=dict)

    @property
    def receipts(self) -> dict[str, str]:
        """The codes that players were shown when they handed in, in seat order; of a plain file none."""
        players = self.settings.players
        return {player: self.seals[player].receipt for player in players if player in self.seals}

    @property
    def under_seal(self) -> "Auction":
        """The same, but of every submission that has a seal only that: nobody can read the bids (S1)."""
        events = (
            Sealed(event.player) if isinstance(event, Submit) and event.player in self.seals else event
            for event in self.events
        )
        seals = {player: seal._replace(salt="") for player, seal in self.seals.items()}
        return replace(self, events=tuple(events), seals=seals)
