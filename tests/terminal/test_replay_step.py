"""`replay --step` in a real terminal of 24 × 80."""

import signal
from pathlib import Path

import pytest

from tests.terminal.real_terminal import CTRL_C, DOWN, ENTER, ESCAPE, UP, RealTerminal

GAMES = Path(__file__).parent.parent / "games"
SEALED = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
"""It has 24 pages: three nominations, the bids, 18 turns, the outcome, and whether it was fair."""
RIGHT, LEFT, BACKSPACE, HOME, END = "\x1b[C", "\x1b[D", "\x7f", "\x1b[H", "\x1b[F"
WIDE_SPACE = "\N{IDEOGRAPHIC SPACE}"


def stepping(folder: Path, *options: str, line: str = 'exec "$@"', no_color: str = "") -> RealTerminal:
    arguments = ("replay", "--step", *options, str(SEALED))
    return RealTerminal(*arguments, folder=folder, line=line, NO_COLOR=no_color)


def test_page_by_page_to_a_step_and_its_reason(tmp_path: Path) -> None:
    with stepping(tmp_path) as table:
        table.wait_for("A nominates Itars.", "page 1 of 24   → next   q: end")
        assert "B nominates Xenos." not in table.text
        table.press(" ", ENTER, RIGHT)
        table.wait_for("All sealed bids are in", "Player  Itars  Xenos  Taklons", "page 4 of 24")
        table.press(*[DOWN] * 11)
        table.wait_for("11/18  B takes Taklons for 1", "page 15 of 24   → next   ← back   q: end")
        assert table.lines[3:17] == [
            " Turn  Faction    Planet  Nominated by  Held by  Price",
            "    1  ■ Itars    Ice     A             C            7",
            "    2  ■ Xenos    Desert  B             –            –",
            "    3  ■ Taklons  Swamp   C             B            1",
            "",
            " Without a faction: A",
            "",
            " How it was decided",
            " 11/18  B takes Taklons for 1: the best margin is 7, on Itars (15 − 8) and on",
            "        Taklons (8 − 1); Xenos would leave 5 − 0 = 5. Others hold both, neither",
            "        is B's nomination, and Taklons was nominated latest (S4). A is without a",
            "        faction.",
            "",
            " page 15 of 24   → next   ← back   q: end",
        ]


def test_every_key_of_both_ways(tmp_path: Path) -> None:
    with stepping(tmp_path, "--from", "1") as table:
        table.answer(" 1/18  A takes", RIGHT)
        for place, key in enumerate((DOWN, " ", ENTER, WIDE_SPACE, LEFT, UP, BACKSPACE, "b", "ｂ"), start=2):
            reached = min(place, 12 - place)
            table.answer(f" {reached}/18 ", key)
        table.answer(" 1/18 ", END)
        table.answer("Was it fair?", RIGHT, "x", LEFT)
        table.answer("Outcome · Silent auction", HOME)
        table.answer(" 1/18  A takes", LEFT, RIGHT)
        table.wait_for(" 2/18  B takes")


@pytest.mark.parametrize("end", ["q", "Q", "ｑ", "Ｑ", ESCAPE, "\x04"])
def test_leaves_the_first_screen_as_it_was(tmp_path: Path, end: str) -> None:
    with stepping(tmp_path, line='echo before; "$@"; status=$?; echo after; exit $status') as table:
        table.answer("A nominates Itars.", " ")
        table.answer("B nominates Xenos.", end)
        assert table.ended() == 0
        assert not table.on_second_screen
        assert not table.cursor_is_hidden
        # pyte has only one screen, so what was drawn on the second one is still in it; the order tells.
        assert table.printed.split()[0] == b"before"
        assert table.printed.rstrip().endswith(b"after")
        assert table.received.rindex(b"\x1b[?1049l") < table.received.rindex(b"after")
        assert table.echoes


def test_keys_that_come_early_leave_no_trace(tmp_path: Path) -> None:
    with stepping(tmp_path) as table:
        table.press("xy  ")
        table.wait_for("C nominates Taklons.", "page 3 of 24")
        assert not any("xy" in line for line in table.lines)


def test_another_size_of_the_window_draws_the_page_again(tmp_path: Path) -> None:
    with stepping(tmp_path, "--from", "11") as table:
        table.wait_for("11/18  B takes Taklons for 1", "page 1 of 10")
        table.resize(60, 30)
        table.wait_for(" 11/18  B takes Taklons for 1: the best margin is 7, on", "page 1 of 10")
        assert " 11/18  B takes Taklons for 1: the best margin is 7, on" in table.lines
        assert table.lines[0].startswith(" Silent auction")
        table.answer("page 1 of 10", " ")
        table.wait_for("12/18  C keeps Itars", "page 2 of 10")


def test_ctrl_c(tmp_path: Path) -> None:
    with stepping(tmp_path) as table:
        table.answer("A nominates Itars.", " ")
        table.answer("B nominates Xenos.", CTRL_C)
        assert table.ended() == 130
        assert not table.on_second_screen
        assert "Traceback" not in table.text


def test_without_colour(tmp_path: Path) -> None:
    with stepping(tmp_path, no_color="1") as table:
        table.answer("A nominates Itars.", *"    q")
        assert table.ended() == 0
        assert b"\x1b[33m" not in table.received
        assert b"\x1b[9" not in table.received


def test_a_signal_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    with stepping(tmp_path) as table:
        table.wait_for("A nominates Itars.", "page 1 of 24")
        table.send_signal(signal.SIGTERM)
        assert table.ended() == 143
        assert table.echoes
        assert not table.on_second_screen
