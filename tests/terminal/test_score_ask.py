"""What is missing on a score sheet is asked for at the terminal, and the score is shown."""

import json
from pathlib import Path

from tests.records.sheets.tables import THREE
from tests.terminal.real_terminal import CTRL_C, ENTER, ESCAPE, RealTerminal


def with_gaps(folder: Path) -> Path:
    path = folder / "sheet.csv"
    path.write_bytes(
        THREE.csv.replace(b"research terraforming,3,", b"research terraforming,,").replace(
            b"ore,15,", b"ore,,"
        )
    )
    return path


def test_the_cells_that_are_empty_are_asked_for(tmp_path: Path) -> None:
    with_gaps(tmp_path)
    with RealTerminal("score", "sheet.csv", "--ask", folder=tmp_path) as table:
        # Somebody else stands on level 5, so 5 is not taken; Escape goes back to a wrong answer.
        table.answer("Ben: research terraforming?  (0 to 4)", "5", ENTER)
        table.answer("a whole number from 0 to 4", "\x7f4", ENTER)
        table.answer("Ben: ore?  (0 to 999)", ESCAPE)
        table.wait_until(lambda screen: screen.count("research terraforming?") == 2, "the question again")
        table.press("3", ENTER)
        table.wait_until(lambda screen: screen.count("ore?") == 2, "the next question again")
        table.press("15", ENTER)
        table.wait_for("Shared victory  Ben and Ada", "151")
        assert table.ended() == 0


def test_escape_goes_back_as_far_as_the_first_question(tmp_path: Path) -> None:
    path = with_gaps(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"credits,0,", b"credits,,"))
    with RealTerminal("score", "sheet.csv", "--ask", folder=tmp_path) as table:
        table.answer("research terraforming?", "3", ENTER)
        table.answer("ore?", "1", ENTER)
        table.answer("credits?", ESCAPE)
        table.wait_until(lambda screen: screen.count("ore?") == 2, "the second question again")
        table.press(ESCAPE)
        table.wait_until(lambda screen: screen.count("terraforming?") == 2, "the first question again")
        table.press(ESCAPE)
        table.wait_until(lambda screen: screen.count("terraforming?") == 3, "the first question still")
        table.press("3", ENTER)
        table.wait_until(lambda screen: screen.count("ore?") == 3, "the second question")
        table.press("15", ENTER)
        table.wait_until(lambda screen: screen.count("credits?") == 2, "the last question")
        table.press("0", ENTER)
        table.wait_for("Shared victory  Ben and Ada")
        assert table.ended() == 0


def test_the_questions_stay_out_of_the_document(tmp_path: Path) -> None:
    with_gaps(tmp_path)
    line = '"$@" > score.json'
    with RealTerminal("score", "sheet.csv", "--ask", "--json", folder=tmp_path, line=line) as table:
        table.answer("research terraforming?", "３", ENTER)
        table.answer("ore?", "１５", ENTER)
        assert table.ended() == 0
    assert json.loads((tmp_path / "score.json").read_bytes())["winners"] == ["Ben", "Ada"]


def test_ctrl_c_ends_it(tmp_path: Path) -> None:
    with_gaps(tmp_path)
    with RealTerminal("score", "sheet.csv", "--ask", folder=tmp_path) as table:
        table.answer("research terraforming?", CTRL_C)
        assert table.ended() == 130
