"""Silent: the lowest bid on a faction with which a player gets it, the other bids as they are.

All bids from 0 to the cap are played at once. They part where the player's turn depends on the bid (S3), and
only there; the lower ones are played to their end first. Each counts: with a higher bid one may miss what a
lower one gets.

There can be a million turns, so that a turn compares plain numbers. What a faction is worth to a seat is its
*rank*: the margin, and below it, as digits of less weight, what decides between equal margins (S4): held, own
nomination, place in the entry order. All ranks of a seat differ, and the highest names its place.
"""

from dataclasses import dataclass, replace
from operator import sub

from gaia_auction.rules.settings import MOST_VP
from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.granted import Granted, bids_by_player

_NOBODY = -1
_BELOW_ALL = -3 * MOST_VP
"""A bid with which a faction is never the best: no margin is as low as this."""


@dataclass(frozen=True, slots=True)
class _Game:
    """What does not change; seats and places count from 0.

    `ranks` are each seat's of every faction at its maximum, while nobody holds it. For the player who wishes,
    in `seat`, that of the wanted faction is below all. `vp` is what 1 VP counts in a rank, twice as much as
    it counts that the faction is held.
    """

    ranks: tuple[tuple[int, ...], ...]
    seat: int
    wanted: int
    vp: int


@dataclass(frozen=True, slots=True)
class _Run:
    """The auction after some turns, the same for all bids from `least` to `most`.

    `off` is what a faction's cost takes off its rank for who does not hold it: nothing while nobody does,
    else its price + 1 (S2), less what it counts that it is held. `seat` is the one whose turn is next.
    """

    off: tuple[int, ...]
    holders: tuple[int, ...]
    seat: int
    least: int
    most: int


def lowest_bid(state: State, player: str, faction: str) -> Granted | None:
    """Return the lowest bid of a player's that gets a faction, None if none up to the cap does (S1 to S5).

    >>> from gaia_auction.rules.events import Submit
    >>> from gaia_auction.rules.settings import Settings
    >>> from gaia_auction.rules.state import Entry
    >>> end = State(
    ...     Settings("silent", ("Ada", "Ben")),
    ...     entries=(Entry("itars", "Ada"), Entry("xenos", "Ben")),
    ...     submissions=(Submit("Ada", {"itars": 9, "xenos": 2}), Submit("Ben", {"itars": 3, "xenos": 4})),
    ... )
    >>> lowest_bid(end, "Ada", "itars")
    Granted(bids={'itars': 1, 'xenos': 2}, vp_cost=0, moved=-8)
    """
    bids = bids_by_player(state)[player]
    game = _game(state, player, faction)
    count = len(state.entered)
    parted = [_Run((0,) * count, (_NOBODY,) * count, 0, 0, state.settings.max_bid)]
    while parted:
        run = _to_the_end(game, parted.pop(), parted)
        if run.holders[game.wanted] == game.seat:
            return Granted(
                {**bids, faction: run.least}, run.off[game.wanted] // game.vp, run.least - bids[faction]
            )
    return None


def _game(state: State, player: str, faction: str) -> _Game:
    count, players = len(state.entered), state.settings.players
    held = 2 * count  # more than own nomination, which counts `count`, and the place together
    vp = 2 * held
    bids = bids_by_player(state)
    changed = bids | {player: {**bids[player], faction: _BELOW_ALL}}
    ranks = tuple(
        tuple(
            changed[one][entry.faction] * vp + (count if entry.player == one else 0) + place
            for place, entry in enumerate(state.entries)
        )
        for one in players
    )
    return _Game(ranks, players.index(player), state.entered.index(faction), vp)


def _to_the_end(game: _Game, run: _Run, parted: list[_Run]) -> _Run:
    """Return a run after its last take, or after the turn from which on the faction is too dear for its bids.

    Who holds a faction keeps it until outbid, so that only players without one are asked. Higher bids that
    part from it on the way are put on `parted`, the highest first.
    """
    off, holders, seat, most = list(run.off), list(run.holders), run.seat, run.most
    ranks, vp, wanted = game.ranks, game.vp, game.wanted
    count = len(ranks)
    while _NOBODY in holders:
        if seat not in holders:
            highest = max(map(sub, ranks[seat], off))
            taken = highest % count
            if seat == game.seat:
                if off[wanted] > most * vp:
                    break
                least = _BELOW_ALL + (highest - ranks[seat][wanted] + off[wanted]) // vp + 1
                if least <= run.least:
                    taken = wanted
                elif least <= most:
                    parted.append(_Run(tuple(off), tuple(holders), seat, least, most))
                    most = least - 1
            holders[taken] = seat
            off[taken] += vp if off[taken] else vp // 2
        seat = (seat + 1) % count
    return replace(run, off=tuple(off), holders=tuple(holders), seat=seat, most=most)
