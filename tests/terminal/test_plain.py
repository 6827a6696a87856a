"""A terminal that can neither move its cursor nor clear a line (TERM=dumb): lines are printed and read."""

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.real_terminal import CTRL_C, CTRL_D, ENTER, RealTerminal
from tests.terminal.test_edges import (
    HOW_TO_GO_ON,
    OPEN,
    SILENT,
    At,
    by_key,
    by_signal,
    events,
    is_restored,
    play,
    shown_alone,
)

GAMES = Path(__file__).parent.parent / "games"


class Conversation:
    """Questions and answers one after the other; what was asked before stays in sight, and is not meant."""

    def __init__(self, table: RealTerminal) -> None:
        self._table = table
        self._read = 0

    def wait_for(self, text: str) -> None:
        """Wait until a text comes that was not there at the last answer."""
        table = self._table
        table.wait_until(lambda _: text.encode() in table.received[self._read :], text)

    def answer(self, question: str, line: str = "") -> None:
        self.wait_for(question)
        self._read = len(self._table.received)
        self._table.press(line, ENTER)


def plain(*options: str, folder: Path, **keywords: str) -> RealTerminal:
    return play(*options, folder=folder, TERM="dumb", **keywords)


def nominated(table: Conversation) -> None:
    table.answer("Ada, which faction do you bring?", "ita")
    table.answer("Ben, which faction do you bring?", "xen")


def test_an_auction_by_lines(tmp_path: Path) -> None:
    with plain("--mode", "choose-then-bid", folder=tmp_path) as terminal:
        table = Conversation(terminal)
        table.answer("Who sits in seat 1? (<: back)", "Ben")
        table.answer("Who sits in seat 2? (<: back)", "<")
        table.answer("Who sits in seat 1? (<: back)", "Ada")
        table.answer("Who sits in seat 2? (<: back)", " ada ")
        table.wait_for("that is the name in seat 1; two players need two names")
        table.answer("Who sits in seat 2? (<: back)", "Ben")
        table.answer("Who sits in seat 3? (Enter alone: that is all) (<: back)")
        table.answer("All as you want it?")
        table.answer("Ada, which faction do you bring?", "0")
        table.answer("All as you want it?", "1")
        table.answer("Ada, which faction do you bring?", "iv")
        table.answer("Ben, which faction do you bring?", "0")
        table.answer("Ada, which faction do you bring?", "i")
        table.wait_for("several lines begin like this; type more of it, or a number")
        table.answer("Ada, which faction do you bring?", "14")
        table.answer("Ben, which faction do you bring?", "zz")
        table.wait_for("no line has this number or begins like this")
        table.answer("Ben, which faction do you bring?", "itars")
        table.wait_for("this cannot be chosen now")
        table.answer("Ben, which faction do you bring?", "xen")
        table.answer("Ada, which faction?")
        table.answer("Ben, which faction?", "1")
        table.answer("Ben, how many VP for Itars? (1 to 999; <: back) [1]", "<")
        table.answer("Ben, which faction?", "1")
        table.answer("Ben, how many VP for Itars?", "0")
        table.wait_for("a whole number from 1 to 999")
        table.answer("Ben, how many VP for Itars?")
        table.answer("Ada, which faction?", "2")
        table.answer("What next?")
        table.wait_for("Outcome")
        assert terminal.ended() == 0
        assert is_restored(terminal)
        assert b"\x1b" not in terminal.received
    kept = [(event["type"], event["player"], event["faction"], event.get("vp")) for event in events(tmp_path)]
    assert kept == [
        ("nominate", "Ada", "itars", None),
        ("nominate", "Ben", "xenos", None),
        ("bid", "Ada", "itars", 0),
        ("bid", "Ben", "itars", 1),
        ("bid", "Ada", "xenos", 0),
    ]


def test_sealed_bids_are_not_shown_and_the_form_moves_out_of_sight(tmp_path: Path) -> None:
    with plain(*SILENT, "--think", "5", "--json", folder=tmp_path, line='exec "$@" > result.txt') as terminal:
        table = Conversation(terminal)
        nominated(table)
        table.answer("Time to think: 5:00 (Enter: on with the auction)")
        table.answer("Ada: press Enter when it is yours", "31")
        table.answer("Ada: press Enter when it is yours")
        # In one go, and with more than is asked for: nothing is echoed.
        table.wait_for("Your maximum for Itars:")
        terminal.press("37\r36\r35")
        table.answer("Your maximum for Xenos:", "<")
        table.answer("Your maximum for Itars:", "41")
        table.wait_for("a whole number from 0 to 40")
        table.answer("Your maximum for Itars:", "37")
        table.answer("Your maximum for Xenos:", "36")
        table.answer("are these your bids?")
        table.answer("press Enter to pass")
        table.wait_for("Ben: press Enter when it is yours")
        assert "your sealed maximums" not in terminal.text
        table.answer("Ben: press Enter when it is yours")
        table.answer("Your maximum for Itars:", "35")
        table.answer("Your maximum for Xenos:", "34")
        assert not shown_alone(terminal, "37", "36", "35", "34")
        table.answer("are these your bids?")
        table.answer("press Enter to pass")
        table.wait_for("Outcome")
        assert terminal.ended() == 0
        assert b"\x1b" not in terminal.received
    assert json.loads((tmp_path / "result.txt").read_bytes())["format"] == "gaia-auction-result"


def test_a_budget_is_divided_by_lines_and_what_is_left_is_not_told_unasked(tmp_path: Path) -> None:
    options = ("--mode", "preference-split", *OPEN[OPEN.index("--player") :])
    with plain(*options, folder=tmp_path) as terminal:
        table = Conversation(terminal)
        nominated(table)
        table.answer("Ada: press Enter when it is yours")
        table.answer("Your points for Itars:", "41")
        table.wait_for("That is more than what is left of the budget.")
        table.answer("Your points for Itars:", "Ｈ")
        table.answer("Your points for Itars, left: 40 of 40:", "h")
        table.answer("Your points for Itars:", "１９")
        table.answer("Your points for Xenos:", "18")
        table.answer("Not all of the budget is divided yet: the rest can go here with A. Xenos:", "ａ")
        table.wait_for("are these your bids?")
        assert "Look at them once" not in terminal.text
        table.answer("are these your bids?")
        table.answer("press Enter to pass")
        table.answer("Ben: press Enter when it is yours", "")
        table.answer("Your points for Itars:", "＜")
        table.answer("Ben: press Enter when it is yours", "")
        table.answer("Your points for Itars:", "a")
        assert not shown_alone(terminal, "19", "１９", "18", "21")
        table.answer("are these your bids?")
        table.answer("press Enter to pass")
        table.answer("What next?")
        table.wait_for("Outcome")
        assert terminal.ended() == 0
    submitted = {event["player"]: event["bids"] for event in events(tmp_path)[2:]}
    assert submitted == {"Ada": {"itars": 19, "xenos": 21}, "Ben": {"itars": 40, "xenos": 0}}


def in_a_list(terminal: RealTerminal) -> None:
    table = Conversation(terminal)
    table.answer("Ada, which faction do you bring?", "ita")
    table.wait_for("Ben, which faction do you bring?")


def in_a_hidden_number(terminal: RealTerminal) -> None:
    table = Conversation(terminal)
    nominated(table)
    table.answer("Ada: press Enter when it is yours")
    table.wait_for("Your maximum for Itars:")


def in_the_pause(terminal: RealTerminal) -> None:
    table = Conversation(terminal)
    nominated(table)
    table.wait_for("Time to think: 5:00 (Enter: on with the auction)\r\n")


@pytest.mark.parametrize(
    ("options", "where", "interrupted", "status"),
    [
        (OPEN, in_a_list, by_key(CTRL_C), 130),
        (OPEN, in_a_list, by_key(CTRL_D), 130),
        (OPEN, in_a_list, by_signal(signal.SIGHUP), 129),
        (SILENT, in_a_hidden_number, by_key(CTRL_C), 130),
        (SILENT, in_a_hidden_number, by_key(CTRL_D), 130),
        (SILENT, in_a_hidden_number, by_signal(signal.SIGTERM), 143),
        ((*SILENT, "--think", "5"), in_the_pause, by_key(CTRL_C), 130),
        ((*SILENT, "--think", "5"), in_the_pause, by_signal(signal.SIGTERM), 143),
    ],
    ids=[
        *("list, Ctrl-C", "list, Ctrl-D", "list, SIGHUP", "hidden, Ctrl-C", "hidden, Ctrl-D"),
        *("hidden, SIGTERM", "pause, Ctrl-C", "pause, SIGTERM"),
    ],
)
def test_interrupted_it_says_how_to_go_on_and_the_terminal_echoes_again(
    tmp_path: Path,
    options: tuple[str, ...],
    where: At,
    interrupted: Callable[[RealTerminal], None],
    status: int,
) -> None:
    with plain(*options, folder=tmp_path) as table:
        where(table)
        interrupted(table)
        assert table.ended() == status
        assert is_restored(table)
        assert HOW_TO_GO_ON in table.lines
        assert b"\x1b" not in table.received


@pytest.mark.parametrize(("back", "line"), [("b", "q"), ("<", "Q"), ("ｂ", "ｑ"), ("＜", "Ｑ")])
def test_replay_by_lines(tmp_path: Path, back: str, line: str) -> None:
    game = GAMES / "none" / "two-players-ivits-and-xenos.json"
    with RealTerminal("replay", "--step", str(game), folder=tmp_path, TERM="dumb") as terminal:
        table = Conversation(terminal)
        hint = "Enter: next   b: back   q: end"
        table.wait_for("Ada nominates Ivits.")
        table.answer(hint)
        table.wait_for("Ben nominates Xenos.")
        table.answer(hint, back)
        table.wait_for("Ada nominates Ivits.")
        table.answer(hint, line)
        assert terminal.ended() == 0
        assert "1/2" not in terminal.text
        assert b"\x1b" not in terminal.received


def test_a_signal_ends_a_program_that_was_started_to_ignore_ctrl_c(tmp_path: Path) -> None:
    with plain(*OPEN, folder=tmp_path, line='trap "" INT; exec "$@"') as terminal:
        in_a_list(terminal)
        terminal.send_signal(signal.SIGTERM)
        assert terminal.ended() == 143
