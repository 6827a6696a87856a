"""The tiles of a setup in words, list by list, as a table lays them out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gaia_auction.rules.factions import faction_of
from gaia_auction.setup.dealing import Deal
from gaia_auction.setup.tiles import TileKind, place_titles, tile_of


@dataclass(frozen=True, slots=True)
class TileList:
    """Tiles that lie together: what each is or where it lies, and what it does."""

    title: str
    rows: tuple[tuple[str, str], ...]


def tile_lists(dealt: Deal) -> Iterator[TileList]:
    """Yield what lies beside the board, in the order in which it is laid out."""
    rounds = enumerate(_effects("round_scoring_tiles", dealt.round_scoring), start=1)
    yield TileList("Round scoring", tuple((f"Round {number}", effect) for number, effect in rounds))
    finals = (tile_of("final_scoring_tiles", key) for key in dealt.final_scoring)
    yield TileList("Final scoring", tuple((tile.name, tile.effect) for tile in finals))
    boosters = (tile_of("round_boosters", key) for key in dealt.boosters)
    yield TileList("Round boosters", tuple((tile.name, tile.effect) for tile in boosters))
    (token,) = _effects("federation_tokens", [dealt.federation])
    yield TileList("Federation token", (("Terraforming 5", token),))
    yield TileList("Tech tiles", _placed("standard_tech_tiles", dealt.tech))
    yield TileList("Advanced tech tiles", _placed("advanced_tech_tiles", dealt.advanced_tech))
    factions = map(faction_of, dealt.factions)
    yield TileList("Random factions", tuple((faction.title, faction.planet.title) for faction in factions))


def _effects(kind: TileKind, keys: Iterable[str]) -> list[str]:
    return [tile_of(kind, key).effect for key in keys]


def _placed(kind: TileKind, tiles: dict[str, str]) -> tuple[tuple[str, str], ...]:
    titles = (place_titles()[place.removeprefix("adv-")] for place in tiles)
    return tuple(zip(titles, _effects(kind, tiles.values()), strict=True))
