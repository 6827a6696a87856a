"""Final scoring: what counts at the end of the game, and who wins (Z1 to Z5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from gaia_auction.characters import as_meant

AREAS = ("terraforming", "navigation", "artificial intelligence", "gaia project", "economy", "science")
RESOURCES = ("ore", "knowledge", "credits")
HIGHEST_LEVEL = 5
"""Of a research area; only one player can stand there (Z1)."""
PLAYERS_WITH_NEUTRAL = 2
"""At a table of so many, a neutral player takes part in the final scoring tiles."""

_RANK_VP = (18, 12, 6)
_VP_FOR_LEVEL = 4
_LAST_LEVEL_WITHOUT_VP = 2
_RESOURCES_FOR_VP = 3


@dataclass(frozen=True, slots=True)
class FinalTile:
    """A final scoring tile. `key` is its name on the BGS site, `neutral` the count of the neutral player."""

    key: str
    title: str
    neutral: int


FINAL_TILES = (
    FinalTile("structure", "Most structures", 11),
    FinalTile("structureFed", "Most structures in federations", 10),
    FinalTile("planetType", "Most planet types", 5),
    FinalTile("gaia", "Most Gaia planets", 4),
    FinalTile("sector", "Most sectors", 6),
    FinalTile("satellite", "Most satellites", 8),
)


def _plain(text: str) -> str:
    """Leave out case, blanks, hyphens, and what stands in brackets."""
    return "".join(filter(str.isalnum, as_meant(text).partition("(")[0].casefold()))


_BY_PLAIN_NAME = {_plain(name): tile for tile in FINAL_TILES for name in (tile.key, tile.title)}


def parse_final_tile(text: str) -> FinalTile | None:
    """Return the final scoring tile a person means, by its name or its key.

    >>> parse_final_tile("most gaia planets").neutral, parse_final_tile("planetType").neutral
    (4, 5)
    >>> parse_final_tile("Most satellites (space stations count)").key, parse_final_tile("mines")
    ('satellite', None)
    """
    return _BY_PLAIN_NAME.get(_plain(text))


@dataclass(frozen=True, slots=True)
class Entries:
    """What a player has at the end. `game_vp` is the VP marker before final scoring.

    `counts` are those of the two final scoring tiles, `levels` the research levels in the order of AREAS,
    `left_over` the ore, knowledge and credits. `deduction`: whole VP, 0 if the starting VP held the cost
    (O4).
    """

    game_vp: int
    counts: tuple[int, int]
    levels: tuple[int, ...]
    left_over: tuple[int, ...]
    deduction: int


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The VP of one player by where they come from; `auction` is 0 or less (Z5). `rank` counts from 1."""

    game_vp: int
    final_tiles: tuple[int, int]
    research: int
    resources: int
    auction: int
    total: int
    rank: int


def tile_vp(counts: Sequence[int]) -> tuple[int, ...]:
    """Return the VP of a final scoring tile for each of these counts (Z1).

    Who is tied adds up the ranks they share and splits evenly, rounded down; a count of 0 scores nothing.

    >>> tile_vp([7, 7, 4, 0]), tile_vp([5, 5, 5, 2])
    ((15, 15, 6, 0), (12, 12, 12, 0))
    """
    vp = []
    for count in counts:
        above = sum(other > count for other in counts)
        tied = counts.count(count)
        vp.append(sum(_RANK_VP[above : above + tied]) // tied if count else 0)
    return tuple(vp)


def research_vp(levels: Sequence[int]) -> int:
    """Return the VP of research: 4 for each of levels 3, 4 and 5 reached, in each area (Z2).

    >>> research_vp([5, 3, 2, 0, 0, 4])
    24
    """
    return _VP_FOR_LEVEL * sum(max(0, level - _LAST_LEVEL_WITHOUT_VP) for level in levels)


def resource_vp(left_over: Sequence[int]) -> int:
    """Return the VP of what is left over: 1 for 3 resources in any combination, rounded down (Z3).

    >>> resource_vp([2, 3, 6])
    3
    """
    return sum(left_over) // _RESOURCES_FOR_VP


def ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of each total; those that are tied share the better one (Z5).

    >>> ranks([150, 162, 150, 120])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def final_scores(
    players: Sequence[Entries], neutral: tuple[int, int] | None = None
) -> tuple[FinalScore, ...]:
    """Return the final score of each player, in their order (Z1 to Z5).

    `neutral`: with two players, what counts for the neutral player on the two final scoring tiles.
    """
    others = () if neutral is None else (neutral,)
    first, second = (
        tile_vp(tuple(counts[tile] for counts in (*(entries.counts for entries in players), *others)))
        for tile in (0, 1)
    )
    parts = [
        (
            entries.game_vp,
            (first[index], second[index]),
            research_vp(entries.levels),
            resource_vp(entries.left_over),
            -entries.deduction,
        )
        for index, entries in enumerate(players)
    ]
    totals = [game + sum(tiles) + research + left + auction for game, tiles, research, left, auction in parts]
    return tuple(
        FinalScore(*part, total=total, rank=rank)
        for part, total, rank in zip(parts, totals, ranks(totals), strict=True)
    )
