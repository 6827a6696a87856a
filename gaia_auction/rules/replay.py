"""An auction again from its events: a fold that says how far it got."""

from collections.abc import Iterable
from dataclasses import dataclass

from gaia_auction.rules.events import Event
from gaia_auction.rules.history import History
from gaia_auction.rules.refusals import Refusal
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import apply


@dataclass(frozen=True, slots=True)
class Stopped:
    """The event at `index`, counted from 0, was refused; `history` ends before it."""

    history: History
    index: int
    event: Event
    refusal: Refusal


def replay(settings: Settings, events: Iterable[Event]) -> History | Stopped:
    """Return all states of an auction, or where and why its events stop being legal.

    >>> from gaia_auction.rules.events import Nominate
    >>> settings = Settings("none", ("Ada", "Ben"))
    >>> replay(settings, [Nominate("Ada", "itars"), Nominate("Ben", "nevlas")]).refusal
    OtherSide(faction='nevlas', taken='itars')
    """
    moves, states = tuple(events), [State(settings)]
    for index, event in enumerate(moves):
        after = apply(states[-1], event)
        if not isinstance(after, State):
            return Stopped(History(tuple(states), moves[:index]), index, event, after)
        states.append(after)
    return History(tuple(states), moves)
