"""Sectors turned after the deal, as the rulebook's advanced rule lets the last player do it."""

import re
from dataclasses import dataclass, replace

from gaia_auction.setup.board import Lying
from gaia_auction.setup.dealing import Deal
from gaia_auction.setup.sectors import sectors


@dataclass(frozen=True, slots=True)
class Turn:
    """A sector of the board, turned by so many sixths, clockwise, 1 to 5."""

    sector: str
    steps: int


@dataclass(frozen=True, slots=True)
class TurnUnreadable:
    """A text is not a sector, a colon and 1 to 5."""

    text: str


@dataclass(frozen=True, slots=True)
class SectorElsewhere:
    """The sector is not on this board; `there` are those that are, in the order of their names."""

    sector: str
    there: tuple[str, ...]


TurnProblem = TurnUnreadable | SectorElsewhere

_TURN = re.compile(r"0?([1-9][0-9]?[AB]?):([1-5])", re.ASCII | re.IGNORECASE)


def parse_turn(text: str, lying: tuple[Lying, ...]) -> Turn | TurnProblem:
    """Return the turn that a text means on this board: 3:2 turns sector 3 by two sixths.

    A sector with two sides may be named by its number alone, since only one of them is on the board.

    >>> parse_turn("07:1", (Lying("7B", 0, (0, 0)),))
    Turn(sector='7B', steps=1)
    """
    read = _TURN.fullmatch(text)
    if read is None:
        return TurnUnreadable(text)
    wanted = read[1].upper()
    there = [name for name in sectors() if name in {one.sector for one in lying}]
    for name in there:
        if wanted in {name, name.rstrip("AB")}:
            return Turn(name, int(read[2]))
    return SectorElsewhere(wanted, tuple(there))


def with_turned(dealt: Deal, turns: tuple[Turn, ...]) -> Deal:
    """Return a deal with these sectors turned, one turn after the other.

    >>> from gaia_auction.setup.dealing import deal
    >>> from gaia_auction.setup.layouts import Table
    >>> with_turned(deal(Table("GaiaProject_001", 2)), (Turn("2", 4),)).sectors[0].rotation
    1
    """
    lying = dealt.sectors
    for turn in turns:
        lying = tuple(one.turned(turn.steps) if one.sector == turn.sector else one for one in lying)
    return replace(dealt, sectors=lying)
