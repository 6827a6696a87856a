"""Taking back moves."""

from hypothesis import given

from gaia_auction.rules.events import Ban, Bid, Draw, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.undo import taken_back
from tests.rules.auctions import histories


@given(histories())
def test_what_is_taken_back_leaves_the_auction_as_it_was(history: History) -> None:
    before = taken_back(history)
    if not history.events or isinstance(history.events[-1], Draw | Submit):
        assert before is None
    else:
        assert before == replay(history.states[0].settings, history.events[:-1])


def test_again_and_again_to_the_beginning() -> None:
    settings = Settings("choose-while-bidding", ("Ada", "Ben"), ban_phase=True)
    moves = (Ban("Ada", "xenos"), Ban("Ben", "ivits"), Nominate("Ada", "itars"), Bid("Ben", "itars", 1))
    history = replay(settings, moves)
    assert isinstance(history, History)
    for left in (3, 2, 1, 0):
        history = taken_back(history) or history
        assert history.events == moves[:left]
    assert taken_back(history) is None
