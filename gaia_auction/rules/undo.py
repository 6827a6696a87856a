"""Take back the last move, as a table does when somebody erred."""

from gaia_auction.rules.events import Draw, Submit
from gaia_auction.rules.history import History


def taken_back(history: History) -> History | None:
    """Return an auction as it was before its last move, or None where that stays as it is.

    Before the first move there is nothing to take back. A draw stays, or one could roll again; a submission
    stays, since it cannot be changed (S1).

    >>> from gaia_auction.rules.events import Nominate
    >>> from gaia_auction.rules.replay import replay
    >>> from gaia_auction.rules.settings import Settings
    >>> history = replay(Settings("none", ("Ada", "Ben")), [Nominate("Ada", "itars")])
    >>> taken_back(history).events
    ()
    """
    if not history.events or isinstance(history.events[-1], Draw | Submit):
        return None
    return History(history.states[:-1], history.events[:-1])
