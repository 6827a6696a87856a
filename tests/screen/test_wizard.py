"""The questions before an auction: what was answered is not asked, and all else can be changed."""

from dataclasses import replace
from typing import Any

import pytest

from gaia_auction.rules.settings import ModeName
from gaia_auction.screen.wizard import Wizard
from gaia_auction.table.agreement import Wishes, settings_from
from tests.screen.laptop import BACKSPACE, CLEAR, CTRL_C, DOWN, ENTER, ESCAPE, Laptop, pasted

Answer = tuple[str, str]

TWO = Wishes(mode="none", players=("Ada", "Ben"))
EVERYTHING = Wishes(
    mode="silent",
    players=("Ada", "Ben"),
    shuffle_seats=False,
    ban_phase=True,
    random_factions=False,
    expansions=(),
    max_bid=20,
    charge="level-10",
    seed="sun",
)
MENU = "All as you want it?"
START = (MENU, ENTER)


def agreed(given: Wishes, *answers: Answer) -> Wishes:
    laptop = Laptop()
    with laptop.answering(*answers):
        return Wizard(laptop.stage, given).agreed()


def started(given: Wishes, *answers: Answer) -> tuple[Wishes, dict[str, str]]:
    """Return what was agreed, and the lines of the menu as it was at the end, the first one left out."""
    laptop = Laptop()
    with laptop.answering(*answers, START):
        wishes = Wizard(laptop.stage, given).agreed()
    lines = laptop.seen[-1].split(MENU)[1].splitlines()[2:]
    return wishes, {line[5:22].strip(): line[22:].strip() for line in lines}


def name(seat: int, typed: str) -> Answer:
    return f"Who sits in seat {seat}?", typed + ENTER


def choice(typed: str) -> Answer:
    return MENU, typed + ENTER


def test_from_the_first_question_to_the_start() -> None:
    wishes = agreed(
        Wishes(),
        ("How do you want to auction?", DOWN + ENTER),
        name(1, "Ada"),
        name(2, " Ben "),
        name(3, "明美"),
        name(4, ""),
        START,
    )
    assert wishes == Wishes(mode="choose-then-bid", players=("Ada", "Ben", "明美"))


def test_every_mode_is_offered_with_a_line_about_it() -> None:
    laptop = Laptop()
    with laptop.answering(("How do you want to auction?", CTRL_C)), pytest.raises(KeyboardInterrupt):
        Wizard(laptop.stage, Wishes()).agreed()
    for line in (
        "Choose while bidding  open   bring a faction at 0, or outbid, in turn",
        "Choose, then bid      open   all factions first, then claims and bids",
        "Faction bidding       open   lower the VP marker; faction and seat together",
        "Silent auction        sealed your maximum for each; the auction runs itself",
        "Preference split      sealed divide one budget; pay the table's average",
        "No auction            –      everyone plays what they choose",
    ):
        assert line in laptop.seen[0]


@pytest.mark.parametrize(
    ("typed", "mode"),
    [
        ("choose then", "choose-then-bid"),
        ("faction", "faction-bidding"),
        ("sil", "silent"),
        ("no", "none"),
    ],
)
def test_a_mode_is_found_by_its_name(typed: str, mode: str) -> None:
    given = Wishes(players=("Ada", "Ben"))
    assert agreed(given, ("How do you want to auction?", typed + ENTER), START).mode == mode


def test_five_names_are_enough() -> None:
    answers = [name(seat, letter) for seat, letter in enumerate("ABCDE", start=1)]
    assert agreed(Wishes(mode="none"), *answers, START).players == tuple("ABCDE")


WRONG_NAMES = {
    "ada": "that is the name in seat 1; two players need two names",
    "   ": "a name is empty; it needs 1 to 40 characters",
    "  ADA ": "that is the name in seat 1; two players need two names",
    "x" * 41: "a name has 41 characters; it may have 1 to 40",
    pasted("B\x07en"): "a name holds the character '\\x07', which no line can show; leave it out",
    pasted("B\u202een"): "a name holds the character '\\u202e', which no line can show; leave it out",
    "": "a name is empty; it needs 1 to 40 characters",
}


def test_a_name_that_cannot_be_is_not_taken() -> None:
    typed, messages = [*WRONG_NAMES, "Ben"], WRONG_NAMES.values()
    mended = zip(messages, typed[1:], strict=True)
    wishes = agreed(
        Wishes(mode="none"),
        *(name(1, "Ada"), name(2, typed[0])),
        *((message, ENTER + CLEAR + better + ENTER) for message, better in mended),
        name(3, ""),
        START,
    )
    assert wishes.players == ("Ada", "Ben")


def test_nobody_is_the_same_as_one_of_three_before() -> None:
    wishes = agreed(
        Wishes(mode="none"),
        *(name(1, "Ada"), name(2, "Straße"), name(3, "STRASSE")),
        ("that is the name in seat 2", BACKSPACE * 7 + "Cyd" + ENTER),
        name(4, ""),
        START,
    )
    assert wishes.players == ("Ada", "Straße", "Cyd")


def test_enter_alone_ends_only_once_there_are_two() -> None:
    laptop = Laptop()
    with laptop.answering(name(1, "Ada"), name(2, "Ben"), name(3, ""), START):
        Wizard(laptop.stage, Wishes(mode="none")).agreed()
    first, second, third, _ = laptop.seen
    assert "Enter alone" not in first + second
    assert "Enter alone: that is all" in third
    assert "Seats so far: Ada, Ben" in third


def test_escape_goes_back_one_name_at_a_time() -> None:
    wishes = agreed(
        Wishes(mode="none"),
        *(name(1, "Ada"), name(2, "Ben")),
        ("Who sits in seat 3?", "Cy" + ESCAPE),
        ("Who sits in seat 2?", ESCAPE),
        *(name(1, "Dee"), name(2, "Eli"), name(3, "")),
        START,
    )
    assert wishes.players == ("Dee", "Eli")


def test_escape_at_the_first_name_goes_back_to_the_mode() -> None:
    wishes = agreed(
        Wishes(),
        ("How do you want to auction?", "silent" + ENTER),
        ("Who sits in seat 1?", ESCAPE),
        ("How do you want to auction?", "none"),
        ("nothing begins like this", BACKSPACE * 4 + "no auction" + ENTER),
        *(name(1, "Ada"), name(2, "Ben"), name(3, "")),
        START,
    )
    assert wishes == TWO


def test_a_mode_that_was_given_is_not_taken_back_by_escape() -> None:
    wishes = agreed(
        Wishes(mode="none"),
        ("Who sits in seat 1?", ESCAPE),
        *(name(1, "Ada"), name(2, "Ben"), name(3, "")),
        START,
    )
    assert wishes == TWO


def test_where_all_is_answered_nothing_is_asked() -> None:
    laptop = Laptop()
    with laptop.answering():
        assert Wizard(laptop.stage, EVERYTHING).agreed() == EVERYTHING
    assert laptop.written == ""


@pytest.mark.parametrize(
    ("field", "item"),
    [
        ("mode", "Mode"),
        ("players", "Players"),
        ("shuffle_seats", "Shuffle seats"),
        ("ban_phase", "Ban phase"),
        ("random_factions", "Random factions"),
        ("expansions", "Lost Fleet"),
        ("max_bid", "Highest maximum"),
        ("charge", "The cost"),
        ("seed", "Seed"),
    ],
)
def test_only_what_no_option_answered_is_in_the_menu(field: str, item: str) -> None:
    unanswered: dict[str, Any] = {field: () if field == "players" else None}
    given = replace(EVERYTHING, **unanswered)
    asked = {
        "mode": [("How do you want to auction?", "silent" + ENTER)],
        "players": [name(1, "Ada"), name(2, "Ben"), name(3, "")],
    }
    wishes, menu = started(given, *asked.get(field, []))
    assert list(menu) == [item]
    assert wishes == replace(EVERYTHING, **{field: getattr(wishes, field)})


ONE_FOR_ALL = {"Shuffle seats": "no", "Ban phase": "no", "Random factions": "no", "Lost Fleet": "no"}
SEED = {"Seed": "none"}
AT_THE_END = {"The cost": "start on 10, the cost is deducted at the end"} | SEED


@pytest.mark.parametrize(
    ("mode", "own"),
    [
        ("none", AT_THE_END),
        ("choose-while-bidding", AT_THE_END),
        ("choose-then-bid", {"First claim": "exactly 0"} | AT_THE_END),
        (
            "faction-bidding",
            {"Track value": "30", "The cost": "start on the track value less the cost"} | SEED,
        ),
        ("silent", {"Highest maximum": "40"} | AT_THE_END),
        ("preference-split", {"Budget": "40"} | AT_THE_END),
    ],
)
def test_a_mode_has_its_own_numbers_with_their_defaults(mode: ModeName, own: dict[str, str]) -> None:
    given = Wishes(mode=mode, players=("Ada", "Ben"))
    assert started(given) == (given, ONE_FOR_ALL | own)


@pytest.mark.parametrize(
    ("mode", "answers", "changed", "shown"),
    [
        ("none", [choice("shuffle")], {"shuffle_seats": True}, ("Shuffle seats", "yes")),
        ("none", [choice("ban")], {"ban_phase": True}, ("Ban phase", "yes")),
        ("none", [choice("ban"), choice("ban")], {"ban_phase": False}, ("Ban phase", "no")),
        ("none", [choice("random")], {"random_factions": True}, ("Random factions", "yes")),
        ("none", [choice("lost")], {"expansions": ("lost-fleet",)}, ("Lost Fleet", "yes")),
        ("none", [choice("lost"), choice("fleet")], {"expansions": ()}, ("Lost Fleet", "no")),
        ("choose-then-bid", [choice("first")], {"opening_bids": "any"}, ("First claim", "any number from 0")),
        (
            "choose-then-bid",
            [choice("first"), choice("first")],
            {"opening_bids": "zero"},
            ("First claim", "exactly 0"),
        ),
        (
            "silent",
            [choice("highest"), ("What is the highest maximum", "25" + ENTER)],
            {"max_bid": 25},
            ("Highest maximum", "25"),
        ),
        (
            "preference-split",
            [choice("bud"), ("How many points does each player divide?", "999" + ENTER)],
            {"budget": 999},
            ("Budget", "999"),
        ),
        (
            "faction-bidding",
            [choice("track"), ("On how many VP do the markers start?", "1" + ENTER)],
            {"track_vp": 1},
            ("Track value", "1"),
        ),
        (
            "silent",
            [choice("the cost"), ("How is the cost charged?", DOWN + DOWN + ENTER)],
            {"charge": "level-10"},
            ("The cost", "start on 10 and what the dearest cost more"),
        ),
    ],
)
def test_every_item_changes_its_setting(
    mode: ModeName, answers: list[Answer], changed: dict[str, Any], shown: tuple[str, str]
) -> None:
    given = Wishes(mode=mode, players=("Ada", "Ben"))
    wishes, menu = started(given, *answers)
    assert wishes == replace(given, **changed)
    assert shown in menu.items()


def test_mode_and_players_can_be_changed_until_the_start() -> None:
    wishes = agreed(
        Wishes(),
        ("How do you want to auction?", ENTER),
        *(name(1, "Ada"), name(2, "Ben"), name(3, "")),
        choice("mode"),
        ("How do you want to auction?", "silent" + ENTER),
        choice("players"),
        *(name(1, CLEAR + "Dee"), name(2, BACKSPACE + "a"), name(3, "")),
        START,
    )
    assert wishes == Wishes(mode="silent", players=("Dee", "Bea"))


def test_who_sits_there_already_stays_or_is_taken_out_as_the_last_one() -> None:
    wishes = agreed(
        Wishes(mode="none"),
        *(name(1, "Ada"), name(2, "Ben"), name(3, "Cyd"), name(4, "")),
        choice("players"),
        *(("Who sits in seat 1? Ada", ENTER), ("Who sits in seat 2? Ben", ENTER), name(3, CLEAR)),
        START,
    )
    assert wishes == TWO


def test_escape_leaves_the_players_as_they_were() -> None:
    wishes = agreed(
        Wishes(mode="none"),
        *(name(1, "Ada"), name(2, "Ben"), name(3, "")),
        choice("players"),
        ("Who sits in seat 1?", "Dee" + ESCAPE),
        START,
    )
    assert wishes == TWO


@pytest.mark.parametrize("keys", [ESCAPE, "7" + ESCAPE, ENTER])
def test_a_number_can_be_left_as_it_was(keys: str) -> None:
    given = Wishes(mode="silent", players=("Ada", "Ben"))
    assert agreed(given, choice("highest"), ("What is the highest maximum", keys), START) == given


def test_a_number_out_of_range_is_not_taken() -> None:
    given = Wishes(mode="silent", players=("Ada", "Ben"))
    wishes = agreed(
        given,
        choice("highest"),
        ("What is the highest maximum", CLEAR.join(f"{typed}{ENTER}" for typed in ("0", "1000", "-1", "x"))),
        ("a whole number from 1 to 999", CLEAR + "12" + ENTER),
        START,
    )
    assert wishes == replace(given, max_bid=12)


def test_a_budget_that_was_only_looked_at_still_follows_the_players() -> None:
    wishes = agreed(
        Wishes(mode="preference-split"),
        *(name(1, "Ada"), name(2, "Ben"), name(3, "")),
        choice("budget"),
        ("How many points", ENTER),
        choice("players"),
        *(name(1, ""), name(2, ""), name(3, "Cyd"), name(4, "")),
        START,
    )
    assert settings_from(wishes).whole_budget == 60


def test_who_starts_on_the_track_may_say_where_it_starts() -> None:
    given = Wishes(mode="silent", players=("Ada", "Ben"))
    charged = (choice("the cost"), ("How is the cost charged?", DOWN + ENTER))
    assert started(given, *charged)[1]["Track value"] == "30"
    wishes = agreed(given, *charged, choice("track"), ("On how many VP", "25" + ENTER), START)
    assert wishes == replace(given, charge="start-track", track_vp=25)
    assert "Track value" not in started(replace(given, track_vp=30), *charged)[1]


def test_the_menu_can_be_interrupted() -> None:
    with pytest.raises(KeyboardInterrupt):
        agreed(TWO, (MENU, CTRL_C))


def test_a_mode_that_is_looked_at_again_stays_unless_another_is_chosen() -> None:
    given = Wishes(players=("Ada", "Ben"))
    mode = ("How do you want to auction?", "silent" + ENTER)
    again = choice("mode"), ("» 4 Silent auction", ENTER)
    assert agreed(given, mode, *again, START).mode == "silent"
