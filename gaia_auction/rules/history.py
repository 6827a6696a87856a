"""An auction from its first state to its last."""

from collections.abc import Iterator
from typing import NamedTuple

from gaia_auction.rules.events import Event
from gaia_auction.rules.state import State


class History(NamedTuple):
    """`states[i]` is the state before `events[i]`; the last state has no event after it."""

    states: tuple[State, ...]
    events: tuple[Event, ...]

    @property
    def moves(self) -> Iterator[tuple[State, Event, State]]:
        """Every event between the state before and the state after it."""
        return zip(self.states, self.events, self.states[1:], strict=False)

    @property
    def end(self) -> State:
        """The last state."""
        return self.states[-1]
