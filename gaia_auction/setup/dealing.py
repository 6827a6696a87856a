"""The whole deal of a seed, in the order of the BGS site: map, boosters, tiles, tokens, then factions."""

from collections.abc import Iterator
from dataclasses import dataclass

from gaia_auction.rules.factions import factions_in_game, other_side
from gaia_auction.setup.board import Lying
from gaia_auction.setup.layouts import LAYOUTS_OF_THE_SITE, LayoutName, Table
from gaia_auction.setup.maps import dealt_map
from gaia_auction.setup.random_numbers import numbers_of, shuffled
from gaia_auction.setup.tiles import TileKind, tech_places, tiles

ROUNDS = 6
FINAL_TILES = 2
AREAS = 6
BOOSTERS_BESIDE_PLAYERS = 3

_DRAWING_ORDER = (
    "terrans",
    "lantids",
    "hadsch-hallas",
    "ivits",
    "geodens",
    "baltaks",
    "xenos",
    "gleens",
    "taklons",
    "ambas",
    "firaks",
    "bescods",
    "nevlas",
    "itars",
)
"""The order in which the site lists the factions; those of an expansion follow."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A dealt setup. Tiles are named by their keys; tech tiles stand by place, boosters in drawing order."""

    table: Table
    sectors: tuple[Lying, ...]
    boosters: tuple[str, ...]
    tech: dict[str, str]
    advanced_tech: dict[str, str]
    federation: str
    round_scoring: tuple[str, ...]
    final_scoring: tuple[str, ...]
    factions: tuple[str, ...]


def deal(table: Table, banned: tuple[str, ...] = (), expansions: tuple[str, ...] = ()) -> Deal:
    """Return what a seed deals; the bans and expansions change only the factions.

    >>> deal(Table("GaiaProject_001", 2)).boosters
    ('booster5', 'booster1', 'booster2', 'booster3', 'booster10')
    """
    numbers = numbers_of(table.seed)
    sectors = dealt_map(numbers, table)
    boosters = _drawn(numbers, "round_boosters")
    tech = _drawn(numbers, "standard_tech_tiles")
    advanced = _drawn(numbers, "advanced_tech_tiles")
    federations = _drawn(numbers, "federation_tokens")
    rounds = _drawn(numbers, "round_scoring_tiles")
    finals = _drawn(numbers, "final_scoring_tiles")
    areas = tech_places()[:AREAS]
    return Deal(
        table=table,
        sectors=sectors,
        boosters=boosters[: table.players + BOOSTERS_BESIDE_PLAYERS],
        tech=dict(zip(tech_places(), tech, strict=True)),
        advanced_tech={f"adv-{area}": key for area, key in zip(areas, advanced, strict=False)},
        federation=federations[0],
        round_scoring=rounds[:ROUNDS],
        final_scoring=finals[:FINAL_TILES],
        factions=_factions(numbers, table.players, banned, expansions),
    )


def _drawn(numbers: Iterator[float], kind: TileKind) -> tuple[str, ...]:
    return shuffled(next(numbers), [tile.key for tile in tiles(kind)])


def _factions(
    numbers: Iterator[float], count: int, banned: tuple[str, ...], expansions: tuple[str, ...]
) -> tuple[str, ...]:
    further = [faction.slug for faction in factions_in_game(expansions) if faction.expansion is not None]
    possible = [slug for slug in (*_DRAWING_ORDER, *further) if slug not in banned]
    drawn: list[str] = []
    for _ in range(count):
        drawn.append(possible[int(next(numbers) * len(possible))])
        gone = {drawn[-1], other_side(drawn[-1])}
        possible = [slug for slug in possible if slug not in gone]
    return tuple(drawn)


def random_pool(
    seed: str,
    players: int,
    banned: tuple[str, ...] = (),
    expansions: tuple[str, ...] = (),
    *,
    layout: LayoutName = "standard",
) -> tuple[str, ...]:
    """Return the factions that a seed draws for a table on a layout, in drawing order (P2).

    On each layout the map takes other numbers, so other factions follow it.

    >>> random_pool("GaiaProject_001", 2), random_pool("GaiaProject_001", 2, banned=("xenos",))
    (('xenos', 'baltaks'), ('gleens', 'baltaks'))
    """
    return deal(Table(seed, players, layout), banned, expansions).factions


def pools_of_the_site(
    seed: str, players: int, banned: tuple[str, ...] = (), expansions: tuple[str, ...] = ()
) -> Iterator[tuple[LayoutName, tuple[str, ...]]]:
    """Yield each layout of the BGS site with what the seed draws there, in drawing order; standard first.

    A pool is drawn when it is asked for, since each takes a deal of its own. The site itself is known to draw
    so for the base game, and not for the old seeds.

    >>> next(pools_of_the_site("GaiaProject_001", 2))
    ('standard', ('xenos', 'baltaks'))
    """
    for layout in LAYOUTS_OF_THE_SITE:
        yield layout, random_pool(seed, players, banned, expansions, layout=layout)


def shuffled_seats(seed: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names in the seats that a seed gives them (T2), without touching its deal.

    The numbers are those of the seed with a word behind a blank, which no seed that one can type has.

    >>> sorted(shuffled_seats("GaiaProject_001", ("Ada", "Ben", "Cyd")))
    ['Ada', 'Ben', 'Cyd']
    """
    return shuffled(next(numbers_of(f"{seed} seats")), names)
