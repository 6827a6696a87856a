"""What can happen in an auction. Players are named as the settings name them, factions by their slug."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

VoidReason = Literal["consent", "lost-key"]

VOID_REASONS: tuple[VoidReason, ...] = get_args(VoidReason)


@dataclass(frozen=True, slots=True)
class Ban:
    """A player rules a faction out of this game (P1)."""

    player: str
    faction: str


@dataclass(frozen=True, slots=True)
class Draw:
    """The random pool, in drawing order (P2)."""

    factions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Nominate:
    """A player brings a faction into the auction (P3); choosing while bidding, holds it at 0 (C1)."""

    player: str
    faction: str


@dataclass(frozen=True, slots=True)
class Bid:
    """A player claims or outbids. `vp` is the new price in whole VP, the total paid (C2, D2, F4)."""

    player: str
    faction: str
    vp: int


@dataclass(frozen=True, slots=True)
class Submit:
    """A sealed submission: whole VP for every faction in the auction (S1, B1)."""

    player: str
    bids: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Sealed:
    """A submission that is in, and whose bids nobody can read before all are (S1)."""

    player: str


@dataclass(frozen=True, slots=True)
class Void:
    """The sealed submissions of these players, in seat order, are void, and everybody submits again (S1).

    By consent, or because their key was lost. What they had submitted is kept nowhere.
    """

    players: tuple[str, ...]
    reason: VoidReason


Event = Ban | Draw | Nominate | Bid | Submit | Sealed | Void
