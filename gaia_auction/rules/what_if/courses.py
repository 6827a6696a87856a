"""Preference split: the orders of awards that leave a faction to a player who wants it (B2, B3)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations

from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.granted import bids_by_player


@dataclass(frozen=True, slots=True)
class Case:
    """Who wants what. `others` are the other factions in entry order, `own` the player's bids as they are.

    `rivals` are everybody else's bids on each faction and `totals` their sums. Ties are broken by `place`,
    that of each faction in the entry order, and by `nominated`, that of what each player nominated.
    """

    player: str
    wanted: str
    others: tuple[str, ...]
    own: Mapping[str, int]
    rivals: Mapping[str, Mapping[str, int]]
    totals: Mapping[str, int]
    place: Mapping[str, int]
    nominated: Mapping[str, int]

    def ahead(self, first: str, second: str) -> int:
        """Return by how much the first total must be higher to be awarded first: 0 if it entered later."""
        return 0 if self.place[first] > self.place[second] else 1


@dataclass(frozen=True, slots=True)
class Course:
    """Awards that leave the wanted faction to the player: `before` it, in this order, others to others.

    `most` are the highest bids of the player's with which somebody else gets those; `needed` is the lowest
    on the wanted one that is first among those who have no faction yet (B3).
    """

    before: tuple[str, ...]
    most: Mapping[str, int]
    needed: int


def case_of(state: State, player: str, faction: str) -> Case:
    """Return the case of a player who wants a faction, from an auction that is over."""
    bids = bids_by_player(state)
    rivals = {rival: bids[rival] for rival in bids if rival != player}
    return Case(
        player=player,
        wanted=faction,
        others=tuple(other for other in state.entered if other != faction),
        own=bids[player],
        rivals=rivals,
        totals={each: sum(one[each] for one in rivals.values()) for each in state.entered},
        place={each: place for place, each in enumerate(state.entered)},
        nominated={entry.player: place for place, entry in enumerate(state.entries)},
    )


def courses(case: Case) -> Iterator[Course]:
    """Yield every order of awards before the wanted faction that can leave the player without one."""
    for count in range(len(case.others) + 1):
        for before in permutations(case.others, count):
            most: dict[str, int] = {}
            waiting = list(case.rivals)
            for faction in before:
                winner, most[faction] = _first(case, faction, waiting)
                waiting.remove(winner)
            needed = _first(case, case.wanted, waiting)[1] + 1 if waiting else 0
            if all(highest >= 0 for highest in most.values()):
                yield Course(before, most, needed)


def _first(case: Case, faction: str, waiting: list[str]) -> tuple[str, int]:
    """Return who of the others gets a faction, and the player's highest bid that stays behind (B3)."""
    bid, nominated, winner = max(
        (case.rivals[rival][faction], case.nominated[rival], rival) for rival in waiting
    )
    return winner, bid if nominated > case.nominated[case.player] else bid - 1
