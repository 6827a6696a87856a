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


def run(terminal: Terminal, answers: list[Answer], total: int | None, seconds: float) -> list[list[str]]:
    """Return what stands on the screen of the notes before each answer; an error is told there."""
    times, shown = clock(seconds), list[list[str]]()
    for answer in with_progress(terminal, answers, total, lambda: next(times)):
        assert isinstance(terminal.notes, StringIO)
        shown.append(seen(terminal.notes, 60))
        if isinstance(answer.result, InputError):
            terminal.error(answer.name, answer.result)
    return shown


def test_shows_after_a_second_how_many_of_all_there_were() -> None:
    shown = run(Terminal(StringIO(), Screen()), good(5), 5, seconds=0.4)
    # The clock stands at 0.4, 0.8 and 1.2 seconds when one, two and three were told.
    assert shown[:3] == [[], [], []]
    # Of 40 cells of the bar 3/5 and 4/5 are full.
    assert shown[3:] == [[f" 3 of 5 auctions {24 * '━'}"], [f" 4 of 5 auctions {32 * '━'}"]]


def test_of_lines_nobody_knows_how_many_come() -> None:
    assert run(Terminal(StringIO(), Screen()), good(3), None, 2.0) == [[], [" 1 auction"], [" 2 auctions"]]


def test_is_gone_at_the_end() -> None:
    notes = Screen()
    assert run(Terminal(StringIO(), notes), good(3), 3, 2.0)[-1]
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
    notes = Screen()
    shown = run(Terminal(StringIO(), notes), [*good(1), WRONG, *good(2)], 4, 2.0)
    assert shown[1] == [f" 1 of 4 auctions {10 * '━'}"]
    assert shown[2] == ["error: wrong.json: version: is 2", f" 2 of 4 auctions {20 * '━'}"]
    assert seen(notes, 60) == ["error: wrong.json: version: is 2"]


def test_stays_where_nothing_is_told_on_its_screen() -> None:
    results, notes = StringIO(), Screen()
    terminal, times = Terminal(results, notes), clock(2.0)
    running = with_progress(terminal, good(3), 3, lambda: next(times))
    next(running)
    next(running)
    drawn = notes.getvalue()
    terminal.result("a line")
    assert (results.getvalue(), notes.getvalue()) == ("a line\n", drawn)


def test_makes_way_for_every_result_on_the_same_screen() -> None:
    both = Screen()
    terminal, times = Terminal(both, both), clock(2.0)
    for _ in with_progress(terminal, good(3), 3, lambda: next(times)):
        terminal.result("a line")
    assert seen(both, 60) == ["a line"] * 3
    assert "2 of 3" in both.getvalue()


def test_is_drawn_ten_times_a_second_at_most() -> None:
    notes = Screen()
    # 0.04 seconds from answer to answer: the 25th is told after one second, then every third is shown.
    run(Terminal(StringIO(), notes), [*good(24), *([WRONG] * 12)], None, 0.04)
    counts = [number for number in range(1, 37) if f" {number} auction" in notes.getvalue()]
    assert counts == [25, 28, 31, 34]


def test_leaves_no_trace_in_a_pipe_on_a_dumb_terminal_or_in_a_short_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    piped, short, dumb = StringIO(), Screen(), Screen()
    run(Terminal(StringIO(), piped), good(3), 3, 2.0)
    run(Terminal(StringIO(), short), good(3), 3, 0.1)
    monkeypatch.setenv("TERM", "dumb")
    run(Terminal(StringIO(), dumb), good(3), 3, 2.0)
    assert (piped.getvalue(), short.getvalue(), dumb.getvalue()) == ("", "", "")


@pytest.mark.parametrize(("columns", "line"), [(24, " 1 of 2 auctions ━━━"), (10, " 1 of 2 a")])
def test_never_fills_the_line(columns: int, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    notes, times = Screen(), clock(2.0)
    running = with_progress(Terminal(StringIO(), notes), good(2), 2, lambda: next(times))
    next(running)
    next(running)
    assert seen(notes, columns) == [line]
