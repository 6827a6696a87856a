"""The orders of awards that can leave a faction to who wants it."""

from gaia_auction.rules.what_if.courses import case_of, courses
from tests.rules.what_if.sealed_auctions import table

ALL_ON_THE_LAST = table("preference-split", *[(0, 0, 0, 0, 9)] * 5, budget=9)


def test_any_of_the_others_may_be_awarded_before_in_any_order() -> None:
    """Of four other factions none, 4 × 1, 4 × 3, 4 × 3 × 2 or all in 4 × 3 × 2 × 1 orders.

    Ada nominated first, so that with equal bids of 0 each of them goes to somebody else.
    """
    case = case_of(ALL_ON_THE_LAST, "Ada", "terrans")
    assert len(list(courses(case))) == 1 + 4 + 12 + 24 + 24


def test_what_nobody_else_can_get_is_not_awarded_before() -> None:
    """Eve nominated latest: what the others bid 0 on is hers, also with 0. To be first she needs their 9."""
    (only,) = courses(case_of(ALL_ON_THE_LAST, "Eve", "terrans"))
    assert (only.before, only.needed) == ((), 9)
