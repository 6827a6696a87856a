"""What every phase can say of a state in it."""

from typing import Protocol

from gaia_auction.rules.choices import Legal
from gaia_auction.rules.events import Event
from gaia_auction.rules.refusals import PhaseName, Refusal
from gaia_auction.rules.state import State


class Phase(Protocol):
    """One stretch of an auction. All but `over` are asked only while it lasts."""

    @property
    def name(self) -> PhaseName:
        """What the phase is called."""

    def over(self, state: State) -> bool:
        """Say whether the phase is over, or is left out with these settings."""

    def to_act(self, state: State) -> tuple[str, ...]:
        """Return who may act next, in seat order; nobody while a draw is due."""

    def legal(self, state: State) -> tuple[Legal, ...]:
        """Return what may happen next, closed choices included."""

    def refusal(self, state: State, event: Event) -> Refusal | None:
        """Return why the event cannot happen now, or None."""

    def apply(self, state: State, event: Event) -> State:
        """Return the state after an event that is not refused."""
