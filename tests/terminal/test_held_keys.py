"""Keys that are held down, or that a terminal sends for something else: no move is made by accident."""

from pathlib import Path

import pytest

from tests.terminal.real_terminal import ENTER, RealTerminal
from tests.terminal.test_edges import OPEN, SILENT, at_the_hand_over, events, in_a_hidden_number, play


def test_enter_held_down_answers_one_question(tmp_path: Path) -> None:
    with play(*OPEN, folder=tmp_path) as table:
        table.answer("Ada, which faction do you bring?", "ita", ENTER)
        table.wait_for("Ben, which faction do you bring?")
        table.press(*(ENTER for _ in range(30)), "xen")
        table.wait_for("/ xen")
        assert [event["faction"] for event in events(tmp_path)] == ["itars"]
        table.press(ENTER)
        table.wait_for("Ben nominates Xenos")


@pytest.mark.parametrize(
    "keys",
    ["\x1bx", "\x1b\r", "\x1b[99~", "\x1b[13;5u", "\x1b[I", "\x1bOM", "\x1bOP", "\x1b[15~", "\x1b[<64;9;9M"],
    ids=["Alt-X", "Alt-Enter", "unknown", "Ctrl-Enter", "focus", "keypad", "F1", "F5", "mouse wheel"],
)
def test_a_key_that_no_question_knows_does_nothing(tmp_path: Path, keys: str) -> None:
    with play(*SILENT, folder=tmp_path) as table:
        at_the_hand_over(table)
        table.press(keys)
        in_a_hidden_number_from_here(table)
        before = table.text
        table.press(keys)
        table.press("\x7f", "4", "0")
        table.wait_for("» ■ Itars  Ice     ••▏")
        assert table.text == before.replace("•▏", "••▏")


def in_a_hidden_number_from_here(table: RealTerminal) -> None:
    table.press(ENTER)
    table.answer("» ■ Itars", "3")
    table.wait_for("» ■ Itars  Ice     •▏")


def test_a_long_text_that_is_pasted_leaves_the_page_in_sight(tmp_path: Path) -> None:
    with play(*SILENT, folder=tmp_path) as table:
        in_a_hidden_number(table)
        title = table.lines[0]
        table.press("\x1b[200~" + "9\n" * 2000 + "\x1b[201~")
        table.wait_for("a whole number from 0 to 40")
        assert table.lines[0] == title
        table.press("\x15", "5")
        table.wait_for("» ■ Itars  Ice     •▏")


def test_enter_held_down_in_a_sealed_form_hands_nothing_in(tmp_path: Path) -> None:
    with play(*SILENT, folder=tmp_path) as table:
        in_a_hidden_number(table)
        table.press(*(ENTER for _ in range(40)))
        table.wait_for("Ada, are these your bids?", "» 1 Hand them in")
        assert [event["type"] for event in events(tmp_path)] == ["nominate", "nominate"]
        table.press("2", ENTER)
        table.wait_for("» ■ Itars  Ice     ••▏")
