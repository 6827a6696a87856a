"""How an auction was decided, step by step, with the facts behind each step."""

from dataclasses import dataclass
from typing import Literal

TieBreak = Literal["held", "own-nomination", "latest-nomination"]


@dataclass(frozen=True, slots=True)
class Option:
    """What one faction is worth to a player on a turn: maximum − cost = margin (S2)."""

    faction: str
    maximum: int
    cost: int
    holder: str | None

    @property
    def margin(self) -> int:
        """The maximum less the cost, in whole VP."""
        return self.maximum - self.cost


@dataclass(frozen=True, slots=True)
class Take:
    """A silent turn that takes a faction at its cost (S3); several options may have its margin (S4)."""

    player: str
    faction: str
    cost: int
    margin: int
    displaced: str | None
    tie_break: TieBreak | None
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Keep:
    """A silent turn that changes nothing: the held faction has a best margin (S3)."""

    player: str
    faction: str
    cost: int
    margin: int
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Award:
    """A faction of the preference split goes to its winner (B2 to B4).

    `bids` are all bids on it, in seat order; `served` are the players who had a faction before.
    """

    faction: str
    player: str
    total: int
    price: int
    bid: int
    order_tie_break: TieBreak | None
    tie_break: TieBreak | None
    bids: tuple[tuple[str, int], ...]
    served: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """An open move on a faction that nobody held (C1, D2, F2)."""

    player: str
    faction: str
    vp: int


@dataclass(frozen=True, slots=True)
class Outbid:
    """An open move that takes a faction from its holder (C1, D2, F2)."""

    player: str
    faction: str
    vp: int
    displaced: str


@dataclass(frozen=True, slots=True)
class Assign:
    """Without an auction everyone plays what they nominated or were dealt (N1)."""

    player: str
    faction: str


Step = Take | Keep | Award | Claim | Outbid | Assign
