"""How far a long run has come: only on a screen, only after a second, never among what is told."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pyte
import pytest

from gaia_auction.errors import InputError
from gaia_auction.screen.progress import with_progress
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.answers import Answer, answers_for_files

GAMES = Path(__file__).parent.parent / "games"
GAME = GAMES / "none" / "two-players-ivits-and-xenos.json"
WRONG = Answer("wrong.json", InputError("version", "is 2"))


class Screen(StringIO):
    """A stream with somebody before it."""

    def isatty(self) -> bool:
        return True


def seen(stream: StringIO, columns: int) -> list[str]:
    """Return the lines that stand on a terminal after what was written."""
    screen = pyte.Screen(columns, 6)
    pyte.Stream(screen).feed(stream.getvalue().replace("\n", "\r\n"))
    return [line.rstrip() for line in screen.display if line.strip()]


def clock(seconds: float) -> Iterator[float]:
    """Tell a time that is later by these seconds each time."""
    now = 0.0
    while True:
        yield now
        now += seconds


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")


def good(count: int) -> list[Answer]:
    return list(answers_for_files([str(GAME)] * count))


def run(
    notes: StringIO, answers: list[Answer], total: int | None, seconds: float, results: StringIO | None = None
) -> list[list[str]]:
    """Return what stands on the screen of the notes while each answer is told."""
    times = clock(seconds)
    terminal = Terminal(results or StringIO(), notes)
    return [seen(notes, 60) for _ in with_progress(terminal, answers, total, lambda: next(times))]


def test_shows_after_a_second_how_many_of_all_there_were() -> None:
    shown = run(Screen(), good(5), 5, seconds=0.4)
    # The clock stands at 0.4, 0.8 and 1.2 seconds when one, two and three were told.
    assert shown[:3] == [[], [], []]
    # Of 40 cells of the bar 3/5 and 4/5 are full.
    assert shown[3:] == [[f" 3 of 5 auctions {24 * '━'}"], [f" 4 of 5 auctions {32 * '━'}"]]


def test_of_lines_nobody_knows_how_many_come() -> None:
    assert run(Screen(), good(3), None, 2.0) == [[], [" 1 auction"], [" 2 auctions"]]


def test_is_gone_at_the_end() -> None:
    notes = Screen()
    assert run(notes, good(3), 3, 2.0)[-1]
    assert seen(notes, 60) == []


def test_is_gone_when_the_run_is_broken_off() -> None:
    notes = Screen()
    times = clock(2.0)
    running = with_progress(Terminal(StringIO(), notes), good(3), 3, lambda: next(times))
    next(running)
    next(running)
    assert seen(notes, 60)
    running.close()
    assert seen(notes, 60) == []


def test_makes_way_for_an_error_and_comes_back() -> None:
    shown = run(Screen(), [*good(2), WRONG, *good(1)], 4, 2.0)
    assert [bool(screen) for screen in shown] == [False, True, False, True]


def test_makes_way_for_a_warning() -> None:
    below_zero = str(GAMES / "silent" / "start-track-below-zero.json")
    shown = run(Screen(), [*good(2), *answers_for_files([below_zero]), *good(1)], 4, 2.0)
    assert [bool(screen) for screen in shown] == [False, True, False, True]


def test_makes_way_for_every_result_on_the_same_screen() -> None:
    both = Screen()
    assert run(both, good(4), 4, 2.0, results=both) == [[], [], [], []]
    assert "3 of 4" in both.getvalue()


def test_leaves_no_trace_in_a_pipe_on_a_dumb_terminal_or_in_a_short_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    piped, short, dumb = StringIO(), Screen(), Screen()
    run(piped, good(3), 3, 2.0)
    run(short, good(3), 3, 0.1)
    monkeypatch.setenv("TERM", "dumb")
    run(dumb, good(3), 3, 2.0)
    assert (piped.getvalue(), short.getvalue(), dumb.getvalue()) == ("", "", "")


@pytest.mark.parametrize(("columns", "line"), [(24, " 1 of 2 auctions ━━━"), (10, " 1 of 2 a")])
def test_never_fills_the_line(columns: int, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    notes, times = Screen(), clock(2.0)
    running = with_progress(Terminal(StringIO(), notes), good(2), 2, lambda: next(times))
    next(running)
    next(running)
    assert seen(notes, columns) == [line]
