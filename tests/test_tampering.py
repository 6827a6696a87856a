"""Each field of finished documents is changed in turn: `verify` notices, and names the place where it shows.

What it cannot notice is what no rule makes a difference of: such changes are listed here one by one, and for
each the naive rules have to give the very result that the document records.
"""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.sealing import Safe
from gaia_auction.rules.events import Submit
from gaia_auction.rules.factions import title_of
from tests.naive import naive_result, naive_steps
from tests.naive_what_if import naive_envy
from tests.tampering import SLUGS, Change, Document, changes

GAMES = Path(__file__).parent / "games"
SEALED_SILENT = "silent/sealed-and-revealed-by-play"
TAMPERED_WITH = (
    "none/bans-then-random-factions",
    "none/settings-of-other-modes-are-kept-and-ignored",
    "choose-while-bidding/five-players-with-bans",
    "choose-while-bidding/random-pool-after-bans-lost-fleet-level-10",
    "choose-then-bid/random-factions-after-bans",
    "choose-then-bid/opening-bids-any-start-track-below-zero",
    "faction-bidding/outbid-down-to-zero-track-12",
    "faction-bidding/charge-level-10",
    "silent/max-bid-3-winner-pays-own-maximum",
    "silent/random-factions-after-bans-all-zero",
    "silent/worked-example-5-5-every-kind-of-tie",
    SEALED_SILENT,
    "preference-split/all-totals-tied-four-players",
    "preference-split/bans-and-lost-fleet",
)
UNUSED_OR_UNTOUCHED = ("seed", "opening_bids", "max_bid", "budget", "track_vp")
"""A setting that its mode does not use is ignored (P1a); a bound is felt only by who runs into it."""


def game(name: str) -> Document:
    document: Document = json.loads((GAMES / f"{name}.json").read_bytes())
    return document


def under_seals(name: str) -> Document:
    """Return a game with its plain submissions sealed and revealed as `play` does it."""
    auction = read_auction(json.dumps(game(name)).encode())
    safe = Safe("0f" * 16, Fernet.generate_key())
    seals = {event.player: safe.seal(event) for event in auction.events if isinstance(event, Submit)}
    sealed: Document = json.loads(write_auction(replace(auction, seals=seals)))
    return sealed


def errors_of(documents: Sequence[Document]) -> list[str | None]:
    """Return what `verify` says is wrong with each document, None where it verifies."""
    process = subprocess.run(
        [sys.executable, "-m", "gaia_auction", "verify", "--jsonl", "-"],
        input="".join(json.dumps(document) + "\n" for document in documents).encode(),
        capture_output=True,
        check=False,
    )
    answers = [json.loads(line) for line in process.stdout.decode().splitlines()]
    assert len(answers) == len(documents)
    assert process.stderr == b""
    assert process.returncode == int(any("error" in answer for answer in answers))
    return [answer.get("error") for answer in answers]


def is_no_change_of_meaning(change: Change, original: Document) -> bool:
    """Say whether a change means the same, or is one that nothing else in a document could show."""
    mode = original["settings"]["mode"]
    match change.path:
        case ("result",) | ("result", "steps" | "envy"):
            return change.done == "removed"  # then there is less to compare, and `verify` says so
        case ("settings", str(field)):
            return field in UNUSED_OR_UNTOUCHED or change.done == "removed"  # what was written out
        case ("events", int(index)):
            both = original["events"][index : index + 2]
            return change.done == "swapped" and {event["type"] for event in both} == {"submit"}  # S1
        case ("events", int(), "factions", int()):
            return change.done == "swapped" and mode == "choose-while-bidding"  # only a pool, without order
        case ("events", int(index), "bids", str()):
            return "commitment" not in original["events"][index]  # a bid that came nowhere near winning
        case _:
            return False


def recorded_result_is_right(document: Document) -> bool:
    computed = naive_result(document) | {"steps": naive_steps(document)}
    if document["settings"]["mode"] in {"silent", "preference-split"}:
        computed["envy"] = naive_envy(document)
    recorded = document.get("result", {})
    return bool({name: computed[name] for name in recorded} == recorded)


def shows_at(change: Change, error: str) -> bool:
    """Say whether an error names the changed place, what it lies in, or a later place where it shows."""
    where = error.partition(": ")[0]
    if overlap(change.place, where):
        return True
    if (
        change.path[-1] == "receipt"
    ):  # nothing tells whether this or the ciphertext was changed: both are named
        return where == change.place.replace("receipt", "ciphertext") and "the receipt" in error
    if change.path[0] == "settings":
        return where.startswith(("events", "result", "settings.players[")) or where == "settings"
    if change.path[0] == "events":
        later = re.match(r"events\[(\d+)\]", where)
        return where.startswith("result") or (later is not None and int(later[1]) > int(change.path[1]))
    return False


def overlap(one: str, other: str) -> bool:
    shorter, longer = sorted((one, other), key=len)
    return longer == shorter or longer.startswith((f"{shorter}.", f"{shorter}["))


def check_every_change(original: Document) -> None:
    changed = list(changes(original))
    for change, error in zip(changed, errors_of([change.document for change in changed]), strict=True):
        told = f"{change.place}, {change.done}: {error}"
        if error is None:
            assert is_no_change_of_meaning(change, original), told
            assert recorded_result_is_right(change.document), told
        else:
            assert shows_at(change, error), told


@pytest.mark.slow
@pytest.mark.parametrize("name", TAMPERED_WITH)
def test_every_change_of_meaning_is_noticed_and_named(name: str) -> None:
    check_every_change(game(name))


@pytest.mark.slow
def test_every_change_of_a_sealed_preference_split_is_noticed_and_named() -> None:
    check_every_change(under_seals("preference-split/no-ties"))


@pytest.mark.parametrize(
    "field", ["player", "bids", "salt", "auction", "ciphertext", "commitment", "receipt"]
)
def test_no_part_of_a_sealed_submission_can_be_exchanged(field: str) -> None:
    original = game(SEALED_SILENT)
    fourth, fifth = original["events"][3:5]
    changed = [*original["events"][:3], fourth | {field: fifth[field]}, *original["events"][4:]]
    if field == "auction":  # all submissions of an auction have the same
        changed[3] = fourth | {field: "0" * 32}
    (error,) = errors_of([original | {"events": changed}])
    assert error is not None
    assert error.startswith("events[3]")
    assert field in error


@pytest.mark.parametrize("name", [SEALED_SILENT, "none/bans-and-nominations", "silent/in-app-example"])
def test_another_spelling_means_the_same(name: str) -> None:
    original = game(name)
    players = set(original["settings"]["players"])
    events = []
    for event in original["events"]:
        other = {
            key: value.upper() if value in players else value for key, value in event.items() if key != "bids"
        }
        if "faction" in event:
            other["faction"] = title_of(event["faction"]).upper()
        if "bids" in event:
            other["bids"] = {title_of(slug).upper(): vp for slug, vp in event["bids"].items()}
        events.append(other)
    assert events != original["events"]
    assert errors_of([original | {"events": events}]) == [None]


@pytest.mark.parametrize(
    ("name", "written_out"),
    [
        ("none/two-players-ivits-and-xenos", {"charge": "final-scoring", "budget": 40}),
        ("faction-bidding/worked-example-5-4-four-players", {"charge": "start-track", "track_vp": 30}),
        (
            "preference-split/five-players-default-budget",
            {"budget": 100, "expansions": [], "seed": None, "ban_phase": False},
        ),
        (SEALED_SILENT, {"max_bid": 40, "random_factions": False, "opening_bids": "zero"}),
    ],
)
def test_a_default_written_out_means_the_same(name: str, written_out: Document) -> None:
    original = game(name)
    without = {key: value for key, value in original["settings"].items() if key not in written_out}
    settings = [original["settings"] | written_out, without]
    assert errors_of([original | {"settings": each} for each in settings]) == [None, None]


def test_the_walk_comes_to_every_field() -> None:
    original = game(SEALED_SILENT)
    places = {re.sub(r"\[\d+\]", "[]", change.place) for change in changes(original)}
    assert {f"settings.{name}" for name in original["settings"]} <= places
    assert {f"events[].{name}" for event in original["events"] for name in event} <= places
    assert {f"events[].bids.{slug}" for slug in ("itars", "xenos", "taklons")} <= places
    assert {f"result.{name}" for name in original["result"]} <= places
    assert {f"result.outcome[].{name}" for name in original["result"]["outcome"][0]} <= places
    assert {f"result.steps[].{name}" for name in original["result"]["steps"][0]} <= places
    assert {"format", "version", "settings", "events", "result", "extra", "settings.players[]"} <= places
    assert len(SLUGS) == 18
