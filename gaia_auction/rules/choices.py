"""What may happen next, with its bounds; and what may not, with the reason."""

from dataclasses import dataclass
from typing import NamedTuple

from gaia_auction.rules.events import Ban, Bid, Nominate
from gaia_auction.rules.refusals import Refusal


class Choice(NamedTuple):
    """A faction to act on. For a bid, `least` and `most` VP, both allowed.

    `closed` is the reason why the choice cannot be taken, or None. It is what refuses the move as well.
    """

    move: type[Ban | Nominate | Bid]
    player: str
    faction: str
    least: int = 0
    most: int = 0
    closed: Refusal | None = None


class Form(NamedTuple):
    """What a player fills in under seal: 0 to `most` VP for each faction.

    `total` is what they must add up to, None where there is no budget.
    """

    player: str
    factions: tuple[str, ...]
    most: int
    total: int | None


@dataclass(frozen=True, slots=True)
class Drawing:
    """A draw of `count` factions is due; `drawable` says from which (P2)."""

    count: int


Legal = Choice | Form | Drawing
