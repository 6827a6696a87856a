"""The outcome on the screen."""

import pytest
from rich.cells import cell_len

from gaia_auction.rules.events import Ban, Bid, Nominate
from gaia_auction.rules.outcome import Outcome, outcome
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.transition import apply
from gaia_auction.screen.outcome_view import outcome_view
from gaia_auction.sentences.orders import structure_rounds
from tests.screen.drawing import (
    ESCAPE,
    EVERY_TIE,
    EVERY_TIE_EVENTS,
    LONG_NAMES,
    WIDE_NAMES,
    column_of,
    drawn,
    five_players,
    outcome_of,
    words_of,
)

EVERY_TIE_AT_80 = """\
 Outcome · Silent auction                                            29 November

 Turn  Player  Seat  Faction    Planet  VP cost  Starts on  At the end  Booster
    1  Ben        2  ■ Itars    Ice           8         10          −8      3rd
    2  Cyd        3  ■ Xenos    Desert        0         10           0      2nd
    3  Ada        1  ■ Taklons  Swamp         2         10          −2      1st

 First round  Ben → Cyd → Ada
 Boosters     Ada → Cyd → Ben
 Structures   Ben, Cyd, Ada · Ada, Cyd, Ben · then Cyd's third mine (Xenos)
 Cost         everyone starts on 10; the cost is deducted at the end
"""


def with_names(names: tuple[str, ...]) -> Outcome:
    state = apply(five_players(names, "choose-then-bid"), Bid(names[4], "itars", 0))
    reached = outcome(state)  # type: ignore[arg-type]
    assert reached is not None
    return reached


def placing(*factions: str) -> str:
    """Return in what order these factions place, played without an auction and entered in this order."""
    names = ("Ada", "Ben", "Cyd", "Dee", "Eve")[: len(factions)]
    reached = outcome_of(
        Settings("none", names, expansions=("lost-fleet",)),
        *(Nominate(name, faction) for name, faction in zip(names, factions, strict=True)),
    )
    return " · ".join(structure_rounds(reached.lots))


def test_the_published_example_as_a_whole() -> None:
    assert drawn(outcome_view(outcome_of(EVERY_TIE, *EVERY_TIE_EVENTS), "29 November")) == EVERY_TIE_AT_80


def test_colour_adds_nothing_but_colour() -> None:
    view = outcome_view(outcome_of(EVERY_TIE, *EVERY_TIE_EVENTS), "29 November")
    coloured = drawn(view, colours="standard")
    assert ESCAPE.sub("", coloured) == EVERY_TIE_AT_80
    assert "\x1b[93m■" in coloured  # the Xenos come from a yellow planet


def test_no_color_leaves_no_colour() -> None:
    view = outcome_view(outcome_of(EVERY_TIE, *EVERY_TIE_EVENTS))
    codes = ESCAPE.findall(drawn(view, colours="standard", no_color=True))
    assert codes
    assert set(codes) <= {"\x1b[0m", "\x1b[1m", "\x1b[2m"}


def test_faction_bidding_gives_new_seats_and_starts_where_the_marker_stands() -> None:
    reached = outcome_of(
        Settings("faction-bidding", ("Ada", "Ben")),
        Nominate("Ada", "xenos"),
        Nominate("Ben", "terrans"),
        Bid("Ada", "terrans", 6),
        Bid("Ben", "xenos", 0),
    )
    text = drawn(outcome_view(reached))
    assert "    1  Ben        2  ■ Xenos    Desert        0         30           0      2nd\n" in text
    assert "    2  Ada        1  ■ Terrans  Terra         6         24           0      1st\n" in text
    assert " New seats    Ben → Ada; above stand those before the auction\n" in text
    assert " Cost         everyone starts on 30 less the cost; nothing is deducted later\n" in text


def test_a_start_below_0_is_a_warning() -> None:
    reached = outcome_of(
        Settings("choose-while-bidding", ("Ada", "Ben"), charge="start-track"),
        Nominate("Ada", "itars"),
        Bid("Ben", "itars", 33),
        Nominate("Ada", "xenos"),
    )
    text = drawn(outcome_view(reached))
    assert "■ Itars  Ice          33         −3           0      2nd\n" in text
    assert " Warning      Ben " in text
    assert text.count("Warning") == 1


def test_bans_are_named_in_their_order() -> None:
    reached = outcome_of(
        Settings("none", ("Ada", "Ben"), ban_phase=True),
        Ban("Ada", "hadsch-hallas"),
        Ban("Ben", "baltaks"),
        Nominate("Ada", "itars"),
        Nominate("Ben", "ivits"),
    )
    assert " Banned       Hadsch Hallas and Bal T'aks\n" in drawn(outcome_view(reached))


def test_without_bans_nothing_is_said_of_them() -> None:
    assert "Banned" not in EVERY_TIE_AT_80


@pytest.mark.parametrize(
    ("factions", "said"),
    [
        (("itars", "terrans"), "Ada, Ben · Ben, Ada"),
        (("ivits", "itars"), "Ben · Ben · then Ada's planetary institute (Ivits), last of all"),
        (
            ("ivits", "xenos", "tinkeroids", "moweyds", "itars"),
            (
                "Ben, Eve · Eve, Ben · then Ben's third mine (Xenos) · "
                "then Cyd's planetary institute (Tinkeroids), Dee's mine (Moweyds) · "
                "then Ada's planetary institute (Ivits), last of all"
            ),
        ),
        (
            ("ivits", "space-giants", "darkanians"),
            (
                "Ben's mine (Space Giants), Cyd's mine (Darkanians) · "
                "then Ada's planetary institute (Ivits), last of all"
            ),
        ),
    ],
)
def test_structures_in_words(factions: tuple[str, ...], said: str) -> None:
    assert placing(*factions) == said


def test_rounds_of_structures_stand_below_one_another_where_one_line_is_too_short() -> None:
    text = drawn(outcome_view(with_names(WIDE_NAMES)))
    start = column_of(next(line for line in text.splitlines() if "Structures" in line), "·")
    rounds = [line for line in text.splitlines() if "·" in line and not line.startswith(" Outcome")]
    assert [column_of(line, "·") for line in rounds] == [start] * 4


@pytest.mark.parametrize("width", [80, 60])
def test_names_in_any_script_line_up(width: int) -> None:
    lines = drawn(outcome_view(with_names(WIDE_NAMES)), width).splitlines()
    rows = [line for line in lines if "■" in line]
    assert len({column_of(row, "■") for row in rows}) == 1
    assert len({cell_len(row) for row in rows}) == 1
    for name, row in zip(WIDE_NAMES, rows, strict=True):
        assert column_of(row, name) == column_of(rows[0], WIDE_NAMES[0])


@pytest.mark.parametrize("width", [80, 60, 40])
def test_names_of_40_characters_lose_nothing(width: int) -> None:
    text = drawn(outcome_view(with_names(LONG_NAMES)), width)
    assert all(cell_len(line) <= width for line in text.splitlines())
    told = words_of(text)
    for turn, (name, faction, booster) in enumerate(
        zip(
            LONG_NAMES,
            ("Xenos, Desert", "Taklons, Swamp", "Ivits, Oxide", "Bal T'aks, Volcanic", "Itars, Ice"),
            ("5th", "4th", "3rd", "2nd", "1st"),
            strict=True,
        ),
        start=1,
    ):
        assert (
            f"turn {turn} · seat {turn} · ■ {faction} "
            f"cost 0 · starts on 10 · at the end 0 · booster {booster}"
        ) in told
        assert name.replace(" ", "") in text.replace(" ", "").replace("\n", "")


@pytest.mark.parametrize("width", [80, 60])
def test_no_line_is_too_long_or_ends_in_blanks(width: int) -> None:
    for names in (LONG_NAMES, WIDE_NAMES, ("A", "B", "C", "D", "E")):
        for line in drawn(
            outcome_view(with_names(names), "a-file-with-a-rather-long-name.json"), width
        ).splitlines():
            assert cell_len(line) <= width
            assert line == line.rstrip()


def test_what_looks_like_markup_is_a_name() -> None:
    assert "[red]x[/] → :smile:\n" in drawn(outcome_view(with_names(WIDE_NAMES)))


def test_a_note_cannot_move_the_cursor() -> None:
    text = drawn(outcome_view(outcome_of(EVERY_TIE, *EVERY_TIE_EVENTS), "[b]\x1b[2Jx.json"))
    assert "[b]\\x1b[2Jx.json\n" in text
    assert "\x1b" not in text
