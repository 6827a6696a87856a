"""Below the outcome of a sealed auction: what every lot is worth to whom."""

from gaia_auction.rules.outcome import settle
from gaia_auction.rules.what_if.envy import envy
from gaia_auction.screen.fairness_view import fairness_view
from tests.rules.what_if.sealed_auctions import table
from tests.screen.drawing import LONG_NAMES, drawn, words_of

# Totals 20, 19 and 21: prices 7, 6 and 7. The taklons go to Cyd, the Itars to Ben and the xenos to Ada.
END = table("preference-split", (8, 4, 8), (9, 9, 2), (3, 6, 11), budget=20)
ENVY = envy(END, settle(END))


def test_values_stand_beside_what_was_envied() -> None:
    assert drawn(fairness_view(ENVY)).splitlines() == [
        "",
        " Was it fair?                   own bid − final price; in brackets one's own lot",
        " Player  Itars  Xenos  Taklons  Would rather have had",
        " Ada         1   [−2]        1  Ben's Itars, by 3",
        " Ben       [2]      3       −5  Ada's Xenos, by 1",
        " Cyd        −4      0      [4]  –",
    ]


def test_in_a_narrow_window_the_last_column_is_shorter() -> None:
    assert drawn(fairness_view(ENVY), 50).splitlines()[3:] == [
        "                                Would rather have",
        " Player  Itars  Xenos  Taklons  had",
        " Ada         1   [−2]        1  Ben, by 3",
        " Ben       [2]      3       −5  Ada, by 1",
        " Cyd        −4      0      [4]  –",
    ]


def test_in_a_very_narrow_window_it_is_told() -> None:
    assert drawn(fairness_view(ENVY), 40).splitlines()[4:] == [
        " Ada  Itars 1, Xenos [−2], Taklons 1",
        "      would rather have had Ben's Itars,",
        "      by 3",
        " Ben  Itars [2], Xenos 3, Taklons −5",
        "      would rather have had Ada's Xenos,",
        "      by 1",
        " Cyd  Itars −4, Xenos 0, Taklons [4]",
    ]


def test_beside_a_name_too_long_for_the_window_the_values_stand_below() -> None:
    names = dict(zip((one.player for one in ENVY), LONG_NAMES, strict=False))
    long = tuple(
        one._replace(player=names[one.player], envies=one.envies and names[one.envies]) for one in ENVY
    )
    told = words_of(drawn(fairness_view(long), 40))
    for values in ("Itars 1, Xenos [−2], Taklons 1", "Itars [2], Xenos 3, Taklons −5"):
        assert values in told
