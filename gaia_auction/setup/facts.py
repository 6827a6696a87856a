"""What lies in the box, read from the package's data when it is first needed."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from gaia_auction.setup.hexes import Hex, moved, turned

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
    """A tile, booster or token: its key, and what it is or does, in words."""

    key: str
    words: str


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


@cache
def tiles(kind: str) -> tuple[Tile, ...]:
    """Return the tiles of one kind in the order of their numbers; kinds as the data names them.

    >>> tiles("round_boosters")[4].key
    'booster5'
    """
    return tuple(Tile(tile["bgs"], _words(tile)) for tile in _read("components.json")[kind]["tiles"])


def _words(tile: dict[str, Any]) -> str:
    """Return what a tile says: a booster has two lines, and what a final tile counts is in its name."""
    if "income" in tile:
        return "; ".join(filter(None, (tile["income"], tile["extra"])))
    effect: str = tile.get("effect") or tile["name"]
    return f"{tile['kind']}: {effect}" if "kind" in tile else effect


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
