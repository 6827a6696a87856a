"""A real terminal of 24 × 80 with the program in it: keys go in, and what counts is what the screen shows."""

import os
import re
import signal
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

import pexpect
import pyte

ENTER = "\r"
UP = "\x1b[A"
DOWN = "\x1b[B"
ESCAPE = "\x1b"
BACKSPACE = "\x7f"
CTRL_C = "\x03"
CTRL_D = "\x04"
_STEERING = re.compile(rb"\x1b\[[?0-9;]*[A-Za-z]")
_NOT_INHERITED = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
PATIENCE = 20.0
"""Seconds until a screen that does not come counts as missing; it usually comes at once."""


class RealTerminal:
    """The program `gaia-auction` with its arguments, in a folder of its own."""

    def __init__(
        self,
        *arguments: str,
        folder: Path,
        columns: int = 80,
        rows: int = 24,
        line: str = 'exec "$@"',
        **environment: str,
    ) -> None:
        """Start the program from a line for a shell, in which it is called "$@".

        Further keywords are environment variables.
        """
        inherited = {name: value for name, value in os.environ.items() if name not in _NOT_INHERITED}
        self._process: pexpect.spawn[bytes] = pexpect.spawn(
            "/bin/sh",
            ["-c", line, "sh", sys.executable, "-m", "gaia_auction", *arguments],
            cwd=folder,
            dimensions=(rows, columns),
            env=inherited | {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"} | environment,
            timeout=PATIENCE,
        )
        self._process.delaybeforesend = None
        self._screen = pyte.HistoryScreen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.received = b""
        self.echoes = False
        """Whether the terminal shows what is typed; known once the program has ended."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.close(force=True)

    def press(self, *keys: str) -> None:
        """Press keys; a text is typed letter by letter."""
        for key in keys:
            self._process.send(key.encode())

    def send_signal(self, number: int) -> None:
        """Send a signal to the program."""
        self._process.kill(number)

    @property
    def pid(self) -> int:
        """The process of the program."""
        pid = self._process.pid
        assert pid is not None
        return pid

    def kill(self) -> None:
        """End the program as a power cut would."""
        self._process.kill(signal.SIGKILL)
        self._process.wait()

    def resize(self, columns: int, rows: int) -> None:
        """Make the window larger or smaller."""
        self._screen.resize(rows, columns)
        self._process.setwinsize(rows, columns)

    def spoil(self) -> None:
        """Let something else write over the screen."""
        self._stream.feed(b"\x1b7\x1b[Hspoilt\x1b[5;5Hspoilt\x1b8")

    def _read(self) -> bool:
        """Take in what the program has written; False once it has ended and nothing is left."""
        try:
            data = self._process.read_nonblocking(65536, timeout=0.05)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.received += data
        self._stream.feed(data)
        return True

    @property
    def lines(self) -> list[str]:
        """The screen as it is, without blanks at the end of lines."""
        return [line.rstrip() for line in self._screen.display]

    @property
    def printed(self) -> bytes:
        """All that was received, without what steers the terminal."""
        return _STEERING.sub(b"", self.received)

    @property
    def on_second_screen(self) -> bool:
        """Whether the program has left the terminal on its alternate screen."""
        return self.received.rfind(b"\x1b[?1049h") > self.received.rfind(b"\x1b[?1049l")

    @property
    def cursor_is_hidden(self) -> bool:
        """Whether there is no cursor to be seen."""
        return bool(self._screen.cursor.hidden)

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.lines)

    def wait_for(self, *texts: str) -> None:
        """Wait until the screen shows all these texts."""
        self.wait_until(lambda screen: all(text in screen for text in texts), f"{texts}")

    def wait_until(self, condition: Callable[[str], bool], meaning: str) -> None:
        """Wait until a condition holds of what the screen shows."""
        end = time.monotonic() + PATIENCE
        while self._read():
            if condition(self.text):
                return
            assert time.monotonic() < end, f"waited for {meaning}, the screen shows:\n{self.text}"
        assert condition(self.text), f"ended before {meaning}, the screen shows:\n{self.text}"

    def answer(self, shown: str, *keys: str) -> None:
        """Wait until the screen shows a text, then press keys."""
        self.wait_for(shown)
        self.press(*keys)

    def ended(self) -> int:
        """Wait for the end of the program, and return its status."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, f"it goes on, the screen shows:\n{self.text}"
        self.echoes = bool(termios.tcgetattr(self._process.child_fd)[3] & termios.ECHO)
        self._process.close()
        status, ended_by = self._process.exitstatus, self._process.signalstatus
        assert ended_by is None, f"ended by signal {ended_by}"
        assert status is not None
        return int(status)

    def hung_up(self) -> int:
        """Close the window, wait for the end of the program, and return its status."""
        self._process.ptyproc.fileobj.close()  # type: ignore[attr-defined]
        return int(self._process.wait())
