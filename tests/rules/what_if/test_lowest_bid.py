"""The lowest bid that would have done, against every bid tried by the naive rules."""

import pytest

from gaia_auction.rules.what_if.granted import Granted
from gaia_auction.rules.what_if.lowest_bid import lowest_bid
from tests.naive import factions_in_entry_order, submissions
from tests.naive_what_if import naive_lowest_bid
from tests.rules.what_if.sealed_auctions import as_state, small_auctions, table


def test_agrees_with_every_bid_tried() -> None:
    possible = 0
    auctions = small_auctions("silent", range(400), most=12)
    for auction in auctions:
        end = as_state(auction)
        for player in auction["settings"]["players"]:
            for faction in factions_in_entry_order(auction):
                bids = submissions(auction)[player]
                expected, found = naive_lowest_bid(auction, player, faction), lowest_bid(end, player, faction)
                if expected is None:
                    assert found is None
                    continue
                possible += 1
                bid, cost = expected
                assert found == Granted(bids | {faction: bid}, cost, bid - bids[faction])
    assert len(auctions) > 100
    assert possible > 1000


def test_a_higher_bid_may_miss_what_a_lower_one_gets() -> None:
    """Ben wants the taklons: by the naive rules 4 gets them, 5 does not, and 6, his bid, does."""
    end = table("silent", (4, 0, 4, 4), (4, 4, 6, 0), (1, 6, 2, 5), (2, 4, 5, 4), max_bid=6)
    found = lowest_bid(end, "Ben", "taklons")
    assert found is not None
    assert (found.bids["taklons"], found.moved) == (4, -2)


def test_who_has_it_might_have_had_it_for_less() -> None:
    """A bid of 1 does, and 0 does not.

    With 1 on the Itars Ada takes the xenos (2 − 0 is more than 1 − 0). Ben has 3 − 0 and 4 − 1, and what is
    held goes first: he takes the xenos at 1. For Ada 1 − 0 is more than 2 − 2: the Itars, for 0. With 0 on
    the Itars it is 0 − 0 and 2 − 2, and she outbids Ben on the xenos.
    """
    assert lowest_bid(table("silent", (9, 2), (3, 4)), "Ada", "itars") == Granted(
        {"itars": 1, "xenos": 2}, vp_cost=0, moved=-8
    )


@pytest.mark.parametrize("cap", [2, 40, 999])
def test_no_bid_up_to_the_cap_does(cap: int) -> None:
    """Ben would pay the cap for the Itars, and Ada for the xenos.

    Below the cap Ada takes the xenos at once. At the cap she starts with the Itars, her own nomination; Ben
    takes them at 1, where his margin, cap − 1, is above the 0 that the xenos leave him; and for Ada the xenos
    at 0 are better than the Itars at 2.
    """
    end = table("silent", (0, cap), (cap, 0), max_bid=cap)
    assert lowest_bid(end, "Ada", "itars") is None
