"""Games that were begun on the BGS site lie on the boards that we deal their seeds.

They are what is known of tables of five, and of four on xshape. Each has its pool in drawing order where its
factions were random, the boosters that were picked, and where each structure was placed before the first
round, such as 6B2: sector 6, the second ring from outside, and there the third hex from the top, clockwise.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.rules.factions import faction_of
from gaia_auction.setup.board import board_of
from gaia_auction.setup.dealing import Deal, deal, pools_of_the_site
from gaia_auction.setup.hexes import moved
from gaia_auction.setup.layouts import LAYOUTS_OF_THE_SITE, LayoutName, Table
from gaia_auction.setup.sectors import sectors

GAMES: list[dict[str, Any]] = [
    json.loads(line) for line in (Path(__file__).parent / "games.jsonl").read_bytes().splitlines()
]
HEXES = (*(f"A{number}" for number in range(12)), *(f"B{number}" for number in range(6)), "C")
PLACES = dict(zip(HEXES, (place for place, _ in sectors()["1"].hexes), strict=True))

each_game = pytest.mark.parametrize(
    "game", GAMES, ids=lambda game: f"{game['seed']}-{game['players']}-{game['layout']}"
)


def built_on(dealt: Deal, named: str) -> str | None:
    """Return what is on a hex of the board, None if its sector is not there."""
    number, place = re.fullmatch(r"(\d+)([ABC]\d*)", named, re.ASCII).groups()  # type: ignore[union-attr]
    there = {sectors()[one.sector].number.removeprefix("0"): one.center for one in dealt.sectors}
    return board_of(dealt.sectors)[moved(there[number], PLACES[place])].planet if number in there else None


def starts_at_home(game: dict[str, Any], dealt: Deal) -> bool:
    return all(
        built_on(dealt, named) == faction_of(faction).planet.slug for faction, named in game["structures"]
    )


def test_every_table_of_the_site_is_among_them() -> None:
    tables = {(game["layout"], game["players"]) for game in GAMES}
    assert tables == {("standard", 2), ("standard", 3), ("standard", 4), ("standard", 5), ("xshape", 4)}
    drawn = {(game["layout"], game["players"]) for game in GAMES if game["pool"]}
    assert drawn == tables


@each_game
def test_every_structure_begins_on_a_home_planet_of_its_faction(game: dict[str, Any]) -> None:
    table = Table(game["seed"], game["players"], game["layout"])
    assert table.is_dealt_by_bgs
    assert len(game["structures"]) >= 2 * game["players"] - 1  # Ivits begin with one
    assert starts_at_home(game, deal(table))


def test_on_the_other_layout_they_would_not() -> None:
    others: dict[str, LayoutName] = {"standard": "xshape", "xshape": "standard"}
    fitting = [
        game["seed"]
        for game in GAMES
        if game["players"] > 2 and starts_at_home(game, deal(Table(game["seed"], 4, others[game["layout"]])))
    ]
    assert fitting == []


@each_game
def test_every_booster_that_was_picked_is_dealt(game: dict[str, Any]) -> None:
    boosters = deal(Table(game["seed"], game["players"], game["layout"])).boosters
    assert len(boosters) == game["players"] + 3
    assert len(game["boosters"]) == game["players"]
    assert set(game["boosters"]) <= set(boosters)


@pytest.mark.parametrize("game", [game for game in GAMES if game["pool"]], ids=lambda game: game["seed"])
def test_random_factions_are_those_that_were_drawn_there(game: dict[str, Any]) -> None:
    pools = dict(pools_of_the_site(game["seed"], game["players"]))
    assert tuple(pools) == LAYOUTS_OF_THE_SITE
    assert pools[game["layout"]] == tuple(game["pool"])
