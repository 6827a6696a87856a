"""No auction: each player plays the faction they nominated or were dealt, for 0 VP (N1)."""

from gaia_auction.rules.history import History
from gaia_auction.rules.modes.mode import NOMINATED_FIRST, Mode
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Assign


def settle(state: State) -> tuple[Holding, ...]:
    """Return everyone's own nomination at 0."""
    return tuple(Holding(entry.faction, entry.player, 0) for entry in state.entries)


def explain(history: History) -> tuple[Assign, ...]:
    """Return who is assigned what, in entry order."""
    drawn = bool(history.end.pool)
    return tuple(Assign(entry.player, entry.faction, drawn) for entry in history.end.entries)


NONE = Mode(
    name="none",
    title="No auction",
    summary="everyone plays what they choose",
    kind="none",
    phases=NOMINATED_FIRST,
    settle=settle,
    explain=explain,
)
