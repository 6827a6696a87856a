"""A part of a replay: some of its steps, or what concerns one player."""

import json
from pathlib import Path

import pytest

from gaia_auction.errors import InputError
from gaia_auction.table.excerpt import excerpt
from gaia_auction.table.replay import Replay, replay_of

GAMES = Path(__file__).parent.parent / "games"


def replay_of_game(name: str) -> Replay:
    return replay_of((GAMES / f"{name}.json").read_bytes())


SILENT = replay_of_game("silent/worked-example-5-5-every-kind-of-tie")
"""Eighteen steps of A, B and C, after three nominations and the revealed bids."""
OPEN = replay_of_game("choose-then-bid/duel-three-players")


def numbers(replay: Replay) -> list[int]:
    return [move.number for move in replay.moves if move.number is not None]


def told_before(replay: Replay) -> list[str]:
    return [move.sentence for move in replay.moves if move.number is None]


def test_without_bounds_it_is_the_whole() -> None:
    assert excerpt(SILENT) == SILENT


def test_both_bounds_are_included() -> None:
    part = excerpt(SILENT, first=9, last=11)
    assert numbers(part) == [9, 10, 11]
    assert told_before(part) == []
    assert not part.with_end
    assert part.shown == "steps 9 to 11 of 18"
    assert part.steps == SILENT.steps


def test_the_end_belongs_to_the_last_step() -> None:
    assert excerpt(SILENT, first=18).with_end
    assert excerpt(SILENT, last=18).with_end
    assert not excerpt(SILENT, last=17).with_end


def test_what_comes_before_the_first_step_is_there_without_a_first_one() -> None:
    assert len(told_before(excerpt(SILENT, last=1))) == 4
    assert told_before(excerpt(SILENT, first=1)) == []


def test_a_silent_auction_for_one_player() -> None:
    # From the published run: A takes itars (1, 4) and taklons (7, 13) and keeps (10, 16); B displaces A of
    # itars in 2 and 5 and of taklons in 11.
    part = excerpt(SILENT, player="a")
    assert numbers(part) == [1, 2, 4, 5, 7, 10, 11, 13, 16]
    assert told_before(part) == [
        "A nominates Itars.",
        "All sealed bids are in, and are revealed at once (S1).",
    ]
    assert part.shown == "what concerns A"
    assert part.with_end


def test_an_open_auction_for_one_player() -> None:
    # The third player has nothing to do with the duel for the Geodens.
    for number in numbers(excerpt(OPEN, player="P3")):
        assert "P3" in OPEN.moves[2 + number].sentence
    assert told_before(excerpt(OPEN, player="P3")) == ["P3 nominates Itars."]


def test_an_award_concerns_all_who_could_have_won_it() -> None:
    replay = replay_of_game("preference-split/two-of-four-totals-tied")
    # Ada wins the first award, Dee the second, Cyd the third, Ben the last.
    assert numbers(excerpt(replay, player="Ada")) == [1]
    assert numbers(excerpt(replay, player="Dee")) == [1, 2]
    assert numbers(excerpt(replay, player="Ben")) == [1, 2, 3, 4]


def test_without_an_auction_everybody_has_one_step_and_a_draw_is_everybodys() -> None:
    replay = replay_of_game("none/bans-then-random-factions")
    part = excerpt(replay, player="P2")
    assert [move.sentence for move in part.moves] == [
        "P2 bans Hadsch Hallas.",
        "Nevlas, Terrans and Firaks are drawn, in this order.",
        "P2 plays Terrans for 0: it was drawn for P2's seat (N1, P2).",
    ]


def test_names_are_the_same_as_everywhere() -> None:
    document = json.loads((GAMES / "choose-then-bid" / "duel-three-players.json").read_bytes())
    text = json.dumps(document).replace('"P3"', '"Zoe\\u0308"')
    assert excerpt(
        replay_of(text.encode()), player=" ZO\N{LATIN CAPITAL LETTER E WITH DIAERESIS} "
    ).shown == ("what concerns Zoe\N{COMBINING DIAERESIS}")


@pytest.mark.parametrize(
    ("first", "last", "error"),
    [
        (19, None, "--from: there is no step 19 here; it must be from 1 to 18"),
        (None, 10**30, "--to: there is no step 100000000000… here; it must be from 1 to 18"),
        (7, 6, "--to: step 6 comes before step 7; it must be from 7 to 18"),
        (7, 0, "--to: there is no step 0 here; it must be from 7 to 18"),
    ],
)
def test_steps_that_are_not_there(first: int | None, last: int | None, error: str) -> None:
    with pytest.raises(InputError) as refused:
        excerpt(SILENT, first=first, last=last)
    assert str(refused.value) == error


def test_a_player_who_is_not_there() -> None:
    with pytest.raises(InputError) as refused:
        excerpt(SILENT, player="Zo\x1b")
    assert str(refused.value) == r"--player: 'Zo\x1b' is not one of the players; it must be A, B or C"
