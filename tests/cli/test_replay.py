"""The command `replay`: a protocol in a pipe, one line for what is wrong, key by key for people."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from typer.testing import CliRunner, Result

from gaia_auction.cli.app import app
from gaia_auction.screen.terminal import Terminal

GAMES = Path(__file__).parent.parent / "games"
OPEN = GAMES / "choose-then-bid" / "duel-three-players.json"
SEALED = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"
PLAIN = {"COLUMNS": "80", "NO_COLOR": "1", "FORCE_COLOR": None, "TTY_COMPATIBLE": None, "TERM": "xterm"}


def run(*arguments: str, input: str | None = None) -> Result:  # noqa: A002 - as CliRunner calls it
    return CliRunner().invoke(app, ["replay", *arguments], input=input, env=PLAIN)


def write(path: Path, **changes: object) -> Path:
    auction = json.loads(OPEN.read_text("utf-8")) | changes
    path.write_text(json.dumps(auction), "utf-8")
    return path


PROTOCOL = """\
 Replay · Preference split                                                     -

 Seats  1 Ada, 2 千夏

 Bans (P1)
      Ada bans Terrans.
      千夏 bans Bal T'aks.

 Nominations (P3)
      Ada nominates Hadsch Hallas.
      千夏 nominates Itars.

 Sealed bids
      All sealed bids are in, and are revealed at once (S1).

      Player  Hadsch Hallas  Itars
      Ada                 2      3
      千夏                3      2
      Total               5      5
      Price               3      3

 How it was decided
 1/2  Itars goes to Ada for 3. It comes first: Hadsch Hallas has the same
      total, 5, and of equal totals the one nominated latest goes first (B2).
      Ada bid most, 3, against 2 from 千夏 (B3). The price is the average of
      all bids: (3 + 2) ÷ 2 = 2.5, rounded up to 3 (B4).
      ■ Hadsch Hallas  –   ■ Itars  Ada at 3

 2/2  Hadsch Hallas goes to 千夏 for 3. It comes second: Itars has the same
      total, 5, and of equal totals the one nominated latest goes first (B2).
      Only 千夏 is left without a faction, with a bid of 3 (B3). The price is
      the average of all bids: (2 + 3) ÷ 2 = 2.5, rounded up to 3 (B4).
      ■ Hadsch Hallas  千夏 at 3   ■ Itars  Ada at 3

 Outcome · Preference split
"""


def test_protocol_of_a_sealed_auction_from_standard_input() -> None:
    auction = {
        "format": "gaia-auction",
        "version": 1,
        "settings": {"mode": "preference-split", "players": ["Ada", "千夏"], "ban_phase": True, "budget": 5},
        "events": [
            {"type": "ban", "player": "Ada", "faction": "terrans"},
            {"type": "ban", "player": "千夏", "faction": "baltaks"},
            {"type": "nominate", "player": "Ada", "faction": "hadsch-hallas"},
            {"type": "nominate", "player": "千夏", "faction": "itars"},
            {"type": "submit", "player": "千夏", "bids": {"itars": 2, "hadsch-hallas": 3}},
            {"type": "submit", "player": "Ada", "bids": {"itars": 3, "hadsch-hallas": 2}},
        ],
    }
    result = run("-", input=json.dumps(auction))
    assert result.exit_code == 0
    assert result.stdout.startswith(PROTOCOL)
    assert "First round  千夏 → Ada" in result.stdout
    assert result.stderr == ""


def test_unfinished_auction_says_how_it_stands_and_who_is_to_act(tmp_path: Path) -> None:
    events = json.loads(OPEN.read_text("utf-8"))["events"][:5]
    result = run(str(write(tmp_path / "table.json", events=events, result=None)))
    assert result.exit_code == 0
    assert " 2/2  P2 outbids P1 on Geodens, with 2 over 0 (D2)." in result.stdout
    assert "Outcome" not in result.stdout
    assert "To take it" in result.stdout
    assert result.stdout.endswith("\n Not over yet: P3 is to take a faction or outbid somebody.\n")


def test_lone_sealed_bids_stay_sealed() -> None:
    auction = json.loads(SEALED.read_text("utf-8"))
    auction["events"].pop()
    del auction["result"]
    auction["events"][3]["bids"] = {"itars": 37, "xenos": 38, "taklons": 39}
    result = run("-", input=json.dumps(auction))
    assert result.exit_code == 0
    assert "A and B have submitted. Nothing is revealed before all have (S1)." in result.stdout
    assert not any(bid in result.stdout for bid in ("37", "38", "39"))


def test_whether_it_was_fair_stands_below_the_outcome_of_sealed_bids_alone() -> None:
    assert run(str(SEALED)).stdout.endswith(" C          −1    [0]       −2  –\n")
    assert "Was it fair?" not in run(str(OPEN)).stdout


def test_names_are_no_markup(tmp_path: Path) -> None:
    text = OPEN.read_text("utf-8").replace('"P1"', '"[red]x[/]"').replace('"P2"', '":smile:"')
    file = tmp_path / "table.json"
    file.write_text(text)
    assert ":smile: outbids [red]x[/] on Geodens, with 2 over 0 (D2)." in run(str(file)).stdout


def test_a_sum_is_not_torn_apart() -> None:
    lines = run(str(SEALED)).stdout.splitlines()
    assert not any(line.endswith((" −", " =", " ÷", " +")) for line in lines)
    assert not any(line.strip().startswith(("− ", "= ", "÷ ", "+ ", "(S", "(B")) for line in lines)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"events": [{"type": "nominate", "player": "P2", "faction": "itars"}]}, "events[0]: P2 cannot"),
        (
            {"events": []},
            "result: is recorded, but the events leave the auction unfinished: P1 is to nominate",
        ),
        ({"version": 2}, "version: is 2, "),
    ],
)
def test_wrong_auction_is_one_line(tmp_path: Path, changes: dict[str, object], where: str) -> None:
    file = write(tmp_path / "table.json", **changes)
    result = run(str(file))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"error: {file}: {where}")
    assert result.stderr.count("\n") == 1


def test_missing_file(tmp_path: Path) -> None:
    result = run(str(tmp_path / "table.json"))
    assert result.exit_code == 1
    assert result.stderr == f"error: {tmp_path / 'table.json'}: cannot be read: no such file or directory\n"


@pytest.mark.parametrize(
    ("file", "hint"), [(str(OPEN), "--step needs a terminal"), ("-", "--step needs the keyboard")]
)
def test_step_without_a_keyboard(file: str, hint: str) -> None:
    result = run("--step", file)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert hint in result.stderr


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Iterator[PipeInput]:
    monkeypatch.setattr(Terminal, "somebody_is_there", property(lambda _: True))
    with create_pipe_input() as pressed, create_app_session(input=pressed, output=DummyOutput()):
        yield pressed


def test_step_shows_one_move_after_each_key_until_the_outcome(keys: PipeInput) -> None:
    keys.send_text("x \r" + 9 * "n")
    result = run("--step", str(OPEN))
    assert result.exit_code == 0
    assert result.stdout == run(str(OPEN)).stdout


@pytest.mark.parametrize("end", ["q", "Q", "\x04"])
def test_step_ends_early(keys: PipeInput, end: str) -> None:
    keys.send_text(f"  {end}")
    result = run("--step", str(OPEN))
    assert result.exit_code == 0
    assert "P3 nominates Itars." in result.stdout
    assert "Bidding" not in result.stdout


def test_step_is_interrupted(keys: PipeInput) -> None:
    keys.send_text(" \x03")
    assert run("--step", str(OPEN)).exit_code == 130


def test_in_a_pipe_it_is_plain_text() -> None:
    finished = subprocess.run(
        [sys.executable, "-m", "gaia_auction", "replay", str(SEALED)],
        capture_output=True,
        check=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
    )
    assert "\x1b" not in finished.stdout
    assert finished.stderr == ""
    assert (
        "\n 11/18  B takes Taklons for 1: the best margin is 7, on Itars (15 − 8) and on\n" in finished.stdout
    )
    assert "\n        ■ Itars  C at 7   ■ Xenos  –   ■ Taklons  B at 1\n" in finished.stdout


def test_the_name_of_a_file_cannot_reach_the_terminal(tmp_path: Path) -> None:
    named = tmp_path / "a\x1b[31mb.json"
    named.write_bytes((GAMES / "none" / "two-players-ivits-and-xenos.json").read_bytes())
    result = run(str(named))
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
