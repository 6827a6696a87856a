"""Sealed bids in a real terminal: nowhere to be read before the reveal, and still there after a kill."""

import json
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from gaia_auction.table.resolve import resolve
from tests.terminal.real_terminal import CTRL_C, DOWN, ENTER, RealTerminal
from tests.terminal.test_modes import THREE, form_at

OPTIONS = ("table.json", "--mode", "silent", "--max-bid", "999", *THREE, "--yes")
NUMBERS = {"Ada": ("731", "842", "953"), "Ben": ("617", "728", "839"), "Cyd": ("594", "685", "776")}


@dataclass(frozen=True)
class Place:
    """Where a table plays: everything that the program could write to is under one folder."""

    root: Path

    def start(self, command: str, *arguments: str) -> RealTerminal:
        home, state = self.root / "home", self.root / "state"
        home.mkdir(exist_ok=True)
        places = {"HOME": str(home), "XDG_STATE_HOME": str(state)}
        return RealTerminal(command, *arguments, folder=self.root, **places)  # type: ignore[arg-type]

    @property
    def keys(self) -> list[Path]:
        return list(self.root.rglob("*.key"))

    @property
    def text(self) -> str:
        return (self.root / "table.json").read_text("utf-8")

    def must_not_tell(self, table: RealTerminal) -> None:
        """Fail if a number stands by itself in any file, in the process's surroundings or on the screen."""
        files = [path for path in self.root.rglob("*") if path.is_file()]
        assert self.root / "table.json" in files
        seen = {str(path): path.read_bytes() for path in files} | {"the screen": table.printed}
        for told in ("cmdline", "environ"):
            with suppress(FileNotFoundError, ProcessLookupError):  # it may have come to its end meanwhile
                seen[told] = (Path("/proc") / str(table.pid) / told).read_bytes()
        for numbers in NUMBERS.values():
            for number in numbers:
                # Within a ciphertext any digits can stand by chance.
                alone = re.compile(rb"(?<![\w=-])%s(?![\w=-])" % number.encode())
                assert not [name for name, data in seen.items() if alone.search(data)]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def nominate(table: RealTerminal) -> None:
    for name, letters in (("Ada", "ita"), ("Ben", "xen"), ("Cyd", "tak")):
        table.answer(f"{name}, which faction do you bring?", letters, ENTER)


def submit(table: RealTerminal, place: Place, player: str) -> str:
    """Fill in the form of a player, and return the receipt, which is still shown."""
    table.wait_for(f"{player}: press Enter when it is yours")
    place.must_not_tell(table)
    table.press(ENTER)
    for count, number in enumerate(NUMBERS[player]):
        table.wait_until(form_at(player, count), f"place {count} in the form of {player}")
        table.press(number, ENTER)
    table.wait_for(f"{player}, are these your bids?")
    place.must_not_tell(table)
    table.press(ENTER)
    table.wait_for(f"{player}, your bids are sealed.", f"{player}: press Enter to pass the laptop on")
    (receipt,) = re.findall(r"Your receipt: (\S+)$", table.text, re.MULTILINE)
    return str(receipt)


def test_no_number_can_be_read_anywhere_and_a_kill_loses_none(place: Place) -> None:
    receipts = {}
    with place.start("play", *OPTIONS) as table:
        nominate(table)
        for player in ("Ada", "Ben"):
            receipts[player] = submit(table, place, player)
            place.must_not_tell(table)
            table.press(ENTER)
        table.wait_for("Cyd: press Enter when it is yours")
        place.must_not_tell(table)
        table.kill()
    assert [event.get("receipt") for event in json.loads(place.text)["events"][3:]] == [*receipts.values()]
    assert len(place.keys) == 1
    with place.start("replay", "table.json") as table:
        table.wait_for("Ada and Ben have submitted", "Not over yet: Cyd is to submit sealed bids.")
        place.must_not_tell(table)
    with place.start("resume", "table.json") as table:
        table.wait_for("Submitted: Ada, Ben    Still to come: Cyd")
        receipts["Cyd"] = submit(table, place, "Cyd")
        table.press(ENTER)
        codes = " · ".join(f"{player} {code}" for player, code in receipts.items())
        table.answer("What next?", ENTER)
        table.wait_for("Outcome · Silent auction", f"Receipts     {codes}")
        assert table.ended() == 0
    assert not place.keys
    resolved = resolve(place.text.encode())
    assert resolved.receipts == receipts
    submitted = {one.player: one.bids for one in resolved.history.end.submissions}
    for player, numbers in NUMBERS.items():
        assert submitted[player] == dict(zip(("itars", "xenos", "taklons"), map(int, numbers), strict=True))
    with place.start("replay", "table.json") as table:
        table.wait_for(f"Receipts     {codes}")


def test_interrupted_at_the_last_receipt_all_is_saved(place: Place) -> None:
    with place.start("play", *OPTIONS) as table:
        nominate(table)
        for player in ("Ada", "Ben"):
            submit(table, place, player)
            table.press(ENTER)
        submit(table, place, "Cyd")
        table.press(CTRL_C)
        table.wait_for("saved in table.json; see it again with:")
        assert table.ended() == 130
    assert "result" in json.loads(place.text)
    assert not place.keys


def test_without_their_key_those_who_have_submitted_submit_again(place: Place) -> None:
    with place.start("play", *OPTIONS) as table:
        nominate(table)
        for player in ("Ada", "Ben"):
            submit(table, place, player)
            table.press(ENTER)
        table.answer("Cyd: press Enter when it is yours", CTRL_C)
        assert table.ended() == 130
    (key,) = place.keys
    key.unlink()
    before = place.text
    with place.start("resume", "table.json") as table:
        table.answer("What do you want to do?", ENTER)
        table.wait_for("error: table.json: events: the sealed bids of Ada and Ben cannot be opened")
        assert table.ended() == 1
    assert place.text == before
    with place.start("resume", "table.json") as table:
        table.wait_for("The sealed bids of Ada and Ben cannot be opened: their key")
        table.answer("Ada and Ben submit again", DOWN, ENTER)
        table.wait_for("The key to what Ada and Ben had submitted is lost. Everybody submits again")
        void = {"type": "void", "submitted": ["Ada", "Ben"], "reason": "lost-key"}
        assert json.loads(place.text)["events"][3:] == [void]
        for player in THREE[1::2]:
            submit(table, place, player)
            table.press(ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome · Silent auction")
        assert table.ended() == 0
    assert not place.keys
    resolve(place.text.encode())
