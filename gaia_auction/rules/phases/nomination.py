"""Nomination: in seat order each player brings one faction into the auction (P3)."""

from gaia_auction.rules.choices import Choice
from gaia_auction.rules.events import Event, Nominate
from gaia_auction.rules.factions import factions_in_game
from gaia_auction.rules.phases.availability import cannot_enter
from gaia_auction.rules.phases.turns import out_of_turn, wrong_phase
from gaia_auction.rules.refusals import PhaseName, Refusal
from gaia_auction.rules.state import Entry, State


def nominations(state: State, player: str) -> tuple[Choice, ...]:
    """Return every faction of the game as a choice to nominate, closed where it cannot enter."""
    return tuple(
        Choice(Nominate, player, faction.slug, closed=cannot_enter(state, faction.slug))
        for faction in factions_in_game(state.settings.expansions)
    )


class NominationPhase:
    """Until as many factions are in the auction as there are players; at once after a draw (P2)."""

    name: PhaseName = "nomination"

    def over(self, state: State) -> bool:
        """Say whether there is a faction for each player."""
        return len(state.entries) == len(state.settings.players)

    def to_act(self, state: State) -> tuple[str, ...]:
        """Return the next player in seat order."""
        return (state.settings.players[len(state.entries)],)

    def legal(self, state: State) -> tuple[Choice, ...]:
        """Return every faction of the game, open or closed."""
        (player,) = self.to_act(state)
        return nominations(state, player)

    def refusal(self, state: State, event: Event) -> Refusal | None:
        """Return why this nomination cannot be, or None."""
        if not isinstance(event, Nominate):
            return wrong_phase(self, state, event)
        return out_of_turn(self, state, event.player) or cannot_enter(state, event.faction)

    def apply(self, state: State, event: Event) -> State:
        """Return the state with the faction in the auction."""
        assert isinstance(event, Nominate)
        return state._replace(entries=(*state.entries, Entry(event.faction, event.player)))
