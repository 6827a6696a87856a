"""Full-width digits and letters in a real terminal, several at once, as an input method hands them over."""

import json
from pathlib import Path

from tests.terminal.real_terminal import ENTER, RealTerminal
from tests.terminal.test_edges import play, shown_alone

TWO = ("--player", "Ａｄａ", "--player", "Ben", "--yes")


def answers(folder: Path) -> list[dict[str, object]]:
    document = json.loads((folder / "table.json").read_text("utf-8"))
    assert document["settings"]["players"] == ["Ａｄａ", "Ben"]
    listed = document["events"]
    assert isinstance(listed, list)
    return listed[2:]


def bring_two(table: RealTerminal) -> None:
    table.answer("Ａｄａ, which faction do you bring?", "ita", ENTER)
    table.answer("Ben, which faction do you bring?", "xen", ENTER)


def test_a_price(tmp_path: Path) -> None:
    with play("--mode", "ｃｈｏｏｓｅ－ｔｈｅｎ－ｂｉｄ", *TWO, folder=tmp_path) as table:
        bring_two(table)
        table.answer("Ａｄａ, which faction?", ENTER)
        table.answer("Ben, which faction?", "ita", ENTER)
        table.answer("Ben, how many VP for Itars?", "１５", ENTER)
        table.answer("Ａｄａ, which faction?", "xen", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome")
        assert table.ended() == 0
    assert [event["vp"] for event in answers(tmp_path)] == [0, 15, 0]


def test_sealed_points(tmp_path: Path) -> None:
    with play("--mode", "preference-split", *TWO, folder=tmp_path) as table:
        bring_two(table)
        table.answer("Ａｄａ: press Enter when it is yours", ENTER)
        table.answer("Left: 40 of 40", "Ｈ")
        table.answer("Left: hidden", "３９")
        table.answer("» ■ Itars  Ice     ••▏", ENTER)
        table.answer("» ■ Xenos  Desert  –▏", "٤٤٤٤٤٤٤٤٤٤")
        table.answer("That is more than what is left of the budget.", "Ａ")
        table.answer("» ■ Xenos  Desert  ••▏", ENTER)
        table.answer("are these your bids?", ENTER)
        table.answer("press Enter to pass", ENTER)
        table.answer("Ben: press Enter when it is yours", ENTER)
        table.answer("» ■ Itars", "３６", ENTER)
        table.answer("» ■ Xenos", ENTER)
        table.answer("are these your bids?", ENTER)
        assert not shown_alone(table, "39", "３９", "٤٤٤٤٤٤٤٤٤٤", "36", "３６")
        table.answer("press Enter to pass", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome")
        assert table.ended() == 0
    assert [event["bids"] for event in answers(tmp_path)] == [
        {"itars": 39, "xenos": 1},
        {"itars": 36, "xenos": 4},
    ]
