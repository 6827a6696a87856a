"""The command `replay`: a protocol in a pipe, one line for what is wrong, key by key for people."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from gaia_auction.cli.app import app
from gaia_auction.screen.terminal import Terminal
from tests.terminal.real_terminal import RealTerminal

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

      Player   Hadsch Hallas  Itars
      Ada                  2      3
      千夏                 3      2
      Total                5      5
      Awarded            2nd    1st
      Average            2.5    2.5
      Price                3      3

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


def test_step_leaves_nothing_among_the_results(keys: PipeInput) -> None:
    keys.send_text("  \x7fq")
    result = run("--step", str(OPEN))
    assert result.exit_code == 0
    assert result.stdout == ""
    shown = [result.stderr.index(f"{player} nominates") for player in ("P1", "P2", "P3")]
    assert shown == sorted(shown)


@pytest.mark.parametrize("end", ["q", "Q", "\x04", "\x1b"])
def test_step_ends_early(keys: PipeInput, end: str) -> None:
    keys.send_text(f"  {end}")
    result = run("--step", str(OPEN))
    assert result.exit_code == 0
    assert "P3 nominates Itars." in result.stderr
    assert "Bidding" not in result.stderr


def test_step_through_an_excerpt(keys: PipeInput) -> None:
    keys.send_text("q")
    result = run("--step", "--from", "11", str(SEALED))
    assert result.exit_code == 0
    assert " 11/18  B takes Taklons for 1" in result.stderr


def test_step_is_interrupted(keys: PipeInput) -> None:
    keys.send_text(" \x03")
    assert run("--step", str(OPEN)).exit_code == 130


# Excerpts


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^ +(\d+)/\d+  ", text, re.MULTILINE)]


def test_from_a_step_to_the_end() -> None:
    result = run("--from", "16", str(SEALED))
    assert result.exit_code == 0
    assert numbers_in(result.stdout) == [16, 17, 18]
    assert " Shown  steps 16 to 18 of 18\n" in result.stdout
    assert "nominates" not in result.stdout
    assert "Outcome · Silent auction" in result.stdout


def test_up_to_a_step_without_an_end() -> None:
    result = run("--to", "2", str(SEALED))
    assert numbers_in(result.stdout) == [1, 2]
    assert "A nominates Itars." in result.stdout
    assert "Outcome" not in result.stdout
    assert result.stdout.endswith("■ Itars  B at 1   ■ Xenos  –   ■ Taklons  –\n")


def test_what_concerns_one_player() -> None:
    result = run("--player", " c ", "--from", "9", "--to", "15", str(SEALED))
    # C takes Itars, keeps it, loses it to B, and takes Xenos.
    assert numbers_in(result.stdout) == [9, 12, 14, 15]
    assert " Shown  steps 9 to 15 of 18, what concerns C\n" in result.stdout


@pytest.mark.parametrize(
    ("options", "what"),
    [
        (("--from", "19"), "--from: there is no step 19 here; it must be from 1 to 18"),
        (("--from", "0"), "--from: there is no step 0 here; it must be from 1 to 18"),
        (("--to", "-1"), "--to: there is no step -1 here; it must be from 1 to 18"),
        (("--from", "5", "--to", "4"), "--to: step 4 comes before step 5; it must be from 5 to 18"),
        (("--player", "Zoe"), "--player: 'Zoe' is not one of the players; it must be A, B or C"),
    ],
)
def test_an_excerpt_of_what_is_not_there_is_one_line(options: tuple[str, ...], what: str) -> None:
    result = run(*options, str(SEALED))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == f"error: {SEALED}: {what}\n"


def test_no_steps_yet(tmp_path: Path) -> None:
    file = write(tmp_path / "table.json", events=[], result=None)
    result = run("--from", "1", str(file))
    assert result.exit_code == 2
    assert result.stderr == f"error: {file}: --from: there is no step 1 here: nothing is decided yet\n"


@pytest.mark.parametrize("option", [("--from", "x"), ("--to",), ("--player",)])
def test_wrong_usage(option: tuple[str, ...]) -> None:
    result = run(str(OPEN), *option)
    assert result.exit_code == 2
    assert result.stdout == ""


# In a pipe


ONE_OF_EACH = (
    "none/five-players-random-factions-start-track",
    "choose-while-bidding/random-pool-after-bans-lost-fleet-level-10",
    "choose-then-bid/outbids-wrap-around-five-players",
    "faction-bidding/random-factions-lost-fleet",
    "silent/five-players-ends-across-rounds",
    "preference-split/everything-tied-five-players",
)


@pytest.mark.parametrize("name", ONE_OF_EACH)
@pytest.mark.parametrize(("columns", "width"), [(None, 80), ("60", 60), ("120", 120)])
def test_a_protocol_is_plain_text_of_a_fixed_width(name: str, columns: str | None, width: int) -> None:
    document = json.loads((GAMES / f"{name}.json").read_bytes())
    begun = document | {"events": document["events"][:-1], "result": None}
    plain = PLAIN | {"COLUMNS": columns, "NO_COLOR": None}
    for auction in (document, begun):
        result = CliRunner().invoke(app, ["replay", "-"], input=json.dumps(auction), env=plain)
        assert result.exit_code == 0
        lines = result.stdout.splitlines()
        assert len(lines) >= 7
        for line in lines:
            assert line == line.rstrip()
            assert cell_len(line) <= width
            assert line.isprintable()


def test_a_protocol_does_not_hang_on_the_window_it_is_made_in(tmp_path: Path) -> None:
    line = 'exec "$@" > protocol.txt'
    with RealTerminal("replay", str(SEALED), folder=tmp_path, columns=50, line=line) as terminal:
        assert terminal.ended() == 0
    assert (tmp_path / "protocol.txt").read_text("utf-8") == run(str(SEALED)).stdout


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
