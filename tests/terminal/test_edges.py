"""What may happen to a table, in a real terminal of 24 × 80: interrupted, resumed, squeezed, peeked at."""

import json
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from gaia_auction.table.resolve import resolve
from tests.screen.drawing import column_of
from tests.terminal.real_terminal import BACKSPACE, CTRL_C, CTRL_D, ENTER, ESCAPE, UP, RealTerminal

TWO = ("--player", "Ada", "--player", "Ben")
OPEN = ("--mode", "choose-then-bid", *TWO, "--yes")
SILENT = ("--mode", "silent", *TWO, "--yes")
COLOUR = re.compile(rb"\x1b\[(?:[0-9]+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")
HOW_TO_GO_ON = "interrupted: saved in table.json; go on with: gaia-auction resume table.json"

At = Callable[[RealTerminal], None]


def play(*options: str, folder: Path, **keywords: str) -> RealTerminal:
    return RealTerminal("play", "table.json", *options, folder=folder, **keywords)  # type: ignore[arg-type]


def nominated(table: RealTerminal) -> None:
    table.answer("Ada, which faction do you bring?", "ita", ENTER)
    table.answer("Ben, which faction do you bring?", "xen", ENTER)


def in_a_list(table: RealTerminal) -> None:
    table.answer("Ada, which faction do you bring?", "ita", ENTER)
    table.answer("Ben, which faction do you bring?", "fir")
    table.wait_for("/ fir")


def in_a_number(table: RealTerminal) -> None:
    nominated(table)
    table.answer("Ada, which faction?", ENTER)
    table.answer("Ben, which faction?", "ita", ENTER)
    table.answer("Ben, how many VP for Itars?", "7")


def at_the_hand_over(table: RealTerminal) -> None:
    nominated(table)
    table.wait_for("Ada: press Enter when it is yours")


def in_a_hidden_number(table: RealTerminal) -> None:
    at_the_hand_over(table)
    table.answer("Ada: press Enter when it is yours", ENTER)
    table.answer("» ■ Itars", "3")
    table.wait_for("» ■ Itars  Ice     •▏")


def events(folder: Path) -> list[dict[str, object]]:
    document = json.loads((folder / "table.json").read_text("utf-8"))
    listed = document["events"]
    assert isinstance(listed, list)
    return listed


def shown_alone(table: RealTerminal, *numbers: str) -> list[str]:
    """Return which of the numbers were ever printed; within a receipt any digits can stand by chance."""
    return [
        number for number in numbers if re.search(rb"(?<![\w-])%s(?![\w-])" % number.encode(), table.printed)
    ]


def is_restored(table: RealTerminal) -> bool:
    return table.echoes and not table.on_second_screen and not table.cursor_is_hidden


def by_key(key: str) -> At:
    return lambda table: table.press(key)


def by_signal(number: int) -> At:
    return lambda table: table.send_signal(number)


@pytest.mark.parametrize(
    ("options", "where", "interrupted", "status", "kept"),
    [
        (OPEN, in_a_list, by_key(CTRL_C), 130, 1),
        (OPEN, in_a_list, by_signal(signal.SIGTERM), 143, 1),
        (OPEN, in_a_number, by_key(CTRL_D), 130, 3),
        (OPEN, in_a_number, by_signal(signal.SIGHUP), 129, 3),
        (SILENT, at_the_hand_over, by_key(CTRL_C), 130, 2),
        (SILENT, at_the_hand_over, by_signal(signal.SIGINT), 130, 2),
        (SILENT, in_a_hidden_number, by_signal(signal.SIGTERM), 143, 2),
        (SILENT, in_a_hidden_number, by_key(CTRL_C), 130, 2),
    ],
    ids=[
        *("list, Ctrl-C", "list, SIGTERM", "number, Ctrl-D", "number, SIGHUP"),
        *("hand-over, Ctrl-C", "hand-over, SIGINT", "hidden, SIGTERM", "hidden, Ctrl-C"),
    ],
)
def test_interrupted_it_says_how_to_go_on_and_leaves_the_terminal_as_it_was(  # noqa: PLR0913, PLR0917
    tmp_path: Path, options: tuple[str, ...], where: At, interrupted: At, status: int, kept: int
) -> None:
    with play(*options, folder=tmp_path) as table:
        where(table)
        assert table.on_second_screen
        interrupted(table)
        assert table.ended() == status
        assert is_restored(table)
        after = table.received.rpartition(b"\x1b[?1049l")[2]
        assert re.sub(rb"\x1b\[[?0-9;]*[a-zA-Z]|[\r\n]", b"", after).decode() == HOW_TO_GO_ON
        assert table.text.count("interrupted") == 1
    assert len(events(tmp_path)) == kept


def test_interrupted_before_the_start_there_is_nothing_to_save(tmp_path: Path) -> None:
    with RealTerminal("play", folder=tmp_path) as table:
        table.answer("How do you want to auction?", "sil", ENTER)
        table.answer("Who sits in seat 1?", "Ad", CTRL_C)
        assert table.ended() == 130
        assert is_restored(table)
        assert "interrupted: nothing to save yet" in table.lines
    assert not list(tmp_path.iterdir())


def test_a_window_that_is_closed_ends_the_program_and_spoils_nothing(tmp_path: Path) -> None:
    with play(*SILENT, folder=tmp_path) as table:
        in_a_hidden_number(table)
        assert table.hung_up() == 129
    assert len(events(tmp_path)) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_resume_goes_on_to_the_outcome(tmp_path: Path) -> None:
    with play(*OPEN, folder=tmp_path) as table:
        in_a_number(table)
        table.press(CTRL_C)
        assert table.ended() == 130
    with RealTerminal("resume", "table.json", folder=tmp_path) as table:
        table.wait_for("Ben, which faction?", "Ada claims Itars for 0", "Without a faction: Ben")
        table.press("ita", ENTER)
        table.answer("Ben, how many VP for Itars?", "7", ENTER)
        table.answer("Ada, which faction?", ENTER)
        table.wait_for("how many VP for Itars? ")
        table.press(ESCAPE)
        table.answer("Ada, which faction?", "xen", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome", "Ben → Ada", "Saved", "table.json")
        assert table.ended() == 0
        assert is_restored(table)
    lots = resolve((tmp_path / "table.json").read_bytes()).outcome.lots
    assert [(lot.player, lot.faction, lot.vp_cost) for lot in lots] == [
        ("Ben", "itars", 7),
        ("Ada", "xenos", 0),
    ]
    with RealTerminal("resume", "table.json", folder=tmp_path) as table:
        assert table.ended() == 1
        assert "error: table.json: is over; see it again with `gaia-auction replay`" in table.lines


def test_the_table_sees_the_outcome_and_the_file_gets_the_document_alone(tmp_path: Path) -> None:
    with play(*SILENT, "--json", folder=tmp_path, line='exec "$@" > result.txt') as table:
        nominated(table)
        for player, first, second in (("Ada", "15", "3"), ("Ben", "12", "0")):
            table.answer(f"{player}: press Enter when it is yours", ENTER)
            table.answer("» ■ Itars", first, ENTER, second, ENTER)
            table.answer("are these your bids?", ENTER)
            table.answer("press Enter to pass", ENTER)
        table.wait_for("Outcome · Silent auction", "First round", "VP cost", "Saved        table.json")
        assert table.ended() == 0
    written = (tmp_path / "result.txt").read_bytes()
    document = json.loads(written)
    saved = json.loads((tmp_path / "table.json").read_text("utf-8"))
    assert document == saved["result"]
    assert document["format"] == "gaia-auction-result"
    assert [lot["player"] for lot in document["outcome"]] == ["Ada", "Ben"]
    assert b"\x1b" not in written


@pytest.mark.parametrize(
    ("options", "environment", "coloured"),
    [
        ((), {}, True),
        ((), {"NO_COLOR": "1"}, False),
        (("--no-color",), {}, False),
    ],
    ids=["colours", "NO_COLOR", "--no-color"],
)
def test_colour(
    tmp_path: Path, options: tuple[str, ...], environment: dict[str, str], *, coloured: bool
) -> None:
    with play(*OPEN, *options, folder=tmp_path, **environment) as table:
        in_a_number(table)
        table.press("x")
        table.wait_for("a whole number from 1 to 999")
        table.press("\x7f\x7f", ENTER)
        table.answer("Ada, which faction?", "xen", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome")
        assert table.ended() == 0
        assert is_restored(table)
        assert bool(COLOUR.search(table.received)) == coloured


def test_a_window_of_60_columns(tmp_path: Path) -> None:
    names = ("--player", "Bartholomew Featherstonehaugh", "--player", "山田太郎左衛門")
    with play("--mode", "silent", *names, "--yes", folder=tmp_path, columns=60) as table:  # type: ignore[arg-type]
        table.wait_for("Bartholomew Featherstonehaugh, which faction do you bring?")
        assert table.lines[0].startswith(" Silent auction")
        table.press("ita", ENTER)
        table.answer("山田太郎左衛門, which faction do you bring?", "xen", ENTER)
        for player in names[1::2]:
            table.answer("press Enter when it is", ENTER)
            table.wait_for(f"{player} · your sealed", "» ■ Itars")
            assert table.lines[0].startswith(f" {player} · your sealed")
            table.press("3", ENTER, "4", ENTER)
            table.answer("are these your bids?", ENTER)
            table.answer("press Enter to pass", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome · Silent auction", "Boosters", "Saved        table.json")
        assert table.ended() == 0
        shown = table.lines[table.lines.index(" Outcome · Silent auction") :]
        assert all(line.startswith(" ") or not line for line in shown)


def test_wide_characters_line_up(tmp_path: Path) -> None:
    names = ("--player", "山田太郎", "--player", "Zoë", "--player", "김철수")
    with play("--mode", "none", *names, "--yes", folder=tmp_path) as table:
        for name, letters in (("山田太郎", "ita"), ("Zoë", "xen"), ("김철수", "tak")):
            table.answer(f"{name}, which faction do you bring?", letters, ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome", "山田太郎 → Zoë → 김철수")
        assert table.ended() == 0
        shown = table.text.partition("Outcome")[2].splitlines()
        columns = [column_of(line, "■") for line in shown if "■" in line]
        assert columns == [columns[0]] * 3


def test_five_players_of_the_lost_fleet_in_24_rows(tmp_path: Path) -> None:
    names = ("Ada", "Ben", "Cyd", "Dee", "山田太郎")
    players = [word for name in names for word in ("--player", name)]
    options = ("--mode", "choose-while-bidding", "--ban", "--expansion", "lost-fleet", *players, "--yes")
    with play(*options, folder=tmp_path) as table:
        for name, letters in zip(names, ("terr", "gle", "amb", "ivi", "geo"), strict=True):
            table.answer(f"{name}, which faction do you ban?", letters, ENTER)
        for name, letters in zip(names, ("ita", "fir", "spa", "tin"), strict=False):
            table.answer(f"{name}, which faction", letters, ENTER)
        table.wait_for(
            "山田太郎, which faction do you take, or bring at 0?", "»  1 Itars", "(↓ for more, or type)"
        )
        assert "Darkanians" not in table.text
        shown = table.lines[:10]
        table.press(UP)
        table.wait_for("» 18 Darkanians     – it is the other side of the Tinkeroids' board")
        assert table.lines[:10] == shown
        assert table.lines[0] == " Choose while bidding" + "山田太郎 to act".rjust(55)
        assert "outbid Ada, from 1" not in table.text
        table.press("bal")
        table.wait_for("»  9 Bal T'aks")
        table.press(ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("First round  Ada → Ben → Cyd → Dee → 山田太郎")
        assert table.ended() == 0


def test_the_hand_over_shows_nothing_of_the_form_before(tmp_path: Path) -> None:
    with play(*SILENT, folder=tmp_path) as table:
        at_the_hand_over(table)
        table.answer("Ada: press Enter when it is yours", ENTER)
        table.wait_for("Ada · your sealed maximums", "» ■ Itars")
        # In one go, and with more than is asked for: nothing is echoed, and the laptop stays handed over.
        table.press("37\r36\r")
        table.answer("Ada, are these your bids?", "hand\r\r\r35\r")
        table.answer("press Enter to pass", "\r\r\r34\r")
        table.wait_for("Ben: press Enter when it is yours")
        shown = [line.strip() for line in table.lines if line]
        assert shown == [
            "Please pass the laptop to",
            "Ben",
            "Everyone else looks away until Ben is done.",
            "Submitted: Ada    Still to come: Ben",
            "Ben: press Enter when it is yours   Escape: somebody has mistyped",
        ]
        table.press(" ", "x", ENTER)
        table.answer("» ■ Itars", "5")
        table.wait_for("Ben · your sealed maximums", "» ■ Itars  Ice     •▏")
        assert table.lines[5:9] == [
            " Submitted: Ada    Still to come: Ben",
            "",
            " » ■ Itars  Ice     •▏",
            "   ■ Xenos  Desert  –",
        ]
        assert not shown_alone(table, "37", "36", "35", "34")
        table.press(CTRL_C)
        assert table.ended() == 130
    assert [event["type"] for event in events(tmp_path)] == ["nominate", "nominate", "submit"]


def test_pasted_text_with_newlines(tmp_path: Path) -> None:
    with RealTerminal("play", "--mode", "none", folder=tmp_path) as table:
        table.answer("Who sits in seat 1?", "\x1b[200~Ada\nLovelace\n\x1b[201~")
        table.wait_for("seat 1? Ada Lovelace")
        table.press(ENTER)
        # Without bracketed paste a newline is Enter: one name a line.
        table.answer("Who sits in seat 2?", "Ben\rCyd\r\r")
        table.wait_for("All as you want it?", "Ada Lovelace, Ben, Cyd")


def test_a_window_that_changes_its_size(tmp_path: Path) -> None:
    with play(*OPEN, folder=tmp_path) as table:
        table.wait_for("Ada, which faction do you bring?")
        table.resize(60, 16)
        table.press("ita")
        table.wait_for("Ada, which faction do you bring?", "» 14 Itars", "/ ita")
        table.resize(100, 30)
        table.press(ENTER)
        table.wait_for("Ben, which faction do you bring?", "Ada nominates Itars")
        assert table.lines[0] == " Choose, then bid" + "Ben to nominate".rjust(83)
        table.press("xen", ENTER)
        table.answer("Ada, which faction?", ENTER)
        table.answer("Ben, which faction?", "ita", ENTER)
        table.wait_for("Ben, how many VP for Itars?")
        table.resize(80, 24)
        table.press("4")
        table.wait_for("Escape: back) 4")
        table.press(ENTER)
        table.answer("Ada, which faction?", "xen", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome")
        assert table.ended() == 0
        assert is_restored(table)
        assert b"Traceback" not in table.received


def test_settings_and_moves_are_mended(tmp_path: Path) -> None:
    with play("--mode", "none", "--player", "Ada", "--player", "Bne", "--yes", folder=tmp_path) as table:
        table.answer("Ada, which faction do you bring?", "change", ENTER)
        table.answer("All as you want it?", "players", ENTER)
        table.answer("Who sits in seat 1? Ada", ENTER)
        table.answer("Who sits in seat 2?", BACKSPACE, BACKSPACE, "en", ENTER)
        table.answer("Who sits in seat 3?", ENTER)
        table.answer("Players          Ada, Ben", ENTER)
        table.answer("Ada, which faction do you bring?", "ivi", ENTER)
        table.answer("Ben, which faction do you bring?", "take", ENTER)
        table.wait_for("Ada, which faction do you bring?", "Taken back: Ada nominates Ivits")
        table.press("ita", ENTER)
        table.answer("Ben, which faction do you bring?", "xen", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("First round  Ada → Ben")
        assert table.ended() == 0
    assert [event["faction"] for event in events(tmp_path)] == ["itars", "xenos"]
