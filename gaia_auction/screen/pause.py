"""The pause to think before the bidding, as tournaments have it: a countdown that any key ends."""

import math
import time
from collections.abc import Callable
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

from gaia_auction.screen.folding import Part
from gaia_auction.screen.plain import is_plain, wait_for_enter
from gaia_auction.screen.question import asked, folding_window

_SECONDS_IN_A_MINUTE = 60
_SECONDS_BETWEEN_LOOKS = 0.5

Clock = Callable[[], float]
"""Tells seconds that only go forward."""


def left_of(minutes: int, since: float, now: float) -> int:
    """Return the whole seconds that are left of a pause, 0 when it is over.

    >>> left_of(5, since=100.0, now=130.2), left_of(1, since=100.0, now=200.0)
    (270, 0)
    """
    return max(0, math.ceil(minutes * _SECONDS_IN_A_MINUTE - (now - since)))


def pause(minutes: int, clock: Clock = time.monotonic) -> None:
    """Count down until the minutes are over or somebody presses a key; Ctrl-C raises KeyboardInterrupt."""
    since = clock()
    if is_plain():
        message = f"? Time to think: {minutes}:00 (Enter: on with the auction)"
        wait_for_enter(message, lambda: left_of(minutes, since, clock()) == 0)
        return
    keys = KeyBindings()

    @keys.add(Keys.Any, eager=True)
    def _(event: KeyPressEvent) -> None:
        event.app.exit()

    @keys.add(Keys.ControlC, eager=True)
    @keys.add(Keys.ControlD, eager=True)
    @keys.add(Keys.SIGINT, eager=True)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    def shown() -> list[Part]:
        minutes_left, seconds_left = divmod(left_of(minutes, since, clock()), _SECONDS_IN_A_MINUTE)
        return [
            ("class:question", f"? Time to think: {minutes_left}:{seconds_left:02} "),
            ("class:instruction", "(any key: on with the auction)"),
        ]

    def end_when_over(application: Application[Any]) -> None:
        if left_of(minutes, since, clock()) == 0 and not application.is_done:
            application.exit()

    countdown = asked(folding_window(shown), keys, erased=True, drawn_every=_SECONDS_BETWEEN_LOOKS)
    countdown.after_render += end_when_over
    countdown.run()
