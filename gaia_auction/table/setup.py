"""Deal a setup: of a seed, or the fairest of several, with sectors turned afterwards."""

from random import Random

from gaia_auction.errors import InputError
from gaia_auction.rules.settings import problem_with_seed
from gaia_auction.sentences.problems import sentence_for_problem
from gaia_auction.sentences.setup import sentence_for_setup_problem
from gaia_auction.setup.fairest import fairest_deal
from gaia_auction.setup.layouts import BoardIsFixed, Table, problem_with_table
from gaia_auction.setup.result import Setup, setup_of
from gaia_auction.setup.turns import Turn, parse_turn

_WORDS = (
    (
        "red",
        "blue",
        "amber",
        "silent",
        "distant",
        "bright",
        "frozen",
        "hollow",
        "golden",
        "restless",
        "ancient",
        "twin",
        "drifting",
        "lonely",
        "burning",
        "velvet",
    ),
    (
        "giant",
        "comet",
        "nebula",
        "quasar",
        "pulsar",
        "orbit",
        "crater",
        "mine",
        "station",
        "academy",
        "booster",
        "federation",
        "satellite",
        "titan",
        "meteor",
        "eclipse",
    ),
)
_LARGEST_NUMBER = 999


def new_seed(chance: Random) -> str:
    """Return a seed that one can remember and say aloud: two words and a number.

    >>> new_seed(Random(1)).count("-")
    2
    """
    words = [chance.choice(words) for words in _WORDS]
    return "-".join((*words, str(chance.randint(1, _LARGEST_NUMBER))))


def set_up(table: Table, turns: tuple[str, ...] = (), best_of: int = 1) -> Setup:
    """Return the setup of a table; turns as one types them, such as 3:2.

    An InputError says which option cannot be, with its name as the place.
    """
    if seed_problem := problem_with_seed(table.seed):
        raise InputError("--seed", sentence_for_problem(seed_problem))
    if problem := problem_with_table(table):
        option = "--placement" if isinstance(problem, BoardIsFixed) else "--layout"
        raise InputError(option, sentence_for_setup_problem(problem))
    if best_of > 1 and table.layout == "first-game":
        raise InputError("--balanced", "the board of the first game is always the same, so none is fairer")
    dealt = fairest_deal(table, best_of)
    made = []
    for text in turns:
        turn = parse_turn(text, dealt.sectors)
        if not isinstance(turn, Turn):
            raise InputError("--rotate", sentence_for_setup_problem(turn))
        made.append(turn)
    return setup_of(dealt, tuple(made), best_of)
