"""The factions, their boards and home planets (T3 to T5): one table, from which everything else is read."""

import unicodedata
from enum import Enum
from typing import NamedTuple


class Start(Enum):
    """What a faction places before the first round, and when (O3)."""

    TWO_MINES = "two mines"
    THREE_MINES = "three mines, the third after everybody's second"
    LATE_MINE = "one mine, after all those"
    LATE_INSTITUTE = "a planetary institute, after all those"
    LAST_INSTITUTE = "a planetary institute, last of all"


class Planet(NamedTuple):
    """A home planet type; both factions of a board share one."""

    slug: str
    title: str
    colour: str


class Faction(NamedTuple):
    """One side of a faction board. `slug` is its name in documents, `title` its name at the table."""

    slug: str
    title: str
    planet: Planet
    start: Start = Start.TWO_MINES
    expansion: str | None = None


TERRA = Planet("terra", "Terra", "blue")
DESERT = Planet("desert", "Desert", "yellow")
SWAMP = Planet("swamp", "Swamp", "brown")
OXIDE = Planet("oxide", "Oxide", "red")
VOLCANIC = Planet("volcanic", "Volcanic", "orange")
TITANIUM = Planet("titanium", "Titanium", "grey")
ICE = Planet("ice", "Ice", "white")
PROTOPLANET = Planet("protoplanet", "Protoplanet", "turquoise")
ASTEROID = Planet("asteroid", "Asteroid", "pink")

LOST_FLEET = "lost-fleet"

FACTIONS = (
    Faction("terrans", "Terrans", TERRA),
    Faction("lantids", "Lantids", TERRA),
    Faction("xenos", "Xenos", DESERT, Start.THREE_MINES),
    Faction("gleens", "Gleens", DESERT),
    Faction("taklons", "Taklons", SWAMP),
    Faction("ambas", "Ambas", SWAMP),
    Faction("hadsch-hallas", "Hadsch Hallas", OXIDE),
    Faction("ivits", "Ivits", OXIDE, Start.LAST_INSTITUTE),
    Faction("geodens", "Geodens", VOLCANIC),
    Faction("baltaks", "Bal T'aks", VOLCANIC),
    Faction("firaks", "Firaks", TITANIUM),
    Faction("bescods", "Bescods", TITANIUM),
    Faction("nevlas", "Nevlas", ICE),
    Faction("itars", "Itars", ICE),
    Faction("space-giants", "Space Giants", PROTOPLANET, Start.LATE_MINE, LOST_FLEET),
    Faction("moweyds", "Moweyds", PROTOPLANET, Start.LATE_MINE, LOST_FLEET),
    Faction("darkanians", "Darkanians", ASTEROID, Start.LATE_MINE, LOST_FLEET),
    Faction("tinkeroids", "Tinkeroids", ASTEROID, Start.LATE_INSTITUTE, LOST_FLEET),
)

_BY_SLUG = {faction.slug: faction for faction in FACTIONS}
_OTHER_SIDE = {
    one.slug: other.slug
    for one in FACTIONS
    for other in FACTIONS
    if one.planet is other.planet and one is not other
}


def faction_of(slug: str) -> Faction:
    """Return the faction with this slug; a KeyError if there is none.

    >>> faction_of("baltaks").planet.title
    'Volcanic'
    """
    return _BY_SLUG[slug]


def title_of(slug: str) -> str:
    """Return what the faction with this slug is called at the table.

    >>> title_of("baltaks")
    "Bal T'aks"
    """
    return _BY_SLUG[slug].title


def other_side(slug: str) -> str:
    """Return the slug of the faction on the other side of the same board (T3).

    >>> other_side("terrans")
    'lantids'
    """
    return _OTHER_SIDE[slug]


def factions_in_game(expansions: tuple[str, ...] = ()) -> tuple[Faction, ...]:
    """Return the factions one may play with these expansions, in the order of their boards (T4, T5).

    >>> len(factions_in_game()), len(factions_in_game(("lost-fleet",)))
    (14, 18)
    """
    return tuple(f for f in FACTIONS if f.expansion is None or f.expansion in expansions)


_APOSTROPHES = "'’`\u2018\u02bc\u00b4\u2032\uff07"


def _plain(text: str) -> str:
    """Leave out the blanks, hyphens and apostrophes of every kind that keyboards and web pages have."""
    letters = (
        character
        for character in unicodedata.normalize("NFC", text)
        if not character.isspace()
        and unicodedata.category(character) != "Pd"
        and character not in _APOSTROPHES
    )
    return "".join(letters).casefold()


_BY_PLAIN_NAME = {_plain(faction.slug): faction for faction in FACTIONS}


def parse_faction(text: str) -> Faction | None:
    """Return the faction a person means; case, blanks, hyphens and apostrophes do not matter.

    >>> parse_faction("Bal T'aks").slug, parse_faction("hadsch hallas").slug, parse_faction("Itar")
    ('baltaks', 'hadsch-hallas', None)
    """
    return _BY_SLUG.get(text) or _BY_PLAIN_NAME.get(_plain(text))
