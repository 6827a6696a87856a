"""Refusals that every phase with turns shares."""

from gaia_auction.rules.events import Ban, Draw, Event
from gaia_auction.rules.phases.phase import Phase
from gaia_auction.rules.refusals import LeftOut, NotTheirTurn, WrongPhase
from gaia_auction.rules.state import State


def wrong_phase(phase: Phase, state: State, event: Event) -> WrongPhase | LeftOut:
    """Return the refusal of a kind of move that does not belong into this phase."""
    if isinstance(event, Ban) and not state.settings.ban_phase:
        return LeftOut("ban")
    if isinstance(event, Draw) and not state.settings.random_factions:
        return LeftOut("draw")
    return WrongPhase(phase.name, phase.to_act(state))


def out_of_turn(phase: Phase, state: State, player: str) -> NotTheirTurn | None:
    """Return who is to act instead of this player, or None if it is their turn."""
    to_act = phase.to_act(state)
    return None if player in to_act else NotTheirTurn(to_act)
