"""A game of the BGS site as far as its auction needs it: from a pasted log, or from the site's export."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from gaia_auction.errors import InputError
from gaia_auction.records.mistakes import shown
from gaia_auction.records.site.moves import SiteMove
from gaia_auction.rules.settings import ModeName
from gaia_auction.sentences.lists import listed

MODES: Final[Mapping[str, ModeName]] = {
    "bid-while-choosing": "choose-while-bidding",
    "choose-bid": "choose-then-bid",
    "silent": "silent",
    "preference-split": "preference-split",
}
"""What the site calls its modes; without an auction, it has none of these names."""

_NUMBER = re.compile(r"^\s*#?\d+\s*[.:)]?")
_HISTORY = "moveHistory"


@dataclass(frozen=True, slots=True)
class Options:
    """What the site's export tells of the settings; None where it tells nothing. A log never does."""

    mode: ModeName | None = None
    random_factions: bool | None = None
    ban_phase: bool = False
    lost_fleet: bool = False
    budget: int | None = None


@dataclass(frozen=True, slots=True)
class SiteGame:
    """The moves in their order, the first of which must be `init`, and what is known of the settings."""

    moves: tuple[SiteMove, ...]
    options: Options


def parse_log(data: bytes) -> SiteGame:
    r"""Return the game in a pasted log; an InputError if it is no text.

    A move stands on a line; a number before it, blanks around it and empty lines do not matter.

    >>> [move.words for move in parse_log(b" 1. init 2 seed\n\n 2. p1 faction itars ").moves]
    [('init', '2', 'seed'), ('p1', 'faction', 'itars')]
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("", f"is not UTF-8 at byte {error.start}; save it as UTF-8") from None
    lines = ((f"line {number}", line) for number, line in enumerate(text.splitlines(), start=1))
    return SiteGame(tuple(_moves(lines)), Options())


def _moves(lines: Iterator[tuple[str, str]]) -> Iterator[SiteMove]:
    for place, line in lines:
        if words := tuple(_NUMBER.sub("", line).split()):
            yield SiteMove(place, words)


def is_export(value: object) -> bool:
    """Say whether a JSON value is an export of the site.

    >>> is_export({"moveHistory": []}), is_export({"format": "gaia-auction"})
    (True, False)
    """
    return isinstance(value, dict) and _HISTORY in value


def read_export(value: Mapping[str, object]) -> SiteGame:
    """Return the game in an export; an InputError where it is not as the site writes it."""
    history = value[_HISTORY]
    if not isinstance(history, list):
        raise InputError(_HISTORY, f"must be a list of moves, not {shown(history)}")
    for index, move in enumerate(history):
        if not isinstance(move, str):
            raise InputError(f"{_HISTORY}[{index}]", f"must be a move as text, not {shown(move)}")
    lines = ((f"{_HISTORY}[{index}]", move) for index, move in enumerate(history))
    options = _options(value["options"]) if "options" in value else Options()
    return SiteGame(tuple(_moves(lines)), options)


def _options(value: object) -> Options:
    if not isinstance(value, dict):
        raise InputError("options", f"must be an object, not {shown(value)}")
    auction, budget = value.get("auction"), value.get("auctionBudget")
    known = auction is None or auction is False or (isinstance(auction, str) and auction in MODES)
    if not known:
        raise InputError("options.auction", f"must be {listed(MODES, 'or')}, not {shown(auction)}")
    if budget is not None and type(budget) is not int:
        raise InputError("options.auctionBudget", f"must be a whole number, not {shown(budget)}")
    for name in ("randomFactions", "banPhase", "lostFleet"):
        if not isinstance(value.get(name, False), bool | None):
            raise InputError(f"options.{name}", f"must be true or false, not {shown(value[name])}")
    return Options(
        mode=MODES[auction] if isinstance(auction, str) else "none",
        random_factions=bool(value.get("randomFactions")),
        ban_phase=bool(value.get("banPhase")),
        lost_fleet=bool(value.get("lostFleet")),
        budget=budget,
    )
