"""The factions against the table of T4 and T5, typed anew."""

import pytest

from gaia_auction.rules.factions import FACTIONS, factions_in_game, other_side, parse_faction

BOARDS = {
    ("terrans", "lantids"): ("terra", "blue"),
    ("xenos", "gleens"): ("desert", "yellow"),
    ("taklons", "ambas"): ("swamp", "brown"),
    ("hadsch-hallas", "ivits"): ("oxide", "red"),
    ("geodens", "baltaks"): ("volcanic", "orange"),
    ("firaks", "bescods"): ("titanium", "grey"),
    ("nevlas", "itars"): ("ice", "white"),
    ("space-giants", "moweyds"): ("protoplanet", "turquoise"),
    ("darkanians", "tinkeroids"): ("asteroid", "pink"),
}


def test_every_board_has_its_two_factions_and_its_planet() -> None:
    table = {(faction.slug, faction.planet.slug, faction.planet.colour) for faction in FACTIONS}
    assert table == {(slug, *planet) for board, planet in BOARDS.items() for slug in board}
    for one, other in BOARDS:
        assert (other_side(one), other_side(other)) == (other, one)


def test_the_lost_fleet_is_off_by_default() -> None:
    base = {slug for board in list(BOARDS)[:7] for slug in board}
    assert {faction.slug for faction in factions_in_game()} == base
    assert {faction.slug for faction in factions_in_game(("lost-fleet",))} == base | {
        "space-giants", "moweyds", "darkanians", "tinkeroids"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("Bal T'aks", "baltaks"),
        ("bal t’aks", "baltaks"),
        ("BAL-TAKS", "baltaks"),
        ("Hadsch Hallas", "hadsch-hallas"),
        ("hadschhallas", "hadsch-hallas"),
        ("  Itars ", "itars"),
        ("Space Giants", "space-giants"),
    ],
)
def test_case_blanks_hyphens_and_apostrophes_do_not_matter(text: str, slug: str) -> None:
    faction = parse_faction(text)
    assert faction is not None
    assert faction.slug == slug


@pytest.mark.parametrize("text", ["", "itar", "itars!", "terra"])
def test_anything_else_is_no_faction(text: str) -> None:
    assert parse_faction(text) is None
