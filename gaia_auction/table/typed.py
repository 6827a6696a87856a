"""What people type to ask what if: bids of a player, a move, a faction that somebody wants.

A ValueError says what cannot be read, and how to write it. Whether it fits an auction is not looked at here.
"""

import re
from dataclasses import dataclass
from typing import Literal

from gaia_auction.characters import any_width, as_meant, whole_number
from gaia_auction.errors import quoted

_BID = re.compile(r"\s*([^=]*[^=\s])\s*=\s*([-−]?\d+)(?=[\s,、]|$)[\s,、]*")
_MOVE = re.compile(
    r"bid\s+(?P<bid>[-−]?\d+)\s+on\s+(?P<on>\S.*)"
    r"|claim\s+(?P<claimed>\S.*?)(?:\s+for\s+(?P<vp>[-−]?\d+))?"
    r"|(?P<verb>nominate|ban)\s+(?P<faction>\S.*)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class TypedBids:
    """Whose bids, as the name was typed, and what they would be, in the order in which they were typed."""

    player: str
    bids: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class TypedMove:
    """A move without its player; `vp` is the price of a bid or a claim, 0 for the other moves."""

    verb: Literal["bid", "claim", "nominate", "ban"]
    faction: str
    vp: int = 0


@dataclass(frozen=True, slots=True)
class TypedWish:
    """Who wants which faction; the player's name as it was typed."""

    player: str
    faction: str


def parse_bids(text: str) -> TypedBids:
    """Return the bids of a player that a text gives, with blanks or commas between them.

    >>> parse_bids("Ben: itars=12, Hadsch Hallas = 3")
    TypedBids(player='Ben', bids=(('itars', 12), ('Hadsch Hallas', 3)))
    """
    player, bids = _in_two(text)
    found = list(_BID.finditer(bids))
    if not player.strip() or not found or "".join(match[0] for match in found) != bids:
        raise ValueError(f'{quoted(text)} is no bids of a player; write them like "Ben: itars=12 xenos=3"')
    return TypedBids(player.strip(), tuple((match[1], _number(match[2])) for match in found))


def parse_move(text: str) -> TypedMove:
    """Return the move that a text describes.

    >>> parse_move("bid 5 on itars"), parse_move("claim Bal T'aks")
    (TypedMove(verb='bid', faction='itars', vp=5), TypedMove(verb='claim', faction="Bal T'aks", vp=0))
    """
    match = _MOVE.fullmatch(as_meant(text).strip())
    if match is None:
        raise ValueError(
            f'{quoted(text)} is no move; write it like "bid 5 on itars", "claim itars", "nominate itars" '
            'or "ban itars"'
        )
    if match["verb"]:
        verb: Literal["nominate", "ban"] = "ban" if match["verb"].casefold() == "ban" else "nominate"
        return TypedMove(verb, match["faction"])
    if match["on"]:
        return TypedMove("bid", match["on"], _number(match["bid"]))
    return TypedMove("claim", match["claimed"], _number(match["vp"] or "0"))


def parse_wish(text: str) -> TypedWish:
    """Return who wants which faction.

    >>> parse_wish("Ada: itars")
    TypedWish(player='Ada', faction='itars')
    """
    player, faction = _in_two(text)
    if not player.strip() or not faction.strip():
        raise ValueError(f'{quoted(text)} is no wish; write it like "Ada: itars"')
    return TypedWish(player.strip(), faction.strip())


def _in_two(text: str) -> tuple[str, str]:
    """Return whom a text is about, as typed, and the rest as meant, in which nothing has a colon."""
    colon = max(map(text.rfind, any_width(":")))
    return text[: max(colon, 0)], as_meant(text[colon + 1 :])


def _number(digits: str) -> int:
    number = whole_number(digits)
    assert number is not None  # noqa: S101 - the pattern lets no other text through
    return number
