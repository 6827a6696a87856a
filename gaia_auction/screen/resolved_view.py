"""A resolved auction on the screen: perhaps the steps, then the outcome, and whether it was fair."""

from rich.console import Group, RenderableType

from gaia_auction.screen.fairness_view import fairness_view
from gaia_auction.screen.outcome_view import outcome_view
from gaia_auction.screen.steps_view import steps_view
from gaia_auction.table.resolve import Resolved


def resolved_view(resolved: Resolved, note: str, *, trace: bool) -> RenderableType:
    """Return the outcome, with `trace` below the steps that led to it; `note` says which auction it is."""
    steps = (steps_view(resolved.steps),) if trace else ()
    fairness = (fairness_view(envy),) if (envy := resolved.envy) else ()
    return Group(*steps, outcome_view(resolved.outcome, note, resolved.receipts), *fairness)
