"""A saved auction as pages: the whole board and the reason on each, on a screen of 24 × 80."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from gaia_auction.screen.replay_pages import pages_of
from gaia_auction.table.excerpt import excerpt
from gaia_auction.table.replay import Replay, replay_of
from tests.screen.drawing import LONG_NAMES, drawn

GAMES = Path(__file__).parent.parent / "games"
FINISHED = sorted(path for path in GAMES.glob("*/*.json") if path.parent.name != "bad")
ROWS, COLUMNS = 24, 80


def replay_of_game(name: str) -> Replay:
    return replay_of((GAMES / f"{name}.json").read_bytes())


def rows_of(page: RenderableType) -> int:
    console = Console(file=StringIO(), width=COLUMNS, height=ROWS)
    return len(console.render_lines(page, pad=False))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FINISHED, ids=named)
def test_every_page_fits_with_its_hint(path: Path) -> None:
    replay = replay_of(path.read_bytes())
    pages = pages_of(replay, path.name)
    sealed = any(move.revealed for move in replay.moves)
    assert len(pages) == len(replay.moves) + (2 if sealed else 1)
    for page in pages:
        assert rows_of(page) + 2 <= ROWS


def with_long_names(path: Path) -> dict[str, Any]:
    """Return a game in which everybody has a name of 40 characters or cells."""
    text = path.read_text("utf-8")
    players = json.loads(text)["settings"]["players"]
    for name, long in zip(players, (name[:40].strip() for name in LONG_NAMES), strict=True):
        text = text.replace(json.dumps(name, ensure_ascii=False), json.dumps(long, ensure_ascii=False))
    document: dict[str, Any] = json.loads(text)
    return document


@pytest.mark.parametrize(
    "name",
    [
        "silent/five-players-ends-across-rounds",
        "preference-split/everything-tied-five-players",
        "faction-bidding/five-players",
        "choose-while-bidding/five-players-with-bans",
    ],
)
def test_every_move_fits_also_with_five_long_names(name: str) -> None:
    document = with_long_names(GAMES / f"{name}.json")
    replay = replay_of(json.dumps(document).encode())
    for page in pages_of(replay, "table.json")[: len(replay.moves)]:
        assert rows_of(page) + 2 <= ROWS


def test_a_silent_turn_shows_who_holds_what_and_who_is_without() -> None:
    pages = pages_of(replay_of_game("silent/worked-example-5-5-every-kind-of-tie"), "table.json")
    # Three nominations and the revealed bids come before the eleventh turn.
    assert drawn(pages[3 + 1 + 10]) == (
        " Silent auction                                                       table.json\n"
        "\n"
        " Turn  Faction    Planet  Nominated by  Held by  Price\n"
        "    1  ■ Itars    Ice     A             C            7\n"
        "    2  ■ Xenos    Desert  B             –            –\n"
        "    3  ■ Taklons  Swamp   C             B            1\n"
        "\n"
        " Without a faction: A\n"
        "\n"
        " How it was decided\n"
        " 11/18  B takes Taklons for 1: the best margin is 7, on Itars (15 − 8) and on\n"
        "        Taklons (8 − 1); Xenos would leave 5 − 0 = 5. Others hold both, neither\n"
        "        is B's nomination, and Taklons was nominated latest (S4). A is without a\n"
        "        faction.\n"
    )


def test_an_open_move_shows_the_board_as_it_was_at_the_table() -> None:
    pages = pages_of(replay_of_game("choose-then-bid/duel-three-players"), "table.json")
    assert drawn(pages[4]) == (
        " Choose, then bid                                                      P3 to act\n"
        "\n"
        " Turn  Faction    Planet    Held by  Price  To take it\n"
        "    1  ■ Geodens  Volcanic  P2           2           3\n"
        "    2  ■ Taklons  Swamp     –            –           0\n"
        "    3  ■ Itars    Ice       –            –           0\n"
        "\n"
        " Without a faction: P1, P3\n"
        "\n"
        " Bidding\n"
        " 2/9  P2 outbids P1 on Geodens, with 2 over 0 (D2). P1 is without a faction.\n"
    )


def test_an_award_names_its_board_after_the_draw() -> None:
    pages = pages_of(replay_of_game("preference-split/random-factions-bid-tie-start-track"), "table.json")
    assert "Drawn for  Held by" in drawn(pages[-3])


def test_the_last_page_is_the_outcome_or_how_it_stands() -> None:
    document = json.loads((GAMES / "choose-then-bid" / "duel-three-players.json").read_bytes())
    assert "Outcome · Choose, then bid" in drawn(
        pages_of(replay_of_game("choose-then-bid/duel-three-players"), "")[-1]
    )
    *_, outcome, fairness = pages_of(replay_of_game("silent/in-app-example"), "")
    assert "Outcome · Silent auction" in drawn(outcome)
    assert "Was it fair?" in drawn(fairness)
    unfinished = replay_of(json.dumps(document | {"events": document["events"][:5], "result": None}).encode())
    last = drawn(pages_of(unfinished, "table.json")[-1])
    assert "P3 to act" in last
    assert last.endswith("\n Not over yet: P3 is to take a faction or outbid somebody.\n")


def test_an_excerpt_has_the_pages_of_its_steps() -> None:
    replay = replay_of_game("silent/worked-example-5-5-every-kind-of-tie")
    pages = pages_of(excerpt(replay, first=9, last=11), "table.json")
    assert [drawn(page).partition("/18")[0][-2:].strip() for page in pages] == ["9", "10", "11"]
    assert len(pages_of(excerpt(replay, first=17), "table.json")) == 4


def test_an_excerpt_without_moves_says_so() -> None:
    replay = replay_of_game("silent/worked-example-5-5-every-kind-of-tie")
    # Ada's turns are the 1st, 4th, 7th and so on; nobody displaces her in the third.
    (page,) = pages_of(excerpt(replay, first=3, last=3, player="A"), "table.json")
    assert drawn(page).endswith(" Shown  step 3 of 18, what concerns A: nothing\n")
