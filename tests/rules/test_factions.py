"""The factions against the table of T4 and T5, typed anew."""

import json
from pathlib import Path

import pytest

from gaia_auction.rules.faction_names import NAMES
from gaia_auction.rules.factions import (
    FACTIONS,
    factions_in_game,
    names_of,
    other_side,
    parse_faction,
    plain_name,
)

# Collected from the boards of eight languages, and from what players write.
COLLECTED = json.loads((Path(__file__).parent / "faction_names.json").read_text("utf-8"))

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
        ("Bal Tʼaks", "baltaks"),
        ("Bal T´aks", "baltaks"),
        ("Bal T＇aks", "baltaks"),
        ("Bal‑T’aks", "baltaks"),
        ("Hadsch\N{NO-BREAK SPACE}Hallas", "hadsch-hallas"),
        ("Ｈａｄｓｃｈ\N{IDEOGRAPHIC SPACE}Ｈａｌｌａｓ", "hadsch-hallas"),
        ("ﾊｯｼｭ･ﾎﾗ人", "hadsch-hallas"),
        ("ハッシュホラ人", "hadsch-hallas"),
        ("ダルカニア人", "darkanians"),
        ("하드쉬할라", "hadsch-hallas"),
        ("Lantidos", "lantids"),
        ("Ítárs", "itars"),
        ("hadsch−hallas", "hadsch-hallas"),
        ("hadsch\N{SOFT HYPHEN}hallas", "hadsch-hallas"),
        ("Mad\N{ZERO WIDTH SPACE}Androids", "bescods"),
        ("Bal Tʻaks", "baltaks"),
        ("ハッシュ•ホラ人", "hadsch-hallas"),
        ("Lántidos", "lantids"),
        ("Der Schwarm", "ivits"),
        ("THE HIVE", "ivits"),
        ("mad-androids", "bescods"),
    ],
)
def test_case_blanks_hyphens_and_apostrophes_do_not_matter(text: str, slug: str) -> None:
    faction = parse_faction(text)
    assert faction is not None
    assert faction.slug == slug


@pytest.mark.parametrize("text", ["", "ita", "itars!", "terra", "Zerg", "ダ"])
def test_anything_else_is_no_faction(text: str) -> None:
    assert parse_faction(text) is None


def test_every_name_of_every_language_means_its_faction() -> None:
    assert COLLECTED.keys() == NAMES.keys() == {faction.slug for faction in FACTIONS}
    for slug, names in COLLECTED.items():
        for name in (*names, *map(str.upper, names), *(f" {name} " for name in names)):
            faction = parse_faction(name)
            assert faction is not None
            assert faction.slug == slug, name


def test_no_two_factions_share_a_name() -> None:
    meant = [{plain_name(name) for name in (slug, *names)} for slug, names in COLLECTED.items()]
    assert sum(map(len, meant)) == len(set().union(*meant))


def test_the_names_of_a_faction_besides_its_title() -> None:
    for faction in FACTIONS:
        assert {faction.title, *names_of(faction.slug)} == set(COLLECTED[faction.slug])
        assert faction.title not in names_of(faction.slug)
        assert faction.title == NAMES[faction.slug]["en"][0]
