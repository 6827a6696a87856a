"""The order of play: what the table does next, one thing after the other (O1 to O3)."""

import pytest

from gaia_auction.rules.events import Nominate
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import Outcome, settle
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.screen.order_view import order_view
from tests.screen.drawing import drawn

PLAYERS = ("Ada", "Ben", "Cyd", "Dee")


def outcome_of(*factions: str, expansions: tuple[str, ...] = ()) -> Outcome:
    players = PLAYERS[: len(factions)]
    history = replay(Settings("none", players, expansions=expansions), map(Nominate, players, factions))
    assert isinstance(history, History), history
    return settle(history.end)


def test_structures_boosters_and_the_first_round() -> None:
    # The Ivits place nothing before the end, and then a planetary institute; the Xenos a third mine (O3).
    assert drawn(order_view(outcome_of("ivits", "xenos", "itars"))).splitlines() == [
        " Order of play",
        "",
        "    Structures                                            Boosters",
        " 1  Ben         ■ Xenos  first mine           Desert      1st       Cyd  Itars",
        " 2  Cyd         ■ Itars  first mine           Ice         2nd       Ben  Xenos",
        " 3  Cyd         ■ Itars  second mine          Ice         3rd       Ada  Ivits",
        " 4  Ben         ■ Xenos  second mine          Desert",
        " 5  Ben         ■ Xenos  third mine           Desert",
        " 6  Ada         ■ Ivits  planetary institute  Oxide",
        "",
        " First round  Ada → Ben → Cyd",
    ]


@pytest.mark.parametrize("columns", [40, 60])
def test_in_a_narrow_window_the_boosters_stand_below(columns: int) -> None:
    lines = drawn(order_view(outcome_of("ivits", "xenos", "itars", "terrans")), columns).splitlines()
    assert next(place for place, line in enumerate(lines) if "Boosters" in line) > 8
    assert sum("■" in line for line in lines) == 3 * 2 + 1 + 1
