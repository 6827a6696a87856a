"""The mode of a game of the BGS site, and whether its factions were random, as far as anything tells."""

from typing import NamedTuple

from gaia_auction.errors import InputError
from gaia_auction.records.site.game import Options
from gaia_auction.records.site.moves import BID, FACTION, SEALED_BIDS, SiteMove
from gaia_auction.rules.settings import ModeName
from gaia_auction.sentences.lists import listed


class Asked(NamedTuple):
    """What a person says of an auction that its log does not tell; None where its moves and seed are to."""

    mode: ModeName | None = None
    random_factions: bool | None = None


NOTHING_ASKED = Asked()


def mode_played(
    options: Options, moves: tuple[SiteMove, ...], count: int, asked: ModeName | None
) -> tuple[ModeName, tuple[str, ...]]:
    """Return the mode, as the export tells, as it is asked for, or as the moves tell; with what to note."""
    if asked is not None:
        if options.modes and asked not in options.modes:
            other = listed(options.modes, "or")
            raise InputError("options.auction", f"means the mode {other}, not {asked} as --mode says")
        return asked, ()
    fitting = _fitting_modes(tuple(move.kind for move in moves), count)
    told = options.modes or fitting
    modes = tuple(mode for mode in told if mode in fitting) or told
    could = f"without a bid this could be {listed(modes, 'or')}, with the same outcome"
    note = f"{could}; it is taken as {modes[0]}"
    return modes[0], (note,) if len(modes) > 1 else ()


def are_random(options: Options, asked: bool | None) -> bool | None:  # noqa: FBT001 - None is a third answer
    """Return whether factions were random, as the export tells or as it is asked; None if nobody tells."""
    told = options.random_factions
    if told is None:
        return asked
    if asked not in {None, told}:
        word = "--random-factions" if asked else "--no-random-factions"
        raise InputError("options.randomFactions", f"is {str(told).lower()}, which {word} contradicts")
    return told


def _fitting_modes(kinds: tuple[str, ...], count: int) -> tuple[ModeName, ...]:
    """Return the modes that these kinds of moves fit; a log that is cut off gets one, to be refused in.

    Only without a bid there are two, in which the same moves lead to the same outcome (N1, C1).
    """
    modes = {word: mode for mode, word in SEALED_BIDS.items()}
    if sealed := [kind for kind in kinds if kind in modes]:
        return (modes[sealed[0]],)
    if BID in kinds:
        before = kinds[: kinds.index(BID)].count(FACTION)
        return ("choose-while-bidding",) if 0 < before < count else ("choose-then-bid",)
    return ("none", "choose-while-bidding") if kinds.count(FACTION) == count else ("none",)
