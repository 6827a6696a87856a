"""The factions, their boards and home planets (T3 to T5): one table, from which everything else is read."""

import unicodedata
from enum import Enum
from functools import cache
from typing import NamedTuple

from gaia_auction.characters import as_compared
from gaia_auction.rules.faction_names import NAMES


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


_LEFT_OUT = (
    "'’`"
    "\u00b4\u02bb\u02bc\u2018\u201b\u2032\uff07"  # further apostrophes, and what is typed for them
    "\u2212"  # a minus sign for a hyphen
    "\u00b7\u2022\u2027\u30fb\uff65"  # middle dots
)
_LEFT_OUT_KINDS = ("Pd", "Cf")
"""Hyphens, and what nobody sees."""


def _counts(character: str) -> bool:
    kind = unicodedata.category(character)
    return not character.isspace() and kind not in _LEFT_OUT_KINDS and character not in _LEFT_OUT


def plain_name(text: str) -> str:
    """Return a name of a faction as names are compared: no case, accents, blanks, hyphens, apostrophes, dots.

    >>> plain_name("Bal T'aks"), plain_name("ハッシュ・ホラ人"), plain_name("Lántidos")
    ('baltaks', 'ハッシュホラ人', 'lantidos')
    """
    # An accent that stands for an apostrophe would become a blank and a mark of its own.
    return "".join(filter(_counts, as_compared("".join(filter(_counts, text)))))


@cache
def names_of(slug: str) -> tuple[str, ...]:
    """Return what else a faction is called, in any language; its title at the table is not among them.

    >>> names_of("ivits")[:4]
    ('Hive', 'The Hive', 'Der Schwarm', 'Schwarm')
    """
    names = (name for names in NAMES[slug].values() for name in names)
    return tuple(dict.fromkeys(name for name in names if name != title_of(slug)))


@cache
def plain_names() -> dict[str, Faction]:
    """Return the factions by all their names, as `plain_name` has them.

    >>> plain_names()["hadschhallas"].slug
    'hadsch-hallas'
    """
    names = ((name, faction) for faction in FACTIONS for name in (faction.slug, *names_of(faction.slug)))
    return {plain_name(name): faction for name, faction in names}


def parse_faction(text: str) -> Faction | None:
    """Return the faction a person means, by any name that it has in any language; None if there is none.

    Case, accents, blanks, hyphens, apostrophes and dots do not matter.

    >>> [parse_faction(name).slug for name in ("Bal T'aks", "hadsch hallas", "Mad Androids", "하이브")]
    ['baltaks', 'hadsch-hallas', 'bescods', 'ivits']
    """
    return _BY_SLUG.get(text) or plain_names().get(plain_name(text))
