"""The marks of the home planets."""

import pytest
from rich.color import Color, ColorType

from gaia_auction.rules.factions import FACTIONS, ICE, Planet
from gaia_auction.screen.colours import ACCENT, WARNING, colour_of, faction_mark, planet_mark
from tests.screen.drawing import drawn

PLANETS = tuple(dict.fromkeys(faction.planet for faction in FACTIONS))


def test_no_two_planets_share_a_colour() -> None:
    assert len({colour_of(planet) for planet in PLANETS}) == len(PLANETS) == 9


@pytest.mark.parametrize("planet", PLANETS)
def test_only_the_16_standard_colours_or_the_terminals_own(planet: Planet) -> None:
    colour = Color.parse(colour_of(planet))
    assert colour.type is (ColorType.DEFAULT if planet is ICE else ColorType.STANDARD)


@pytest.mark.parametrize("planet", PLANETS)
def test_neither_black_nor_white_which_vanish_on_a_background(planet: Planet) -> None:
    assert colour_of(planet) not in {"black", "white", "bright_white"}


def test_accents_are_bold_too_so_that_they_are_seen_without_colour() -> None:
    assert all(style.split()[0] == "bold" for style in (ACCENT, WARNING))


def test_a_planet_of_another_list_has_the_terminals_colour() -> None:
    assert colour_of(Planet("gaia", "Gaia", "silver")) == "default"


def test_only_the_mark_is_coloured() -> None:
    assert drawn(faction_mark("ivits"), colours="standard") == "\x1b[31m■\x1b[0m Ivits\n"
    assert drawn(planet_mark(ICE)) == "■ Ice\n"
