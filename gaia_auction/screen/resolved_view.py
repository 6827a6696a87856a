"""A resolved auction on the screen: perhaps the steps, then the outcome."""

from rich.console import Group, RenderableType

from gaia_auction.screen.outcome_view import outcome_view
from gaia_auction.screen.steps_view import steps_view
from gaia_auction.table.resolve import Resolved


def resolved_view(resolved: Resolved, note: str, *, trace: bool) -> RenderableType:
    """Return the outcome, with `trace` below the steps that led to it; `note` says which auction it is."""
    view = outcome_view(resolved.outcome, note, resolved.receipts)
    return Group(steps_view(resolved.steps), view) if trace else view
