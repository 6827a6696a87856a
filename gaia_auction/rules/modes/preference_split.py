"""Preference split: a sealed budget each; the dearest faction first, at the average bid (B1 to B4)."""

from collections.abc import Sequence

from gaia_auction.rules.history import History
from gaia_auction.rules.modes.mode import NOMINATED_FIRST, Mode
from gaia_auction.rules.phases.submission import SubmissionPhase
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Award, Latest

_LATEST: Latest = "latest-nomination"
"""The only tie-break of this mode: on equal totals as on equal bids, the latest nomination goes first."""


def average(bids: Sequence[int]) -> int:
    """Return the average of whole bids, rounded to the nearest whole VP, halves up (B4).

    >>> average([30, 20, 10, 0]), average([1, 2]), average([1, 1, 2])
    (15, 2, 1)
    """
    return (2 * sum(bids) + len(bids)) // (2 * len(bids))


def awards(state: State) -> tuple[Award, ...]:
    """Return who is awarded what at what price, in the order of the awards (B2 to B4)."""
    submitted = {submission.player: submission.bids for submission in state.submissions}
    nominated = {entry.player: index for index, entry in enumerate(state.entries)}
    totals = {faction: sum(bids[faction] for bids in submitted.values()) for faction in state.entered}
    entry = {faction: index for index, faction in enumerate(state.entered)}
    order = sorted(state.entered, key=lambda faction: (totals[faction], entry[faction]), reverse=True)
    awarded: list[Award] = []
    for faction in order:
        bids = tuple((player, submitted[player][faction]) for player in state.settings.players)
        served = tuple(award.player for award in awarded)
        eligible = [(player, bid) for player, bid in bids if player not in served]
        highest = max(bid for _, bid in eligible)
        tied = [player for player, bid in eligible if bid == highest]
        same_total = tuple(
            other for other in state.entered if other != faction and totals[other] == totals[faction]
        )
        awarded.append(
            Award(
                faction=faction,
                player=max(tied, key=nominated.__getitem__),
                total=totals[faction],
                price=average([bid for _, bid in bids]),
                bid=highest,
                order_tie_break=_LATEST if same_total else None,
                tie_break=_LATEST if len(tied) > 1 else None,
                bids=bids,
                served=served,
                same_total=same_total,
                drawn=bool(state.pool),
            )
        )
    return tuple(awarded)


def settle(state: State) -> tuple[Holding, ...]:
    """Return who was awarded what, at the average of all bids on it (B4)."""
    return tuple(Holding(award.faction, award.player, award.price) for award in awards(state))


def explain(history: History) -> tuple[Award, ...]:
    """Return the awards in their order."""
    return awards(history.end)


def _budget(settings: Settings) -> int:
    return settings.whole_budget


PREFERENCE_SPLIT = Mode(
    name="preference-split",
    title="Preference split",
    summary="divide one budget; pay the table's average",
    kind="sealed",
    phases=(*NOMINATED_FIRST, SubmissionPhase(most=_budget, total=_budget)),
    settle=settle,
    explain=explain,
    asks_for=("budget",),
)
