"""Measure everything that has a limit, and print it as a table: `python -m tests.bench`."""

import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from compileall import compile_dir
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import gaia_auction
from gaia_auction.records.layout import compact
from gaia_auction.screen.terminal import Terminal
from tests.bench import programs, silent
from tests.generator import random_auction
from tests.test_games import GAMES

PACKAGE = Path(gaia_auction.__file__).parent
STARTS, REPEATS = 21, 5
FINISHED = str(GAMES / "silent" / "in-app-example.json")


class Row(NamedTuple):
    what: str
    measured: float
    limit: float

    def __str__(self) -> str:
        """Lay a row out, and mark what is over its limit."""
        mark = "" if self.measured <= self.limit else "  over"
        return f"{self.what:<58}{self.measured:>7.2f}{self.limit:>7.2f}{mark}"


def starts() -> Iterator[Row]:
    resolve, version, help_, floor, floor_help, questionary = programs.medians(
        (
            (*programs.PROGRAM, "resolve", FINISHED, "--json"),
            (*programs.PROGRAM, "--version"),
            (*programs.PROGRAM, "--help"),
            (*programs.FLOOR, "resolve", FINISHED),
            (*programs.FLOOR, "--help"),
            programs.QUESTIONARY,
        ),
        STARTS,
    )
    yield Row("resolve FILE --json / the packages alone", resolve / floor, 1.25)
    yield Row("--version / the packages alone", version / floor, 0.6)
    yield Row("--help / the packages' --help", help_ / floor_help, 1.4)
    prompt = median(programs.seconds_to_first_prompt() for _ in range(STARTS))
    yield Row("play to its first prompt − import questionary, seconds", prompt - questionary, 0.25)


def archives(folder: Path) -> Iterator[Row]:
    many, few, most = (archive(folder, count) for count in (20_000, 1_000, 100_000))
    for command, limit in (("resolve", 12), ("verify", 15)):
        on = (*programs.PROGRAM, command, "--jsonl")
        loops, times = zip(
            *((programs.empty_loop_seconds(), programs.seconds(*on, many)) for _ in range(REPEATS)),
            strict=True,
        )
        yield Row(
            f"{command} --jsonl on 20,000 auctions / an empty loop", median(times) / median(loops), limit
        )
        memory = programs.peak_memory(*on, most) / programs.peak_memory(*on, few)
        yield Row(f"{command} --jsonl: memory for 100,000 / for 1,000", memory, 1.5)
        line = Path(few).read_bytes().splitlines(keepends=True)[0]
        late = not programs.answers_before_the_input_ends(command, line)
        yield Row(f"{command} --jsonl: answers that wait for the end of the input", late, 0)


def archive(folder: Path, count: int) -> str:
    """Write finished auctions of all modes, one a line."""
    path = folder / f"{count}.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for seed in range(count):
            file.write(compact(random_auction(Random(seed))) + "\n")  # noqa: S311 - must repeat
    return str(path)


def core(folder: Path) -> Iterator[Row]:
    auctions = silent.uniform(20_000)
    rounds = [
        (programs.empty_loop_seconds(), *silent.seconds_without_and_with_trace(auctions))
        for _ in range(REPEATS)
    ]
    loop, without, with_trace = (median(column) for column in zip(*rounds, strict=True))
    yield Row("20,000 silent auctions of four / an empty loop", without / loop, 3)
    yield Row("the same with the trace / without", with_trace / without, 2)
    long, short = (min(silent.seconds_a_step(cap) for _ in range(9)) for cap in (999, 99))
    yield Row("a step with bids up to 999 / up to 99", long / short, 1.5)
    five = folder / "five.json"
    document = random_auction(Random(1), "silent", 5)  # noqa: S311 - must repeat
    five.write_text(compact(document), encoding="utf-8")
    player, faction = document["settings"]["players"][0], next(iter(document["events"][-1]["bids"]))
    asked = (*programs.PROGRAM, "what-if", str(five), "--wants", f"{player}: {faction}", "--json")
    (taken,) = programs.medians([asked], STARTS)
    yield Row("what-if --wants, silent, five players, seconds", taken, 0.3)


def main() -> None:
    """Print the table; the status says whether anything is over its limit."""
    compile_dir(PACKAGE, quiet=1)  # as pip has compiled the packages that it is compared with
    table = Terminal()
    table.result(f"Python {platform.python_version()}, {os.cpu_count()} cores")
    table.result(f"{'':<58}{'is':>7}{'limit':>7}")
    within = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for measure in (starts(), archives(folder), core(folder)):
            for row in measure:
                within = within and row.measured <= row.limit
                table.result(str(row))
    sys.exit(not within)


if __name__ == "__main__":
    main()
