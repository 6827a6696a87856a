"""What the turns of the silent auction remember, by worked example 5.5 of the rules."""

from gaia_auction.rules.events import Event, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import mode_named
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.steps import Keep, Option, Step, Take
from gaia_auction.sentences.steps import sentence_for_step

EVENTS: list[Event] = [
    Nominate("A", "itars"),
    Nominate("B", "xenos"),
    Nominate("C", "taklons"),
    Submit("A", {"itars": 15, "xenos": 0, "taklons": 10}),
    Submit("B", {"itars": 15, "xenos": 5, "taklons": 8}),
    Submit("C", {"itars": 7, "xenos": 0, "taklons": 0}),
]


def turn(number: int) -> Step:
    """Return a turn of the example, counted from 1."""
    history = replay(Settings("silent", ("A", "B", "C")), EVENTS)
    assert isinstance(history, History)
    return mode_named("silent").explain(history)[number - 1]


def test_on_a_take_a_held_faction_costs_one_more_than_its_price() -> None:
    """Before turn 9, B holds the Itars at 6 and A the Taklons at 0."""
    take = turn(9)
    assert isinstance(take, Take)
    assert take.options == (
        Option("itars", maximum=7, cost=7, holder="B"),
        Option("xenos", maximum=0, cost=0, holder=None),
        Option("taklons", maximum=0, cost=1, holder="A"),
    )
    assert take.best == take.options[:2]
    assert take.best_held == take.options[:1]


def test_on_a_keep_the_held_faction_costs_its_price() -> None:
    """Before turn 10, C holds the Itars at 7 and A the Taklons at 0."""
    keep = turn(10)
    assert isinstance(keep, Keep)
    assert keep.options == (
        Option("itars", maximum=15, cost=8, holder="C"),
        Option("xenos", maximum=0, cost=0, holder=None),
        Option("taklons", maximum=10, cost=0, holder="A"),
    )
    assert keep.best == keep.options[2:]
    assert sentence_for_step(keep) == (
        "A keeps Taklons at 0: 10 − 0 = 10 is the best margin; Itars would leave 15 − 8 = 7 and "
        "Xenos 0 − 0 = 0 (S3)."
    )


def test_the_last_of_as_many_keeps_as_there_are_players_ends_the_auction() -> None:
    keeps = [step for step in map(turn, range(1, 19)) if isinstance(step, Keep)]
    # Turns 10, 12 and 16 to 18 are keeps.
    assert [keep.ends for keep in keeps] == [False, False, False, False, True]
