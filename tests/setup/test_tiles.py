"""What the tiles are called and do."""

import pytest

from gaia_auction.setup.tiles import Tile, TileKind, place_titles, tile_of, tiles


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("round_scoring_tiles", 10),
        ("final_scoring_tiles", 6),
        ("round_boosters", 10),
        ("standard_tech_tiles", 9),
        ("advanced_tech_tiles", 15),
        ("federation_tokens", 6),  # that of the Gleens is never dealt
    ],
)
def test_how_many_there_are_each_with_its_words(kind: TileKind, count: int) -> None:
    found = tiles(kind)
    assert len({tile.key for tile in found}) == len({tile.name for tile in found}) == count
    assert all(tile.effect for tile in found)


@pytest.mark.parametrize(
    ("kind", "tile"),
    [
        (
            "round_scoring_tiles",
            Tile("score2", "Research advance", "2 VP per level advanced in a research area"),
        ),
        ("final_scoring_tiles", Tile("sector", "Most sectors", "18/12/6/0 VP by rank")),
        ("round_boosters", Tile("booster7", "Booster 8", "1 ore; pass: 2 VP per trading station")),
        ("round_boosters", Tile("booster1", "Booster 1", "1 ore, 1 knowledge")),
        ("standard_tech_tiles", Tile("tech4", "Tech tile 4", "once: 7 VP")),
        ("advanced_tech_tiles", Tile("advtech13", "Advanced tech tile 13", "action: 3 knowledge")),
        ("federation_tokens", Tile("fed1", "Federation token 1", "12 VP")),
    ],
)
def test_the_words_of_a_tile(kind: TileKind, tile: Tile) -> None:
    assert tile_of(kind, tile.key) == tile


def test_the_places_of_tech_tiles() -> None:
    assert list(place_titles().values()) == [
        "Terraforming",
        "Navigation",
        "Artificial intelligence",
        "Gaia project",
        "Economy",
        "Science",
        "Free 1",
        "Free 2",
        "Free 3",
    ]
