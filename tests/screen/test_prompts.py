"""Questions with a typed answer: checked as it is typed, with a way back."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from prompt_toolkit.application import create_app_session, get_app_session
from prompt_toolkit.input import DummyInput

from gaia_auction.screen.options import Option
from gaia_auction.screen.prompts import (
    GoBack,
    ask_number,
    ask_text,
    asking,
    choose,
    press_enter,
    question_rows,
)
from tests.screen.laptop import BACKSPACE, CLEAR, CTRL_C, CTRL_D, ENTER, ESCAPE, Laptop, pasted

RANGE = "a whole number from 0 to 40"


def anything(_text: str) -> None:
    """Find nothing wrong."""


def no_x(text: str) -> str | None:
    return "no x, please" if "x" in text else None


def test_a_text_is_checked_as_it_is_typed() -> None:
    laptop = Laptop()
    with laptop.answering(("Name?", "Alex"), ("no x, please", ENTER + BACKSPACE + "c" + ENTER)):
        assert ask_text("Name?", no_x) == "Alec"
    assert "Name?  (as you like) Alex" not in laptop.seen[0]


def test_the_instruction_stands_beside_the_question() -> None:
    laptop = Laptop()
    with laptop.answering(("Name?", ENTER)):
        ask_text("Name?", anything, instruction="(Enter alone: nobody)")
    assert laptop.seen[0] == "? Name?  (Enter alone: nobody)"


def test_enter_alone_means_the_usual_answer_which_is_shown() -> None:
    laptop = Laptop()
    with laptop.answering(("Name? Ada", ENTER)):
        assert ask_text("Name?", anything, usual="Ada") == "Ada"
    with laptop.answering(("Name? Ada", "Ben" + ENTER)):
        assert ask_text("Name?", anything, usual="Ada") == "Ben"


def test_the_usual_answer_is_checked_too() -> None:
    with Laptop().answering(("Name?", ENTER), ("no x, please", "Ben" + ENTER)):
        assert ask_text("Name?", no_x, usual="x") == "Ben"


@pytest.mark.parametrize(
    ("text", "typed"),
    [("Ada\n", "Ada"), ("\r\n Ada \tLovelace\r\n", "Ada Lovelace"), ("Ada\nBen\nCyd", "Ada Ben Cyd")],
)
def test_pasted_lines_become_one(text: str, typed: str) -> None:
    laptop = Laptop()
    with laptop.answering(("Name?", pasted(text)), (f"Name? {typed}", ENTER)):
        assert ask_text("Name?", anything) == typed


@pytest.mark.parametrize("before", ["", "Ad"])
def test_escape_goes_back(before: str) -> None:
    with Laptop().answering(("Name?", before + ESCAPE)), pytest.raises(GoBack):
        ask_text("Name?", anything)


@pytest.mark.parametrize("before", ["", "Ad"])
@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_ctrl_c_and_ctrl_d_interrupt(before: str, key: str) -> None:
    with Laptop().answering(("Name?", before + key)), pytest.raises(KeyboardInterrupt):
        ask_text("Name?", anything)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("0", 0),
        ("40", 40),
        (" 7 ", 7),
        ("007", 7),
        ("0" * 60 + "7", 7),
        ("-0", 0),
        ("41\x7f", 4),
        (pasted("12\n"), 12),
        ("１２", 12),
        ("\N{IDEOGRAPHIC SPACE}１2", 12),
        ("٣", 3),
    ],
)
def test_a_number_within_bounds(typed: str, number: int) -> None:
    with Laptop().answering(("How many?", typed + ENTER)):
        assert ask_number("How many?", 0, 40) == number


@pytest.mark.parametrize(
    "texts",
    [
        ("41", "-1", "−１", "+3", "1.0", "1,5", "1e1", "0x5", "3_0", "4 0", "ten"),
        ("\u00b2", "3\u00b2", "\u00bd", "\u2460", "\u2162"),
        ("", " ", "   ", "\x00"),
        ("9" * 60, "0" * 9 + "41", "９" * 60, pasted("1" + "0" * 5000)),
        (pasted("3\n5"), pasted("3\t5")),
    ],
    ids=["no whole number up to 40", "powers, fractions and the like", "nothing", "long", "pasted"],
)
def test_what_is_no_number_within_bounds_is_not_taken(texts: tuple[str, ...]) -> None:
    laptop = Laptop()
    tried = CLEAR.join(text + ENTER for text in texts)
    with laptop.answering(("How many?", tried), (RANGE, ENTER + CLEAR + "5" + ENTER)):
        assert ask_number("How many?", 0, 40) == 5
    assert RANGE not in laptop.seen[0]


def test_a_number_must_be_typed_where_none_is_usual() -> None:
    with Laptop().answering(("How many?", ENTER), (RANGE, "5" + ENTER)):
        assert ask_number("How many?", 0, 40) == 5


def test_bounds_hold_at_both_ends() -> None:
    message = "a whole number from 4 to 999"
    with Laptop().answering(
        ("How many?", "3"), (message, CLEAR + "1000"), (f"1000\n{message}", CLEAR + "4" + ENTER)
    ):
        assert ask_number("How many?", 4, 999) == 4


def test_enter_alone_means_the_usual_number() -> None:
    laptop = Laptop()
    with laptop.answering(("How many?", ENTER)):
        assert ask_number("How many?", 4, 999, usual=4, instruction="(4 to 999)") == 4
    assert laptop.seen[0] == "? How many?  (4 to 999) 4"
    with laptop.answering(("How many?", ENTER)):
        assert ask_number("How many?", 0, 999, usual=0) == 0


def test_where_one_number_is_possible_it_is_named() -> None:
    with Laptop().answering(("How many?", "6"), ("only 7 is possible", BACKSPACE + ENTER)):
        assert ask_number("How many?", 7, 7, usual=7) == 7


def test_only_enter_goes_on() -> None:
    laptop = Laptop()
    with laptop.answering(("Ben: press Enter", f"yq \t{ESCAPE}x{pasted('1')}" + ENTER)):
        press_enter("Ben: press Enter when it is yours")
    assert laptop.seen[0] == "Ben: press Enter when it is yours"


def test_a_long_hint_is_folded() -> None:
    laptop = Laptop(columns=30)
    with laptop.answering(("is yours", ENTER)):
        press_enter("Bartholomew Featherstonehaugh: press Enter when it is yours")
    assert laptop.seen[0] == "Bartholomew Featherstonehaugh:\npress Enter when it is yours"


def test_an_enter_from_before_it_is_asked_does_not_go_on() -> None:
    laptop = Laptop()
    hint = "Ben: press Enter"
    with laptop.answering(
        ("Hand in?", "y" + ENTER * 3 + "7" + ENTER), (hint, ENTER), ("How many?", "5" + ENTER)
    ):
        assert choose("Hand in?", [Option("Yes", value=True)])
        press_enter(hint)
        assert ask_number("How many?", 0, 40) == 5


def test_nor_does_one_that_nobody_has_read_yet() -> None:
    laptop = Laptop()
    with laptop.answering(("press Enter", ENTER), ("How many?", "5" + ENTER)):
        laptop.press(ENTER + "7" + ENTER)
        press_enter("Ben: press Enter")
        assert ask_number("How many?", 0, 40) == 5


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_waiting_for_enter_can_be_interrupted(key: str) -> None:
    with Laptop().answering(("press Enter", key)), pytest.raises(KeyboardInterrupt):
        press_enter("Ben: press Enter")


def test_the_rows_of_a_question_grow_with_it() -> None:
    with Laptop(columns=40).answering():
        # Beside "? " and " (↓ for more, or type)" there are 40 − 2 − 22 = 16 cells in the first line.
        assert [question_rows("x" * length) for length in (5, 16, 17, 38)] == [3, 3, 4, 4]
        assert [question_rows("字" * length) for length in (8, 9)] == [3, 4]


class Keyboard(DummyInput):
    """Notes whether keys would be echoed by the terminal."""

    echoes = True

    def raw_mode(self) -> AbstractContextManager[None]:
        @contextmanager
        def raw() -> Iterator[None]:
            self.echoes = False
            yield
            self.echoes = True

        return raw()


def test_between_two_questions_no_key_is_echoed() -> None:
    keyboard = Keyboard()
    with create_app_session(input=keyboard):
        with asking():
            assert not keyboard.echoes
        assert keyboard.echoes


def test_questions_go_to_standard_error(capfd: pytest.CaptureFixture[str]) -> None:
    with asking():
        output = get_app_session().output
        output.write("Ada, which faction?")
        output.flush()
        sys.stderr.flush()
    captured = capfd.readouterr()
    assert (captured.out, captured.err) == ("", "Ada, which faction?")


@pytest.mark.parametrize("key", ["\x12", "\x13", "\x19", "\x1a", "\x16", "\x1c", "\x18", "\x0f"])
def test_keys_that_mean_something_elsewhere_show_and_change_nothing(key: str) -> None:
    laptop = Laptop()
    with laptop.answering(("How many?", key + "15" + key + ENTER)):
        assert ask_number("How many?", 0, 40) == 15
    assert laptop.text == "? How many? 15"
