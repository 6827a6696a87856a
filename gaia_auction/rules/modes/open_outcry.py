"""What the open modes share: the price reached is the price paid, and every move explains itself."""

from collections.abc import Callable

from gaia_auction.rules.events import Bid, Nominate
from gaia_auction.rules.history import History
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Claim, OpenRule, Outbid, Step


def settle(state: State) -> tuple[Holding, ...]:
    """Return who holds what at the end (C4, D3, F5)."""
    return state.holdings


def explained_by(rule: OpenRule, *, markers: bool = False) -> Callable[[History], tuple[Step, ...]]:
    """Return what explains the moves of a mode by its rule; with `markers`, by where they stand too (F4)."""

    def explain(history: History) -> tuple[Step, ...]:
        """Return a step for every move that gave its player a faction.

        A nomination does so only when choosing while bidding (C1); elsewhere nobody holds what they nominate.
        """
        track = history.end.settings.track_vp if markers else None
        steps: list[Step] = []
        for before, event, after in history.moves:
            if not isinstance(event, Bid | Nominate) or before.holdings == after.holdings:
                continue
            vp = event.vp if isinstance(event, Bid) else 0
            marker = None if track is None else track - vp
            held = before.holding_of(event.faction)
            if held is None:
                steps.append(Claim(event.player, event.faction, vp, rule, marker))
            else:
                steps.append(Outbid(event.player, event.faction, vp, held.player, held.vp, rule, marker))
        return tuple(steps)

    return explain
