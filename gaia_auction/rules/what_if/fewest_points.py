"""Preference split: the fewest points that a player must move onto a faction to get it.

How the player divides the rest matters in two ways only: which factions are awarded before the wanted one, in
which order (B2), and that each of these goes to somebody else (B3). Five factions have at most 65 such
courses, and in each the bids are bounded by plain comparisons, so that no split need be tried.
"""

from bisect import bisect_left
from collections.abc import Mapping

from gaia_auction.rules.modes.preference_split import average
from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.courses import Case, Course, case_of, courses
from gaia_auction.rules.what_if.granted import Granted


def fewest_points(state: State, player: str, faction: str) -> Granted | None:
    """Return the split that gets a faction with the fewest points moved onto it (B1 to B4), or None.

    Points are moved from the other factions only. The price is the average of all bids on the faction, so
    that all splits with equally many points on it leave the same price. Of these it is the one that keeps
    most on the faction that entered first, then on the second, and so on.

    >>> from gaia_auction.rules.events import Submit
    >>> from gaia_auction.rules.settings import Settings
    >>> from gaia_auction.rules.state import Entry
    >>> end = State(
    ...     Settings("preference-split", ("Ada", "Ben"), budget=10),
    ...     entries=(Entry("itars", "Ada"), Entry("xenos", "Ben")),
    ...     submissions=(Submit("Ada", {"itars": 4, "xenos": 6}), Submit("Ben", {"itars": 7, "xenos": 3})),
    ... )
    >>> fewest_points(end, "Ada", "itars")
    Granted(bids={'itars': 8, 'xenos': 2}, vp_cost=8, moved=4)
    """
    case = case_of(state, player, faction)
    possible = tuple(courses(case))
    for moved in range(sum(case.own[other] for other in case.others) + 1):
        bid = case.own[faction] + moved
        fitting = [course for course in possible if bid >= course.needed and _fits(case, course, bid, {})]
        if fitting:
            splits = (_kept(case, course, bid) for course in fitting)
            kept = max(splits, key=lambda split: [split[other] for other in case.others])
            bids = kept | {faction: bid}
            price = average([bid, *(rival[faction] for rival in case.rivals.values())])
            return Granted({each: bids[each] for each in state.entered}, price, moved)
    return None


def _fits(case: Case, course: Course, bid: int, kept: Mapping[str, int]) -> bool:
    """Say whether this bid on the wanted faction can go with a course, at least `kept` staying on others.

    The lowest totals are pushed up from the wanted faction's, the highest down from the first award's, as far
    as the order asks for. Between the two every sum can be had, since totals can be raised point by point.
    """
    wanted_total = case.totals[case.wanted] + bid
    least, most = _limits(case, course, kept)
    for other in case.others:
        if other not in course.before:
            most[other] = min(most[other], wanted_total - case.ahead(case.wanted, other))
    floor, behind = wanted_total, case.wanted
    for faction in reversed(course.before):
        floor = least[faction] = max(least[faction], floor + case.ahead(faction, behind))
        behind = faction
    for first, second in zip(course.before, course.before[1:], strict=False):
        most[second] = min(most[second], most[first] - case.ahead(first, second))
    rest = sum(case.own.values()) - bid + sum(case.totals[other] for other in case.others)
    return all(least[other] <= most[other] for other in case.others) and sum(least.values()) <= rest <= sum(
        most.values()
    )


def _limits(case: Case, course: Course, kept: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """Return the lowest and the highest total of each other faction, the order of awards left aside."""
    least, most = {}, {}
    for other in case.others:
        least[other] = case.totals[other] + kept.get(other, 0)
        most[other] = case.totals[other] + min(case.own[other], course.most.get(other, case.own[other]))
    return least, most


def _kept(case: Case, course: Course, bid: int) -> dict[str, int]:
    """Return what stays on the other factions, as much as can be on the first, then on the second."""
    kept: dict[str, int] = {}
    for other in case.others:

        def too_much(amount: int, other: str = other) -> bool:
            return not _fits(case, course, bid, kept | {other: amount})

        kept[other] = bisect_left(range(case.own[other] + 1), x=True, key=too_much) - 1
    return kept
