"""What a table is offered when its auction is over."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gaia_auction.records.result_document import result_document
from gaia_auction.rules.events import Draw, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import settle
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.screen.afterwards import Afterwards
from gaia_auction.table.play import Played
from tests.screen.laptop import CTRL_C, ENTER, ESCAPE, RIGHT, Laptop
from tests.screen.test_order_view import history_of

HISTORY = history_of("itars", "xenos")
OUTCOME = settle(HISTORY.end)
ENOUGH = ("What next?", ENTER)
SAVE = ("What next?", "save" + ENTER)

Answer = tuple[str, str]


SUBMITTED = replay(
    Settings("preference-split", ("Ada", "Ben"), budget=10),
    [
        Nominate("Ada", "itars"),
        Nominate("Ben", "xenos"),
        Submit("Ada", {"itars": 4, "xenos": 6}),
        Submit("Ben", {"itars": 9, "xenos": 1}),
    ],
)


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Laptop]:
    monkeypatch.chdir(tmp_path)

    def at_the_end(*answers: Answer) -> Laptop:
        laptop = Laptop()
        with laptop.answering(*answers):
            played = Played(OUTCOME, {"Ada": "K7QX-2M9D", "Ben": "0000-1111"})
            assert not Afterwards(laptop.stage, HISTORY, played, Path("table.json")).until_enough()
        return laptop

    return at_the_end


def test_one_enter_is_enough_and_the_outcome_stands_above(offered: Callable[..., Laptop]) -> None:
    (page,) = offered(ENOUGH).seen
    assert page.startswith(" Outcome · No auction")
    assert "Ada K7QX-2M9D · Ben 0000-1111" in page
    assert "» 1 That is all" in page


@pytest.mark.parametrize("back", [ENTER, ESCAPE])
def test_the_order_of_play(offered: Callable[..., Laptop], back: str) -> None:
    order = ("What next?", "order" + ENTER), ("Press Enter to go back", back)
    assert offered(*order, ENOUGH).seen[1].startswith(" Order of play")


def test_it_can_be_seen_again_move_by_move(offered: Callable[..., Laptop]) -> None:
    pages = ("What next?", "why" + ENTER), ("page 1 of", RIGHT), ("page 2 of", "q")
    laptop = offered(*pages, ENOUGH)
    assert "Ada nominates Itars" in laptop.seen[1] + laptop.seen[2]
    assert laptop.seen[3].startswith(" Outcome")


@pytest.mark.parametrize(("keys", "name"), [("", "table-result.json"), ("mine.json", "mine.json")])
def test_the_result_can_be_saved_on_its_own(
    offered: Callable[..., Laptop], tmp_path: Path, keys: str, name: str
) -> None:
    laptop = offered(SAVE, ("Save the result to:", keys + ENTER), ENOUGH)
    saved = json.loads((tmp_path / name).read_text("utf-8"))
    assert saved == result_document(OUTCOME)
    assert laptop.seen[-1].startswith(" Outcome")
    assert f"The result is saved in {name}." in laptop.seen[-1]


def test_a_file_that_exists_is_left_alone(offered: Callable[..., Laptop], tmp_path: Path) -> None:
    (tmp_path / "table-result.json").write_text("mine", "utf-8")
    laptop = offered(
        SAVE,
        ("Save the result to:", ENTER),
        ("exists already; name a new file", "no/such.json" + ENTER),
        SAVE,
        ("Save the result to:", "x" + ESCAPE),
        ENOUGH,
    )
    trouble = "no/such.json: cannot be written: no such file or directory"
    assert trouble in laptop.seen[3]
    assert trouble not in laptop.seen[5]
    assert (tmp_path / "table-result.json").read_text("utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["table-result.json"]


@pytest.mark.parametrize("back", [ENTER, ESCAPE])
def test_after_sealed_bids_whether_it_was_fair(back: str) -> None:
    """The Itars cost (4 + 9) / 2, rounded up: 7. Ben bid 9. The Xenos cost (6 + 1) / 2: 4. Ada bid 6."""
    laptop = Laptop()
    assert isinstance(SUBMITTED, History)
    with laptop.answering(("What next?", "fair" + ENTER), ("Press Enter to go back", back), ENOUGH):
        played = Played(settle(SUBMITTED.end), {})
        assert not Afterwards(laptop.stage, SUBMITTED, played, Path("table.json")).until_enough()
    fair = laptop.seen[1].splitlines()
    assert "Was it fair?" in laptop.seen[1]
    assert [line.split() for line in fair if line.startswith((" Ada", " Ben"))] == [
        ["Ada", "−3", "[2]", "–"],
        ["Ben", "[2]", "−3", "–"],
    ]
    assert laptop.seen[2].startswith(" Outcome")


def test_without_sealed_bids_nobody_can_say_whether_it_was_fair(offered: Callable[..., Laptop]) -> None:
    assert "fair" not in offered(ENOUGH).seen[0]


def test_it_can_be_left_at_any_time(offered: Callable[..., Laptop]) -> None:
    with pytest.raises(KeyboardInterrupt):
        offered(("What next?", "order" + ENTER), ("Press Enter to go back", CTRL_C))


def test_the_last_move_of_an_open_auction_can_be_taken_back() -> None:
    laptop = Laptop()
    with laptop.answering(("0 ↶ Take back: Ben nominates Xenos", "0" + ENTER)):
        assert Afterwards(laptop.stage, HISTORY, Played(OUTCOME), Path("table.json")).until_enough()


def test_a_draw_is_not_taken_back() -> None:
    history = replay(Settings("none", ("Ada", "Ben"), random_factions=True), [Draw(("itars", "xenos"))])
    assert isinstance(history, History)
    laptop = Laptop()
    with laptop.answering(ENOUGH):
        assert not Afterwards(laptop.stage, history, Played(OUTCOME), Path("table.json")).until_enough()
    assert "Take back" not in laptop.seen[0]
