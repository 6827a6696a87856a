"""A saved auction again: what is told of each move, and the board after it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.rules.events import Submit
from gaia_auction.rules.state import State
from gaia_auction.rules.steps import Award, Take
from gaia_auction.table.replay import Replay, replay_of, replay_of_auction
from gaia_auction.table.resolve import resolve

GAMES = Path(__file__).parent.parent / "games"
FINISHED = sorted(path for path in GAMES.glob("*/*.json") if path.parent.name != "bad")
BAD = sorted(GAMES.glob("bad/*.json"))


def document(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return read


def replayed(auction: object) -> Replay:
    return replay_of(json.dumps(auction).encode())


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def held(state: State) -> dict[str, tuple[str, int]]:
    return {holding.faction: (holding.player, holding.vp) for holding in state.holdings}


@pytest.mark.parametrize("path", FINISHED, ids=named)
def test_finished_auction_ends_with_the_board_of_its_outcome(path: Path) -> None:
    data = path.read_bytes()
    replay, resolved = replay_of(data), resolve(data)
    assert replay.outcome == resolved.outcome
    assert replay.steps == resolved.steps
    assert replay.due == ""
    numbers = [move.number for move in replay.moves if move.step is not None]
    assert numbers == list(range(1, len(resolved.steps) + 1))
    lots = {lot.faction: (lot.player, lot.vp_cost) for lot in resolved.outcome.lots}
    assert held(replay.moves[-1].state) == lots


@pytest.mark.parametrize("path", FINISHED, ids=named)
def test_unfinished_auction_is_shown_as_far_as_it_goes(path: Path) -> None:
    whole = document(path)
    del whole["result"]
    complete = replayed(whole).moves
    for length in range(len(whole["events"])):
        replay = replayed(whole | {"events": whole["events"][:length]})
        assert replay.outcome is None
        assert replay.due
        told = [move.sentence for move in replay.moves if move.part != "submission"]
        assert told == [move.sentence for move in complete[: len(told)]]
        assert not any(move.revealed for move in replay.moves)


EVERY_TIE = GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"


def test_silent_auction_is_told_move_by_move() -> None:
    moves = replay_of(EVERY_TIE.read_bytes()).moves
    nominations, revealed, turns = moves[:3], moves[3], moves[4:]
    assert [(move.part, move.sentence, move.number) for move in nominations] == [
        ("nomination", "A nominates Itars.", None),
        ("nomination", "B nominates Xenos.", None),
        ("nomination", "C nominates Taklons.", None),
    ]
    assert revealed.sentence == "All sealed bids are in, and are revealed at once (S1)."
    assert revealed.revealed == (
        Submit("A", {"itars": 15, "xenos": 0, "taklons": 10}),
        Submit("B", {"itars": 15, "xenos": 5, "taklons": 8}),
        Submit("C", {"itars": 7, "xenos": 0, "taklons": 0}),
    )
    # From the arithmetic of the published example: who holds what at what price after each of 18 turns.
    boards = [held(turn.state) for turn in turns]
    assert boards[:3] == [{"itars": ("A", 0)}, {"itars": ("B", 1)}, {"itars": ("C", 2)}]
    assert boards[6] == {"itars": ("C", 5), "taklons": ("A", 0)}
    assert boards[10] == boards[11] == {"itars": ("C", 7), "taklons": ("B", 1)}
    assert boards[14:] == [{"itars": ("B", 8), "taklons": ("A", 2), "xenos": ("C", 0)}] * 4
    assert turns[10].sentence == (
        "B takes Taklons for 1: the best margin is 7, on Itars (15 − 8) and on Taklons (8 − 1); Xenos would "
        "leave 5 − 0 = 5. Others hold both, neither is B's nomination, and Taklons was nominated "
        "latest (S4). A is without a faction."
    )
    assert [turn.number for turn in turns if "the auction is over (S5)" in turn.sentence] == [18]


def test_the_order_of_sealed_submissions_means_nothing() -> None:
    auction = document(EVERY_TIE)
    nominations, submissions = auction["events"][:3], auction["events"][3:]
    turned = replayed(auction | {"events": nominations + submissions[::-1]})
    as_written = replayed(auction)
    assert turned.steps == as_written.steps
    assert [move.sentence for move in turned.moves] == [move.sentence for move in as_written.moves]
    assert [move.revealed for move in turned.moves] == [move.revealed for move in as_written.moves]


def test_while_bids_are_missing_no_number_is_told() -> None:
    auction = document(EVERY_TIE)
    nominations, (first, second, _) = auction["events"][:3], auction["events"][3:]
    del auction["result"]
    replay = replayed(auction | {"events": [*nominations, second, first]})
    assert replay.moves[-1].sentence == "A and B have submitted. Nothing is revealed before all have (S1)."
    assert replay.due == "C is to submit sealed bids"
    assert not any(number in move.sentence for move in replay.moves for number in ("15", "10", "8", "5"))


def test_of_bids_under_seal_is_told_whose_are_in() -> None:
    path = GAMES / "silent" / "sealed-and-revealed-by-play.json"
    auction = read_auction(path.read_bytes())
    sealed = replace(auction.under_seal, result=None)
    all_in = replay_of_auction(sealed)
    assert all_in.moves[-1].sentence == "All sealed bids are in, and are not revealed yet (S1)."
    assert (all_in.outcome, all_in.due) == (None, "all sealed bids are in; `resume` reveals them")
    # Cyd submitted first, then Ada.
    two_in = replay_of_auction(replace(sealed, events=sealed.events[:-1]))
    assert (
        two_in.moves[-1].sentence == "Ada and Cyd have submitted. Nothing is revealed before all have (S1)."
    )
    assert two_in.due == "Ben is to submit sealed bids"


def test_open_moves_are_told_by_their_steps() -> None:
    path = GAMES / "faction-bidding" / "worked-example-5-4-four-players.json"
    moves = replay_of(path.read_bytes()).moves
    assert [(move.part, move.number, move.sentence) for move in moves[3:7]] == [
        ("nomination", None, "P4 nominates Geodens."),
        ("bidding", 1, "P1 takes Xenos from the pool and lowers its marker by 5, to 25 (F2)."),
        ("bidding", 2, "P2 takes Geodens from the pool and lowers its marker by 2, to 28 (F2)."),
        (
            "bidding",
            3,
            "P3 takes Xenos from P1 and lowers its marker by 1, to 24 (F2). P1 is without a faction.",
        ),
    ]
    assert held(moves[6].state) == {"geodens": ("P2", 2), "xenos": ("P3", 6)}


def test_a_nomination_while_bidding_is_a_step() -> None:
    path = GAMES / "choose-while-bidding" / "random-pool-after-bans-lost-fleet-level-10.json"
    assert [(move.part, move.number, move.sentence) for move in replay_of(path.read_bytes()).moves] == [
        ("ban", None, "Ada bans Terrans."),
        ("ban", None, "Ben bans Tinkeroids."),
        ("draw", None, "Darkanians and Lantids are drawn, in this order."),
        ("bidding", 1, "Ada brings Lantids into the auction and holds it at 0 (C1)."),
        ("bidding", 2, "Ben outbids Ada on Lantids, with 1 over 0 (C1). Ada is without a faction."),
        ("bidding", 3, "Ada brings Darkanians into the auction and holds it at 0 (C1)."),
    ]


def test_claims_and_bids_after_nominations_name_their_rule() -> None:
    path = GAMES / "choose-then-bid" / "duel-three-players.json"
    told = [move.sentence for move in replay_of(path.read_bytes()).moves if move.part == "bidding"]
    assert told[:2] == [
        "P1 claims Geodens for 0 (D2).",
        "P2 outbids P1 on Geodens, with 2 over 0 (D2). P1 is without a faction.",
    ]


def test_awards_of_equal_totals_name_the_others() -> None:
    path = GAMES / "preference-split" / "all-totals-tied-four-players.json"
    awards = [step for step in replay_of(path.read_bytes()).steps if isinstance(step, Award)]
    assert [award.same_total for award in awards] == [
        ("itars", "taklons", "xenos"),
        ("itars", "taklons", "geodens"),
        ("itars", "xenos", "geodens"),
        ("taklons", "xenos", "geodens"),
    ]


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("none/bans-then-random-factions", "P1 plays Nevlas for 0: it was drawn for P1's seat (N1, P2)."),
        ("none/two-players-ivits-and-xenos", "Ada plays Ivits for 0: it is Ada's nomination (N1)."),
    ],
)
def test_without_an_auction_it_is_told_who_plays_what(game: str, told: str) -> None:
    replay = replay_of((GAMES / f"{game}.json").read_bytes())
    assert [move.sentence for move in replay.moves if move.number == 1] == [told]


def test_drawn_factions_are_not_called_nominated() -> None:
    for game in (
        "silent/random-factions-tie-latest-drawn",
        "preference-split/random-factions-bid-tie-start-track",
    ):
        replay = replay_of((GAMES / f"{game}.json").read_bytes())
        assert all(step.drawn for step in replay.steps if isinstance(step, Take | Award))
        assert not any("nominat" in move.sentence for move in replay.moves)


def test_an_auction_that_has_not_begun() -> None:
    replay = replayed(document(EVERY_TIE) | {"events": [], "result": None})
    assert replay.moves == ()
    assert replay.due == "A is to nominate a faction"


@pytest.mark.parametrize("path", BAD, ids=named)
def test_wrong_auction_is_refused_as_everywhere(path: Path) -> None:
    data = json.dumps(document(path)["auction"]).encode()
    with pytest.raises(InputError) as refused:
        resolve(data)
    if "unfinished" in refused.value.what and refused.value.where == "events":
        assert replay_of(data).outcome is None
        return
    with pytest.raises(InputError) as also_refused:
        replay_of(data)
    assert str(also_refused.value) == str(refused.value)
