"""The keyboard without the keys that no question knows, which would come as an Escape and some letters."""

from collections import deque
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager

from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

_FIRST_FINAL, _LAST_FINAL = "@", "~"


def without_unknown(keys: Iterable[KeyPress]) -> list[KeyPress]:
    r"""Return the keys without those that are pressed together with Alt, or not known.

    Both begin with an Escape that other characters follow at once; whoever presses Escape does it alone.

    >>> pressed = map(KeyPress, (*"a", Keys.Escape, *"[99~b", Keys.Escape, *"xc"))
    >>> [key.data for key in without_unknown(pressed)]
    ['a', 'b', 'c']
    """
    kept: list[KeyPress] = []
    coming = deque(keys)
    while coming:
        key = coming.popleft()
        if key.key is not Keys.Escape or not coming:
            kept.append(key)
        elif coming.popleft().key in {"[", "O"}:
            while coming and not _FIRST_FINAL <= coming.popleft().data <= _LAST_FINAL:
                pass
    return kept


class Keyboard(Input):
    """A keyboard that is read without its unknown keys, and is the one it is made of in all else."""

    def __init__(self, keyboard: Input) -> None:
        """Take the keyboard as it is."""
        self._keyboard = keyboard
        self._something_came = False
        self._escape_came_alone = False

    def read_keys(self) -> list[KeyPress]:
        """Return what was pressed since; an Escape that came before the rest was pressed by itself."""
        alone, came = self._escape_came_alone, self._something_came
        keys = self._keyboard.read_keys()
        self._escape_came_alone, self._something_came = came and not keys, False
        if alone and keys:
            return keys[:1] + without_unknown(keys[1:])
        return without_unknown(keys)

    def flush_keys(self) -> list[KeyPress]:
        """Return what nothing followed: an Escape, which was meant."""
        self._escape_came_alone = False
        return self._keyboard.flush_keys()

    def fileno(self) -> int:
        """Return the descriptor to wait for."""
        return self._keyboard.fileno()

    def typeahead_hash(self) -> str:
        """Return what the keys between two questions are kept under."""
        return self._keyboard.typeahead_hash()

    @property
    def closed(self) -> bool:
        """Whether no key can come any more."""
        return self._keyboard.closed

    def raw_mode(self) -> AbstractContextManager[None]:
        """Read key by key, without echo."""
        return self._keyboard.raw_mode()

    def cooked_mode(self) -> AbstractContextManager[None]:
        """Read line by line, with echo."""
        return self._keyboard.cooked_mode()

    def attach(self, input_ready_callback: Callable[[], None]) -> AbstractContextManager[None]:
        """Call this whenever keys can be read."""

        def ready() -> None:
            self._something_came = True
            input_ready_callback()

        return self._keyboard.attach(ready)

    def detach(self) -> AbstractContextManager[None]:
        """Call nothing for a while."""
        return self._keyboard.detach()
