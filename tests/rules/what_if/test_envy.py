"""Was it fair? Own bids less final prices, and whose lot is worth most."""

from gaia_auction.rules.outcome import settle
from gaia_auction.rules.what_if.envy import Envy, envy
from tests.naive_what_if import naive_envy
from tests.rules.what_if.sealed_auctions import as_state, small_auctions, table


def test_agrees_with_the_naive_rules() -> None:
    for mode in ("silent", "preference-split"):
        for auction in small_auctions(mode, range(300), most=12):
            end = as_state(auction)
            assert [
                {"player": one.player, "values": one.values, "envies": one.envies, "by": one.by}
                for one in envy(end, settle(end))
            ] == naive_envy(auction)


def test_nobody_envies_by_more_than_one_step_in_a_silent_auction() -> None:
    auctions = small_auctions("silent", range(300), most=12)
    most = [max(one.by for one in envy(end, settle(end))) for end in map(as_state, auctions)]
    assert set(most) == {0, 1}


def test_values_are_bids_less_prices() -> None:
    """Itars 15 in all, xenos 5: Ben has the Itars for 8 (7.5 rounded up), Ada the xenos for 3 (2.5).

    Ada bid 7 and 3: −1 for the Itars, 0 for the xenos. Ben bid 8 and 2: 0 for the Itars, −1 for the xenos.
    """
    end = table("preference-split", (7, 3), (8, 2), budget=10)
    assert envy(end, settle(end)) == (
        Envy("Ada", "xenos", {"itars": -1, "xenos": 0}, None, 0),
        Envy("Ben", "itars", {"itars": 0, "xenos": -1}, None, 0),
    )


def test_of_equally_good_lots_the_earliest_seat_is_envied() -> None:
    """Totals 20, 19 and 21 for Itars, xenos and taklons: prices 7, 6 and 7.

    The taklons go to Cyd (11), the Itars to Ben (9), the xenos to Ada. Her bids less the prices are
    8 − 7 = 1, 4 − 6 = −2 and 8 − 7 = 1: Ben's lot and Cyd's are 3 better than hers, and Ben sits before Cyd.
    """
    end = table("preference-split", (8, 4, 8), (9, 9, 2), (3, 6, 11), budget=20)
    ada, *_ = envy(end, settle(end))
    assert ada == Envy("Ada", "xenos", {"itars": 1, "xenos": -2, "taklons": 1}, "Ben", 3)


def test_there_is_none_without_sealed_bids() -> None:
    end = table("none", (0, 0), (0, 0))
    assert envy(end._replace(submissions=()), settle(end)) == ()
