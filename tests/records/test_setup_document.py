"""The setup document has the recorded deal, word for word."""

import json
from typing import Any

import pytest

from gaia_auction.records.layout import laid_out
from gaia_auction.records.setup_document import setup_document
from gaia_auction.setup.dealing import deal
from gaia_auction.setup.layouts import Table
from gaia_auction.setup.result import setup_of
from gaia_auction.setup.turns import Turn
from tests.records.test_schemas import accepts
from tests.setup.recorded import RECORDED, dealt_again, recorded, recorded_board


@pytest.mark.parametrize(
    "one", RECORDED[::7], ids=lambda deal: f"{deal['seed'][:20]}-{deal['players']}-{deal['layout']}"
)
def test_a_recorded_deal_as_a_document(one: dict[str, Any]) -> None:
    document = json.loads(laid_out(setup_document(dealt_again(one)).model_dump()))
    assert accepts("setup", document)
    assert document["format"] == "gaia-auction-setup"
    assert document["version"] == 1
    names = {
        "seed": "seed",
        "players": "players",
        "layout": "layout",
        "sectors": "sectors",
        "roundScorings": "round_scoring",
        "finalScorings": "final_scoring",
        "boosters": "boosters",
        "techs": "tech",
        "advTechs": "advanced_tech",
        "terraformingFederation": "terraforming_federation",
        "randomFactions": "random_factions",
    }
    assert {name: document[ours] for name, ours in names.items()} == {name: one[name] for name in names}
    assert {(at["q"], at["r"]): (at["planet"], at["sector"]) for at in document["map"]} == {
        at: (space.planet, space.sector) for at, space in recorded_board(one).items()
    }
    assert len(document["map"]) == 19 * len(one["sectors"])
    assert document["as_bgs"] is True
    assert document["turned"] == document["clashes"] == []


def test_the_pool_of_an_auction_is_the_one_of_the_standard_board() -> None:
    standard = recorded("GaiaProject_001", 3)["randomFactions"]
    for layout in ("standard", "xshape"):
        document = setup_document(dealt_again(recorded("GaiaProject_001", 3, layout)))
        assert document.random_factions == recorded("GaiaProject_001", 3, layout)["randomFactions"]
        assert document.auction_pool == standard
        assert list(document.labels.auction_pool) == standard


def test_every_key_has_a_label() -> None:
    document = setup_document(dealt_again(recorded("GaiaProject_001", 2))).model_dump()
    labels = document["labels"]
    for field in ("round_scoring", "final_scoring", "boosters", "random_factions"):
        assert list(labels[field]) == document[field]
    for field in ("tech", "advanced_tech"):
        assert list(labels[field]) == list(document[field].values())
        assert set(document[field]) < set(labels["places"])
    assert list(labels["terraforming_federation"]) == [document["terraforming_federation"]]
    assert {at["planet"] for at in document["map"]} <= set(labels["planets"])
    assert labels["boosters"]["booster2"] == {"name": "Booster 3", "effect": "1 ore, 2 power tokens"}
    assert labels["round_scoring"]["score9"]["name"] == "Mine on Gaia planet (3)"
    assert labels["places"]["adv-int"] == labels["places"]["int"] == "Artificial intelligence"
    assert labels["random_factions"] == {"xenos": "Xenos", "baltaks": "Bal T'aks"}


def test_what_was_turned_and_what_clashes() -> None:
    dealt = deal(Table("comet", 4))
    turned = (setup_of(dealt, (Turn(one.sector, steps),)) for one in dealt.sectors for steps in range(1, 6))
    setup = next(setup for setup in turned if setup.clashes)
    document = json.loads(laid_out(setup_document(setup).model_dump()))
    assert accepts("setup", document)
    (turn,) = setup.turns
    assert document["turned"] == [{"sector": turn.sector, "steps": turn.steps}]
    assert document["as_bgs"] is False
    for clash in document["clashes"]:
        planets = {(at["q"], at["r"]): (at["planet"], at["sector"]) for at in document["map"]}
        ends = [planets[q, r] for q, r in clash["hexes"]]
        assert ends == [(clash["planet"], sector) for sector in clash["sectors"]]


def test_the_balance_of_the_first_game() -> None:
    balance = setup_document(setup_of(deal(Table("", 4, "first-game")))).balance
    assert balance.spread == 7.5
    assert balance.usual_spread == 16.2
    assert round(max(balance.points.values()) - min(balance.points.values()), 1) == 7.5
    assert setup_document(setup_of(deal(Table("", 2, "first-game")))).balance.spread == 5.9
