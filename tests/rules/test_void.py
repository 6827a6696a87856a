"""A sealed round that is void: nothing of it is left but whose submissions were in (S1)."""

import pytest

from gaia_auction.rules.events import Event, Nominate, Sealed, Submit, Void
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import outcome
from gaia_auction.rules.refusals import AuctionOver, NotNamedOnce, StillSubmitted, WrongPhase
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.transition import refusal, to_act
from gaia_auction.rules.undo import made_void, taken_back

SETTINGS = Settings("silent", ("Ada", "Ben", "Cyd"))
NOMINATED = (Nominate("Ada", "itars"), Nominate("Ben", "xenos"), Nominate("Cyd", "taklons"))
NOTHING = {"itars": 0, "xenos": 0, "taklons": 0}


def after(*events: Event) -> History:
    history = replay(SETTINGS, (*NOMINATED, *events))
    assert isinstance(history, History), history
    return history


@pytest.mark.parametrize(
    "submitted",
    [(Submit("Cyd", NOTHING), Submit("Ada", NOTHING)), (Sealed("Cyd"), Sealed("Ada"))],
    ids=["bids", "sealed"],
)
def test_what_was_submitted_is_taken_out_and_whose_it_was_is_said(submitted: tuple[Event, ...]) -> None:
    history = made_void(after(*submitted), "consent")
    assert history.events == (*NOMINATED, Void(("Ada", "Cyd"), "consent"))
    assert history == after(Void(("Ada", "Cyd"), "consent"))
    assert to_act(history.end) == ("Ada", "Ben", "Cyd")


def test_it_can_happen_again() -> None:
    once = made_void(after(Sealed("Ada")), "lost-key")
    twice = made_void(after(*once.events[3:], Sealed("Ben"), Sealed("Ada")), "consent")
    assert twice.events[3:] == (Void(("Ada",), "lost-key"), Void(("Ada", "Ben"), "consent"))


def test_the_auction_goes_on_as_if_nothing_had_been_submitted() -> None:
    submitted = [Submit(player, NOTHING) for player in SETTINGS.players]
    assert outcome(after(Void(("Ben",), "consent"), *submitted).end) == outcome(after(*submitted).end)


def test_a_void_is_not_taken_back_nor_is_what_came_before_it() -> None:
    assert taken_back(after(Void(("Ben",), "consent"))) is None
    assert taken_back(after(Sealed("Ben"))) is None


def test_no_submission_is_recorded_before_a_void() -> None:
    void = Void(("Ada",), "consent")
    assert refusal(after(Submit("Ada", NOTHING)).end, void) == StillSubmitted(("Ada",))
    assert refusal(after(Sealed("Ada"), Sealed("Ben")).end, void) == StillSubmitted(("Ada", "Ben"))


@pytest.mark.parametrize("players", [(), ("Ada", "Ada")])
def test_each_of_those_who_had_submitted_is_named_once(players: tuple[str, ...]) -> None:
    assert refusal(after().end, Void(players, "consent")) == NotNamedOnce()


def test_only_a_sealed_round_is_void_and_only_before_it_is_revealed() -> None:
    void = Void(("Ada",), "consent")
    nominating = replay(SETTINGS, NOMINATED[:2])
    assert isinstance(nominating, History)
    assert refusal(nominating.end, void) == WrongPhase("nomination", ("Cyd",))
    over = after(*(Submit(player, NOTHING) for player in SETTINGS.players))
    assert refusal(over.end, void) == AuctionOver()
