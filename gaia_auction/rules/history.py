"""An auction from its first state to its last."""

from dataclasses import dataclass

from gaia_auction.rules.events import Event
from gaia_auction.rules.state import State


@dataclass(frozen=True, slots=True)
class History:
    """`states[i]` is the state before `events[i]`; the last state has no event after it."""

    states: tuple[State, ...]
    events: tuple[Event, ...]

    @property
    def end(self) -> State:
        """The last state."""
        return self.states[-1]
