"""The highest total value, and the lowest prices at which nobody would rather have another's lot."""

from gaia_auction.rules.state import Holding
from gaia_auction.rules.what_if.assignment import highest_total_value
from tests.naive import submissions
from tests.naive_what_if import naive_highest_total, naive_lowest_envy_free
from tests.rules.what_if.sealed_auctions import as_state, small_auctions, table


def test_no_assignment_is_worth_more_and_no_envy_free_price_is_lower() -> None:
    auctions = [
        auction
        for mode in ("silent", "preference-split")
        for auction in small_auctions(mode, range(200), most=5)
    ]
    assert len(auctions) > 50
    for auction in auctions:
        held = highest_total_value(as_state(auction))
        bids = submissions(auction)
        worth = sum(bids[holding.player][holding.faction] for holding in held)
        assert worth == naive_highest_total(auction)
        owners = {holding.faction: holding.player for holding in held}
        prices = {holding.faction: holding.vp for holding in held}
        # A path goes through each faction but one, and each step of it is at most a bid.
        highest = min(5 * (len(owners) - 1), max(prices.values()) + 2)
        assert prices == naive_lowest_envy_free(auction, owners, highest)


def test_prices_are_pushed_up_along_a_chain() -> None:
    """Itars 9, xenos 7 and taklons 1 are worth 17 to Ada, Ben and Cyd, as no other way.

    Nobody wants the taklons, so they cost 0. Cyd has 4 for the xenos and 1 for the taklons: the xenos must
    cost 3. Ben has 10 for the Itars against 7 − 3 for the xenos: the Itars must cost 6. Ada then has 3.
    """
    held = highest_total_value(table("silent", (9, 0, 0), (10, 7, 0), (0, 4, 1)))
    assert held == (Holding("itars", "Ada", 6), Holding("xenos", "Ben", 3), Holding("taklons", "Cyd", 0))


def test_of_equal_totals_seat_1_gets_what_entered_first() -> None:
    held = highest_total_value(table("preference-split", (3, 3, 3), (3, 3, 3), (3, 3, 3), budget=9))
    assert held == (Holding("itars", "Ada", 0), Holding("xenos", "Ben", 0), Holding("taklons", "Cyd", 0))
