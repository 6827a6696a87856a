"""The tiles of a setup in words, list by list, as a table lays them out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gaia_auction.rules.factions import faction_of, title_of
from gaia_auction.sentences.lists import listed
from gaia_auction.setup.result import Setup
from gaia_auction.setup.tiles import TileKind, place_titles, tile_of


@dataclass(frozen=True, slots=True)
class TileList:
    """Tiles that lie together: what each is or where it lies, and what it does; below them a note."""

    title: str
    rows: tuple[tuple[str, str], ...]
    note: str = ""


def tile_lists(setup: Setup) -> Iterator[TileList]:
    """Yield what lies beside the board, in the order in which it is laid out."""
    dealt = setup.dealt
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
    factions = tuple((faction.title, faction.planet.title) for faction in map(faction_of, dealt.factions))
    yield TileList("Random factions", factions, "" if dealt.table.is_usual else _other_pool(setup))


def _other_pool(setup: Setup) -> str:
    pool = listed(map(title_of, setup.auction_pool))
    return f"An auction with this seed and no bans draws the pool of the standard board: {pool}."


def _effects(kind: TileKind, keys: Iterable[str]) -> list[str]:
    return [tile_of(kind, key).effect for key in keys]


def _placed(kind: TileKind, tiles: dict[str, str]) -> tuple[tuple[str, str], ...]:
    titles = (place_titles()[place.removeprefix("adv-")] for place in tiles)
    return tuple(zip(titles, _effects(kind, tiles.values()), strict=True))
