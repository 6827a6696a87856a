"""The keyboard: an Escape that is pressed is one, and what a terminal sends for other keys is not."""

import asyncio

from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.key_binding import KeyPress

from gaia_auction.screen.keyboard import Keyboard


async def reading(*arriving: str) -> list[str]:
    with create_pipe_input() as pipe:
        keyboard, keys, came = Keyboard(pipe), list[KeyPress](), asyncio.Event()

        def ready() -> None:
            keys.extend(keyboard.read_keys())
            came.set()

        with keyboard.attach(ready):
            for text in arriving:
                came.clear()
                pipe.send_text(text)
                await came.wait()
        return [str(getattr(key.key, "value", key.key)) for key in (*keys, *keyboard.flush_keys())]


def read(*arriving: str) -> list[str]:
    """Return the keys of what arrives piece by piece while a question waits, and of what is left at last."""
    return asyncio.run(reading(*arriving))


def test_an_escape_is_one_once_nothing_follows() -> None:
    assert read("a", "\x1b") == ["a", "escape"]


def test_so_it_is_when_letters_follow_quickly() -> None:
    assert read("\x1b", "xy") == ["escape", "x", "y"]


def test_what_comes_in_one_go_is_another_key() -> None:
    assert read("a\x1bxb", "\x1b[99~c", "\x1b[13;5ud", "\x1bOMe") == ["a", "b", "c", "d", "e"]


def test_known_keys_are_what_they_are() -> None:
    assert read("\x1b[A", "\x1b[", "B", "\x1bOP") == ["up", "down", "f1"]
