"""Kill the program at every prompt of an auction, go on, and compare with the auction undisturbed.

`python -m tests.terminal.kills` does it for every mode, and says how often.
"""

import json
import sys
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


_FEWEST_KILLS = 200


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

    @property
    def keys(self) -> list[Path]:
        """The keys of sealed bids that are left."""
        return [*self.folder.rglob("*.key")]

    def wait_for(self, prompt: Prompt) -> None:
        """Wait until a prompt is shown."""
        assert self._terminal is not None
        self._terminal.wait_for(prompt.shown)

    def answer(self, *prompts: Prompt) -> None:
        """Answer prompts, each when it is shown."""
        assert self._terminal is not None
        for prompt in prompts:
            self._terminal.answer(prompt.shown, prompt.keys)

    def fail_at(self, prompt: Prompt) -> None:
        """Let the power fail when a prompt is shown."""
        self.wait_for(prompt)
        self.fail()

    def fail(self) -> None:
        """Let the power fail now."""
        assert self._terminal is not None
        self._terminal.kill()
        self._terminal = None
        self.kills += 1

    def end(self, status: int = 0) -> None:
        """Wait until the program has ended with this status."""
        assert self._terminal is not None
        assert self._terminal.ended() == status
        self._terminal = None


@dataclass(frozen=True)
class Course:
    """An auction undisturbed: what is saved after each of its moves, and `end`, what is saved in the end.

    The first of `after` is what is saved before the first move.
    """

    after: tuple[dict[str, Any], ...]
    end: dict[str, Any]


def undisturbed(table: Table, folder: Path) -> Course:
    """Play a table without a kill."""
    laptop = Laptop(folder)
    laptop.start("play")
    laptop.answer(*table.before)
    after = []
    for move in table.moves:
        laptop.wait_for(move.prompts[0])
        after.append(laptop.document)
        laptop.answer(*move.prompts, *move.then)
    laptop.wait_for(table.afterwards[0])
    after.append(laptop.document)
    laptop.answer(*table.afterwards)
    laptop.end()
    return Course(tuple(after), laptop.document)


def disturbed(table: Table, folder: Path, course: Course, *, every: int = 1) -> int:
    """Play a table with a kill at every prompt and after every move; return how many there were.

    What is saved must be what the undisturbed course has there. `every`: of so many prompts and moves, one
    has its kills.
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
    for index, move in enumerate(table.moves[:-1]):
        for place, prompt in enumerate(move.prompts):
            if next(number) % every == 0:
                laptop.answer(*move.prompts[:place])
                laptop.fail_at(prompt)
                assert laptop.document == course.after[index]
                laptop.start("resume")
        if index % every == 0:
            _make(laptop, move, table.moves[index + 1], course.after[index : index + 2])
        else:
            laptop.answer(*move.prompts, *move.then)
    _end(laptop, table, course)
    assert laptop.keys == []
    return laptop.kills


def _make(laptop: Laptop, move: Move, following: Move, saved: tuple[dict[str, Any], ...]) -> None:
    """Make a move, with a kill just after its last key, and another one when the next prompt is there.

    The first one can come before the move or after it. What a prompt has followed is saved.
    """
    before, after = saved
    laptop.answer(*move.prompts)
    laptop.fail()
    assert laptop.document in (before, after)
    laptop.start("resume")
    if laptop.document == after and after != before:
        return
    laptop.answer(*move.prompts)
    laptop.fail_at((*move.then, following.prompts[0])[0])
    assert laptop.document == after
    laptop.start("resume")


def _end(laptop: Laptop, table: Table, course: Course) -> None:
    """Make the last move with a kill at each prompt that is left, and with one just after its last key."""
    laptop.fail_at(table.moves[-1].prompts[0])
    last = table.moves[-1]
    left = (*last.then, *table.afterwards)
    for place in range(len(left) + 1):
        with TemporaryDirectory() as name:
            copy = Laptop(Path(copytree(laptop.folder, name, dirs_exist_ok=True)))
            copy.start("resume")
            copy.answer(*last.prompts, *left[:place])
            copy.fail_at(left[place]) if place < len(left) else copy.end()
            assert copy.document == course.end
            assert copy.keys == []
            laptop.kills += copy.kills
    laptop.start("resume")
    laptop.answer(*last.prompts)
    laptop.fail()
    if laptop.document != course.end:
        assert laptop.document == course.after[-2]
        laptop.start("resume")
        laptop.answer(*last.prompts, *left)
        laptop.end()
    assert laptop.document == course.end
    laptop.start("resume")
    laptop.end(status=1)  # it is over, and no key is left whatever came before


def kill_everywhere() -> Iterator[str]:
    """Kill one auction of each mode at every prompt, and say how often."""
    total = 0
    for mode in MODE_NAMES:
        table = table_of(mode, mishaps=True)
        with TemporaryDirectory() as one, TemporaryDirectory() as other:
            kills = disturbed(table, Path(other), undisturbed(table, Path(one)))
        total += kills
        yield f"{mode:<22}{kills:>4} kills, the same document"
    assert total >= _FEWEST_KILLS
    yield f"{'in all':<22}{total:>4} kills, no confirmed move lost"


if __name__ == "__main__":
    for line in kill_everywhere():
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
