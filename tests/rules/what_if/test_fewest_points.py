"""The fewest points that would have done, against every split tried by the naive rules."""

import pytest

from gaia_auction.rules.what_if.fewest_points import fewest_points
from gaia_auction.rules.what_if.granted import Granted
from tests.naive import factions_in_entry_order
from tests.naive_what_if import naive_fewest_points
from tests.rules.what_if.sealed_auctions import as_state, small_auctions, table


def test_agrees_with_every_split_tried() -> None:
    possible = impossible = 0
    auctions = small_auctions("preference-split", range(400), most=8)
    for auction in auctions:
        end = as_state(auction)
        for player in auction["settings"]["players"]:
            for faction in factions_in_entry_order(auction):
                expected = naive_fewest_points(auction, player, faction)
                found = fewest_points(end, player, faction)
                if expected is None:
                    impossible += 1
                    assert found is None
                    continue
                possible += 1
                moved, bids, cost = expected
                assert found == Granted(bids, cost, moved)
    assert {len(auction["settings"]["players"]) for auction in auctions} == {2, 3, 4}
    assert possible > 500
    assert impossible > 100


def test_who_has_it_moves_nothing() -> None:
    """Totals 11 and 9; Ada bid most on the Itars and pays 11 ÷ 2 = 5.5, rounded up to 6."""
    end = table("preference-split", (6, 4), (5, 5), budget=10)
    assert fewest_points(end, "Ada", "itars") == Granted({"itars": 6, "xenos": 4}, vp_cost=6, moved=0)


def test_equal_bids_are_not_enough_for_who_nominated_earlier() -> None:
    """With 7 Ada ties with Ben, who nominated later; with 8 she is ahead, for (8 + 7) ÷ 2, rounded up."""
    end = table("preference-split", (4, 6), (7, 3), budget=10)
    assert fewest_points(end, "Ada", "itars") == Granted({"itars": 8, "xenos": 2}, vp_cost=8, moved=4)


def test_who_is_served_before_is_no_rival() -> None:
    """Cyd's 4 on the Itars need not be beaten: the xenos, with a total of 14, go to Cyd before.

    Ben's 3 must be, and equal bids are his, who nominated later: Ada needs 4, 3 more than her 1. Itars then
    have a total of 11. All 3 points come from the taklons, since the xenos entered before; the price is
    11 ÷ 3 = 3.66…, rounded up to 4.
    """
    end = table("preference-split", (1, 4, 5), (3, 4, 3), (4, 6, 0), budget=10)
    assert fewest_points(end, "Ada", "itars") == Granted(
        {"itars": 4, "xenos": 4, "taklons": 2}, vp_cost=4, moved=3
    )


def test_a_faction_that_would_come_first_is_given_up() -> None:
    """The xenos come first, 12 against 8, and go to Ada, so that Ben has the Itars.

    With 3 points moved the Itars would come first, and Ben's 7 be more than Ada's 4. She needs 8, since equal
    bids are his: 7 more. (8 + 7) ÷ 2 = 7.5, rounded up.
    """
    end = table("preference-split", (1, 9), (7, 3), budget=10)
    assert fewest_points(end, "Ada", "itars") == Granted({"itars": 8, "xenos": 2}, vp_cost=8, moved=7)


@pytest.mark.parametrize("budget", [10, 100, 999])
def test_no_split_does(budget: int) -> None:
    """Ben bids all on the Itars: with equally much, Ada nominated earlier, and more she has not."""
    end = table("preference-split", (0, budget), (budget, 0), budget=budget)
    assert fewest_points(end, "Ada", "itars") is None
    assert fewest_points(end, "Ben", "itars") == Granted(
        {"itars": budget, "xenos": 0}, vp_cost=(budget + 1) // 2, moved=0
    )
