"""What a person reads of moves: the question, the line of each choice, what is closed, what happened last."""

import pytest

from gaia_auction.rules.choices import Choice
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.transition import legal
from gaia_auction.screen.moves import last_words, line_of, offered, option_of, question_of
from gaia_auction.screen.options import found
from tests.screen.drawing import drawn

TWO = ("Ada", "Ben")


def after(settings: Settings, *events: Event) -> History:
    history = replay(settings, events)
    assert isinstance(history, History), history
    return history


def choices_of(history: History) -> tuple[Choice, ...]:
    return tuple(choice for choice in legal(history.end) if isinstance(choice, Choice))


def lines(history: History) -> dict[str, str]:
    return {
        choice.faction: line_of(history.end, choice) for choice in choices_of(history) if not choice.closed
    }


def closed(history: History) -> list[str]:
    """Return the lines of what cannot be chosen, as they stand at the end of the list."""
    choices = offered(choices_of(history))
    return [line_of(history.end, choice) for choice in choices if choice.closed is not None]


def last(history: History) -> str:
    return "".join(map(drawn, last_words(history)))


BROUGHT = after(Settings("choose-then-bid", TWO), Nominate("Ada", "itars"), Nominate("Ben", "xenos"))
BROUGHT_ANY = after(
    Settings("choose-then-bid", TWO, opening_bids="any"), Nominate("Ada", "itars"), Nominate("Ben", "xenos")
)
MARKERS = after(
    Settings("faction-bidding", TWO, track_vp=5),
    Nominate("Ada", "itars"),
    Nominate("Ben", "xenos"),
    Bid("Ada", "itars", 5),
)
WHILE_BIDDING = after(Settings("choose-while-bidding", TWO), Nominate("Ada", "itars"))


@pytest.mark.parametrize(
    ("history", "question"),
    [
        (after(Settings("none", TWO, ban_phase=True)), "Ada, which faction do you ban?"),
        (after(Settings("silent", TWO), Nominate("Ada", "itars")), "Ben, which faction do you bring?"),
        (after(Settings("choose-while-bidding", TWO)), "Ada, which faction do you bring?"),
        (WHILE_BIDDING, "Ben, which faction do you take, or bring at 0?"),
        (BROUGHT, "Ada, which faction?"),
        (MARKERS, "Ben, which faction?"),
    ],
)
def test_the_question_says_who_does_what(history: History, question: str) -> None:
    assert question_of(choices_of(history)) == question


def test_a_line_says_what_taking_it_means() -> None:
    assert lines(BROUGHT) == {
        "itars": "Itars          claim it for 0",
        "xenos": "Xenos          claim it for 0",
    }
    assert lines(BROUGHT_ANY)["itars"] == "Itars          claim it, from 0"
    taken = after(BROUGHT.end.settings, *BROUGHT.events, Bid("Ada", "xenos", 0))
    assert lines(taken)["xenos"] == "Xenos          outbid Ada, from 1"
    assert lines(WHILE_BIDDING)["itars"] == "Itars          outbid Ada, from 1"
    assert lines(WHILE_BIDDING)["hadsch-hallas"] == "Hadsch Hallas  Oxide"


def test_closed_choices_come_last_with_their_reason() -> None:
    assert closed(WHILE_BIDDING) == ["Nevlas         – it is the other side of the Itars' board"]
    assert closed(MARKERS) == ["Itars          – Ada holds it with its marker on 0, where it is safe"]
    three = after(
        Settings("choose-then-bid", ("Ada", "Ben", "Cyd")), Nominate("Ada", "itars"), Nominate("Ben", "xenos")
    )
    assert closed(three) == [
        "Xenos          – it is in the auction already, brought by Ben",
        "Gleens         – it is the other side of the Xenos' board",
        "Nevlas         – it is the other side of the Itars' board",
        "Itars          – it is in the auction already, brought by Ada",
    ]
    assert [choice.closed is None for choice in offered(choices_of(three))] == [True] * 10 + [False] * 4


def test_bans_and_the_pool_close_choices_too() -> None:
    settings = Settings("choose-while-bidding", TWO, ban_phase=True, random_factions=True)
    assert closed(after(settings, Ban("Ada", "xenos"))) == ["Xenos          – Ada banned it"]
    pool = after(settings, Ban("Ada", "xenos"), Ban("Ben", "ambas"), Draw(("itars", "terrans")))
    assert "Gleens         – it was not drawn; the pool is Itars and Terrans" in closed(pool)
    assert len(closed(pool)) == 12


def test_what_can_be_bid_on_is_not_offered_to_be_brought() -> None:
    assert [choice.move for choice in offered(choices_of(WHILE_BIDDING)) if choice.faction == "itars"] == [
        Bid
    ]


def test_nothing_is_closed_at_first() -> None:
    assert closed(after(Settings("none", TWO))) == []


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Ban("Ada", "xenos"), " Ada bans Xenos.\n"),
        (Nominate("Ada", "xenos"), " Ada nominates Xenos.\n"),
    ],
)
def test_what_happened_last(event: Event, words: str) -> None:
    assert last(after(Settings("none", TWO, ban_phase=isinstance(event, Ban)), event)) == words


def test_of_several_moves_the_last_is_told() -> None:
    assert last(WHILE_BIDDING) == " Ada brings Itars into the auction and holds it at 0 (C1).\n"
    assert last(MARKERS).startswith(" Ada takes Itars from the pool and lowers its marker by 5, to 0 (F2).")


def test_a_long_sentence_keeps_to_the_margin() -> None:
    names = tuple(name * 13 for name in ("Ada", "Ben", "Cyd"))
    history = after(
        Settings("choose-while-bidding", names), Nominate(names[0], "itars"), Bid(names[1], "itars", 7)
    )
    told = last(history).splitlines()
    assert len(told) > 1
    assert all(line.startswith(" ") for line in told)


def test_before_the_first_move_it_says_who_sits_where() -> None:
    assert last(after(Settings("none", TWO))) == " Seats: 1 Ada, 2 Ben\n"


@pytest.mark.parametrize("mode", ["silent", "preference-split"])
def test_a_sealed_submission_is_never_told(mode: str) -> None:
    settings = Settings("silent" if mode == "silent" else "preference-split", ("Ada", "Ben", "Cyd"))
    nominated = [
        Nominate(player, faction)
        for player, faction in zip(settings.players, ("itars", "xenos", "taklons"), strict=True)
    ]
    submitted = [Submit(player, {"itars": 37, "xenos": 23, "taklons": 0}) for player in settings.players]
    for count in (1, 2, 3):
        assert last(after(settings, *nominated, *submitted[:count])) == ""


@pytest.mark.parametrize(
    ("typed", "factions"),
    [
        ("hive", ["ivits"]),
        ("the hi", ["ivits"]),
        ("schw", ["ivits"]),
        ("하이", ["ivits"]),
        ("하이브", ["ivits"]),
        ("ﾊｯｼｭ", ["hadsch-hallas"]),
        ("ハッシュ・ホ", ["hadsch-hallas"]),
        ("mad", ["bescods"]),
        ("ＭＡＤ", ["bescods"]),
        ("人类", ["terrans"]),
        ("Lantido", ["lantids"]),
        ("Lántido", ["lantids"]),
        ("ita", ["itars"]),  # not the Firaks and Bescods of Titanium
        ("t", ["terrans", "taklons", "baltaks"]),
        ("ice", ["nevlas", "itars"]),
        ("white", ["nevlas", "itars"]),
        ("red", ["hadsch-hallas", "ivits"]),
        ("oxi", ["hadsch-hallas", "ivits"]),
        ("１", ["terrans"]),
        ("１４", ["itars"]),
        ("٣", ["xenos"]),
        ("14²", []),
        ("zerg", []),
        ("!", []),
    ],
)
def test_a_faction_is_found_by_all_that_it_is_called_and_then_by_its_planet(
    typed: str, factions: list[str]
) -> None:
    start = after(Settings("none", TWO))
    choices = offered(choices_of(start))
    options = [option_of(start.end, choice) for choice in choices]
    assert [choices[place].faction for place in found(typed, options)] == factions
