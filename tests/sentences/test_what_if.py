"""What is changed and what would have been needed, as whole texts."""

import pytest

from gaia_auction.rules.events import Ban, Bid, Event, Nominate
from gaia_auction.rules.outcome import Lot
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.what_if.granted import Granted
from gaia_auction.sentences.what_if import (
    change_between,
    sentence_for_fewest_points,
    sentence_for_lowest_bid,
    sentence_for_other_bids,
    sentence_for_other_event,
    title_of_rule,
)

SILENT = Settings("silent", ("Ada", "Ben"), max_bid=30)
SPLIT = Settings("preference-split", ("Ada", "Ben"))
ITARS = Lot(1, "Ada", 1, "itars", 8, 10, 8, 2)
XENOS = ITARS._replace(faction="xenos", vp_cost=0)


@pytest.mark.parametrize(
    ("now", "told"),
    [
        ({"itars": 12, "baltaks": 5}, "Ben bids 12 on Itars instead of 15."),
        (
            {"itars": 0, "baltaks": 20},
            "Ben bids 0 on Itars instead of 15 and 20 on Bal T'aks instead of 5.",
        ),
        ({"itars": 15, "baltaks": 5}, "Ben's bids are as they were."),
    ],
)
def test_other_bids(now: dict[str, int], told: str) -> None:
    assert sentence_for_other_bids("Ben", {"itars": 15, "baltaks": 5}, now) == told


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        (
            Bid("Ben", "itars", 3),
            Bid("Ben", "xenos", 0),
            "events[4]: Ben bids 0 on Xenos. It was: Ben bids 3 on Itars.",
        ),
        (
            Ban("Ben", "itars"),
            Ban("Ben", "baltaks"),
            "events[4]: Ben bans Bal T'aks. It was: Ben bans Itars.",
        ),
        (
            Nominate("Ben", "itars"),
            Bid("Ben", "xenos", 1),
            "events[4]: Ben bids 1 on Xenos. It was: Ben nominates Itars.",
        ),
    ],
)
def test_another_event(was: Event, now: Event, told: str) -> None:
    assert sentence_for_other_event(4, was, now) == told


@pytest.mark.parametrize(
    ("had", "granted", "told"),
    [
        (
            XENOS,
            Granted({"itars": 17, "xenos": 3}, 8, 2),
            "Ada gets Itars with a bid of 17 instead of 15, for 8. No lower bid does.",
        ),
        (
            XENOS,
            Granted({"itars": 9, "xenos": 3}, 8, -6),
            "Ada gets Itars with a bid of 9 instead of 15, for 8. No lower bid does.",
        ),
        (
            ITARS,
            Granted({"itars": 9, "xenos": 3}, 7, -6),
            "Ada has Itars, for 8. A bid of 9 would still have done, for 7, and no lower one.",
        ),
        (
            ITARS,
            Granted({"itars": 15, "xenos": 3}, 8, 0),
            "Ada has Itars, for 8. No bid below 15 would have done.",
        ),
        (
            ITARS._replace(vp_cost=0),
            Granted({"itars": 0, "xenos": 3}, 0, 0),
            "Ada has Itars, for 0, with a bid of 0, the lowest there is.",
        ),
        (XENOS, None, "No bid of Ada's on Itars, from 0 to 30, would have got it."),
    ],
)
def test_the_lowest_bid(had: Lot, granted: Granted | None, told: str) -> None:
    assert sentence_for_lowest_bid(SILENT, had, "itars", granted) == told


@pytest.mark.parametrize(
    ("had", "granted", "told"),
    [
        (
            XENOS,
            Granted({"itars": 17, "xenos": 23}, 12, 5),
            (
                "Ada gets Itars with 5 points moved onto it, for 12. No fewer do, as long as the "
                "other factions only give."
            ),
        ),
        (
            XENOS,
            Granted({"itars": 17, "xenos": 23}, 12, 1),
            (
                "Ada gets Itars with 1 point moved onto it, for 12. No fewer do, as long as the "
                "other factions only give."
            ),
        ),
        (
            ITARS,
            Granted({"itars": 17, "xenos": 23}, 8, 0),
            "Ada has Itars, for 8: no points need be moved.",
        ),
        (
            XENOS,
            None,
            (
                "However many of the 40 points Ada had moved onto Itars from the other factions, it would "
                "not have been enough."
            ),
        ),
    ],
)
def test_the_fewest_points(had: Lot, granted: Granted | None, told: str) -> None:
    assert sentence_for_fewest_points(SPLIT, had, "itars", granted) == told


@pytest.mark.parametrize(
    ("would_be", "told"),
    [
        (ITARS, ""),
        (ITARS._replace(vp_cost=11), "+3 VP"),
        (ITARS._replace(vp_cost=7), "−1 VP"),
        (ITARS._replace(faction="xenos"), "faction"),
        (XENOS, "faction, −8 VP"),
        (ITARS._replace(turn=2), ""),
    ],
)
def test_what_is_different(would_be: Lot, told: str) -> None:
    assert change_between(ITARS, would_be) == told


def test_rules_have_the_titles_of_the_modes() -> None:
    assert title_of_rule("preference-split") == "Preference split"
    assert title_of_rule("highest-total-value") == "Highest total value"
