"""The documents of what might have been."""

from gaia_auction.records.what_if_document import comparison_document, wants_document, what_if_document
from gaia_auction.rules.outcome import settle
from gaia_auction.rules.what_if.comparison import compared
from gaia_auction.rules.what_if.granted import Granted
from tests.records.test_schemas import accepts
from tests.rules.what_if.sealed_auctions import table

# By the arithmetic in the tests of the comparison: Ada has the Itars for 4, for 8 by the split's rule and for
# 3 at fair prices; Ben the xenos for 0, 3 and 0.
TABLE = table("silent", (9, 2), (7, 4))


def test_two_results_and_their_differences() -> None:
    happened, instead = settle(TABLE), settle(table("silent", (9, 2), (3, 4)))
    document = what_if_document(happened, instead).model_dump(exclude_unset=True)
    assert accepts("what-if", document)
    assert [document["format"], document["version"]] == ["gaia-auction-what-if", 1]
    assert document["happened"]["outcome"][0]["vp_cost"] == 4
    assert document["instead"]["outcome"][0]["vp_cost"] == 0
    assert document["differences"] == [
        {
            "player": "Ada",
            "was": {"faction": "itars", "vp_cost": 4},
            "would_be": {"faction": "itars", "vp_cost": 0},
        }
    ]
    assert what_if_document(happened, happened).differences == []


def test_a_comparison_has_results_by_rule_and_differences_in_seat_order() -> None:
    document = comparison_document(compared(TABLE)).model_dump(exclude_unset=True)
    assert accepts("what-if", document)
    assert list(document["instead"]) == ["preference-split", "highest-total-value"]
    assert document["instead"]["preference-split"]["mode"] == "preference-split"
    assert document["instead"]["highest-total-value"]["mode"] == "silent"
    assert [(one["player"], one["rule"], one["would_be"]["vp_cost"]) for one in document["differences"]] == [
        ("Ada", "preference-split", 8),
        ("Ada", "highest-total-value", 3),
        ("Ben", "preference-split", 3),
    ]


def test_what_a_faction_would_have_taken() -> None:
    granted = Granted({"itars": 17, "xenos": 0}, vp_cost=8, moved=2)
    document = wants_document("Ada", "itars", granted).model_dump(exclude_unset=True)
    assert accepts("wants", document)
    assert document == {
        "format": "gaia-auction-wants",
        "version": 1,
        "player": "Ada",
        "faction": "itars",
        "possible": True,
        "bids": {"itars": 17, "xenos": 0},
        "vp_cost": 8,
        "moved": 2,
    }


def test_what_nothing_would_have_taken_has_the_fields_all_the_same() -> None:
    document = wants_document("Ada", "itars", None).model_dump(exclude_unset=True)
    assert accepts("wants", document)
    assert not document["possible"]
    assert [document["bids"], document["vp_cost"], document["moved"]] == [None, None, None]
    del document["moved"]
    assert not accepts("wants", document)
