"""Take back the last move, as a table does when somebody erred, or a sealed round as a whole."""

from gaia_auction.rules.events import Draw, Sealed, Submit, Void, VoidReason
from gaia_auction.rules.history import History


def taken_back(history: History) -> History | None:
    """Return an auction as it was before its last move, or None where that stays as it is.

    Before the first move there is nothing to take back. A draw stays, or one could roll again; a submission
    stays, since it cannot be changed (S1), and so does that a sealed round was void.

    >>> from gaia_auction.rules.events import Nominate
    >>> from gaia_auction.rules.replay import replay
    >>> from gaia_auction.rules.settings import Settings
    >>> history = replay(Settings("none", ("Ada", "Ben")), [Nominate("Ada", "itars")])
    >>> taken_back(history).events
    ()
    """
    if not history.events or isinstance(history.events[-1], Draw | Submit | Sealed | Void):
        return None
    return History(history.states[:-1], history.events[:-1])


def made_void(history: History, reason: VoidReason) -> History:
    """Return an auction without its sealed submissions, of which some are in and none is revealed (S1).

    What is left of them is whose they were, and why everybody submits again.

    >>> from gaia_auction.rules.events import Nominate
    >>> from gaia_auction.rules.replay import replay
    >>> from gaia_auction.rules.settings import Settings
    >>> nominated = [Nominate("Ada", "itars"), Nominate("Ben", "xenos")]
    >>> history = replay(Settings("silent", ("Ada", "Ben")), [*nominated, Sealed("Ben")])
    >>> made_void(history, "consent").events[2:]
    (Void(players=('Ben',), reason='consent'),)
    """
    before = len(history.events) - len(history.end.submitted)
    in_seat_order = sorted(history.end.submitted, key=history.end.settings.seat)
    states, events = history.states[: before + 1], history.events[:before]
    # That nothing is submitted is all that the void leaves, and so it stood before the first submission.
    return History((*states, states[-1]), (*events, Void(tuple(in_seat_order), reason)))
