"""The same sealed numbers under other rules, and where outcomes differ."""

from gaia_auction.rules.outcome import settle
from gaia_auction.rules.what_if.comparison import compared
from gaia_auction.rules.what_if.differences import differences
from tests.naive import settle as naive_settle
from tests.rules.what_if.sealed_auctions import as_state, small_auctions, table

OTHER = {"silent": "preference-split", "preference-split": "silent"}


def test_the_other_sealed_rule_is_applied_to_the_bids_as_they_are() -> None:
    for mode in ("silent", "preference-split"):
        for auction in small_auctions(mode, range(200), most=12):
            settings = auction["settings"] | {"mode": OTHER[mode]}
            owners, costs, _ = naive_settle(auction | {"settings": settings})
            other = compared(as_state(auction))[1]
            assert other.rule == OTHER[mode]
            assert {lot.faction: (lot.player, lot.vp_cost) for lot in other.outcome.lots} == {
                faction: (owners[faction], costs[faction]) for faction in owners
            }


def test_what_each_rule_makes_of_it_in_numbers() -> None:
    """Itars, xenos: Ada 9, 2 and Ben 7, 4. Either way Ada has the Itars and Ben the xenos, worth 9 + 4 = 13.

    Silent: Ada takes the Itars at 0, Ben at 1 and so on to Ada at 4, when Ben's 7 − 5 is below his 4.
    Split: 16 in all on the Itars and 6 on the xenos, halved; Ada has 9 − 8 = 1 and 2 − 3 = −1, Ben −1 and 1.
    Fair prices: the Itars are worth 3 more to Ben than the xenos.
    """
    silent, split, fair = compared(table("silent", (9, 2), (7, 4)))
    prices = [[lot.vp_cost for lot in one.outcome.lots] for one in (silent, split, fair)]
    assert prices == [[4, 0], [8, 3], [3, 0]]
    assert [one.value for one in (silent, split, fair)] == [13, 13, 13]
    assert [one.most_envy for one in (silent, split, fair)] == [0, 0, 0]
    assert [one.outcome.settings.mode for one in (silent, split, fair)] == [
        "silent",
        "preference-split",
        "silent",
    ]


def test_nobody_envies_at_envy_free_prices() -> None:
    for mode in ("silent", "preference-split"):
        for auction in small_auctions(mode, range(200), most=12):
            *_, fair = compared(as_state(auction))
            assert fair.most_envy == 0


def test_differences_are_in_seat_order_and_leave_out_who_has_none() -> None:
    """With 3 instead of 7 on the Itars Ben leaves them to Ada at 0, since the xenos are worth 4 to him."""
    happened = settle(table("silent", (9, 2), (7, 4)))
    (only,) = differences(happened, settle(table("silent", (9, 2), (3, 4))))
    assert (only.was.player, only.was.vp_cost, only.would_be.vp_cost) == ("Ada", 4, 0)
    assert differences(happened, happened) == ()
    swapped = differences(happened, settle(table("silent", (2, 9), (7, 4))))
    assert [(one.was.player, one.was.faction, one.would_be.faction) for one in swapped] == [
        ("Ada", "itars", "xenos"),
        ("Ben", "xenos", "itars"),
    ]
