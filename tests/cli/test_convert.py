"""The command `convert`: what it prints where, and the status it ends with."""

import json
from pathlib import Path

from typer.testing import CliRunner

from gaia_auction.cli.app import app

EVERY_TIE = Path(__file__).parent.parent / "games" / "silent" / "worked-example-5-5-every-kind-of-tie.json"

runner = CliRunner()


def run(*arguments: str | Path, given: bytes = b"") -> tuple[int, str, str]:
    result = runner.invoke(app, list(map(str, arguments)), input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def test_converts_there_and_back(tmp_path: Path) -> None:
    log, auction = tmp_path / "game.log", tmp_path / "auction.json"
    assert run("convert", EVERY_TIE, "--to", "log", "-o", log) == (0, "", "")
    assert log.read_bytes().startswith(b"init 3 defaultSeed\np1 faction itars\n")
    assert run("convert", log, "-o", auction) == (0, "", "")
    assert run("resolve", auction)[0] == 0
    assert run("convert", auction)[1].encode() == log.read_bytes()
    assert run("convert", log, "-o", auction)[0] == 1


def test_a_wrong_log_is_named_by_its_line() -> None:
    status, out, err = run("convert", "-", given=b"init 2 s\np1 faction itars\n")
    assert (status, out) == (1, "")
    assert err.startswith("error: -: line 2: is where the log ends, and the auction is unfinished: p2 is to")


def test_a_log_without_a_bid_is_taken_with_a_note() -> None:
    log = b"init 2 s\np1 faction itars\np2 faction xenos\n"
    status, out, err = run("convert", "-", given=log)
    assert (status, json.loads(out)["settings"]["mode"]) == (0, "none")
    assert err == (
        "note: -: without a bid this could be none or choose-while-bidding, with the same outcome; "
        "it is taken as none\n"
    )
    for mode in ("none", "choose-while-bidding"):
        status, out, err = run("convert", "-", "--mode", mode, given=log)
        assert (status, json.loads(out)["settings"]["mode"], err) == (0, mode, "")
    assert run("convert", "-", "--mode", "choose-then-bid", given=log)[0] == 1
    assert run("convert", "-", "--mode", "faction-bidding", given=log)[0] == 2


def test_warnings_stand_beside_the_auction() -> None:
    export = {
        "options": {"randomFactions": True},
        "moveHistory": ["init 2 s", "p1 faction itars", "p2 faction xenos"],
    }
    status, out, err = run("convert", "-", given=json.dumps(export).encode())
    assert (status, json.loads(out)["settings"]["random_factions"]) == (0, True)
    assert err.startswith("warning: -: the seed 's' deals ")
    assert run("verify", "-", given=out.encode())[0] == 0


def test_whether_factions_were_drawn_can_be_said() -> None:
    log = b"init 2 GaiaProject_001\np1 faction xenos\np2 faction baltaks\n"
    for option, is_random in (("--random-factions", True), ("--no-random-factions", False)):
        status, out, err = run("convert", "-", "--mode", "none", option, given=log)
        assert (status, json.loads(out)["settings"]["random_factions"], err) == (0, is_random, "")
    assert run("convert", EVERY_TIE, "--random-factions")[::2] == (
        1,
        f"error: {EVERY_TIE}: is an auction document, which has its settings; it can be converted --to log\n",
    )
