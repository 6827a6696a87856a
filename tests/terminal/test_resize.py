"""A window that changes its size while a question waits: the page is what it would be in such a window."""

from pathlib import Path

import pytest

from tests.terminal.real_terminal import CTRL_C, DOWN, RealTerminal
from tests.terminal.test_edges import (
    OPEN,
    SILENT,
    At,
    at_the_hand_over,
    in_a_hidden_number,
    in_a_list,
    in_a_number,
    nominated,
    play,
)

SMALL, LARGE = (60, 14), (110, 30)


def in_a_long_list(table: RealTerminal) -> None:
    table.answer("Ada, which faction do you bring?", *(DOWN for _ in range(9)))
    table.wait_for("» 10 Bal T'aks")


def in_a_number_with_a_digit(table: RealTerminal) -> None:
    in_a_number(table)
    table.wait_for("Escape: back) 7")


def in_a_name(table: RealTerminal) -> None:
    table.answer("Who sits in seat 1?", "Bartholomew")
    table.wait_for("seat 1? Bartholomew")


@pytest.mark.parametrize(
    ("options", "where", "question"),
    [
        (OPEN, in_a_list, "Ben, which faction do you bring?"),
        (OPEN, in_a_long_list, "Ada, which faction do you bring?"),
        (OPEN, in_a_number_with_a_digit, "Ben, how many VP for Itars?"),
        (("--mode", "none"), in_a_name, "Who sits in seat 1?"),
        (SILENT, in_a_hidden_number, "Ada · your sealed maximums"),
        (SILENT, at_the_hand_over, "Ada: press Enter when it is yours"),
    ],
    ids=["list", "long list", "number", "name", "hidden number", "hand-over"],
)
def test_all_is_drawn_again(tmp_path: Path, options: tuple[str, ...], where: At, question: str) -> None:
    with play(*options, folder=tmp_path) as table:
        where(table)
        for columns, rows in (SMALL, LARGE):
            table.resize(columns, rows)
            shown = from_the_start(tmp_path / str(columns), options, where, columns, rows)
            table.wait_until(lambda screen, shown=shown: screen == shown, f"{shown}")  # type: ignore[misc]
            assert shown.count(question) == 1
            assert len(table.lines) == rows
        table.press(CTRL_C)
        assert table.ended() == 130


def from_the_start(folder: Path, options: tuple[str, ...], where: At, columns: int, rows: int) -> str:
    """Return what the same question looks like in a window that had this size all the time."""
    folder.mkdir()
    with play(*options, folder=folder, columns=columns, rows=rows) as table:  # type: ignore[arg-type]
        where(table)
        return table.text


def test_the_countdown_goes_on_below_the_page(tmp_path: Path) -> None:
    with play(*OPEN, "--think", "5", folder=tmp_path) as table:
        nominated(table)
        table.wait_for("? Time to think: ")
        for columns, rows in (SMALL, LARGE):
            table.resize(columns, rows)
            title = " Choose, then bid" + "Ada to act".rjust(columns - len(" Choose, then bid"))
            table.wait_for(title, "? Time to think: ")
            assert table.text.count("Time to think") == table.text.count("Choose, then bid") == 1
        table.press(" ")
        table.wait_for("Ada, which faction?")


def test_ctrl_l_draws_all_again(tmp_path: Path) -> None:
    with play(*SILENT, folder=tmp_path) as table:
        in_a_hidden_number(table)
        before = table.text
        table.spoil()
        assert table.text != before
        table.press("\x0c")
        table.wait_until(lambda screen: screen == before, before)
