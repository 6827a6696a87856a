"""Programs that are started to be measured."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import pexpect

PROGRAM = (sys.executable, "-m", "gaia_auction")
FLOOR = (sys.executable, str(Path(__file__).with_name("floor.py")))
EMPTY_LOOP = """
import time
started = time.perf_counter()
for _ in range(10_000_000):
    pass
print(time.perf_counter() - started)
"""
QUESTIONARY = (sys.executable, "-c", "import questionary")

LAUNCHER = """
import resource, subprocess, sys
nowhere = subprocess.DEVNULL
subprocess.run(sys.argv[1:], stdout=nowhere, stderr=nowhere, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""
"""Starts a program for its memory; it is small, since what it has itself counts as the program's."""


def seconds(*command: str) -> float:
    """Return how long a program takes from its start to its end."""
    started = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - started


def empty_loop_seconds() -> float:
    """Return how long ten million turns of a loop take that does nothing, without the start of Python."""
    return float(
        subprocess.run((sys.executable, "-c", EMPTY_LOOP), stdout=subprocess.PIPE, check=True).stdout
    )


def medians(commands: Sequence[Sequence[str]], runs: int) -> list[float]:
    """Return the median of each program's seconds; they take turns, on a machine with other work."""
    rounds = [[seconds(*command) for command in commands] for _ in range(runs)]
    return [median(times) for times in zip(*rounds, strict=True)]


def seconds_to_first_prompt() -> float:
    """Return how long `play` takes, in a terminal, until it asks its first question."""
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        environment = os.environ | {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
        process = pexpect.spawn(
            sys.executable, ["-m", "gaia_auction", "play"], cwd=folder, env=environment, dimensions=(24, 80)
        )
        process.expect("How do you want to auction")
        taken = time.perf_counter() - started
        process.close(force=True)
    return taken


def peak_memory(*command: str) -> int:
    """Return the most memory that a program has at a time, in the unit of the system."""
    launched = (sys.executable, "-c", LAUNCHER, *command)
    return int(subprocess.run(launched, stdout=subprocess.PIPE, check=True).stdout)


def answers_before_the_input_ends(command: str, line: bytes) -> bool:
    """Say whether `command` answers a line while it waits for the next."""
    process = subprocess.Popen(
        (*PROGRAM, command, "--jsonl", "-"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    process.stdin.flush()
    answer = process.stdout.readline()
    process.stdin.close()
    process.stdout.close()
    return process.wait() == 0 and answer.startswith(b"{")
