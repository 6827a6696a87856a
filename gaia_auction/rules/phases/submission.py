"""Sealed submissions: every player, once, in any order, unless all are void by consent (S1, B1)."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gaia_auction.rules.choices import Form
from gaia_auction.rules.events import Event, Sealed, Submit, Void
from gaia_auction.rules.phases.turns import wrong_phase
from gaia_auction.rules.refusals import (
    AlreadySubmitted,
    BidOutOfRange,
    BidsMissing,
    NotEntered,
    NotNamedOnce,
    PhaseName,
    Refusal,
    StillSubmitted,
    WrongSum,
)
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import State


def problem_with_bids(form: Form, bids: Mapping[str, int]) -> Refusal | None:
    """Return why these bids cannot be submitted on this form, or None (S1, B1).

    >>> form = Form("Ada", ("itars", "xenos"), most=40, total=40)
    >>> problem_with_bids(form, {"itars": 30, "xenos": 9})
    WrongSum(total=39, budget=40)
    """
    for faction in bids:
        if faction not in form.factions:
            return NotEntered(faction, form.factions)
    if missing := [faction for faction in form.factions if faction not in bids]:
        return BidsMissing(tuple(missing))
    for faction, vp in bids.items():
        if not 0 <= vp <= form.most:
            return BidOutOfRange(faction, vp, form.most)
    total = sum(bids.values())
    return None if form.total is None or form.total == total else WrongSum(total, form.total)


def _problem_with_void(state: State, void: Void) -> StillSubmitted | NotNamedOnce | None:
    """Return why no submission can have become void here, or None. Those that did are not recorded."""
    if state.submitted:
        return StillSubmitted(state.submitted)
    named_once = len(set(void.players)) == len(void.players) > 0
    return None if named_once else NotNamedOnce()


class SubmissionPhase(NamedTuple):
    """`most` is the highest number for one faction, `total` what all must add up to, None for no budget."""

    most: Callable[[Settings], int]
    total: Callable[[Settings], int | None]
    name: PhaseName = "submission"

    def over(self, state: State) -> bool:
        """Say whether all are in, and none is under seal any more."""
        return len(state.submissions) == len(state.settings.players)

    def to_act(self, state: State) -> tuple[str, ...]:
        """Return everybody who has not submitted; the order between them means nothing (S1)."""
        submitted = state.submitted
        return tuple(player for player in state.settings.players if player not in submitted)

    def legal(self, state: State) -> tuple[Form, ...]:
        """Return a form for everybody who has not submitted."""
        return tuple(self._form(state, player) for player in self.to_act(state))

    def _form(self, state: State, player: str) -> Form:
        return Form(player, state.entered, self.most(state.settings), self.total(state.settings))

    def refusal(self, state: State, event: Event) -> Refusal | None:
        """Return why this submission cannot be, or None."""
        if isinstance(event, Void):
            return _problem_with_void(state, event)
        if not isinstance(event, Submit | Sealed):
            return wrong_phase(self, state, event)
        if event.player in state.submitted:
            return AlreadySubmitted()
        if isinstance(event, Sealed):
            return None
        return problem_with_bids(self._form(state, event.player), event.bids)

    def apply(self, state: State, event: Event) -> State:
        """Return the state with the submission in."""
        if isinstance(event, Void):
            return state
        if isinstance(event, Sealed):
            return state._replace(sealed=(*state.sealed, event.player))
        assert isinstance(event, Submit)
        return state._replace(submissions=(*state.submissions, event))
