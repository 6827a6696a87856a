"""What lies beside the board: scoring tiles, boosters, tech tiles and federation tokens, in words."""

from dataclasses import dataclass
from functools import cache
from string import ascii_lowercase
from typing import Any, Literal

from gaia_auction.setup.box import facts

TileKind = Literal[
    "round_scoring_tiles",
    "final_scoring_tiles",
    "round_boosters",
    "standard_tech_tiles",
    "advanced_tech_tiles",
    "federation_tokens",
]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile, booster or token: the key that documents have for it, its name, and what it does."""

    key: str
    name: str
    effect: str


_NAMES = {
    "round_boosters": "Booster",
    "standard_tech_tiles": "Tech tile",
    "advanced_tech_tiles": "Advanced tech tile",
    "federation_tokens": "Federation token",
}


@cache
def tiles(kind: TileKind) -> tuple[Tile, ...]:
    """Return the tiles of one kind in the order of their keys, the token of the Gleens left out.

    >>> tiles("round_boosters")[1]
    Tile(key='booster2', name='Booster 3', effect='1 ore, 2 power tokens')
    """
    data = facts("components.json")[kind]
    ranks = f"{'/'.join(map(str, data.get('rank_vp', [])))} VP by rank"
    dealt = (tile for tile in data["tiles"] if "gleens_only" not in tile)
    return tuple(Tile(tile["bgs"], _name(kind, tile), _effect(tile) or ranks) for tile in dealt)


def tile_of(kind: TileKind, key: str) -> Tile:
    """Return the tile of a kind with this key.

    >>> tile_of("final_scoring_tiles", "structure").name
    'Most structures'
    """
    return next(tile for tile in tiles(kind) if tile.key == key)


def _name(kind: TileKind, tile: dict[str, Any]) -> str:
    """Return the tile's name; one without has the number of the rulebook, or else of its key."""
    number = tile.get("rulebook", tile["bgs"].lstrip(ascii_lowercase))
    return tile.get("name") or f"{_NAMES[kind]} {number}"


def _effect(tile: dict[str, Any]) -> str:
    """Return what a tile does; a booster has two lines, and a tech tile says when."""
    parts = tile.get("kind"), tile.get("effect")
    return ": ".join(filter(None, parts)) or "; ".join(filter(None, (tile.get("income"), tile.get("extra"))))


@cache
def tech_places() -> tuple[str, ...]:
    """Return the nine places of standard tech tiles: below the six research areas, then the free ones.

    >>> tech_places()[5:]
    ('sci', 'free1', 'free2', 'free3')
    """
    return tuple(facts("components.json")["standard_tech_tiles"]["bgs_positions"])


@cache
def place_titles() -> dict[str, str]:
    """Return what the places of tech tiles are called at the table.

    >>> place_titles()["int"], place_titles()["free1"]
    ('Artificial intelligence', 'Free 1')
    """
    titles = facts("components.json")["standard_tech_tiles"]["positions"]
    return {place: title.capitalize() for place, title in zip(tech_places(), titles, strict=True)}
