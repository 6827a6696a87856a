"""Why a move is refused: facts only. The sentences for them are written in `gaia_auction.sentences`.

The move itself (who, which faction, how much) is the event that was refused; a refusal adds what stood
in its way.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal

PhaseName = Literal["ban", "draw", "nomination", "bidding", "submission"]


class Ceiling(Enum):
    """What keeps a bid from being any higher."""

    OPENING = auto()
    """An unheld faction is claimed for exactly 0 (D2)."""
    MARKER = auto()
    """The VP marker does not go below 0 (F3)."""
    SLIP = auto()
    """Above 999 it is a slip of the finger (C2)."""


@dataclass(frozen=True, slots=True)
class AuctionOver:
    """Nothing can happen any more."""


@dataclass(frozen=True, slots=True)
class WrongPhase:
    """This kind of move does not belong into the present phase. `to_act` may act there."""

    phase: PhaseName
    to_act: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeftOut:
    """With these settings there is no such phase (P1, P2)."""

    phase: PhaseName


@dataclass(frozen=True, slots=True)
class DrawMissing:
    """The random factions must be drawn before anything else happens (P2)."""


@dataclass(frozen=True, slots=True)
class NotTheirTurn:
    """Others are to act (P1, P3, C1, D1)."""

    to_act: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AlreadyHolds:
    """Who holds a faction waits until outbid (C1, D1)."""

    player: str
    faction: str
    price: int
    to_act: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AlreadySubmitted:
    """A submitted bid cannot be changed (S1)."""


@dataclass(frozen=True, slots=True)
class StillSubmitted:
    """What was made void is still there: the submissions of these players (S1)."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotNamedOnce:
    """Whose submissions are void is not said once for each, or nobody is named."""


@dataclass(frozen=True, slots=True)
class NotInGame:
    """The faction belongs to an expansion that is not in play (T5)."""

    faction: str
    expansion: str


@dataclass(frozen=True, slots=True)
class Banned:
    """The faction was banned (P1)."""

    faction: str
    player: str


@dataclass(frozen=True, slots=True)
class AlreadyEntered:
    """The faction is in the auction already (P3)."""

    faction: str
    player: str


@dataclass(frozen=True, slots=True)
class OtherSide:
    """The other side of the same board is taken (T3)."""

    faction: str
    taken: str


@dataclass(frozen=True, slots=True)
class OutsidePool:
    """The faction was not drawn (P2)."""

    faction: str
    pool: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotEntered:
    """The faction is not in the auction; `entered` are (C1, D2, S1)."""

    faction: str
    entered: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BidTooLow:
    """The faction costs at least `least` VP; `holder` is None while nobody holds it (C2, D2, F2)."""

    faction: str
    holder: str | None
    price: int
    least: int


@dataclass(frozen=True, slots=True)
class BidTooHigh:
    """The faction can be had for at most `most` VP."""

    faction: str
    most: int
    ceiling: Ceiling


@dataclass(frozen=True, slots=True)
class PriceAtMost:
    """The faction cannot be outbid any more: `holder` pays the highest price there is (C2, F3)."""

    faction: str
    holder: str
    price: int
    ceiling: Ceiling


@dataclass(frozen=True, slots=True)
class BidsMissing:
    """A sealed submission leaves out factions that are in the auction (S1, B1)."""

    factions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BidOutOfRange:
    """A sealed bid is below 0 or above `most` (S1, B1)."""

    faction: str
    vp: int
    most: int


@dataclass(frozen=True, slots=True)
class WrongSum:
    """The sealed bids must add up to exactly the budget (B1)."""

    total: int
    budget: int


@dataclass(frozen=True, slots=True)
class WrongDrawCount:
    """The pool has as many factions as there are players (P2)."""

    count: int
    wanted: int


@dataclass(frozen=True, slots=True)
class DrawnTwice:
    """All factions of the pool are different (P2)."""

    faction: str


@dataclass(frozen=True, slots=True)
class Undrawable:
    """A faction of the pool could not have been drawn (P2)."""

    faction: str
    because: "Refusal"


Refusal = (
    AuctionOver
    | WrongPhase
    | LeftOut
    | DrawMissing
    | NotTheirTurn
    | AlreadyHolds
    | AlreadySubmitted
    | StillSubmitted
    | NotNamedOnce
    | NotInGame
    | Banned
    | AlreadyEntered
    | OtherSide
    | OutsidePool
    | NotEntered
    | BidTooLow
    | BidTooHigh
    | PriceAtMost
    | BidsMissing
    | BidOutOfRange
    | WrongSum
    | WrongDrawCount
    | DrawnTwice
    | Undrawable
)
