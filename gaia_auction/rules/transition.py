"""One move: what is legal, why a move is refused, and what follows from it."""

from gaia_auction.rules.choices import Legal
from gaia_auction.rules.events import Event
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.phases.phase import Phase
from gaia_auction.rules.refusals import AuctionOver, Refusal
from gaia_auction.rules.state import State


def phase_of(state: State) -> Phase | None:
    """Return the phase that an auction is in, or None when it is over."""
    for phase in mode_of(state.settings).phases:
        if not phase.over(state):
            return phase
    return None


def to_act(state: State) -> tuple[str, ...]:
    """Return who may act next, in seat order; nobody when a draw is due or the auction is over.

    >>> from gaia_auction.rules.settings import Settings
    >>> to_act(State(Settings("choose-while-bidding", ("Ada", "Ben"))))
    ('Ada',)
    """
    phase = phase_of(state)
    return () if phase is None else phase.to_act(state)


def legal(state: State) -> tuple[Legal, ...]:
    """Return all that may happen next, with its bounds, and what may not, with the reason.

    An auction that is over offers nothing.

    >>> from gaia_auction.rules.settings import Settings
    >>> [choice.faction for choice in legal(State(Settings("none", ("Ada", "Ben"))))][:2]
    ['terrans', 'lantids']
    """
    phase = phase_of(state)
    return () if phase is None else phase.legal(state)


def refusal(state: State, event: Event) -> Refusal | None:
    """Return why an event cannot happen now, or None if it can.

    >>> from gaia_auction.rules.events import Nominate
    >>> from gaia_auction.rules.settings import Settings
    >>> refusal(State(Settings("none", ("Ada", "Ben"))), Nominate("Ben", "itars"))
    NotTheirTurn(to_act=('Ada',))
    """
    phase = phase_of(state)
    return AuctionOver() if phase is None else phase.refusal(state, event)


def apply(state: State, event: Event) -> State | Refusal:
    """Return the next state, or why there is none.

    >>> from gaia_auction.rules.events import Nominate
    >>> from gaia_auction.rules.settings import Settings
    >>> state = State(Settings("choose-while-bidding", ("Ada", "Ben")))
    >>> apply(state, Nominate("Ada", "itars")).holdings
    (Holding(faction='itars', player='Ada', vp=0),)
    """
    phase = phase_of(state)
    if phase is None:
        return AuctionOver()
    return phase.refusal(state, event) or phase.apply(state, event)
