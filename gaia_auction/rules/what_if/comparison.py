"""What other rules would have made of the same sealed numbers."""

from dataclasses import dataclass, replace

from gaia_auction.rules.modes import MODES, mode_of
from gaia_auction.rules.outcome import Outcome, outcome_with, settle
from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.assignment import highest_total_value
from gaia_auction.rules.what_if.envy import Envy, envy

HIGHEST_TOTAL_VALUE = "highest-total-value"


@dataclass(frozen=True, slots=True)
class Compared:
    """An outcome by a rule: the name of a sealed mode, or `highest-total-value`.

    `envy` says how each player sees it, in seat order.
    """

    rule: str
    outcome: Outcome
    envy: tuple[Envy, ...]

    @property
    def value(self) -> int:
        """The sum of the bids on what each player got, in VP."""
        paid = {lot.player: lot.vp_cost for lot in self.outcome.lots}
        return sum(one.values[one.own] + paid[one.player] for one in self.envy)

    @property
    def most_envy(self) -> int:
        """By how much the most envious player would rather have had another lot, in VP."""
        return max(one.by for one in self.envy)


def compared(state: State) -> tuple[Compared, ...]:
    """Return what happened in a sealed auction, then what other rules make of the same bids as they are.

    These are the other sealed mode, and the assignment with the highest total value at its lowest envy-free
    prices. The split's rule adds up and averages silent maxima like bids (B2 to B4), though they share no
    budget; the silent rule takes the points of a split as maxima (S2 to S5).

    >>> from gaia_auction.rules.events import Submit
    >>> from gaia_auction.rules.settings import Settings
    >>> from gaia_auction.rules.state import Entry
    >>> end = State(
    ...     Settings("silent", ("Ada", "Ben")),
    ...     entries=(Entry("itars", "Ada"), Entry("xenos", "Ben")),
    ...     submissions=(Submit("Ada", {"itars": 9, "xenos": 2}), Submit("Ben", {"itars": 7, "xenos": 4})),
    ... )
    >>> [(one.rule, one.outcome.lots[0].vp_cost, one.value) for one in compared(end)]
    [('silent', 4, 13), ('preference-split', 8, 13), ('highest-total-value', 3, 13)]
    """
    own = mode_of(state.settings)
    others = [mode for mode in MODES if mode.kind == "sealed" and mode is not own]
    outcomes = [(own.name, settle(state))]
    for mode in others:
        by_its_rule = state._replace(settings=replace(state.settings, mode=mode.name))
        outcomes.append((mode.name, settle(by_its_rule)))
    fair = outcome_with(state, highest_total_value(state))
    return tuple(
        Compared(rule, reached, envy(state, reached))
        for rule, reached in (*outcomes, (HIGHEST_TOTAL_VALUE, fair))
    )
