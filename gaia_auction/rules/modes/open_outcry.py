"""What the open modes share: the price reached is the price paid, and every move explains itself."""

from gaia_auction.rules.events import Bid, Nominate
from gaia_auction.rules.history import History
from gaia_auction.rules.settings import ModeName, Settings
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Claim, OpenRule, Outbid, Step

_RULES: dict[ModeName, OpenRule] = {
    "choose-while-bidding": "C1",
    "choose-then-bid": "D2",
    "faction-bidding": "F2",
}
"""The rule under which a faction is taken."""


def marker(settings: Settings, vp: int) -> int | None:
    """Return where the VP marker of a faction stands at this price, None in a mode without (F1, F4).

    >>> marker(Settings("faction-bidding", ("Ada", "Ben")), 5)
    25
    """
    return settings.track_vp - vp if _RULES.get(settings.mode) == "F2" else None


def settle(state: State) -> tuple[Holding, ...]:
    """Return who holds what at the end (C4, D3, F5)."""
    return state.holdings


def explain(history: History) -> tuple[Step, ...]:
    """Return a step for every move that gave its player a faction.

    A nomination does so only when choosing while bidding (C1); elsewhere nobody holds what they nominate.
    """
    settings, rule = history.end.settings, _RULES[history.end.settings.mode]
    steps: list[Step] = []
    for before, event, after in zip(history.states, history.events, history.states[1:], strict=False):
        if not isinstance(event, Bid | Nominate) or before.holdings == after.holdings:
            continue
        vp = event.vp if isinstance(event, Bid) else 0
        stands = marker(settings, vp)
        held = before.holding_of(event.faction)
        if held is None:
            steps.append(Claim(event.player, event.faction, vp, rule, stands))
        else:
            steps.append(Outbid(event.player, event.faction, vp, held.player, held.vp, rule, stands))
    return tuple(steps)
