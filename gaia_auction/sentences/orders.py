"""What follows from an outcome, in words a table can follow: who places what when, and what is charged."""

from typing import assert_never

from gaia_auction.rules.factions import Start, faction_of
from gaia_auction.rules.outcome import START_LEVEL, Lot, structures
from gaia_auction.rules.settings import Charge

_ORDINAL_ENDINGS = {1: "st", 2: "nd", 3: "rd"}

_PLACED = {
    Start.THREE_MINES: "third mine",
    Start.LATE_MINE: "mine",
    Start.LATE_INSTITUTE: "planetary institute",
    Start.LAST_INSTITUTE: "planetary institute",
}
"""What a faction places after everybody's second mine; nothing with two mines (O3)."""


def ordinal(number: int) -> str:
    """Return the place in an order of players, of whom there are never more than a handful.

    >>> [ordinal(number) for number in range(1, 6)]
    ['1st', '2nd', '3rd', '4th', '5th']
    """
    return f"{number}{_ORDINAL_ENDINGS.get(number, 'th')}"


def structure_rounds(lots: tuple[Lot, ...]) -> tuple[str, ...]:
    """Return the rounds of placing starting structures, those without anybody left out (O3).

    >>> xenos, ivits = (Lot(turn, player, turn, faction, 0, 10, 0, 3 - turn) for turn, player, faction in
    ...     ((1, "Ada", "xenos"), (2, "Ben", "ivits")))
    >>> for placing in structure_rounds((xenos, ivits)):
    ...     print(placing)
    Ada
    Ada
    then Ada's third mine (Xenos)
    then Ben's planetary institute (Ivits), last of all
    """
    first, second, *later = structures(lots)
    rounds = [", ".join(lot.player for lot in placing) for placing in (first, second)]
    for placing in later:
        words = ", ".join(_placed(lot) for lot in placing)
        last = any(faction_of(lot.faction).start is Start.LAST_INSTITUTE for lot in placing)
        rounds.append(f"then {words}, last of all" if last else f"then {words}" if words else "")
    said = tuple(words for words in rounds if words)
    return (said[0].removeprefix("then "), *said[1:]) if not first else said


def placements(lots: tuple[Lot, ...]) -> tuple[tuple[Lot, str], ...]:
    """Return who places which starting structure, one after the other (O3).

    >>> xenos, ivits = (Lot(turn, player, turn, faction, 0, 10, 0, 3 - turn) for turn, player, faction in
    ...     ((1, "Ada", "xenos"), (2, "Ben", "ivits")))
    >>> [what for lot, what in placements((xenos, ivits))]
    ['first mine', 'second mine', 'third mine', 'planetary institute']
    """
    first, second, *later = structures(lots)
    return (
        *((lot, "first mine") for lot in first),
        *((lot, "second mine") for lot in second),
        *((lot, _PLACED[faction_of(lot.faction).start]) for placing in later for lot in placing),
    )


def _placed(lot: Lot) -> str:
    faction = faction_of(lot.faction)
    return f"{lot.player}'s {_PLACED[faction.start]} ({faction.title})"


def charging(charge: Charge, track_vp: int) -> str:
    """Return how the cost is charged, in a few words (O4).

    >>> charging("final-scoring", 30)
    'everyone starts on 10; the cost is deducted at the end'
    """
    match charge:
        case "final-scoring":
            return f"everyone starts on {START_LEVEL}; the cost is deducted at the end"
        case "start-track":
            return f"everyone starts on {track_vp} less the cost; nothing is deducted later"
        case "level-10":
            return (
                f"the dearest faction starts on {START_LEVEL}, each other one higher by the difference in "
                "cost; nothing is deducted later"
            )
        case _:
            assert_never(charge)
