"""Kill the program at every prompt of an auction, go on, and compare with the auction undisturbed.

`python -m tests.terminal.kills` does it for every mode, and says how often.
"""

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from gaia_auction.rules.settings import MODE_NAMES
from tests.terminal.real_terminal import RealTerminal
from tests.terminal.tables import Move, Prompt, Table, table_of

_SEAL = ("auction", "ciphertext", "commitment", "receipt", "salt")
"""What is made by chance, and so differs from one auction to the next."""
_LONGER = 0.1
"""Seconds by which the next kill comes later than one that was too early."""


@dataclass
class Laptop:
    """A laptop whose power fails: after each failure the program is started anew."""

    folder: Path
    kills: int = 0
    _terminal: RealTerminal | None = field(default=None)

    @property
    def file(self) -> Path:
        """Where the auction is saved."""
        return self.folder / "table.json"

    @property
    def document(self) -> dict[str, Any]:
        """What is saved, without what is made by chance."""
        saved: dict[str, Any] = json.loads(self.file.read_text("utf-8"))
        for event in saved["events"]:
            for name in _SEAL:
                event.pop(name, None)
        return saved

    def start(self, command: str) -> None:
        """Start the program on the auction."""
        self._terminal = RealTerminal(
            command, "table.json", folder=self.folder, HOME=str(self.folder), XDG_STATE_HOME=str(self.folder)
        )

    def answer(self, *prompts: Prompt) -> None:
        """Answer prompts, each when it is shown."""
        assert self._terminal is not None
        for prompt in prompts:
            self._terminal.answer(prompt.shown, prompt.keys)

    def fail_at(self, prompt: Prompt) -> None:
        """Let the power fail when a prompt is shown."""
        assert self._terminal is not None
        self._terminal.wait_for(prompt.shown)
        self.fail()

    def fail(self, seconds: float = 0) -> None:
        """Let the power fail, now or in a moment."""
        assert self._terminal is not None
        time.sleep(seconds)
        self._terminal.kill()
        self._terminal = None
        self.kills += 1

    def end(self) -> None:
        """Wait until the program has ended well."""
        assert self._terminal is not None
        assert self._terminal.ended() == 0
        self._terminal = None


def undisturbed(table: Table, folder: Path) -> dict[str, Any]:
    """Play a table without a kill, and return what is saved in the end."""
    laptop = Laptop(folder)
    laptop.start("play")
    laptop.answer(*table.before)
    for move in table.moves:
        laptop.answer(*move.prompts, *move.then)
    laptop.answer(*table.afterwards)
    laptop.end()
    return laptop.document


def disturbed(table: Table, folder: Path, expected: dict[str, Any], *, every: int = 1) -> int:
    """Play a table with a kill at every prompt and after every move; return how many there were.

    In the end `expected` must be saved. `every`: of the prompts before the last move, so many have one kill.
    """
    laptop, number = Laptop(folder), count(1)
    for place, prompt in enumerate(table.before):
        if next(number) % every == 0:
            laptop.start("play")
            laptop.answer(*table.before[:place])
            laptop.fail_at(prompt)
            assert not laptop.file.exists()
    laptop.start("play")
    laptop.answer(*table.before)
    for index, move in enumerate(table.moves):
        for place, prompt in enumerate(move.prompts):
            if next(number) % every == 0:
                laptop.answer(*move.prompts[:place])
                laptop.fail_at(prompt)
                assert _without_bids(laptop.document) == _without_bids(expected)[:index]
                laptop.start("resume")
        if index < len(table.moves) - 1:
            _make(laptop, move, index)
            laptop.start("resume")
    _end(laptop, table, expected)
    return laptop.kills


def _without_bids(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the events without what is sealed until all are in."""
    return [{name: event[name] for name in event if name != "bids"} for event in document["events"]]


def _make(laptop: Laptop, move: Move, index: int) -> None:
    """Make a move with a kill at what is told afterwards, or just after its last key."""
    laptop.answer(*move.prompts)
    if move.then:
        laptop.fail_at(move.then[0])
        assert len(laptop.document["events"]) == index + 1
        return
    laptop.fail()
    seconds = 0.0
    while len(laptop.document["events"]) == index:  # the power was faster than the last key
        seconds += _LONGER
        laptop.start("resume")
        laptop.answer(*move.prompts)
        laptop.fail(seconds)


def _end(laptop: Laptop, table: Table, expected: dict[str, Any]) -> None:
    """Make the last move with a kill at each prompt that is left, and with one just after its last key."""
    laptop.fail()
    last = table.moves[-1]
    left = (*last.then, *table.afterwards)
    for place in range(len(left) + 1):
        with TemporaryDirectory() as name:
            copy = Laptop(Path(copytree(laptop.folder, name, dirs_exist_ok=True)))
            copy.start("resume")
            copy.answer(*last.prompts, *left[:place])
            copy.fail_at(left[place]) if place < len(left) else copy.end()
            assert copy.document == expected
            laptop.kills += copy.kills
    laptop.start("resume")
    laptop.answer(*last.prompts)
    laptop.fail()
    while "result" not in laptop.document:
        laptop.start("resume")
        if len(laptop.document["events"]) < len(table.moves):
            laptop.answer(*last.prompts, *last.then)
        laptop.answer(*table.afterwards)
        laptop.end()
    assert laptop.document == expected


def kill_everywhere() -> Iterator[str]:
    """Kill one auction of each mode at every prompt, and say how often."""
    total = 0
    for mode in MODE_NAMES:
        table = table_of(mode, bans=True)
        with TemporaryDirectory() as one, TemporaryDirectory() as other:
            kills = disturbed(table, Path(other), undisturbed(table, Path(one)))
        total += kills
        yield f"{mode:<22}{kills:>4} kills, the same document"
    yield f"{'in all':<22}{total:>4} kills, no confirmed move lost"


if __name__ == "__main__":
    for line in kill_everywhere():
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
