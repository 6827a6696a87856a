"""What lies in the box, read from the package's data when it is first needed."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import ascii_lowercase
from typing import Any, Literal

from gaia_auction.setup.hexes import Hex, moved, turned

TileKind = Literal[
    "round_scoring_tiles",
    "final_scoring_tiles",
    "round_boosters",
    "standard_tech_tiles",
    "advanced_tech_tiles",
    "federation_tokens",
]

EMPTY, GAIA, TRANSDIM = "empty", "gaia", "transdim"


@dataclass(frozen=True, slots=True)
class PlanetType:
    """What can be on a hex. `letter` is the one it is drawn with; empty space has no colour."""

    word: str
    title: str
    letter: str
    colour: str | None


@dataclass(frozen=True, slots=True)
class Sector:
    """One side of a sector tile: what is on its 19 hexes, about its centre, as it lies with rotation 0.

    `number` is the one printed on the tile; `side` says how, where both sides have the same.
    """

    name: str
    number: str
    side: str
    hexes: tuple[tuple[Hex, str], ...]

    def lying(self, rotation: int, center: Hex) -> tuple[tuple[Hex, str], ...]:
        """Return its hexes on the board; `rotation` counts sixths, clockwise."""
        return tuple((moved(center, turned(place, rotation)), planet) for place, planet in self.hexes)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where sectors may lie, in the order in which they are dealt, and which ones."""

    centers: tuple[Hex, ...]
    dealt_on: tuple[Hex, ...]
    inner: tuple[Hex, ...]
    sectors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile, booster or token: the key that documents have for it, its name, and what it does."""

    key: str
    name: str
    effect: str


@cache
def _read(name: str) -> Any:  # noqa: ANN401 - JSON of its own shape
    return json.loads(files("gaia_auction.setup").joinpath("data", name).read_bytes())


def _hexes(pairs: Any) -> tuple[Hex, ...]:  # noqa: ANN401 - a part of that JSON
    return tuple((q, r) for q, r in pairs)


@cache
def planet_types() -> dict[str, PlanetType]:
    """Return what can be on a hex, by word: the home planets as on the wheel, Gaia, Transdim, empty.

    >>> list(planet_types())[:3], planet_types()["transdim"].letter
    (['terra', 'oxide', 'volcanic'], 'M')
    """
    types = {}
    for letter, planet in _read("sectors.json")["planet_letters"].items():
        empty = planet["color"] is None
        word = EMPTY if empty else planet["name"].casefold()
        types[word] = PlanetType(word, planet["name"], "·" if empty else letter.upper(), planet["color"])
    return types


@cache
def wheel() -> tuple[str, ...]:
    """Return the seven home planet types in the order of the terraforming wheel, which is a circle.

    >>> wheel()
    ('terra', 'oxide', 'volcanic', 'desert', 'swamp', 'titanium', 'ice')
    """
    data = _read("sectors.json")
    return tuple(data["planet_letters"][letter]["name"].casefold() for letter in data["terraforming_wheel"])


@cache
def sectors() -> dict[str, Sector]:
    """Return the thirteen sides by the names that documents have for them.

    >>> list(sectors())
    ['1', '2', '3', '4', '5A', '5B', '6A', '6B', '7A', '7B', '8', '9', '10']
    """
    data = _read("sectors.json")
    words = dict(zip(data["planet_letters"], planet_types(), strict=True))
    places = _hexes(data["ring_order"]["hexes"])
    return {
        tile["id"]: Sector(
            tile["id"],
            tile["tile"],
            tile["side"],
            tuple(zip(places, (words[letter] for letter in tile["ring_string"]), strict=True)),
        )
        for tile in data["tiles"]
    }


@cache
def layouts() -> dict[str, Layout]:
    """Return the layouts by the names that the data has for them.

    >>> len(layouts()["small-8-x"].sectors)
    8
    """
    data = _read("sectors.json")
    (inner,) = (_hexes(layout["inner_slots"]) for layout in data["layouts"] if "inner_slots" in layout)
    return {
        layout["id"]: Layout(
            _hexes(layout["centers"]),
            _hexes(layout.get("bgs_center_order", layout["centers"])),
            inner,
            tuple(data["tile_sets"][layout["tile_set"]]),
        )
        for layout in data["layouts"]
    }


@cache
def first_game(layout: str) -> tuple[tuple[str, int, Hex], ...]:
    """Return the rulebook's fixed board of a layout: each sector, its rotation and its centre.

    >>> first_game("standard-7")[0]
    ('1', 0, (3, -5))
    """
    return tuple(
        (lying["sector"], lying["rotation"], (lying["center"][0], lying["center"][1]))
        for lying in _read("sectors.json")["first_game"][layout]
    )


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
    data = _read("components.json")[kind]
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
    return tuple(_read("components.json")["standard_tech_tiles"]["bgs_positions"])


@cache
def place_titles() -> dict[str, str]:
    """Return what the places of tech tiles are called at the table.

    >>> place_titles()["int"], place_titles()["free1"]
    ('Artificial intelligence', 'Free 1')
    """
    titles = _read("components.json")["standard_tech_tiles"]["positions"]
    return {place: title.capitalize() for place, title in zip(tech_places(), titles, strict=True)}
