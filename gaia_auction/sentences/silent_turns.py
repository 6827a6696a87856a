"""The turns of the silent auction in words: margins spelled out, and what decided between equal ones."""

from typing import assert_never

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.steps import Keep, Option, Take
from gaia_auction.sentences.lists import listed, signed

_ALL = {2: "both", 3: "all three", 4: "all four", 5: "all five"}
_ANY_OF_TWO, _NONE_OF_TWO = {2: "either"}, {2: "neither"}


def sentence_for_take(take: Take) -> str:
    """Return why a player took a faction, and who is left without one.

    >>> options = (Option("itars", 15, 8, "Cyd"), Option("taklons", 8, 3, "Ada"))
    >>> take = Take("Ben", "itars", 8, 7, "Cyd", None, *zip(*options))
    >>> for part in sentence_for_take(take).split("; "):
    ...     print(part)
    Ben takes Itars for 8: 15 − 8 = 7 is the best margin
    Taklons would leave 8 − 3 = 5 (S3). Cyd is without a faction.
    """
    said = f"{take.player} takes {_title(take)} for {take.cost}: {_margins(take)}"
    if take.tie_break is not None:
        said += f" {_why(take)}."
    return said if take.displaced is None else f"{said} {take.displaced} is without a faction."


def sentence_for_keep(keep: Keep) -> str:
    """Return why a player kept a faction, and whether that ended the auction.

    >>> others_pay = (Option("itars", 9, 4, "Ada"), Option("taklons", 4, 0, None))
    >>> sentence_for_keep(Keep("Ada", "itars", 3, 6, *zip(*others_pay)))
    'Ada keeps Itars at 3: 9 − 3 = 6 is the best margin; Taklons would leave 4 − 0 = 4 (S3).'
    """
    said = f"{keep.player} keeps {_title(keep)} at {keep.cost}: {_margins(keep)}"
    if len(keep.best) > 1:
        said += " On a tie the faction that is held is kept (S4)."
    return f"{said} Everyone in turn has kept, so the auction is over (S5)." if keep.ends else said


def _margins(turn: Take | Keep) -> str:
    """Return what the player's maximum leaves over the cost of each faction, the best first (S2)."""
    others = _others([option for option in turn.options if option not in turn.best])
    if len(turn.best) == 1:
        return f"{_sum(turn.best[0])} is the best margin{others} (S3)."
    tied = listed(f"on {_title(option)} ({option.maximum} − {option.cost})" for option in turn.best)
    return f"the best margin is {signed(turn.margin)}, {tied}{others}."


def _others(options: list[Option]) -> str:
    """Return what those would leave that are not the best, if there are any."""
    if not options:
        return ""
    first, *more = options
    words = [f"{_title(first)} would leave {_sum(first)}"]
    words += [f"{_title(option)} {_sum(option)}" for option in more]
    return f"; {listed(words)}"


def _why(take: Take) -> str:
    """Return which rule decided between the best, and what those before it had left to decide (S4)."""
    theirs = f"was drawn for {take.player}'s seat" if take.drawn else f"is {take.player}'s nomination"
    match take.tie_break:
        case None:
            return ""
        case "held":
            others = "a held faction goes before one that nobody holds"
            return f"{take.displaced} holds {_title(take)}, and {others} (S4)"
        case "own-nomination":
            return _among_those_left(take, f"{_title(take)} {theirs}")
        case "latest-nomination":
            none = _NONE_OF_TWO.get(len(take.best_held or take.best), "none of them")
            how = "drawn" if take.drawn else "nominated"
            return _among_those_left(take, f"{none} {theirs}", f"{_title(take)} was {how} latest")
        case _:
            assert_never(take.tie_break)


def _among_those_left(take: Take, *facts: str) -> str:
    """Return the facts that decided, after what the rule that held factions go first had to say (S4)."""
    held, best = take.best_held, take.best
    rules = "(S4, P2)" if take.drawn else "(S4)"
    if not held:
        none = f"nobody holds {_ANY_OF_TWO.get(len(best), 'any of them')}"
        return f"{_enumerated(none, *facts)} {rules}"
    if len(held) == len(best):
        return f"{_enumerated(f'others hold {_ALL[len(held)]}', *facts)} {rules}"
    first, then = (listed(map(_title, those)) for those in (held, [one for one in best if one not in held]))
    return f"Others hold {first}, which go before {then}. {_enumerated(*facts)} {rules}"


def _enumerated(*facts: str) -> str:
    *before, last = facts
    text = f"{', '.join(before)}, and {last}" if before else last
    return text[0].upper() + text[1:]


def _title(of: Take | Keep | Option) -> str:
    return title_of(of.faction)


def _sum(option: Option) -> str:
    return f"{option.maximum} − {option.cost} = {signed(option.margin)}"
