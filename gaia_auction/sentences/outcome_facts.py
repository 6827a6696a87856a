"""What follows from an outcome, as labels and what they say."""

from collections.abc import Iterator

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import Outcome
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.orders import charging, structure_rounds
from gaia_auction.sentences.warnings import warnings_for

Fact = tuple[str, tuple[str, ...]]
"""A label, and one text or several that can stand side by side or below one another."""

WARNING = "Warning"


def title_of_outcome(outcome: Outcome) -> str:
    """Return what stands above an outcome."""
    return f"Outcome · {mode_of(outcome.settings).title}"


def facts_of(outcome: Outcome) -> Iterator[Fact]:
    """Yield the orders of play, how the cost is charged, and what to mind (O1 to O4)."""
    first_round = " → ".join(outcome.turn_order)
    yield "First round", (first_round,)
    if mode_of(outcome.settings).has_markers:
        yield "New seats", (f"{first_round}; above stand those before the auction",)
    yield "Boosters", (" → ".join(outcome.booster_order),)
    yield "Structures", structure_rounds(outcome.lots)
    if outcome.banned:
        yield "Banned", (listed(map(title_of, outcome.banned)),)
    yield "Cost", (charging(outcome.charge, outcome.settings.track_vp),)
    for warning in warnings_for(outcome):
        yield WARNING, (warning,)
