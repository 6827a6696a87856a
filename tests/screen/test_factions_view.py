"""The list of factions on the screen."""

import pytest
from rich.cells import cell_len

from gaia_auction.rules.factions import FACTIONS
from gaia_auction.screen.factions_view import factions_view
from tests.screen.drawing import drawn

BASE_GAME = """\
 Factions                                                14 factions on 7 boards

 Home planet  Colour  Faction        In files
 ■ Terra      blue    Terrans        terrans
                      Lantids        lantids
 ■ Desert     yellow  Xenos          xenos
                      Gleens         gleens
 ■ Swamp      brown   Taklons        taklons
                      Ambas          ambas
 ■ Oxide      red     Hadsch Hallas  hadsch-hallas
                      Ivits          ivits
 ■ Volcanic   orange  Geodens        geodens
                      Bal T'aks      baltaks
 ■ Titanium   grey    Firaks         firaks
                      Bescods        bescods
 ■ Ice        white   Nevlas         nevlas
                      Itars          itars

 Before the first round each faction places two mines, except
   Xenos: three mines, the third after everybody's second
   Ivits: a planetary institute, last of all
"""


def test_the_base_game_as_a_whole_on_one_screen() -> None:
    assert drawn(factions_view()) == BASE_GAME
    assert len(BASE_GAME.splitlines()) < 24


def test_the_lost_fleet_and_what_it_places() -> None:
    text = drawn(factions_view(("lost-fleet",)))
    assert "18 factions on 9 boards\n" in text
    assert " ■ Protoplanet  turquoise  Space Giants   space-giants\n" in text
    assert " ■ Asteroid     pink       Darkanians     darkanians\n" in text
    assert "   Space Giants, Moweyds and Darkanians: one mine, after all those\n" in text
    assert "   Tinkeroids: a planetary institute, after all those\n" in text
    assert text.endswith(" Only with lost-fleet: Space Giants, Moweyds, Darkanians and Tinkeroids\n")


@pytest.mark.parametrize("width", [80, 60])
def test_every_faction_is_there_on_one_line_with_its_slug(width: int) -> None:
    lines = drawn(factions_view(("lost-fleet",)), width).splitlines()
    assert all(cell_len(line) <= width for line in lines)
    for faction in FACTIONS:
        assert any(line.split("  ")[-1].strip() == faction.slug and faction.title in line for line in lines)
