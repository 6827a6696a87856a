"""The pause before the bidding."""

import pytest

from gaia_auction.rules.choices import Choice
from gaia_auction.rules.events import Bid, Nominate
from gaia_auction.rules.history import History
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.transition import legal
from gaia_auction.screen.pause import pause
from gaia_auction.screen.people import People
from tests.screen.laptop import CTRL_C, ENTER, Laptop

NOMINATED = replay(
    Settings("choose-then-bid", ("Ada", "Ben")), [Nominate("Ada", "itars"), Nominate("Ben", "xenos")]
)


def test_any_key_ends_it() -> None:
    laptop = Laptop()
    with laptop.answering(("Time to think: 5:00", "x")):
        pause(5, clock=lambda: 0.0)


def test_it_ends_by_itself_when_the_minutes_are_over() -> None:
    ticks = iter([0.0, 59.0, *[61.0] * 1000])
    with Laptop().answering():
        pause(1, clock=lambda: next(ticks))


def test_ctrl_c_is_no_key_to_go_on() -> None:
    with Laptop().answering(("Time to think", CTRL_C)), pytest.raises(KeyboardInterrupt):
        pause(5, clock=lambda: 0.0)


def test_there_is_one_pause_with_the_board_in_sight() -> None:
    assert isinstance(NOMINATED, History)
    choices = tuple(choice for choice in legal(NOMINATED.end) if isinstance(choice, Choice))
    laptop = Laptop()
    people = People(laptop.stage, think=3)
    with laptop.answering(("Time to think: 3:00", " "), ("Ada, which faction?", ENTER)):
        assert people.move(NOMINATED, choices) == Bid("Ada", "itars", 0)
    assert "Itars" in laptop.seen[0]
    with laptop.answering(("Ada, which faction?", ENTER)):
        assert people.move(NOMINATED, choices) == Bid("Ada", "itars", 0)


def test_nobody_pauses_before_the_nominations() -> None:
    start = replay(Settings("silent", ("Ada", "Ben")), [])
    assert isinstance(start, History)
    choices = tuple(choice for choice in legal(start.end) if isinstance(choice, Choice))
    laptop = Laptop()
    with laptop.answering(("Ada, which faction do you bring?", ENTER)):
        People(laptop.stage, think=3).move(start, choices)
