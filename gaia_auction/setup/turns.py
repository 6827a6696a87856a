"""Sectors turned after the deal, as the rulebook's advanced rule lets the last player do it."""

from dataclasses import dataclass, replace

from gaia_auction.characters import as_meant
from gaia_auction.setup.board import Lying
from gaia_auction.setup.dealing import Deal
from gaia_auction.setup.sectors import sectors


@dataclass(frozen=True, slots=True)
class Turn:
    """A sector of the board, turned by so many sixths, clockwise, 1 to 5."""

    sector: str
    steps: int


@dataclass(frozen=True, slots=True)
class TurnWithoutColon:
    """A text has no colon, and so does not say how far."""

    text: str


@dataclass(frozen=True, slots=True)
class SectorElsewhere:
    """What stands before the colon is no sector of this board; `there` are those that are, in their order."""

    sector: str
    there: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoSuchTurn:
    """What stands behind the colon is not 1 to 5."""

    sector: str
    steps: str


TurnProblem = TurnWithoutColon | SectorElsewhere | NoSuchTurn

_STEPS = ("1", "2", "3", "4", "5")


def parse_turn(text: str, lying: tuple[Lying, ...]) -> Turn | TurnProblem:
    """Return the turn that a text means on this board: 3:2 turns sector 3 by two sixths.

    A sector with two sides may be named by its number alone, since only one of them is on the board.

    >>> parse_turn("07:1", (Lying("7B", 0, (0, 0)),))
    Turn(sector='7B', steps=1)
    """
    named, colon, steps = as_meant(text).partition(":")
    if not colon:
        return TurnWithoutColon(text)
    there = tuple(name for name in sectors() if name in {one.sector for one in lying})
    wanted = named.upper().removeprefix("0")
    turned = next((name for name in there if wanted in {name, name.rstrip("AB")}), None)
    if turned is None:
        return SectorElsewhere(named, there)
    return Turn(turned, int(steps)) if steps in _STEPS else NoSuchTurn(turned, steps)


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


def lies_as_before(turns: tuple[Turn, ...]) -> bool:
    """Say whether each sector lies as before all its turns: it has none, or they lead all around.

    >>> lies_as_before((Turn("2", 4), Turn("2", 2))), lies_as_before((Turn("2", 4), Turn("1", 2)))
    (True, False)
    """
    return all(sum(turn.steps for turn in turns if turn.sector == one.sector) % 6 == 0 for one in turns)
