"""Questions on a terminal that can neither move its cursor nor clear a line: lines are printed and read."""

import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from getpass import getpass
from typing import TypeVar

from prompt_toolkit.application import get_app_session
from prompt_toolkit.keys import Keys
from prompt_toolkit.utils import is_dumb_terminal

from gaia_auction.characters import as_meant
from gaia_auction.screen.folding import text_of
from gaia_auction.screen.options import Option, meant, numbers_of
from gaia_auction.screen.question import GoBack, columns, forget_what_was_typed_ahead
from gaia_auction.screen.selection import numbered
from gaia_auction.screen.text_question import Check

Value = TypeVar("Value")

_BACK = "<"
_UNREADABLE = "\0"
_SECONDS_BETWEEN_LOOKS = 0.1


def is_plain() -> bool:
    """Say whether the terminal is such a one."""
    return is_dumb_terminal()


def way_back() -> str:
    """Return what goes back to the question before, as people are told."""
    return _BACK if is_plain() else "Escape"


def read_line(question: str, *, hidden: bool = False) -> str:
    """Ask, and read a line that is typed from then on; a hidden one is not shown. Ctrl-D raises EOFError."""
    forget_what_was_typed_ahead()
    with get_app_session().input.cooked_mode(), _not_suspended():
        try:
            if hidden:
                return getpass(f"{question} ", sys.stderr)
            _say(question, end=" ")
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            return _UNREADABLE
        except (EOFError, KeyboardInterrupt):
            _say("")  # what comes next is no answer
            raise
    if line:
        return line.removesuffix("\n")
    _say("")
    raise EOFError


@contextmanager
def _not_suspended() -> Iterator[None]:
    """Let Ctrl-Z do nothing, as elsewhere: back from there, a terminal may show what is hidden."""
    number = getattr(signal, "SIGTSTP", None)
    before = number and signal.signal(number, signal.SIG_IGN)
    try:
        yield
    finally:
        if number:
            signal.signal(number, before)


def _answer(question: str, *, hidden: bool = False) -> str:
    try:
        return read_line(question, hidden=hidden)
    except EOFError:
        raise KeyboardInterrupt from None


def _say(text: str, end: str = "\n") -> None:
    sys.stderr.write(text + end)
    sys.stderr.flush()


def choose(message: str, options: Sequence[Option[Value]], at: int) -> int:
    """Print a list, and return the index of the option whose number or beginning is typed, `at` for none."""
    numbers = numbers_of(options)
    for number, option in zip(numbers, options, strict=True):
        _say(text_of(numbered(number, option, columns())))
    usual = numbers[at].strip() if at else "the first"
    while True:
        typed = _answer(f"? {message} (number or name; Enter alone: {usual})")
        found = next(filter(None, meant(typed, options)), ()) if typed.strip() else (at,)
        if len(found) == 1 and not options[found[0]].closed:
            return found[0]
        if not found:
            _say("no line has this number or begins like this")
        elif len(found) == 1:
            _say("this cannot be chosen now")
        else:
            _say("several lines begin like this; type more of it, or a number")


def ask_text(question: str, check: Check, usual: str, *, hidden: bool = False) -> str:
    """Return the line that is typed, once nothing is wrong with it; `<` raises GoBack."""
    back = "" if f"{_BACK}:" in question else f" ({_BACK}: back)"
    shown = f" [{usual}]" if usual else ""
    while True:
        typed = _answer(f"{question}{back}{shown}", hidden=hidden)
        if as_meant(typed).strip() == _BACK:
            raise GoBack
        problem = check(typed)
        if problem is None:
            return typed
        _say(problem)


def press_enter(message: str, *, or_escape: bool) -> None:
    """Wait for an empty line; where one can go back, `<` raises GoBack."""
    while (typed := as_meant(_answer(message)).strip()) != "":
        if or_escape and typed == _BACK:
            raise GoBack


def wait_for_enter(message: str, is_over: Callable[[], bool]) -> None:
    """Wait until somebody presses Enter or it is over by itself."""
    forget_what_was_typed_ahead()
    _say(message)
    while not is_over():
        pressed = {key.key for key in get_app_session().input.read_keys()}
        if pressed & {Keys.ControlC, Keys.ControlD}:
            raise KeyboardInterrupt
        if pressed & {Keys.ControlM, Keys.ControlJ}:
            return
        time.sleep(_SECONDS_BETWEEN_LOOKS)
