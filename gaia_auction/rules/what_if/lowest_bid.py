"""Silent: the lowest bid on a faction with which a player gets it, the other bids as they are.

All bids from 0 to the cap are played at once. They part where the player's turn depends on the bid (S3), and
only there; the lower ones are played to their end first. Each counts: with a higher bid one may miss what a
lower one gets.
"""

from dataclasses import dataclass, replace

from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.granted import Granted, bids_by_player

_NOBODY = -1


@dataclass(frozen=True, slots=True)
class _Maxima:
    """The maxima of one seat by faction, in entry order, and which faction is its own nomination."""

    of: tuple[int, ...]
    own: int


@dataclass(frozen=True, slots=True)
class _Run:
    """The auction after some turns, the same for all bids from `least` to `most`.

    `asked` is what each faction costs who does not hold it: 0 while nobody does, else its price + 1 (S2).
    `holders` are seats, counted from 0, and `seat` is the one whose turn is next.
    """

    asked: tuple[int, ...]
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
    bids, players = bids_by_player(state), state.settings.players
    own = {entry.player: place for place, entry in enumerate(state.entries)}
    seats = [_Maxima(tuple(bids[one][each] for each in state.entered), own[one]) for one in players]
    seat, wanted = players.index(player), state.entered.index(faction)
    count = len(players)
    parted = [_Run((0,) * count, (_NOBODY,) * count, 0, 0, state.settings.max_bid)]
    while parted:
        run = _to_the_end(parted.pop(), seats, seat, wanted, parted)
        if run.holders[wanted] == seat:
            changed = {each: bids[player][each] for each in state.entered} | {faction: run.least}
            return Granted(changed, run.asked[wanted] - 1, run.least - bids[player][faction])
    return None


def _to_the_end(run: _Run, seats: list[_Maxima], wishing: int, wanted: int, parted: list[_Run]) -> _Run:
    """Return a run after its last take, or after the turn from which on the faction is too dear for its bids.

    Who holds a faction keeps it until outbid, so that only players without one are asked. Higher bids that
    part from it on the way are put on `parted`, the highest first.
    """
    asked, holders, seat, most = list(run.asked), list(run.holders), run.seat, run.most
    while _NOBODY in holders:
        if seat not in holders:
            maxima = seats[seat]
            if seat == wishing:
                if asked[wanted] > most:
                    break
                taken = _best(maxima, asked, wanted)
                least = _least_to_prefer(wanted, taken, maxima, asked)
                if least <= run.least:
                    taken = wanted
                elif least <= most:
                    parted.append(_Run(tuple(asked), tuple(holders), seat, least, most))
                    most = least - 1
            else:
                taken = _best(maxima, asked, _NOBODY)
            holders[taken] = seat
            asked[taken] += 1
        seat = (seat + 1) % len(seats)
    return replace(run, asked=tuple(asked), holders=tuple(holders), seat=seat, most=most)


def _goes_first(maxima: _Maxima, asked: list[int], place: int) -> tuple[bool, bool, int]:
    """Return what decides between equal margins: held, own nomination, nominated latest (S4)."""
    return asked[place] > 0, place == maxima.own, place


def _best(maxima: _Maxima, asked: list[int], but: int) -> int:
    """Return the place of the faction that a seat without one takes (S3, S4), `but` one left out."""
    places = (place for place in range(len(asked)) if place != but)
    return max(places, key=lambda at: (maxima.of[at] - asked[at], *_goes_first(maxima, asked, at)))


def _least_to_prefer(wanted: int, other: int, maxima: _Maxima, asked: list[int]) -> int:
    """Return from which bid on the wanted faction it is preferred to another one (S3, S4)."""
    equal = asked[wanted] + maxima.of[other] - asked[other]
    first = _goes_first(maxima, asked, wanted) > _goes_first(maxima, asked, other)
    return equal if first else equal + 1
