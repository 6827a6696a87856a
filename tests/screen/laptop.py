"""A laptop without a terminal: questions are answered as they are shown, and what counts is what is seen."""

import re
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Timer
from unittest.mock import patch

import pyte
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.key_binding.defaults import load_key_bindings
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.output.vt100 import Vt100_Output
from pyte import modes
from rich.console import Console

from gaia_auction.screen.stage import Stage

ENTER = "\r"
UP = "\x1b[A"
DOWN = "\x1b[B"
RIGHT = "\x1b[C"
ESCAPE = "\x1b"
BACKSPACE = "\x7f"
CLEAR = "\x15"
"""Ctrl-U: takes back all that was typed."""
CTRL_C = "\x03"
CTRL_D = "\x04"
_KEY_BINDINGS = cache(load_key_bindings)
"""Those that every prompt has, hundreds of them: to build them once only halves the time of these tests."""
_STEERING = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]")
WATCHDOG = 20.0
"""Seconds until a question that nobody answers ends as if the window had been closed."""


def pasted(text: str) -> str:
    """Return what a terminal sends for a pasted text."""
    return f"\x1b[200~{text}\x1b[201~"


class Laptop:
    """Its screen takes what is written, its keyboard answers each question once it can be read."""

    def __init__(self, columns: int = 80, rows: int = 24) -> None:
        """Begin with an empty screen."""
        self._screen = pyte.Screen(columns, rows)
        self._screen.set_mode(modes.LNM)
        self._stream = pyte.Stream(self._screen)
        self._lines = [""] * rows
        self._keyboard: PipeInput | None = None
        self._answers: deque[tuple[str, str]] = deque()
        self._stale = False
        self.written = ""
        self.seen: list[str] = []
        """The screen at the moment of each answer."""
        self.stage = Stage(
            Console(
                file=self,  # type: ignore[arg-type] # it is written to and flushed, no more
                width=columns,
                height=rows,
                force_terminal=True,
                color_system="standard",
                legacy_windows=False,
                _environ={"TERM": "xterm"},
            )
        )

    def write(self, text: str) -> int:
        """Show what a program writes."""
        self.written += text
        self._stream.feed(text)
        return len(text)

    def flush(self) -> None:
        """Type the next answer, if its question can be read; one asked before must first have gone."""
        if self._keyboard is None or not self._answers:
            return
        question, keys = self._answers[0]
        if question not in self.text:
            self._stale = False
        elif not self._stale:
            self.seen.append(self.text)
            self._keyboard.send_text(keys)
            self._answers.popleft()
            self._stale = bool(self._answers) and self._answers[0][0] in self.text

    def press(self, keys: str) -> None:
        """Press keys that nobody has asked for."""
        assert self._keyboard is not None
        self._keyboard.send_text(keys)

    @property
    def text(self) -> str:
        """The screen as it is, without blanks at the end of lines."""
        for row in self._screen.dirty:
            cells = self._screen.buffer[row]
            self._lines[row] = "".join(cells[column].data for column in range(self._screen.columns)).rstrip()
        self._screen.dirty.clear()
        return "\n".join(self._lines).rstrip()

    @property
    def printed(self) -> str:
        """All that ever stood on the screen, without what steers the terminal."""
        return _STEERING.sub("", self.written)

    @contextmanager
    def answering(self, *answers: tuple[str, str]) -> Iterator[None]:
        """Give these answers: what is to be read first, and then which keys are pressed.

        An answer that is left over is a failure, and so is a question beyond the last one: it gets EOFError.
        """
        size = Size(rows=self._screen.lines, columns=self._screen.columns)
        output = Vt100_Output(
            self,  # type: ignore[arg-type] # as above
            lambda: size,
            term="xterm",
            default_color_depth=ColorDepth.DEPTH_4_BIT,
            enable_cpr=False,
        )
        self._answers.extend(answers)
        with (
            patch.dict("os.environ", {"TERM": "xterm"}),
            patch("prompt_toolkit.application.application.load_key_bindings", _KEY_BINDINGS),
            create_pipe_input() as keyboard,
            create_app_session(input=keyboard, output=output),
        ):
            watchdog = Timer(WATCHDOG, keyboard.close)
            watchdog.start()
            self._keyboard = keyboard
            try:
                yield
            finally:
                watchdog.cancel()
                self._keyboard = None
        assert not self._answers, f"never read: {self._answers[0][0]!r}; the screen shows:\n{self.text}"
