"""A dealt setup on the screen."""

import pytest
from rich.cells import cell_len

from gaia_auction.screen.setup_view import setup_view
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.fairest import fairest_deal
from gaia_auction.setup.layouts import LayoutName, Table
from gaia_auction.setup.result import setup_of
from gaia_auction.setup.turns import Turn
from tests.screen.drawing import drawn, words_of
from tests.setup.recorded import dealt_again, recorded

TILES = """\
 Round scoring
 Round 1  2 VP per level advanced in a research area
 Round 2  3 VP per mine built on a Gaia planet
 Round 3  2 VP per terraforming step taken
 Round 4  2 VP per mine built
 Round 5  4 VP per upgrade to a trading station
 Round 6  5 VP per upgrade to an academy or planetary institute

 Final scoring
 Most planet types  18/12/6/0 VP by rank
 Most structures    18/12/6/0 VP by rank

 Round boosters
 Booster 5   charge 2 power; special action: build a mine or start a Gaia
             project with range +3
 Booster 1   1 ore, 1 knowledge
 Booster 3   1 ore, 2 power tokens
 Booster 2   2 credits, 1 QIC
 Booster 10  4 credits; pass: 1 VP per Gaia planet

 Federation token
 Terraforming 5  8 VP, 2 power tokens

 Tech tiles
 Terraforming             once: 1 ore and 1 QIC
 Navigation               income: 4 credits
 Artificial intelligence  trigger: 3 VP per mine built on a Gaia planet
 Gaia project             passive: planetary institute and academies have power
                          value 4
 Economy                  income: 1 knowledge and 1 credit
 Science                  once: 7 VP
 Free 1                   action: charge 4 power
 Free 2                   income: 1 ore and charge 1 power
 Free 3                   once: 1 knowledge per planet type colonized

 Advanced tech tiles
 Terraforming             once: 4 VP per trading station
 Navigation               pass: 3 VP per federation token
 Artificial intelligence  trigger: 3 VP per upgrade to a trading station
 Gaia project             pass: 3 VP per research lab
 Economy                  trigger: 2 VP per research advance
 Science                  action: 1 QIC and 5 credits

 Random factions
 Xenos      Desert
 Bal T'aks  Volcanic
"""
"""The record of GaiaProject_001 for two players, its keys looked up in the list of the components."""


def test_every_tile_of_a_recorded_deal_in_words() -> None:
    text = drawn(setup_view(dealt_again(recorded("GaiaProject_001", 2))))
    assert TILES in text
    assert text.startswith(
        " Setup · 2 players · standard                               seed GaiaProject_001\n"
    )


@pytest.mark.parametrize("width", [100, 80])
@pytest.mark.parametrize(
    ("players", "layout"),
    [(2, "standard"), (3, "xshape"), (3, "rulebook8"), (5, "standard"), (4, "first-game")],
)
def test_everything_fits_and_the_board_is_there(players: int, layout: LayoutName, width: int) -> None:
    lines = drawn(setup_view(setup_of(deal(Table("comet", players, layout)))), width).splitlines()
    assert all(cell_len(line) <= width for line in lines)
    assert all(line == line.rstrip() for line in lines)
    assert any("\\__" in line for line in lines)


SEVEN_IN_ROWS = """
       7B ↻5  ·  5B ↻3
  3 ↻0  ·   2 ↻3  ·   1 ↻5
     6B ↻4  ·   4 ↻3

 ↻2: turn"""
EIGHT_IN_ROWS = """
    1 ↻3  ·   8 ↻4  ·  6A ↻5
       5A ↻2  ·   3 ↻2
  4 ↻0  ·   2 ↻2  ·  7A ↻2

 ↻2: turn"""
"""The sectors of GaiaProject_001 as recorded, two characters to the right for each column of hexes."""


@pytest.mark.parametrize(
    ("players", "layout", "rows"), [(2, "standard", SEVEN_IN_ROWS), (3, "xshape", EIGHT_IN_ROWS)]
)
def test_a_window_too_narrow_for_the_board_gets_its_sectors_in_rows(
    players: int, layout: str, rows: str
) -> None:
    text = drawn(setup_view(dealt_again(recorded("GaiaProject_001", players, layout))), 40)
    assert "The board is wider than this window" in words_of(text)
    assert rows in text
    assert "are the sides with the" in words_of(text)
    assert "\\__" not in text
    assert "empty space" not in text  # which only the letters of a drawn board need


def test_planets_that_touch_are_marked_below_rows_too() -> None:
    dealt = deal(Table("comet", 4))
    turned = (setup_of(dealt, (Turn(one.sector, steps),)) for one in dealt.sectors for steps in range(1, 6))
    setup = next(setup for setup in turned if setup.clashes)
    assert "Clash: the " in drawn(setup_view(setup), 60)


OTHER_POOL = """
 Random factions
 Ivits    Oxide
 Taklons  Swamp
 Xenos    Desert
 An auction with this seed and no bans draws the pool of the standard board:
 Gleens, Lantids and Firaks.
"""
"""From the records of GaiaProject_001 for three players, on xshape and on the standard board."""


def test_where_an_auction_draws_another_pool_it_is_named() -> None:
    assert OTHER_POOL in drawn(setup_view(dealt_again(recorded("GaiaProject_001", 3, "xshape"))))
    assert "An auction" not in drawn(setup_view(dealt_again(recorded("GaiaProject_001", 3))))


@pytest.mark.parametrize(
    "table",
    [Table("q", 3, "rulebook8"), Table("q", 4, "first-game"), Table("q", 2, "standard", "inner-fixed")],
)
def test_every_board_but_the_standard_one_names_the_pool_of_an_auction(table: Table) -> None:
    text = words_of(drawn(setup_view(setup_of(deal(table)))))
    assert "An auction with this seed and no bans draws the pool of the standard board: " in text


def test_the_title_names_the_placement_where_there_is_one() -> None:
    text = drawn(setup_view(setup_of(deal(Table("comet", 3, "rulebook8", "inner-shuffled")))))
    assert text.startswith(" Setup · 3 players · rulebook8 · inner-shuffled  ")


def test_how_tiles_are_turned_and_which_side_is_meant() -> None:
    seven = words_of(drawn(setup_view(setup_of(deal(Table("comet", 2))))))
    assert "two sixths (120°), clockwise, from how it lies in the rulebook's first game" in seven
    assert "5B, 6B and 7B are the sides with the outlined number." in seven
    assert "5A" not in seven
    ten = words_of(drawn(setup_view(setup_of(deal(Table("comet", 4))))))
    assert "5A, 6A and 7A are the sides with the solid number." in ten


def test_whether_the_site_deals_it_too() -> None:
    dealt = deal(Table("comet", 4))
    assert "Dealt as the BGS site deals this seed." in drawn(setup_view(setup_of(dealt)))
    assert "this seed; turned here afterwards, clockwise: sector 3 by 1 sixth." in words_of(
        drawn(setup_view(setup_of(dealt, (Turn("3", 1),))))
    )
    assert "A setup of our own" in drawn(setup_view(setup_of(deal(Table("comet", 3, "rulebook8")))))


def test_the_fairest_names_the_seed_that_deals_it() -> None:
    fairest = fairest_deal(Table("comet", 4), 20)
    assert fairest.table.seed.startswith("comet#")
    text = words_of(drawn(setup_view(setup_of(fairest, best_of=20))))
    assert f"The fairest of 20 deals: --seed '{fairest.table.seed}' deals it directly." in text
    assert "16.2 is usual with 10 sectors" in text


@pytest.mark.parametrize("seed", ["[red]x[/]", ":smile:", "ガイア計画", "x" * 300, "👩\u200d🚀"])
def test_a_seed_is_shown_as_it_is(seed: str) -> None:
    text = drawn(setup_view(setup_of(deal(Table(seed, 2)))))
    assert seed in text.replace("\n", "").replace(" ", "")


def test_the_empty_seed_has_a_name() -> None:
    assert drawn(setup_view(setup_of(deal(Table("", 2))))).splitlines()[0].endswith("  the empty seed")
