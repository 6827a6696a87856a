"""The sector tiles, what is on them, and where they may lie."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from gaia_auction.setup.box import facts
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


def _hexes(pairs: Any) -> tuple[Hex, ...]:  # noqa: ANN401 - a part of that JSON
    return tuple((q, r) for q, r in pairs)


@cache
def planet_types() -> dict[str, PlanetType]:
    """Return what can be on a hex, by word: the home planets as on the wheel, Gaia, Transdim, empty.

    >>> list(planet_types())[:3], planet_types()["transdim"].letter
    (['terra', 'oxide', 'volcanic'], 'M')
    """
    types = {}
    for letter, planet in facts("sectors.json")["planet_letters"].items():
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
    data = facts("sectors.json")
    return tuple(data["planet_letters"][letter]["name"].casefold() for letter in data["terraforming_wheel"])


@cache
def sectors() -> dict[str, Sector]:
    """Return the thirteen sides by the names that documents have for them.

    >>> list(sectors())
    ['1', '2', '3', '4', '5A', '5B', '6A', '6B', '7A', '7B', '8', '9', '10']
    """
    data = facts("sectors.json")
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
    data = facts("sectors.json")
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
        for lying in facts("sectors.json")["first_game"][layout]
    )
