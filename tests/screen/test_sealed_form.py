"""A sealed submission: handed over, typed unseen, and handed in only when its player says so."""

import re

import pytest

from gaia_auction.rules.choices import Form
from gaia_auction.rules.events import Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import ModeName, Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import legal
from gaia_auction.screen.sealed_form import SealedForm
from tests.screen.laptop import CLEAR, CTRL_C, CTRL_D, DOWN, ENTER, ESCAPE, Laptop

PLAYERS = ("Ada", "Ben", "Cyd")
FACTIONS = ("itars", "xenos", "taklons")
SURE = "are these your bids?"
HAND_IN = (SURE, ENTER)
AGAIN = (SURE, DOWN + ENTER)

Answer = tuple[str, str]


def state_of(mode: ModeName, *submitted: Submit) -> State:
    nominated = (Nominate(player, faction) for player, faction in zip(PLAYERS, FACTIONS, strict=True))
    history = replay(Settings(mode, PLAYERS), (*nominated, *submitted))
    assert isinstance(history, History), history
    return history.end


SILENT, SPLIT = state_of("silent"), state_of("preference-split")


def filled_in(laptop: Laptop, state: State, player: str, *answers: Answer) -> Submit:
    """Fill in a player's form from the hand-over on."""
    forms = {form.player: form for form in legal(state) if isinstance(form, Form)}
    with laptop.answering((f"{player}: press Enter when it is yours", ENTER), *answers):
        return SealedForm(laptop.stage, state, forms[player]).filled_in(tuple(forms))


def typed(*numbers: str) -> Answer:
    """Type all numbers in one go, as who is quick does."""
    return "Ada, your", "".join(f"{number}{ENTER}" for number in numbers)


def bids(*numbers: int) -> dict[str, int]:
    return dict(zip(FACTIONS, numbers, strict=True))


def test_a_number_for_each_faction() -> None:
    submission = filled_in(
        Laptop(),
        SILENT,
        "Ada",
        ("Ada, your maximum for Itars:  (0 to 40)", "15" + ENTER),
        ("Ada, your maximum for Xenos:  (0 to 40)", "0" + ENTER),
        ("Ada, your maximum for Taklons:  (0 to 40)", "40" + ENTER),
        HAND_IN,
    )
    assert submission == Submit("Ada", bids(15, 0, 40))


def test_the_form_says_whose_it_is_and_what_the_rule_is() -> None:
    laptop = Laptop()
    filled_in(laptop, SILENT, "Ada", typed("1", "2", "3"), HAND_IN)
    _, form, sure = laptop.seen
    assert form.startswith(
        " Ada · your sealed maximums                                       Silent auction\n"
    )
    words = " ".join(form.split())
    assert "The most you would pay for each faction, 0 to 40. There is no budget" in words
    assert "Nobody sees these until all are in." in words
    assert "Escape: back to the faction before. Nothing is handed in yet." in words
    assert form.count("–\n") == len(FACTIONS)
    assert sure.count("entered") == len(FACTIONS)
    assert "Handed in, they cannot be changed any more." in sure


def test_numbers_are_never_on_the_screen() -> None:
    laptop = Laptop()
    filled_in(
        laptop, SILENT, "Ada", typed("37", "38", "77", CLEAR + "39"), AGAIN, typed("36", "35", "34"), HAND_IN
    )
    assert not [number for number in ("37", "38", "77", "39", "36", "35", "34") if number in laptop.printed]


def test_escape_goes_back_to_the_faction_before() -> None:
    submission = filled_in(
        Laptop(),
        SILENT,
        "Ada",
        typed("1", "2"),
        ("for Taklons", "9" + ESCAPE),
        ("for Xenos", ESCAPE),
        ("for Itars", ESCAPE),
        ("for Itars", "4" + ENTER + "5" + ENTER + "6" + ENTER),
        HAND_IN,
    )
    assert submission == Submit("Ada", bids(4, 5, 6))


def test_start_again_forgets_everything() -> None:
    laptop = Laptop()
    submission = filled_in(laptop, SILENT, "Ada", typed("1", "2", "3"), AGAIN, typed("4", "5", "6"), HAND_IN)
    assert submission == Submit("Ada", bids(4, 5, 6))
    assert "entered" not in laptop.seen[3]


def test_a_number_above_the_cap_is_not_taken() -> None:
    submission = filled_in(
        Laptop(),
        SILENT,
        "Ada",
        typed("1", "41"),
        ("a whole number from 0 to 40", CLEAR + "4" + ENTER + "0" + ENTER),
        HAND_IN,
    )
    assert submission == Submit("Ada", bids(1, 4, 0))


def test_of_a_budget_the_last_faction_gets_what_is_left() -> None:
    laptop = Laptop()
    submission = filled_in(
        laptop,
        SPLIT,
        "Ada",
        ("Ada, your points for Itars:  (0 to 60; 60 left)", "30" + ENTER),
        ("Ada, your points for Xenos:  (0 to 30; 30 left)", "12" + ENTER),
        ("Ada, your points for Taklons:  (Enter: all that is left)", ENTER),
        HAND_IN,
    )
    assert submission == Submit("Ada", bids(30, 12, 18))
    words = " ".join(laptop.seen[1].split())
    assert (
        "Divide all 60 points over the factions; 0 is allowed. The winner pays the table's average." in words
    )
    assert "Preference split" in words
    assert not any(re.search(r"\b18\b", page) for page in laptop.seen)


@pytest.mark.parametrize(("first", "second", "left"), [(60, 0, 0), (1, 1, 58)])
def test_a_budget_is_always_spent_to_the_point(first: int, second: int, left: int) -> None:
    submission = filled_in(Laptop(), SPLIT, "Ada", typed(str(first), str(second), str(left)), HAND_IN)
    assert submission == Submit("Ada", bids(first, second, left))


def test_no_more_than_what_is_left_is_taken() -> None:
    submission = filled_in(
        Laptop(),
        SPLIT,
        "Ada",
        typed("61"),
        ("a whole number from 0 to 60", CLEAR + "50" + ENTER + "11" + ENTER),
        ("a whole number from 0 to 10", CLEAR + "4" + ENTER + "7" + ENTER),
        ("only what is left is possible", CLEAR + "6" + ENTER),
        HAND_IN,
    )
    assert submission == Submit("Ada", bids(50, 4, 6))


def test_going_back_gives_the_points_back() -> None:
    submission = filled_in(
        Laptop(),
        SPLIT,
        "Ada",
        typed("50"),
        ("(0 to 10; 10 left)", ESCAPE),
        ("(0 to 60; 60 left)", "20" + ENTER),
        ("(0 to 40; 40 left)", "20" + ENTER + ENTER),
        HAND_IN,
    )
    assert submission == Submit("Ada", bids(20, 20, 20))


def test_the_hand_over_shows_nothing_of_the_form_before() -> None:
    laptop = Laptop()
    first = filled_in(laptop, SILENT, "Ada", typed("37", "38", "39"), HAND_IN)
    after = state_of("silent", first)
    with pytest.raises(KeyboardInterrupt):
        filled_in(laptop, after, "Ben", ("Ben, your", CTRL_C))
    hand_over, form = laptop.seen[3:]
    assert [line.strip() for line in hand_over.splitlines() if line] == [
        "Please pass the laptop to",
        "Ben",
        "Everyone else looks away until Ben is done.",
        "Submitted: Ada    Still to come: Ben, Cyd",
        "Ben: press Enter when it is yours",
    ]
    assert "Ada" not in form
    assert "entered" not in form


def test_the_order_of_submissions_is_not_shown() -> None:
    laptop = Laptop()
    after = state_of("silent", Submit("Cyd", bids(1, 1, 1)), Submit("Ada", bids(1, 1, 1)))
    with pytest.raises(KeyboardInterrupt):
        filled_in(laptop, after, "Ben", ("Ben, your", CTRL_C))
    assert "Submitted: Ada, Cyd    Still to come: Ben" in laptop.seen[0]


def test_at_first_nobody_has_submitted() -> None:
    laptop = Laptop()
    with pytest.raises(KeyboardInterrupt):
        filled_in(laptop, SILENT, "Ada", ("Ada, your", CTRL_C))
    assert "Submitted: nobody yet    Still to come: Ada, Ben, Cyd" in laptop.seen[0]


@pytest.mark.parametrize(("entered", "key"), [(0, CTRL_D), (2, CTRL_C)])
def test_a_form_can_be_left_at_any_time(entered: int, key: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        filled_in(Laptop(), SILENT, "Ada", typed(*"123"[:entered], key))


def test_a_form_can_be_left_before_it_is_handed_in() -> None:
    with pytest.raises(KeyboardInterrupt):
        filled_in(Laptop(), SILENT, "Ada", typed("1", "2", "3"), ("are these your bids?", CTRL_D))


def test_before_they_count_the_numbers_can_be_looked_at_once() -> None:
    laptop = Laptop()
    submission = filled_in(
        laptop,
        SILENT,
        "Ada",
        typed("31", "22", "13"),
        (SURE, "look" + ENTER),
        ("Ada: press Enter to hide them again", ENTER),
        (SURE, "look" + ENTER),
        ("nothing begins like this", ESCAPE + ENTER),
    )
    assert submission == Submit("Ada", bids(31, 22, 13))
    showing = [page for page in laptop.seen if "hide them again" in page]
    assert len(showing) == 1
    assert all(number in showing[0] for number in ("31", "22", "13"))
    assert not any(
        number in page for page in laptop.seen if page not in showing for number in ("31", "22", "13")
    )


def test_who_starts_again_may_look_again() -> None:
    laptop = Laptop()
    looking = ((SURE, "look" + ENTER), ("hide them again", ENTER))
    filled_in(
        laptop, SILENT, "Ada", typed("1", "2", "3"), *looking, AGAIN, typed("4", "5", "6"), *looking, HAND_IN
    )
    assert sum("hide them again" in page for page in laptop.seen) == 2
