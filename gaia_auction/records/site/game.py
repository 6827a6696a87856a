"""A game of the BGS site as far as its auction needs it: from a pasted log, or from the site's export."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from gaia_auction.errors import InputError
from gaia_auction.records.mistakes import shown
from gaia_auction.records.site.moves import SiteMove, parse_move
from gaia_auction.rules.settings import ModeName
from gaia_auction.sentences.lists import listed
from gaia_auction.setup.layouts import USUAL_LAYOUT

MODES: Final[Mapping[str, ModeName]] = {
    "bid-while-choosing": "choose-while-bidding",
    "choose-bid": "choose-then-bid",
    "silent": "silent",
    "preference-split": "preference-split",
}
"""What the site calls its modes; without an auction, it has none of these names."""

_OLD_MODES: Final[tuple[ModeName, ...]] = ("choose-then-bid", "choose-while-bidding")
"""What an auction without a name was before the release below, and since."""
_WHEN_THE_OLD_MODE_CHANGED = (4, 7)
_RELEASE = re.compile(r"(\d{1,4})\.(\d{1,4})\b")
_HISTORY = "moveHistory"


@dataclass(frozen=True, slots=True)
class Options:
    """What the site's export tells of the settings; a log tells nothing, and so could be of any mode.

    `random_factions` is None and `modes` are empty where nothing is told, `layout` is None without options.
    `names` are those of the players in seat order, None for one without.
    """

    modes: tuple[ModeName, ...] = ()
    random_factions: bool | None = None
    ban_phase: bool = False
    lost_fleet: bool = False
    budget: int | None = None
    layout: str | None = None
    names: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True)
class SiteGame:
    """The moves in their order, the first of which must be `init`, and what is known of the settings."""

    moves: tuple[SiteMove, ...]
    options: Options


def parse_log(text: str) -> SiteGame:
    r"""Return the game in a pasted log.

    A move stands on a line; a number before it, blanks around it and empty lines do not matter.

    >>> [move.words for move in parse_log(" 1. init 2 seed\n\n 2. p1 faction itars ").moves]
    [('init', '2', 'seed'), ('p1', 'faction', 'itars')]
    """
    lines = ((f"line {number}", line) for number, line in enumerate(text.splitlines(), start=1))
    return SiteGame(_moves(lines), Options())


def _moves(lines: Iterable[tuple[str, str]]) -> tuple[SiteMove, ...]:
    moves = (parse_move(place, line) for place, line in lines)
    return tuple(move for move in moves if move.words)


def is_export(value: object) -> bool:
    """Say whether a JSON value is an export of the site.

    >>> is_export({"moveHistory": []}), is_export({"format": "gaia-auction"})
    (True, False)
    """
    return isinstance(value, dict) and _HISTORY in value


def read_export(value: Mapping[str, object]) -> SiteGame:
    """Return the game in an export; an InputError where it is not as the site writes it.

    What an auction does not need may be there or not.
    """
    history = value[_HISTORY]
    if not isinstance(history, list):
        raise InputError(_HISTORY, f"must be a list of moves, not {shown(history)}")
    for index, move in enumerate(history):
        if not isinstance(move, str):
            raise InputError(f"{_HISTORY}[{index}]", f"must be a move as text, not {shown(move)}")
    lines = ((f"{_HISTORY}[{index}]", move) for index, move in enumerate(history))
    return SiteGame(_moves(lines), _options(value))


def _options(export: Mapping[str, object]) -> Options:
    names = _names(export.get("players"))
    options = export.get("options")
    if options is None:
        return Options(names=names)
    if not isinstance(options, dict):
        raise InputError("options", f"must be an object, not {shown(options)}")
    budget, layout = options.get("auctionBudget"), options.get("layout")
    if budget is not None and type(budget) is not int:
        raise InputError("options.auctionBudget", f"must be a whole number, not {shown(budget)}")
    for name in ("randomFactions", "banPhase", "lostFleet"):
        if not isinstance(options.get(name), bool | None):
            raise InputError(f"options.{name}", f"must be true or false, not {shown(options[name])}")
    return Options(
        modes=_modes(options.get("auction"), export),
        random_factions=bool(options.get("randomFactions")),
        ban_phase=bool(options.get("banPhase")),
        lost_fleet=bool(options.get("lostFleet")),
        budget=budget,
        layout=layout if isinstance(layout, str) else USUAL_LAYOUT,
        names=names,
    )


def _modes(auction: object, export: Mapping[str, object]) -> tuple[ModeName, ...]:
    """Return the modes that an auction of this name could be."""
    if auction is None or auction is False:
        return ("none",)
    if auction is True:
        release = _release(export)
        if release is None:
            return _OLD_MODES
        return _OLD_MODES[:1] if release < _WHEN_THE_OLD_MODE_CHANGED else _OLD_MODES[1:]
    if not isinstance(auction, str) or auction not in MODES:
        known = listed((*MODES, "true", "false"), "or")
        raise InputError("options.auction", f"must be {known}, not {shown(auction)}")
    return (MODES[auction],)


def _release(export: Mapping[str, object]) -> tuple[int, ...] | None:
    """Return the release of the site's engine with which a game began, by its first two numbers."""
    release = export.get("engineVersion")
    numbers = _RELEASE.match(release) if isinstance(release, str) else None
    return None if numbers is None else tuple(map(int, numbers.groups()))


def _names(players: object) -> tuple[str | None, ...]:
    if not isinstance(players, list):
        return ()
    names = (player.get("name") if isinstance(player, dict) else player for player in players)
    return tuple(name.strip() or None if isinstance(name, str) else None for name in names)
