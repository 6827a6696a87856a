"""Lists: what is typed means the beginning of a name, and nothing is chosen by mistake."""

import pytest

from gaia_auction.rules.factions import factions_in_game
from gaia_auction.screen.options import Option
from gaia_auction.screen.prompts import choose
from tests.screen.laptop import BACKSPACE, CTRL_C, CTRL_D, DOWN, ENTER, ESCAPE, UP, Laptop, pasted

FACTIONS = [
    Option(f"{faction.title:<15}{faction.planet.title}", faction.slug, faction.title)
    for faction in factions_in_game(("lost-fleet",))
]
QUESTION = "Which faction?"


def chosen(*keys: str, rows: int | None = None) -> str:
    """Press keys one after the other in one go, as who types fast does."""
    with Laptop().answering((QUESTION, "".join(keys))):
        return choose(QUESTION, FACTIONS, rows=rows)


def lines(screen: str) -> list[str]:
    """Return the options that are seen, without their numbers and planets."""
    below = screen.splitlines()[1:]
    return [line[6:21].strip() for line in below if line.startswith(("   ", " » "))]


@pytest.mark.parametrize(
    ("keys", "slug"),
    [
        ((ENTER,), "terrans"),
        ((DOWN, DOWN, ENTER), "xenos"),
        ((DOWN, DOWN, UP, ENTER), "lantids"),
        ((UP, ENTER), "tinkeroids"),
        ((UP, DOWN, ENTER), "terrans"),
    ],
)
def test_arrow_keys_go_round(keys: tuple[str, ...], slug: str) -> None:
    assert chosen(*keys) == slug


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("ita", "itars"),
        ("ITA", "itars"),
        ("bal t", "baltaks"),
        ("bal t'a", "baltaks"),
        ("Bal T’aks", "baltaks"),
        ("balt", "baltaks"),
        ("taks", "baltaks"),
        ("hadsch-h", "hadsch-hallas"),
        ("hallas", "hadsch-hallas"),
        ("giants", "space-giants"),
        ("t", "terrans"),
        ("ti", "tinkeroids"),
        ("terrans", "terrans"),
    ],
)
def test_the_beginning_of_a_name_is_enough(typed: str, slug: str) -> None:
    assert chosen(typed, ENTER) == slug


@pytest.mark.parametrize(
    ("typed", "slug"),
    [("1", "terrans"), ("10", "baltaks"), ("9", "geodens"), ("18", "tinkeroids"), (" 2 ", "lantids")],
)
def test_the_number_of_a_line_is_enough(typed: str, slug: str) -> None:
    assert chosen(typed, ENTER) == slug


def test_the_numbers_stand_before_the_lines_below_one_another() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, "1"), ("/ 1", ENTER)):
        choose(QUESTION, FACTIONS)
    below = laptop.seen[0].splitlines()[1:]
    assert [line[3:5] for line in below] == [f"{number:>2}" for number in range(1, len(FACTIONS) + 1)]
    assert lines(laptop.seen[1]) == ["Terrans"]


@pytest.mark.parametrize("typed", ["19", "0", "01", "-1", "1.", "1 0"])
def test_what_is_no_number_of_a_line_chooses_nothing(typed: str) -> None:
    back = BACKSPACE * len(typed)
    with Laptop().answering(
        (QUESTION, typed + ENTER), ("nothing begins like this", ENTER + back + "3" + ENTER)
    ):
        assert choose(QUESTION, FACTIONS) == "xenos"


def test_the_way_back_is_number_0_wherever_it_stands() -> None:
    options = [*FACTIONS[:2], Option("↶ Take back", "back", "take back", back=True), *FACTIONS[2:4]]
    laptop = Laptop()
    with laptop.answering((QUESTION, "0" + ENTER)):
        assert choose(QUESTION, options) == "back"
    assert [line[3:5] for line in laptop.seen[0].splitlines()[1:]] == ["1 ", "2 ", "0 ", "3 ", "4 "]


def test_a_closed_line_has_a_number_but_is_not_taken() -> None:
    options = [FACTIONS[0], Option("Xenos – banned", "xenos", "Xenos", closed=True)]
    laptop = Laptop()
    with laptop.answering((QUESTION, "2" + ENTER), ("» 2 Xenos – banned", ENTER + BACKSPACE + "1" + ENTER)):
        assert choose(QUESTION, options) == "terrans"
    assert "\a" in laptop.written


def test_a_number_goes_before_a_name_that_begins_with_it() -> None:
    names = [Option(name, name) for name in ("Ada", "4ever", "Cyd", "Dee")]
    for typed, name in (("4", "Dee"), ("4e", "4ever"), ("2", "4ever")):
        with Laptop().answering((QUESTION, typed + ENTER)):
            assert choose(QUESTION, names) == name
    with Laptop().answering((QUESTION, "4"), ("/ 4", DOWN + ENTER)):
        assert choose(QUESTION, names) == "4ever"


def test_lines_wider_than_the_window_are_broken_between_words() -> None:
    options = [
        Option("Faction bidding       open   lower the VP marker; faction and seat together", 1),
        Option("山田太郎左衛門山田太郎左衛門山田太郎左衛門", 2),
        Option("Xenos", 3),
    ]
    laptop = Laptop(columns=40)
    question = "Bartholomew Featherstonehaugh, which of these do you take?"
    with laptop.answering(("Featherstonehaugh", DOWN), (" » 2", "3" + ENTER)):
        assert choose(question, options) == 3
    assert laptop.seen[0].replace("  open", " open").splitlines() == [
        "? Bartholomew Featherstonehaugh, which",
        "  of these do you take? (arrow keys, or",
        "  type)",
        " » 1 Faction bidding      open   lower",
        "     the VP marker; faction and seat",
        "     together",
        "   2 山田太郎左衛門山田太郎左衛門山田太",
        "     郎左衛門",
        "   3 Xenos",
    ]


def test_typing_narrows_the_list_and_the_arrow_keys_stay_in_it() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, "g"), ("/ g", DOWN + DOWN), ("» 15 Space Giants", DOWN + ENTER)):
        assert choose(QUESTION, FACTIONS) == "gleens"
    assert lines(laptop.seen[1]) == ["Gleens", "Geodens", "Space Giants"]


@pytest.mark.parametrize("typed", ["tars", "itarsx", "ice", "zz", "!", "'", "①"])
def test_what_no_name_begins_with_chooses_nothing(typed: str) -> None:
    laptop = Laptop()
    back = BACKSPACE * len(typed)
    with laptop.answering(
        (QUESTION, typed + ENTER), ("nothing begins like this", ENTER + back + "xen" + ENTER)
    ):
        assert choose(QUESTION, FACTIONS) == "xenos"
    assert lines(laptop.seen[1])[: len(FACTIONS)] == [option.name for option in FACTIONS]
    assert "\a" in laptop.written


def test_what_was_found_before_is_not_chosen_by_an_enter_that_comes_too_late() -> None:
    # `i` finds Ivits; by the time of Enter, in the same breath, `iz` finds nothing.
    assert chosen("iz", ENTER, BACKSPACE, "t", ENTER) == "itars"


def test_backspace_gives_the_lines_back() -> None:
    assert chosen("ita", BACKSPACE, BACKSPACE, BACKSPACE, BACKSPACE, ENTER) == "terrans"
    assert chosen("itx", BACKSPACE, "a", ENTER) == "itars"


def test_escape_forgets_what_was_typed() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, "geo"), ("/ geo", ESCAPE), ("Lantids", DOWN + ENTER)):
        assert choose(QUESTION, FACTIONS) == "baltaks"
    with laptop.answering((QUESTION, "x"), ("/ x", "y" + ESCAPE), ("Lantids", "ita" + ENTER)):
        assert choose(QUESTION, FACTIONS) == "itars"


def test_other_keys_do_nothing() -> None:
    sideways_and_pages = ("\x1b[C", "\x1b[D", "\x1b[5~", "\x1bOP")
    with_control = (
        "\t",
        "\x00",
        "\x0c",
        "\x11",
        "\x12",
        "\x13",
        "\x15",
        "\x16",
        "\x18\x05",
        "\x19",
        "\x1a",
        "\x1c",
    )
    laptop = Laptop()
    with laptop.answering(
        (QUESTION, DOWN + "".join((*sideways_and_pages, *with_control))), ("»  2 Lantids", ENTER)
    ):
        assert choose(QUESTION, FACTIONS) == "lantids"
    assert laptop.seen[1].replace(" » ", "   ") == laptop.seen[0].replace(" » ", "   ")


def test_a_name_can_be_pasted() -> None:
    with Laptop().answering((QUESTION, pasted("Bal\tT'aks\n")), ("\n / Bal T'aks", ENTER)):
        assert choose(QUESTION, FACTIONS) == "baltaks"
    assert chosen(pasted("\n"), ENTER) == "terrans"


def test_enter_from_before_the_question_counts() -> None:
    # Between two questions a terminal may hand over Enter as a line feed.
    assert chosen("fir\n") == "firaks"


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_ctrl_c_and_ctrl_d_interrupt(key: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        chosen("ita", key)


def test_a_list_longer_than_the_room_follows_the_pointer() -> None:
    laptop = Laptop(rows=10)
    question, typed = 1, 2
    with laptop.answering(
        (QUESTION, DOWN * 9), ("» 10 Bal T'aks", DOWN * 8), ("» 18 Tinkeroids", "mow"), ("/ mow", ENTER)
    ):
        assert choose(QUESTION, FACTIONS, rows=10) == "moweyds"
    first, middle, last, narrowed = laptop.seen
    assert "(↓ for more, or type)" in first
    assert lines(first) == [option.name for option in FACTIONS[: 10 - question - typed]]
    assert len(lines(middle)) == len(lines(last)) == 10 - question - typed
    assert lines(last)[-1] == "Tinkeroids"
    assert narrowed.splitlines()[1:] == [" » 16 Moweyds        Protoplanet", "", " / mow"]
    assert all(screen.startswith(f"? {QUESTION}") for screen in laptop.seen)


def test_three_options_are_seen_even_where_there_is_no_room() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, ENTER)):
        choose(QUESTION, FACTIONS, rows=0)
    assert lines(laptop.seen[0]) == ["Terrans", "Lantids", "Xenos"]


def test_a_list_that_fits_does_not_speak_of_more() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, ENTER)):
        choose(QUESTION, FACTIONS[:4], rows=7)
    assert "(arrow keys, or type)" in laptop.seen[0]
    assert len(lines(laptop.seen[0])) == 4


def test_nothing_of_the_question_stays() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, ENTER)):
        choose(QUESTION, FACTIONS)
    assert laptop.text == ""


def test_the_beginning_of_a_name_goes_before_the_beginning_of_a_word() -> None:
    settings = [Option("Start the auction", 1), Option("The cost", 2)]
    laptop = Laptop()
    with laptop.answering((QUESTION, "the"), ("/ the", ENTER)):
        assert choose(QUESTION, settings) == 2


def test_an_arrow_key_forgets_what_nothing_begins_with() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, "zz"), ("nothing begins like this", DOWN + ENTER)):
        assert choose(QUESTION, FACTIONS) == FACTIONS[1].value


def test_what_was_typed_before_the_question_does_not_answer_it() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, "terr" + ENTER + ENTER), ("Once more?", DOWN + ENTER)):
        assert choose(QUESTION, FACTIONS) == FACTIONS[0].value
        assert choose("Once more?", FACTIONS) == FACTIONS[1].value


def test_enter_held_down_answers_nothing() -> None:
    laptop = Laptop()
    with laptop.answering((QUESTION, ENTER * 9 + DOWN), ("»  2 Lantids", ENTER)):
        assert choose(QUESTION, FACTIONS) == "lantids"
