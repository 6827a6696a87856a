"""Enter as an answer: one press is one, and a key that is held down since the question before is none."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

_SECONDS_BETWEEN_REPEATS = 0.12
"""A key that is held down comes again sooner than this."""
_SECONDS_TO_READ = 1.0
"""A key that is held down begins to come again sooner than this."""


class Enter:
    """Takes an answer at once where something else was pressed before, or the question was there to read.

    Else it waits whether the next Enter follows, as no finger can press it.
    """

    def __init__(self, answer: Callable[[], None]) -> None:
        """Take what happens at Enter."""
        self._answer = answer
        self._asked = time.monotonic()
        self._last = 0.0
        self._keys = 0
        self._enters = 0

    def bind(self, keys: KeyBindings) -> None:
        """Let Enter answer; between two questions a terminal may hand it over as a line feed."""
        keys.add(Keys.ControlM, eager=True)(self._pressed)
        keys.add(Keys.ControlJ, eager=True)(self._pressed)

    def watch(self, application: Application[Any]) -> None:
        """See all keys that are pressed at a question."""
        application.key_processor.before_key_press += self._count

    def _count(self, _: object) -> None:
        self._keys += 1

    def _pressed(self, event: KeyPressEvent) -> None:
        now = time.monotonic()
        is_held, self._last = now - self._last < _SECONDS_BETWEEN_REPEATS, now
        self._enters += 1
        if self._keys > self._enters:
            self._answer()
        elif is_held:
            return
        elif now - self._asked > _SECONDS_TO_READ:
            self._answer()
        else:
            event.app.create_background_task(self._answer_if_alone(event.app, self._keys))

    async def _answer_if_alone(self, application: Application[Any], keys: int) -> None:
        await asyncio.sleep(_SECONDS_BETWEEN_REPEATS)
        if self._keys == keys:
            self._answer()
            application.invalidate()
