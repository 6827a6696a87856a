"""What the open modes share: the price reached is the price paid, and every move explains itself."""

from gaia_auction.rules.events import Bid, Nominate
from gaia_auction.rules.history import History
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Claim, Outbid, Step


def settle(state: State) -> tuple[Holding, ...]:
    """Return who holds what at the end (C4, D3, F5)."""
    return state.holdings


def explain(history: History) -> tuple[Step, ...]:
    """Return a step for every move that gave its player a faction.

    A nomination does so only when choosing while bidding (C1); elsewhere nobody holds what they nominate.
    """
    steps: list[Step] = []
    for before, event, after in zip(history.states, history.events, history.states[1:], strict=False):
        if not isinstance(event, Bid | Nominate) or before.holdings == after.holdings:
            continue
        vp = event.vp if isinstance(event, Bid) else 0
        displaced = before.holding_of(event.faction)
        if displaced is None:
            steps.append(Claim(event.player, event.faction, vp))
        else:
            steps.append(Outbid(event.player, event.faction, vp, displaced.player))
    return tuple(steps)
