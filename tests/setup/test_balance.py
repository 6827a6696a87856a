"""How fair a board is, and the fairest of several."""

import pytest

from gaia_auction.setup.balance import balance_of, terraforming_steps
from gaia_auction.setup.board import Lying
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.fairest import fairest_deal
from gaia_auction.setup.layouts import Table
from gaia_auction.setup.sectors import wheel


@pytest.mark.parametrize(("players", "spread"), [(2, 59), (3, 75), (4, 75)])
def test_the_published_spreads_of_the_first_game(players: int, spread: int) -> None:
    assert balance_of(deal(Table("", players, "first-game")).sectors).spread == spread


def test_a_sector_alone_reckoned_by_hand() -> None:
    # Sector 1 alone: Terra (1,-1), Transdim (2,-1), Swamp (-1,0), Desert (-2,1), Volcanic (1,1), Oxide (0,2).
    # Around Terra lie Transdim at 1, Swamp at 2, Volcanic at 2, Desert at 3, Oxide at 3. Oxide is one step
    # away (0.8), Transdim gives 0.2, and within 2 Swamp (3 steps) and Volcanic (2 steps) give 1 each, Desert
    # at 3 nothing. Two steps from Terra the sector ends: minus 1.0. So 0.8 + 0.2 + 2 − 1.0 = 2.0.
    points = balance_of_alone("1")
    assert points["terra"] == 20
    # Desert lies on the edge: minus 2.7. Swamp at 1 and Volcanic at 3 are one step away (0.8 each);
    # Oxide and Terra, both at 3, are two and three steps away, too far to count. So 1.6 − 2.7 = −1.1.
    assert points["desert"] == -11
    # No home of its own, no points.
    assert points["ice"] == points["titanium"] == 0


def balance_of_alone(sector: str) -> dict[str, int]:
    return balance_of((Lying(sector, 0, (0, 0)),)).points


@pytest.mark.parametrize("rotation", range(6))
def test_turning_the_whole_board_changes_nothing(rotation: int) -> None:
    assert balance_of((Lying("2", rotation, (3, 4)),)).points == balance_of_alone("2")


def test_steps_on_the_wheel() -> None:
    assert [terraforming_steps("terra", other) for other in wheel()] == [0, 1, 2, 3, 3, 2, 1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "usual"),
    [(Table("", 4), 162), (Table("", 3, "xshape"), 154), (Table("", 2), 136)],
)
def test_the_usual_spread_is_the_middle_of_many_boards(table: Table, usual: int) -> None:
    boards = (deal(Table(f"pulsar-{n}", table.players, table.layout)).sectors for n in range(400))
    balances = [balance_of(board) for board in boards]
    assert {balance.usual_spread for balance in balances} == {usual}
    better = sum(balance.spread < usual for balance in balances)
    assert 160 < better < 240  # four standard deviations of half of 400


def test_the_fairest_is_the_first_with_the_smallest_spread() -> None:
    table = Table("comet", 4)
    seeds = ["comet", *(f"comet#{number}" for number in range(2, 31))]
    spreads = {seed: balance_of(deal(Table(seed, 4)).sectors).spread for seed in seeds}
    fairest = fairest_deal(table, 30)
    assert spreads[fairest.table.seed] == min(spreads.values())
    assert fairest == deal(Table(fairest.table.seed, 4))
    assert fairest_deal(table, 1) == deal(table)


def test_a_fixed_board_is_as_fair_under_every_seed_so_the_first_is_kept() -> None:
    assert fairest_deal(Table("comet", 4, "first-game"), 5).table.seed == "comet"
