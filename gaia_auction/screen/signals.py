"""Signals that end the program in good order, with the terminal as it was."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from gaia_auction.errors import Interrupted

_RECEIVED: list[int] = []
"""A signal that comes just when a question has been answered is noticed at the next one, or at the end."""


def signal_came() -> bool:
    """Say whether a signal has come that ends the program."""
    return bool(_RECEIVED)


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let a closed terminal or a shutdown end the program in good order: they do what Ctrl-C does.

    Whatever comes of it, such as a terminal that takes no more words, the signal was the reason.
    """
    _RECEIVED.clear()

    def end(number: int, _frame: FrameType | None) -> None:
        _RECEIVED.append(number)
        signal.raise_signal(signal.SIGINT)

    names = ("SIGTERM", "SIGHUP")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, end) for number in numbers}
    # Whoever starts a program in the background may let it ignore Ctrl-C, which the others are told by.
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    except BaseException:
        if _RECEIVED:
            raise Interrupted(_RECEIVED[0]) from None
        raise
    else:
        if _RECEIVED:
            raise Interrupted(_RECEIVED[0])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
