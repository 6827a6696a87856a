"""The naive statement against the worked examples of the rules, its numbers worked out by hand."""

import json
import unicodedata
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.generator import HIGHEST_BID, MODES, NAMES, main, random_auction
from tests.naive import BASE_BOARDS, LOST_FLEET_BOARDS, naive_result, naive_steps

Document = dict[str, Any]

SEEDS = range(300)


def generated(seed: int, mode: str | None = None, players: int | None = None) -> Document:
    return random_auction(Random(seed), mode, players)  # noqa: S311 - a test must repeat


def auction(mode: str, players: list[str], events: list[Document], **settings: Any) -> Document:  # noqa: ANN401 - any setting
    return {
        "format": "gaia-auction",
        "version": 1,
        "settings": {"mode": mode, "players": players, **settings},
        "events": events,
    }


def nominate(player: str, faction: str) -> Document:
    return {"type": "nominate", "player": player, "faction": faction}


def bid(player: str, faction: str, vp: int) -> Document:
    return {"type": "bid", "player": player, "faction": faction, "vp": vp}


def submit(player: str, **bids: int) -> Document:
    return {"type": "submit", "player": player, "bids": bids}


def row(turn: int, player: str, faction: str, result: Document) -> Document:
    """Look one row of the outcome up, sure that it is the one meant."""
    found: Document = result["outcome"][turn - 1]
    assert (found["turn"], found["player"], found["faction"]) == (turn, player, faction)
    return found


# The worked examples


def test_example_1_choose_while_bidding() -> None:
    document = auction(
        "choose-while-bidding",
        ["P1", "P2"],
        [nominate("P1", "ivits"), bid("P2", "ivits", 2), nominate("P1", "geodens")],
    )
    assert naive_result(document) == {
        "format": "gaia-auction-result",
        "version": 1,
        "mode": "choose-while-bidding",
        "charge": "final-scoring",
        "outcome": [
            {
                "turn": 1,
                "player": "P2",
                "seat": 2,
                "faction": "ivits",
                "planet": "oxide",
                "vp_cost": 2,
                "starting_vp": 10,
                "final_deduction": 2,
                "booster_pick": 2,
            },
            {
                "turn": 2,
                "player": "P1",
                "seat": 1,
                "faction": "geodens",
                "planet": "volcanic",
                "vp_cost": 0,
                "starting_vp": 10,
                "final_deduction": 0,
                "booster_pick": 1,
            },
        ],
        "turn_order": ["P2", "P1"],
        "booster_order": ["P1", "P2"],
        "mine_order": ["P1", "P1", "P2"],
        "banned": [],
    }
    assert naive_steps(document) == [
        {"action": "claim", "player": "P1", "faction": "ivits", "vp": 0, "displaced": None},
        {"action": "outbid", "player": "P2", "faction": "ivits", "vp": 2, "displaced": "P1"},
        {"action": "claim", "player": "P1", "faction": "geodens", "vp": 0, "displaced": None},
    ]


def test_example_2_one_silent_decision() -> None:
    document = auction(
        "silent",
        ["Ben", "Ada", "Cyd"],
        [
            nominate("Ben", "itars"),
            nominate("Ada", "taklons"),
            nominate("Cyd", "xenos"),
            submit("Ben", itars=9, taklons=0, xenos=0),
            submit("Ada", itars=6, taklons=4, xenos=0),
            submit("Cyd", itars=9, taklons=0, xenos=0),
        ],
    )
    steps = naive_steps(document)
    # Ben took itars at 0, Ada at 1, Cyd at 2, Ben at 3: now it would cost Ada 4.
    assert [step["cost"] for step in steps[:4]] == [0, 1, 2, 3]
    assert steps[4] == {
        "action": "take",
        "player": "Ada",
        "faction": "taklons",
        "cost": 0,
        "margin": 4,
        "displaced": None,
        "tie_break": None,
    }


def test_example_3_the_third_bidder_pays_the_average_of_all() -> None:
    document = auction(
        "preference-split",
        ["P1", "P2", "P3", "P4"],
        [
            nominate("P1", "itars"),
            nominate("P2", "taklons"),
            nominate("P3", "xenos"),
            nominate("P4", "geodens"),
            submit("P1", itars=30, taklons=50, xenos=0, geodens=0),
            submit("P2", itars=20, taklons=0, xenos=60, geodens=0),
            submit("P3", itars=10, taklons=20, xenos=0, geodens=50),
            submit("P4", itars=0, taklons=10, xenos=10, geodens=60),
        ],
    )
    assert [tuple(step.values()) for step in naive_steps(document)] == [
        # 110, 80, 70 and 60 in all, so 27.5, 20, 17.5 and 15 each.
        ("award", "geodens", "P4", 110, 28, 60, None, None),
        ("award", "taklons", "P1", 80, 20, 50, None, None),
        ("award", "xenos", "P2", 70, 18, 60, None, None),
        ("award", "itars", "P3", 60, 15, 10, None, None),
    ]
    assert row(1, "P3", "itars", naive_result(document))["vp_cost"] == 15


def test_example_4_faction_bidding() -> None:
    document = auction(
        "faction-bidding",
        ["P1", "P2", "P3", "P4"],
        [
            nominate("P1", "xenos"),
            nominate("P2", "terrans"),
            nominate("P3", "itars"),
            nominate("P4", "geodens"),
            bid("P1", "xenos", 5),
            bid("P2", "geodens", 2),
            bid("P3", "xenos", 6),
            bid("P4", "terrans", 0),
            bid("P1", "terrans", 1),
            bid("P4", "geodens", 4),
            bid("P2", "itars", 0),
        ],
    )
    result = naive_result(document)
    assert result["charge"] == "start-track"
    assert result["turn_order"] == ["P3", "P1", "P2", "P4"]
    assert result["mine_order"] == ["P3", "P1", "P2", "P4", "P4", "P2", "P1", "P3", "P3"]
    assert row(1, "P3", "xenos", result)["starting_vp"] == 24
    assert row(2, "P1", "terrans", result)["starting_vp"] == 29
    assert row(3, "P2", "itars", result)["starting_vp"] == 30
    assert row(4, "P4", "geodens", result)["starting_vp"] == 26
    assert [each["final_deduction"] for each in result["outcome"]] == [0, 0, 0, 0]
    assert [tuple(step.values()) for step in naive_steps(document)] == [
        ("claim", "P1", "xenos", 5, None),
        ("claim", "P2", "geodens", 2, None),
        ("outbid", "P3", "xenos", 6, "P1"),
        ("claim", "P4", "terrans", 0, None),
        ("outbid", "P1", "terrans", 1, "P4"),
        ("outbid", "P4", "geodens", 4, "P2"),
        ("claim", "P2", "itars", 0, None),
    ]


def every_kind_of_tie(charge: str | None = None, track_vp: int = 30) -> Document:
    return auction(
        "silent",
        ["A", "B", "C"],
        [
            nominate("A", "itars"),
            nominate("B", "xenos"),
            nominate("C", "taklons"),
            submit("C", itars=7, taklons=0, xenos=0),
            submit("A", itars=15, taklons=10, xenos=0),
            submit("B", itars=15, taklons=8, xenos=5),
        ],
        charge=charge,
        track_vp=track_vp,
    )


def test_example_5_silent_with_every_kind_of_tie() -> None:
    fields = ("action", "player", "faction", "cost", "margin", "displaced", "tie_break")
    assert naive_steps(every_kind_of_tie()) == [
        dict(zip(fields, step, strict=True))
        for step in [
            ("take", "A", "itars", 0, 15, None, None),
            ("take", "B", "itars", 1, 14, "A", None),
            ("take", "C", "itars", 2, 5, "B", None),
            ("take", "A", "itars", 3, 12, "C", None),
            ("take", "B", "itars", 4, 11, "A", None),
            ("take", "C", "itars", 5, 2, "B", None),
            ("take", "A", "taklons", 0, 10, None, None),
            ("take", "B", "itars", 6, 9, "C", None),
            ("take", "C", "itars", 7, 0, "B", "held"),
            ("keep", "A", "taklons", 0, 10, None, None),
            ("take", "B", "taklons", 1, 7, "A", "latest-nomination"),
            ("keep", "C", "itars", 7, 0, None, None),
            ("take", "A", "taklons", 2, 8, "B", None),
            ("take", "B", "itars", 8, 7, "C", None),
            ("take", "C", "xenos", 0, 0, None, None),
            ("keep", "A", "taklons", 2, 8, None, None),
            ("keep", "B", "itars", 8, 7, None, None),
            ("keep", "C", "xenos", 0, 0, None, None),
        ]
    ]
    result = naive_result(every_kind_of_tie())
    assert row(1, "B", "itars", result)["vp_cost"] == 8
    assert row(2, "C", "xenos", result)["vp_cost"] == 0
    assert row(3, "A", "taklons", result)["vp_cost"] == 2
    assert result["mine_order"] == ["B", "C", "A", "A", "C", "B", "C"]


# What the worked examples leave out


@pytest.mark.parametrize(
    ("charge", "track_vp", "starts", "deductions"),
    [
        (None, 30, [10, 10, 10], [8, 0, 2]),
        ("final-scoring", 30, [10, 10, 10], [8, 0, 2]),
        ("start-track", 30, [22, 30, 28], [0, 0, 0]),
        ("start-track", 5, [-3, 5, 3], [0, 0, 0]),
        ("level-10", 5, [10, 18, 16], [0, 0, 0]),
    ],
)
def test_three_ways_to_charge(
    charge: str | None,
    track_vp: int,
    starts: list[int],
    deductions: list[int],
) -> None:
    outcome = naive_result(every_kind_of_tie(charge, track_vp))["outcome"]
    assert [each["starting_vp"] for each in outcome] == starts
    assert [each["final_deduction"] for each in outcome] == deductions


def test_bans_then_a_draw_that_deals_by_seat() -> None:
    document = auction(
        "none",
        ["Ada", "Ben"],
        [
            {"type": "ban", "player": "Ada", "faction": "nevlas"},
            {"type": "ban", "player": "Ben", "faction": "ambas"},
            {"type": "draw", "factions": ["itars", "taklons"]},
        ],
        ban_phase=True,
        random_factions=True,
    )
    result = naive_result(document)
    assert result["banned"] == ["nevlas", "ambas"]
    assert row(1, "Ada", "itars", result)["planet"] == "ice"
    assert row(2, "Ben", "taklons", result)["planet"] == "swamp"
    assert naive_steps(document) == [
        {"action": "assign", "player": "Ada", "faction": "itars"},
        {"action": "assign", "player": "Ben", "faction": "taklons"},
    ]


def test_choosing_from_a_pool_enters_in_the_order_of_the_choices() -> None:
    document = auction(
        "choose-while-bidding",
        ["Ada", "Ben"],
        [
            {"type": "draw", "factions": ["itars", "taklons"]},
            nominate("Ada", "taklons"),
            nominate("Ben", "itars"),
        ],
        random_factions=True,
    )
    assert naive_result(document)["turn_order"] == ["Ada", "Ben"]


def test_lost_fleet_places_after_the_third_mine_and_before_the_ivits() -> None:
    document = auction(
        "none",
        ["Ada", "Ben", "Cyd", "Dan", "Eva"],
        [
            nominate("Ada", "ivits"),
            nominate("Ben", "tinkeroids"),
            nominate("Cyd", "xenos"),
            nominate("Dan", "moweyds"),
            nominate("Eva", "terrans"),
        ],
        expansions=["lost-fleet"],
    )
    result = naive_result(document)
    assert result["mine_order"] == ["Cyd", "Eva", "Eva", "Cyd", "Cyd", "Ben", "Dan", "Ada"]
    assert row(2, "Ben", "tinkeroids", result)["planet"] == "asteroid"
    assert row(4, "Dan", "moweyds", result)["planet"] == "protoplanet"


def test_silent_nothing_to_choose_goes_to_the_own_nomination() -> None:
    document = auction(
        "silent",
        ["Ada", "Ben"],
        [
            nominate("Ada", "itars"),
            nominate("Ben", "xenos"),
            submit("Ada", itars=0, xenos=0),
            submit("Ben", itars=0, xenos=0),
        ],
    )
    assert [tuple(step.values()) for step in naive_steps(document)] == [
        ("take", "Ada", "itars", 0, 0, None, "own-nomination"),
        ("take", "Ben", "xenos", 0, 0, None, None),
        ("keep", "Ada", "itars", 0, 0, None, None),
        ("keep", "Ben", "xenos", 0, 0, None, None),
    ]


def test_split_ties_go_to_the_latest_nomination() -> None:
    document = auction(
        "preference-split",
        ["Ada", "Ben"],
        [
            nominate("Ada", "itars"),
            nominate("Ben", "xenos"),
            submit("Ben", itars=3, xenos=2),
            submit("Ada", itars=2, xenos=3),
        ],
        budget=5,
    )
    # 5 in all on either, 2.5 each: the later faction first, to Ada; itars is left to Ben.
    assert [tuple(step.values()) for step in naive_steps(document)] == [
        ("award", "xenos", "Ada", 5, 3, 3, "latest-nomination", None),
        ("award", "itars", "Ben", 5, 3, 3, "latest-nomination", None),
    ]
    document["events"][2:] = [submit("Ben", itars=4, xenos=1), submit("Ada", itars=4, xenos=1)]
    assert [tuple(step.values()) for step in naive_steps(document)] == [
        ("award", "itars", "Ben", 8, 4, 4, None, "latest-nomination"),
        ("award", "xenos", "Ada", 2, 1, 1, None, None),
    ]


# What is made up


def test_the_same_seed_makes_the_same_auction() -> None:
    assert [generated(seed) for seed in range(50)] == [generated(seed) for seed in range(50)]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_mode_and_number_of_players_are_as_asked(mode: str, players: int) -> None:
    settings = generated(1, mode, players)["settings"]
    assert (settings["mode"], len(settings["players"])) == (mode, players)


def test_names_are_legal_and_different() -> None:
    folded = {unicodedata.normalize("NFC", name.strip()).casefold() for name in NAMES}
    assert len(folded) == len(NAMES)
    assert all(name == name.strip() and 1 <= len(name) <= 40 for name in NAMES)
    assert not any(unicodedata.category(character).startswith("C") for name in NAMES for character in name)
    assert any(unicodedata.combining(character) for name in NAMES for character in name)
    assert any(unicodedata.east_asian_width(character) == "W" for name in NAMES for character in name)


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_plays_exactly_one_faction(seed: int) -> None:
    document = generated(seed)
    players = document["settings"]["players"]
    result = naive_result(document)
    outcome = result["outcome"]
    factions = [each["faction"] for each in outcome]

    assert sorted(result["turn_order"]) == sorted(players)
    assert [players[each["seat"] - 1] for each in outcome] == result["turn_order"]
    assert result["booster_order"] == result["turn_order"][::-1]
    assert len({each["planet"] for each in outcome}) == len(players), "two sides of one board (T3)"
    assert not set(factions) & set(result["banned"])
    assert len(set(result["banned"])) == (len(players) if document["settings"]["ban_phase"] else 0)
    if not document["settings"]["expansions"]:
        assert all(each["planet"] in BASE_BOARDS for each in outcome)
    for draw in of_type(document, "draw"):
        assert sorted(draw["factions"]) == sorted(factions)


@pytest.mark.parametrize("seed", SEEDS)
def test_open_bids_are_made_in_turn_and_above_the_price(seed: int) -> None:
    document = generated(seed, MODES[1 + seed % 3])
    settings = document["settings"]
    seats = settings["players"]
    on_the_track = settings["mode"] == "faction-bidding"
    claim_is_free = on_the_track or (
        settings["mode"] == "choose-then-bid" and settings["opening_bids"] == "any"
    )
    holding: dict[str, tuple[str, int]] = {}
    seat = 0
    for step in naive_steps(document):
        without = [player for player in seats if player not in [holder for holder, _ in holding.values()]]
        while seats[seat] not in without:
            seat = (seat + 1) % len(seats)
        assert step["player"] == seats[seat]
        seat = (seat + 1) % len(seats)
        if step["action"] == "outbid":
            holder, price = holding[step["faction"]]
            assert step["displaced"] == holder
            assert step["vp"] > price
        else:
            assert step["faction"] not in holding
            assert step["vp"] == 0 or claim_is_free
        assert 0 <= step["vp"] <= (settings["track_vp"] if on_the_track else HIGHEST_BID)
        holding[step["faction"]] = (step["player"], step["vp"])
    assert len(holding) == len(seats)


@pytest.mark.parametrize("seed", SEEDS)
def test_silent_prices_stay_within_the_winners_maximum(seed: int) -> None:
    document = generated(seed, "silent")
    maximums = {event["player"]: event["bids"] for event in of_type(document, "submit")}
    cap = document["settings"]["max_bid"]
    assert all(0 <= vp <= cap for bids in maximums.values() for vp in bids.values())
    for each in naive_result(document)["outcome"]:
        assert 0 <= each["vp_cost"] <= maximums[each["player"]][each["faction"]]
    last_round = naive_steps(document)[-len(maximums) :]
    assert [step["action"] for step in last_round] == ["keep"] * len(maximums)


@pytest.mark.parametrize("seed", SEEDS)
def test_splits_spend_the_budget_and_awards_go_down(seed: int) -> None:
    document = generated(seed, "preference-split")
    settings = document["settings"]
    budget = settings["budget"] or 20 * len(settings["players"])
    assert {sum(event["bids"].values()) for event in of_type(document, "submit")} == {budget}
    totals = [step["total"] for step in naive_steps(document)]
    assert totals == sorted(totals, reverse=True)
    assert sum(totals) == budget * len(settings["players"])


def of_type(document: Document, kind: str) -> Iterator[Document]:
    return (event for event in document["events"] if event["type"] == kind)


def test_some_hundred_seeds_meet_every_setting_and_every_tie() -> None:
    documents = [generated(seed) for seed in SEEDS]
    settings = [document["settings"] for document in documents]
    assert {each["mode"] for each in settings} == set(MODES)
    for switch in ("ban_phase", "random_factions"):
        assert {each[switch] for each in settings} == {True, False}
    assert {each["charge"] for each in settings} == {None, "final-scoring", "start-track", "level-10"}
    assert {each["opening_bids"] for each in settings} == {"zero", "any"}
    assert {tuple(each["expansions"]) for each in settings} == {(), ("lost-fleet",)}
    assert {len(each["players"]) for each in settings} == {2, 3, 4, 5}
    assert 2.8 < sum(len(each["players"]) for each in settings) / len(settings) < 3.2

    steps = [(document["settings"]["mode"], step) for document in documents for step in naive_steps(document)]
    assert {(mode, step.get("tie_break")) for mode, step in steps} == {
        *((mode, None) for mode in MODES),
        ("silent", "held"),
        ("silent", "own-nomination"),
        ("silent", "latest-nomination"),
        ("preference-split", "latest-nomination"),
    }
    assert any(step.get("order_tie_break") for _, step in steps)
    played = {each["faction"] for document in documents for each in naive_result(document)["outcome"]}
    boards = [*BASE_BOARDS.values(), *LOST_FLEET_BOARDS.values()]
    assert played == {faction for sides in boards for faction in sides}


def test_the_generator_prints_json_lines_that_stand_alone(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    main(["--seed", "7", "--count", "20"])
    printed = capsysbinary.readouterr().out.decode()
    assert [json.loads(line) for line in printed.splitlines()] == [generated(seed) for seed in range(7, 27)]
    assert "\\u" not in printed
