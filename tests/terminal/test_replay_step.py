"""`replay --step` in a real terminal of 24 × 80."""

import signal
from pathlib import Path

from tests.terminal.real_terminal import CTRL_C, ENTER, RealTerminal

GAMES = Path(__file__).parent.parent / "games"
SEALED = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
HINT = "any key: next   q: end"


def test_key_by_key_to_a_step_and_its_reason(tmp_path: Path) -> None:
    with RealTerminal("replay", "--step", str(SEALED), folder=tmp_path) as table:
        table.wait_for("A nominates Itars.", HINT)
        assert "B nominates Xenos." not in table.text
        table.press(" ", ENTER, "x")
        table.wait_for("All sealed bids are in", "Player  Itars  Xenos  Taklons", HINT)
        table.press(*"11 turns...")
        table.wait_for("11/18  B takes Taklons for 1", HINT)
        end = table.lines.index(" " + HINT)
        assert table.lines[end - 7 : end] == [
            "",
            " 11/18  B takes Taklons for 1: the best margin is 7, on Itars (15 − 8) and on",
            "        Taklons (8 − 1); Xenos would leave 5 − 0 = 5. Others hold both, neither",
            "        is B's nomination, and Taklons was nominated latest (S4). A is without a",
            "        faction.",
            "        ■ Itars  C at 7   ■ Xenos  –   ■ Taklons  B at 1",
            "",
        ]
        table.press("q")
        assert table.ended() == 0
        assert HINT not in table.text
        assert "12/18" not in table.text


def test_ends_with_the_outcome(tmp_path: Path) -> None:
    game = GAMES / "none" / "two-players-ivits-and-xenos.json"
    with RealTerminal("replay", "--step", str(game), folder=tmp_path) as table:
        for shown in (
            "Ada nominates Ivits.",
            "Ben nominates Xenos.",
            "1/2  Ada plays Ivits",
            "2/2  Ben plays Xenos",
        ):
            table.answer(shown, " ")
        table.wait_for("Outcome · No auction", "First round  Ada → Ben")
        assert table.ended() == 0
        assert HINT not in table.text


def test_keys_that_come_early_leave_no_trace(tmp_path: Path) -> None:
    with RealTerminal("replay", "--step", str(SEALED), folder=tmp_path) as table:
        table.wait_for("A nominates Itars.", HINT)
        table.press(*"\r\r")
        table.wait_for("C nominates Taklons.", HINT)
        start = table.lines.index("        A nominates Itars.")
        assert table.lines[start + 1 : start + 3] == [
            "        B nominates Xenos.",
            "        C nominates Taklons.",
        ]


def test_ctrl_c(tmp_path: Path) -> None:
    with RealTerminal("replay", "--step", str(SEALED), folder=tmp_path) as table:
        table.answer(HINT, " ")
        table.answer("B nominates Xenos.", CTRL_C)
        assert table.ended() == 130
        assert "Traceback" not in table.text


def test_without_colour(tmp_path: Path) -> None:
    with RealTerminal("replay", "--step", str(SEALED), folder=tmp_path, NO_COLOR="1") as table:
        table.answer(HINT, *"    q")
        assert table.ended() == 0
        assert b"\x1b[33m" not in table.received
        assert b"\x1b[9" not in table.received


def test_a_signal_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    with RealTerminal("replay", "--step", str(SEALED), folder=tmp_path) as table:
        table.wait_for(HINT)
        table.send_signal(signal.SIGTERM)
        assert table.ended() == 143
        assert table.echoes
