"""The recorded deals of the site: what each test compares with."""

import json
from pathlib import Path
from typing import Any

from gaia_auction.setup.board import Board, Lying, board_of
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.layouts import Table
from gaia_auction.setup.result import Setup, setup_of

RECORDED: list[dict[str, Any]] = [
    json.loads(line) for line in (Path(__file__).parent / "deals.jsonl").read_bytes().splitlines()
]


def recorded(seed: str, players: int, layout: str = "standard") -> dict[str, Any]:
    """Return the record of a seed, a number of players and a layout."""
    (found,) = (
        one for one in RECORDED if (one["seed"], one["players"], one["layout"]) == (seed, players, layout)
    )
    return found


def recorded_lying(one: dict[str, Any]) -> tuple[Lying, ...]:
    return tuple(
        Lying(sector["sector"], sector["rotation"], (sector["center"][0], sector["center"][1]))
        for sector in one["sectors"]
    )


def recorded_board(one: dict[str, Any]) -> Board:
    """Return the map of a record."""
    return board_of(recorded_lying(one))


def dealt_again(one: dict[str, Any]) -> Setup:
    return setup_of(deal(Table(one["seed"], one["players"], one["layout"])))
