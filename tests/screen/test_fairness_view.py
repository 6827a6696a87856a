"""Below the outcome of a sealed auction: what every lot is worth to whom."""

from gaia_auction.rules.outcome import settle
from gaia_auction.rules.what_if.envy import envy
from gaia_auction.screen.fairness_view import fairness_view
from tests.rules.what_if.sealed_auctions import table
from tests.screen.drawing import drawn

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
