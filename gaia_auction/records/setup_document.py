"""The setup document: everything that a seed deals, by the site's keys, with plain English beside it."""

from collections.abc import Iterable
from typing import Literal

from gaia_auction.records.strict import Items, StrictRecord, Version1
from gaia_auction.rules.factions import title_of
from gaia_auction.setup.balance import Balance
from gaia_auction.setup.board import Lying
from gaia_auction.setup.layouts import LayoutName, Placement
from gaia_auction.setup.result import Setup
from gaia_auction.setup.sectors import planet_types
from gaia_auction.setup.tiles import TileKind, place_titles, tile_of


class SectorRecord(StrictRecord):
    """How a sector lies. The rotation counts sixths of a turn, clockwise from the rulebook's first game."""

    sector: str
    rotation: int
    center: tuple[int, int]


class HexRecord(StrictRecord):
    """One hex: q counts columns to the right, r rows downwards; `planet` is empty where there is none."""

    q: int
    r: int
    planet: str
    sector: str


class TurnRecord(StrictRecord):
    """A sector turned after the deal, by so many sixths, clockwise."""

    sector: str
    steps: int


class ClashRecord(StrictRecord):
    """Two planets of one home type that touch, each with its sector and hex."""

    planet: str
    sectors: tuple[str, str]
    hexes: tuple[tuple[int, int], tuple[int, int]]


class BalanceRecord(StrictRecord):
    """How fair the board is: points by home planet, best minus worst, and that of a middling board."""

    points: dict[str, float]
    spread: float
    usual_spread: float


class LabelRecord(StrictRecord):
    """What a tile is called, and what it does."""

    name: str
    effect: str


class LabelsRecord(StrictRecord):
    """Plain English for each key, by the field it stands in; `places` are those of the tech tiles."""

    round_scoring: dict[str, LabelRecord]
    final_scoring: dict[str, LabelRecord]
    boosters: dict[str, LabelRecord]
    tech: dict[str, LabelRecord]
    advanced_tech: dict[str, LabelRecord]
    terraforming_federation: dict[str, LabelRecord]
    places: dict[str, str]
    random_factions: dict[str, str]
    auction_pool: dict[str, str]
    planets: dict[str, str]


class SetupDocument(StrictRecord):
    """A dealt setup. `as_bgs` says whether a game of this seed on the BGS site is known to have the same.

    `auction_pool` are the random factions that an auction with this seed, the base game and no bans draws:
    those of the standard board.
    """

    format: Literal["gaia-auction-setup"]
    version: Version1
    seed: str
    players: int
    layout: LayoutName
    placement: Placement
    as_bgs: bool
    sectors: Items[SectorRecord]
    round_scoring: Items[str]
    final_scoring: Items[str]
    boosters: Items[str]
    tech: dict[str, str]
    advanced_tech: dict[str, str]
    terraforming_federation: str
    random_factions: Items[str]
    auction_pool: Items[str]
    map: Items[HexRecord]
    turned: Items[TurnRecord]
    clashes: Items[ClashRecord]
    balance: BalanceRecord
    labels: LabelsRecord


def setup_document(setup: Setup) -> SetupDocument:
    """Return the document of a setup."""
    dealt = setup.dealt
    return SetupDocument(
        format="gaia-auction-setup",
        version=1,
        seed=dealt.table.seed,
        players=dealt.table.players,
        layout=dealt.table.layout,
        placement=dealt.table.placement,
        as_bgs=setup.as_bgs,
        sectors=[_sector(one) for one in dealt.sectors],
        round_scoring=list(dealt.round_scoring),
        final_scoring=list(dealt.final_scoring),
        boosters=list(dealt.boosters),
        tech=dealt.tech,
        advanced_tech=dealt.advanced_tech,
        terraforming_federation=dealt.federation,
        random_factions=list(dealt.factions),
        auction_pool=list(setup.auction_pool),
        map=[
            HexRecord(q=q, r=r, planet=space.planet, sector=space.sector)
            for (q, r), space in setup.board.items()
        ],
        turned=[TurnRecord(sector=turn.sector, steps=turn.steps) for turn in setup.turns],
        clashes=[
            ClashRecord(planet=clash.planet, sectors=clash.sectors, hexes=clash.hexes)
            for clash in setup.clashes
        ],
        balance=_balance(setup.balance),
        labels=_labels(setup),
    )


def _sector(lying: Lying) -> SectorRecord:
    return SectorRecord(sector=lying.sector, rotation=lying.rotation, center=lying.center)


def _balance(balance: Balance) -> BalanceRecord:
    return BalanceRecord(
        points={planet: tenths / 10 for planet, tenths in balance.points.items()},
        spread=balance.spread / 10,
        usual_spread=balance.usual_spread / 10,
    )


def _labels(setup: Setup) -> LabelsRecord:
    dealt, titles = setup.dealt, place_titles()
    return LabelsRecord(
        round_scoring=_tiles("round_scoring_tiles", dealt.round_scoring),
        final_scoring=_tiles("final_scoring_tiles", dealt.final_scoring),
        boosters=_tiles("round_boosters", dealt.boosters),
        tech=_tiles("standard_tech_tiles", dealt.tech.values()),
        advanced_tech=_tiles("advanced_tech_tiles", dealt.advanced_tech.values()),
        terraforming_federation=_tiles("federation_tokens", [dealt.federation]),
        places={place: titles[place.removeprefix("adv-")] for place in (*dealt.tech, *dealt.advanced_tech)},
        random_factions={slug: title_of(slug) for slug in dealt.factions},
        auction_pool={slug: title_of(slug) for slug in setup.auction_pool},
        planets={planet.word: planet.title for planet in planet_types().values()},
    )


def _tiles(kind: TileKind, keys: Iterable[str]) -> dict[str, LabelRecord]:
    found = (tile_of(kind, key) for key in keys)
    return {tile.key: LabelRecord(name=tile.name, effect=tile.effect) for tile in found}
