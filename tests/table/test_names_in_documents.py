"""Whoever names a faction as the board of their language does is understood, and gets the slug back."""

import json
from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.table.convert import convert
from gaia_auction.table.resolve import resolve
from gaia_auction.table.site_mode import Asked

COLLECTED: dict[str, list[str]] = json.loads(
    (Path(__file__).parent.parent / "rules" / "faction_names.json").read_text("utf-8")
)


CHOSEN = Asked("choose-while-bidding", random_factions=False)


def silent(itars: str, xenos: str) -> bytes:
    bids = {itars: 3, xenos: 1}
    return json.dumps(
        {
            "format": "gaia-auction",
            "version": 1,
            "settings": {"mode": "silent", "players": ["Ada", "Ben"], "expansions": ["lost-fleet"]},
            "events": [
                {"type": "nominate", "player": "Ada", "faction": itars},
                {"type": "nominate", "player": "Ben", "faction": xenos},
                {"type": "submit", "player": "Ada", "bids": bids},
                {"type": "submit", "player": "Ben", "bids": {xenos: 1, itars: 0}},
            ],
        }
    ).encode()


@pytest.mark.parametrize("slug", COLLECTED)
def test_every_name_is_read_in_events_bids_and_logs(slug: str) -> None:
    other = "itars" if slug in {"xenos", "gleens"} else "xenos"
    for name in COLLECTED[slug]:
        resolved = resolve(silent(name, COLLECTED[other][-1]))
        assert {lot.faction for lot in resolved.outcome.lots} == {slug, other}
        log = f"init 2 s\np1 faction {name}\np2 bid {name} 2\np1 faction {COLLECTED[other][-1]}\n"
        outcome = json.loads(convert(log.encode(), asked=CHOSEN).text)["result"]["outcome"]
        assert [(lot["faction"], lot["vp_cost"]) for lot in outcome] == [(slug, 2), (other, 0)]


def test_two_names_of_one_faction_are_the_same_bid() -> None:
    twice = silent("itars", "xenos").replace(
        b'{"itars": 3, "xenos": 1}', '{"itars": 3, "아이타": 1}'.encode()
    )
    with pytest.raises(InputError, match=r"^events\[2\]\.bids.*itars"):
        resolve(twice)


def test_a_name_in_a_draw() -> None:
    document = json.loads(silent("itars", "xenos"))
    document["settings"]["random_factions"] = True
    document["events"][:2] = [{"type": "draw", "factions": ["Itar", "제노스"]}]
    assert resolve(json.dumps(document).encode()).history.end.pool == ("itars", "xenos")
