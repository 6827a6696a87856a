"""A sealed submission: typed unseen, and handed in only when its player says so."""

import re

import pytest

from gaia_auction.rules.choices import Form
from gaia_auction.rules.events import Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import ModeName, Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import legal
from gaia_auction.screen.question import GoBack
from gaia_auction.screen.sealed_form import SealedForm
from tests.screen.laptop import BACKSPACE, CLEAR, CTRL_C, CTRL_D, DOWN, ENTER, ESCAPE, UP, Laptop, pasted

PLAYERS = ("Ada", "Ben", "Cyd")
FACTIONS = ("itars", "xenos", "taklons")
SURE = "are these your bids?"
HAND_IN = (SURE, ENTER)
CHANGE = (SURE, DOWN + ENTER)
FORM = "Nothing is handed in yet."

Answer = tuple[str, str]


def state_of(mode: ModeName, *submitted: Submit) -> State:
    nominated = (Nominate(player, faction) for player, faction in zip(PLAYERS, FACTIONS, strict=True))
    history = replay(Settings(mode, PLAYERS), (*nominated, *submitted))
    assert isinstance(history, History), history
    return history.end


SILENT, SPLIT = state_of("silent"), state_of("preference-split")


def filled_in(laptop: Laptop, state: State, player: str, *answers: Answer) -> Submit:
    """Fill in a player's form."""
    forms = {form.player: form for form in legal(state) if isinstance(form, Form)}
    with laptop.answering(*answers):
        return SealedForm(laptop.stage, state, forms[player]).filled_in()


def typed(*numbers: str) -> Answer:
    """Type all numbers in one go, as who is quick does."""
    return FORM, "".join(f"{number}{ENTER}" for number in numbers)


def at(faction: str, keys: str) -> Answer:
    """Press keys once the number for a faction is to be typed."""
    return f"» ■ {faction}", keys


def bids(*numbers: int) -> dict[str, int]:
    return dict(zip(FACTIONS, numbers, strict=True))


def test_a_number_for_each_faction() -> None:
    answers = at("Itars", "15" + ENTER), at("Xenos", "0" + ENTER), at("Taklons", "40" + ENTER)
    assert filled_in(Laptop(), SILENT, "Ada", *answers, HAND_IN) == Submit("Ada", bids(15, 0, 40))


def test_enter_alone_is_nothing_for_a_faction() -> None:
    assert filled_in(Laptop(), SILENT, "Ada", typed("", "7", ""), HAND_IN) == Submit("Ada", bids(0, 7, 0))


def test_the_form_is_blank_and_says_whose_it_is_who_has_submitted_and_what_the_rule_is() -> None:
    laptop = Laptop()
    after = state_of("silent", Submit("Cyd", bids(1, 1, 1)), Submit("Ada", bids(37, 1, 1)))
    filled_in(laptop, after, "Ben", at("Itars", "1" + ENTER * 3), HAND_IN)
    assert laptop.seen[0].splitlines() == [
        " Ben · your sealed maximums                                       Silent auction",
        "",
        " The most you would pay for each faction, 0 to 40. There is no budget, and you",
        " will often pay less. Nobody sees these until all are in.",
        "",
        " Submitted: Ada, Cyd    Still to come: Ben",
        "",
        " » ■ Itars    Ice     –▏",
        "   ■ Xenos    Desert  –",
        "   ■ Taklons  Swamp   –",
        "",
        "",
        " Enter: next, or 0   Up: back   Nothing is handed in yet.",
    ]
    assert "Handed in, they cannot be changed any more." in laptop.seen[1]


def test_numbers_are_never_on_the_screen() -> None:
    laptop = Laptop()
    first = typed("37", "38", "77" + BACKSPACE * 2 + "39")
    filled_in(laptop, SILENT, "Ada", first, CHANGE, typed("36", "35", "34"), HAND_IN)
    assert not [number for number in ("37", "38", "77", "39", "36", "35", "34") if number in laptop.printed]


def test_what_is_typed_is_a_dot_a_digit_and_what_is_entered_always_two() -> None:
    laptop = Laptop()
    answers = (
        at("Itars", "7"),
        ("Itars    Ice     •▏", ENTER + "12"),
        ("Xenos    Desert  ••▏", ENTER),
        at("Taklons", ENTER),
    )
    filled_in(laptop, SILENT, "Ada", *answers, HAND_IN)
    assert "   ■ Itars    Ice     ••\n   ■ Xenos    Desert  ••\n » ■ Taklons  Swamp   –▏" in laptop.seen[3]


@pytest.mark.parametrize("back", [ESCAPE, UP], ids=["Escape", "Up"])
def test_a_number_can_be_typed_again_by_going_back_and_others_stay(back: str) -> None:
    answers = (
        at("Itars", "1" + ENTER + "2" + ENTER + "9"),
        ("Taklons  Swamp   •▏", back),
        at("Xenos", back),
        ("Itars    Ice     ••▏", back + "4" + ENTER + ENTER + ENTER),
    )
    assert filled_in(Laptop(), SILENT, "Ada", *answers, HAND_IN) == Submit("Ada", bids(4, 2, 0))


def test_what_was_typed_can_be_changed_number_by_number() -> None:
    answers = typed("1", "2", "3"), CHANGE, typed("", "5", ""), HAND_IN
    assert filled_in(Laptop(), SILENT, "Ada", *answers) == Submit("Ada", bids(1, 5, 3))


WRONG = "Only a whole number from 0 to 40 is right."


@pytest.mark.parametrize("wrong", ["41", "x", "-1", "1.5", pasted("15 10"), pasted("7\n8"), "9" * 12, "5²"])
def test_a_mistake_is_seen_at_once_and_is_not_entered(wrong: str) -> None:
    laptop = Laptop()
    answers = (
        at("Itars", wrong),
        (WRONG, ENTER + BACKSPACE * 12),
        ("Itars    Ice     –▏", "4" + ENTER * 3),
        HAND_IN,
    )
    assert filled_in(laptop, SILENT, "Ada", *answers) == Submit("Ada", bids(4, 0, 0))
    assert WRONG not in laptop.seen[2]


def test_a_pasted_number_is_taken() -> None:
    answers = at("Itars", pasted("15\n") + ENTER * 3), HAND_IN
    assert filled_in(Laptop(), SILENT, "Ada", *answers) == Submit("Ada", bids(15, 0, 0))


def test_keys_that_mean_nothing_here_do_nothing() -> None:
    keys = "\x12\x13\x1a\x0c\x1bOP\x1b[15~\x1b[D\x1b[C "
    answers = at("Itars", keys + "5" + ENTER * 3), HAND_IN
    assert filled_in(Laptop(), SILENT, "Ada", *answers) == Submit("Ada", bids(5, 0, 0))


def test_of_a_budget_what_is_left_is_a_running_figure_and_goes_to_the_last_faction() -> None:
    laptop = Laptop()
    answers = (
        ("Left: 60 of 60", "30" + ENTER),
        ("Left: 30 of 60", "12" + ENTER),
        ("All that is left goes here.", ENTER),
        HAND_IN,
    )
    assert filled_in(laptop, SPLIT, "Ada", *answers) == Submit("Ada", bids(30, 12, 18))
    words = " ".join(laptop.seen[0].split())
    assert "Divide all 60 points over the factions, 0 allowed. The winner pays the table's average." in words
    assert "Ada · your sealed points Preference split" in words
    assert not any(re.search(r"\b18\b", page) for page in laptop.seen)


def test_the_running_figure_can_be_switched_off_and_on() -> None:
    laptop = Laptop()
    answers = (
        ("H: hide what is left", "h30" + ENTER),
        ("Left: hidden", "12" + ENTER),
        at("Taklons", "H"),
        ("All that is left goes here.", ENTER),
        HAND_IN,
    )
    assert filled_in(laptop, SPLIT, "Ada", *answers) == Submit("Ada", bids(30, 12, 18))
    assert "Left: 30" not in laptop.printed
    assert "H: show what is left" in laptop.seen[1]


@pytest.mark.parametrize(
    ("keys", "submitted"),
    [
        ("a" + ENTER, bids(60, 0, 0)),
        ("20" + ENTER + "A" + ENTER, bids(20, 40, 0)),
        ("20" + ENTER + "5" + ENTER + "a" + ENTER, bids(20, 5, 35)),
        ("99a" + ENTER, bids(60, 0, 0)),
        ("ａ" + ENTER, bids(60, 0, 0)),
        ("２０" + ENTER + "٥" + ENTER + "Ａ" + ENTER, bids(20, 5, 35)),
    ],
)
def test_one_key_puts_all_that_is_left_on_a_faction(keys: str, submitted: dict[str, int]) -> None:
    assert filled_in(Laptop(), SPLIT, "Ada", at("Itars", keys), HAND_IN) == Submit("Ada", submitted)


def test_no_more_than_what_is_left_can_be_entered() -> None:
    too_much = "That is more than what is left of the budget."
    answers = (
        at("Itars", "９" * 12),
        (too_much, CLEAR),
        ("Itars    Ice     –▏", "61"),
        (too_much, BACKSPACE * 2 + "50" + ENTER),
        at("Xenos", "11"),
        (too_much, ENTER + BACKSPACE + "0" + ENTER),
        at("Taklons", "1"),
        (too_much, BACKSPACE + ENTER),
        HAND_IN,
    )
    assert filled_in(Laptop(), SPLIT, "Ada", *answers) == Submit("Ada", bids(50, 10, 0))


def test_a_budget_is_divided_to_the_last_point() -> None:
    undivided = "Not all of the budget is divided yet: the rest can go here with A."
    answers = typed("10", "20", "29"), (undivided, ENTER + UP * 2 + "11" + ENTER * 3), HAND_IN
    assert filled_in(Laptop(), SPLIT, "Ada", *answers) == Submit("Ada", bids(11, 20, 29))


def test_a_number_that_is_taken_out_gives_its_points_back() -> None:
    answers = typed("50"), at("Xenos", UP + BACKSPACE), ("Left: 60 of 60", "20" + ENTER * 2 + ENTER), HAND_IN
    assert filled_in(Laptop(), SPLIT, "Ada", *answers) == Submit("Ada", bids(20, 0, 40))


@pytest.mark.parametrize(("entered", "key"), [(0, CTRL_D), (2, CTRL_C)])
def test_a_form_can_be_left_at_any_time(entered: int, key: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        filled_in(Laptop(), SILENT, "Ada", typed(*"123"[:entered], key))


def test_a_form_can_be_left_before_it_is_handed_in() -> None:
    with pytest.raises(KeyboardInterrupt):
        filled_in(Laptop(), SILENT, "Ada", typed("1", "2", "3"), (SURE, CTRL_D))


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


def test_who_changes_something_may_look_again() -> None:
    laptop = Laptop()
    looking = ((SURE, "look" + ENTER), ("hide them again", ENTER))
    answers = typed("1", "2", "3"), *looking, CHANGE, typed("4", "5", "6"), *looking, HAND_IN
    filled_in(laptop, SILENT, "Ada", *answers)
    assert sum("hide them again" in page for page in laptop.seen) == 2


def test_all_that_was_typed_can_be_taken_back_at_once() -> None:
    answers = (
        at("Itars", "37" + CLEAR + "3" + ENTER + "12" + ENTER + UP + CLEAR),
        ("Xenos    Desert  –▏", ENTER * 2),
    )
    assert filled_in(Laptop(), SILENT, "Ada", *answers, HAND_IN) == Submit("Ada", bids(3, 0, 0))


def test_who_has_opened_a_form_that_is_not_theirs_leaves_it_blank() -> None:
    with pytest.raises(GoBack):
        filled_in(Laptop(), SILENT, "Ada", at("Itars", "7" + BACKSPACE + ESCAPE))


@pytest.mark.parametrize("keys", ["7" + ESCAPE, UP, "7" + ENTER + ESCAPE * 2])
def test_a_form_in_which_something_was_typed_is_not_left(keys: str) -> None:
    answers = at("Itars", keys + "5" + ENTER * 3), HAND_IN
    assert filled_in(Laptop(), SILENT, "Ada", *answers) == Submit("Ada", bids(5, 0, 0))


def test_whether_they_are_right_is_asked_alike_whatever_was_typed() -> None:
    asked = []
    for numbers in (("", "", ""), ("37", "0", "5")):
        laptop = Laptop()
        filled_in(laptop, SILENT, "Ada", typed(*numbers), (SURE, "hand" + ENTER))
        asked.append(laptop.seen[1])
    assert asked[0] == asked[1]


def test_who_wants_nothing_hands_in_zeros() -> None:
    answers = typed("", "", ""), (SURE, "hand" + ENTER)
    assert filled_in(Laptop(), SILENT, "Ada", *answers) == Submit("Ada", bids(0, 0, 0))
