"""What is wrong with settings: where in the document, and in words."""

from collections.abc import Sequence
from typing import assert_never

from gaia_auction.errors import quoted
from gaia_auction.rules.settings import (
    LEAST_PLAYERS,
    LONGEST_NAME,
    LONGEST_SEED,
    MOST_PLAYERS,
    ExpansionRepeated,
    NameLength,
    NameRepeated,
    NameUnprintable,
    NotShuffled,
    OutOfRange,
    Problem,
    SeedTooLong,
    SeedUnprintable,
    WrongPlayerCount,
)
from gaia_auction.sentences.lists import counted, listed


def place_of(problem: Problem) -> str:
    """Return the path of the setting that is wrong, indexes counted from 0.

    >>> place_of(NameLength(index=1, length=0))
    'settings.players[1]'
    """
    match problem:
        case WrongPlayerCount():
            return "settings.players"
        case NameLength(index=index) | NameUnprintable(index=index) | NameRepeated(index=index):
            return f"settings.players[{index}]"
        case OutOfRange(field=field):
            return f"settings.{field}"
        case ExpansionRepeated():
            return "settings.expansions"
        case SeedUnprintable() | SeedTooLong():
            return "settings.seed"
        case NotShuffled():
            return "settings.shuffled_from"
        case _:
            assert_never(problem)


def sentence_for_problem(problem: Problem) -> str:
    """Return what is wrong with a setting, and what would be right.

    >>> sentence_for_problem(WrongPlayerCount(6))
    '6 players cannot play; there are 2 to 5 seats'
    """
    match problem:
        case WrongPlayerCount(count=count):
            return (
                f"{counted(count, 'player')} cannot play; there are {LEAST_PLAYERS} to {MOST_PLAYERS} seats"
            )
        case NameLength(length=0):
            return f"a name is empty; it needs 1 to {LONGEST_NAME} characters"
        case NameLength(length=length):
            return f"a name has {length} characters; it may have 1 to {LONGEST_NAME}"
        case NameUnprintable(character=character):
            return f"a name holds the character {quoted(character)}, which no line can show; leave it out"
        case NameRepeated(name=name, first=first):
            return f"{quoted(name)} is the name in seat {first + 1} already; two players need two names"
        case OutOfRange(value=value, least=least, most=most):
            return f"must be a whole number from {least} to {most}, not {quoted_number(value)}"
        case ExpansionRepeated(name=name):
            return f"{name} is named twice; once is enough"
        case SeedUnprintable(character=character):
            return f"a seed holds {quoted(character)}; it may hold no blanks, control or invisible characters"
        case SeedTooLong(length=length):
            return f"a seed has {length} characters; it may have up to {LONGEST_SEED}"
        case NotShuffled(has_seed=False):
            return "must be null where there is no seed to shuffle the seats by"
        case NotShuffled():
            return "must name the players, each once, in the order before their seats were shuffled"
        case _:
            assert_never(problem)


def no_such_player(name: str, players: Sequence[str]) -> str:
    """Return that nobody of this name plays, and who does.

    >>> no_such_player("Zoe", ["Ada", "Ben"])
    "'Zoe' is not one of the players; it must be Ada or Ben"
    """
    return f"{quoted(name)} is not one of the players; it must be {listed(players, 'or')}"


def quoted_number(number: int) -> str:
    """Return a number from outside, shortened where it would fill the line.

    >>> quoted_number(-3), quoted_number(10**30)
    ('-3', '100000000000…')
    """
    text = str(number)
    return text if len(text) <= len("-") + 12 else text[:12] + "…"
