"""A submission under seal counts as handed in, and nothing is worked out before it is opened (S1)."""

from gaia_auction.rules.events import Ban, Event, Nominate, Sealed, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import outcome
from gaia_auction.rules.refusals import AlreadySubmitted, WrongPhase
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import apply, legal, refusal, to_act

BIDS = {"itars": 37, "xenos": 3}


def after(*events: Event) -> State:
    nominated = (Nominate("Ada", "itars"), Nominate("Ben", "xenos"))
    history = replay(Settings("silent", ("Ada", "Ben")), (*nominated, *events))
    assert isinstance(history, History), history
    return history.end


def test_who_is_under_seal_has_submitted() -> None:
    state = after(Sealed("Ada"))
    assert state.submitted == ("Ada",)
    assert to_act(state) == ("Ben",)
    assert refusal(state, Submit("Ada", BIDS)) == refusal(state, Sealed("Ada")) == AlreadySubmitted()
    assert refusal(after(Submit("Ada", BIDS)), Sealed("Ada")) == AlreadySubmitted()


def test_all_under_seal_is_not_the_end() -> None:
    state = after(Sealed("Ada"), Sealed("Ben"))
    assert not legal(state)
    assert outcome(state) is None
    assert refusal(state, Nominate("Ada", "terrans")) == WrongPhase("submission", ())


def test_nobody_seals_bids_before_their_time() -> None:
    start = State(Settings("silent", ("Ada", "Ben"), ban_phase=True))
    assert refusal(start, Sealed("Ada")) == WrongPhase("ban", ("Ada",))
    banned = apply(start, Ban("Ada", "itars"))
    assert isinstance(banned, State)
    assert refusal(banned, Sealed("Ben")) == WrongPhase("ban", ("Ben",))
