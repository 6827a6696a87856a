"""The ban phase: in seat order each player bans one faction (P1)."""

from gaia_auction.rules.choices import Choice
from gaia_auction.rules.events import Ban, Event
from gaia_auction.rules.factions import factions_in_game
from gaia_auction.rules.phases.availability import banned, not_in_game
from gaia_auction.rules.phases.turns import out_of_turn, wrong_phase
from gaia_auction.rules.refusals import PhaseName, Refusal
from gaia_auction.rules.state import State


def cannot_ban(state: State, faction: str) -> Refusal | None:
    """Return why a faction cannot be banned, or None. A ban does not touch the other side (T3)."""
    return not_in_game(state.settings, faction) or banned(state, faction)


class BanPhase:
    """Before anything else, if the table wants it."""

    name: PhaseName = "ban"

    def over(self, state: State) -> bool:
        """Say whether every player has banned, or nobody bans."""
        return not state.settings.ban_phase or len(state.banned) == len(state.settings.players)

    def to_act(self, state: State) -> tuple[str, ...]:
        """Return the next player in seat order."""
        return (state.settings.players[len(state.banned)],)

    def legal(self, state: State) -> tuple[Choice, ...]:
        """Return every faction of the game, those already banned as closed."""
        (player,) = self.to_act(state)
        return tuple(
            Choice(Ban, player, faction.slug, closed=cannot_ban(state, faction.slug))
            for faction in factions_in_game(state.settings.expansions)
        )

    def refusal(self, state: State, event: Event) -> Refusal | None:
        """Return why this ban cannot be, or None."""
        if not isinstance(event, Ban):
            return wrong_phase(self, state, event)
        return out_of_turn(self, state, event.player) or cannot_ban(state, event.faction)

    def apply(self, state: State, event: Event) -> State:
        """Return the state with the faction banned."""
        assert isinstance(event, Ban)
        return state._replace(banned=(*state.banned, event.faction))
