"""What is changed in an auction, and what would have been needed, in words."""

from collections.abc import Mapping

from gaia_auction.rules.events import Event
from gaia_auction.rules.factions import title_of
from gaia_auction.rules.modes import MODES
from gaia_auction.rules.outcome import Lot
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.what_if.comparison import HIGHEST_TOTAL_VALUE
from gaia_auction.rules.what_if.granted import Granted
from gaia_auction.sentences.events import sentence_for_event
from gaia_auction.sentences.lists import counted, listed


def sentence_for_other_bids(player: str, was: Mapping[str, int], now: Mapping[str, int]) -> str:
    """Return which sealed bids of a player's are others.

    >>> sentence_for_other_bids("Ben", {"itars": 15, "xenos": 5}, {"itars": 12, "xenos": 5})
    'Ben bids 12 on Itars instead of 15.'
    """
    changed = [
        f"{vp} on {title_of(faction)} instead of {was[faction]}"
        for faction, vp in now.items()
        if vp != was[faction]
    ]
    return f"{player} bids {listed(changed)}." if changed else f"{player}'s bids are as they were."


def sentence_for_other_event(index: int, was: Event, now: Event) -> str:
    """Return which move is replaced by which; `index` counts from 0.

    >>> from gaia_auction.rules.events import Bid
    >>> sentence_for_other_event(4, Bid("Ben", "itars", 3), Bid("Ben", "itars", 5))
    'events[4]: Ben bids 5 on Itars. It was: Ben bids 3 on Itars.'
    """
    return f"events[{index}]: {sentence_for_event(now)} It was: {sentence_for_event(was)}"


def sentence_for_lowest_bid(settings: Settings, had: Lot, faction: str, granted: Granted | None) -> str:
    """Return what a silent bid on a faction would have had to be. `had` is what the player got."""
    player, title = had.player, title_of(faction)
    if granted is None:
        return f"No bid of {player}'s on {title}, from 0 to {settings.max_bid}, would have got it."
    bid, price = granted.bids[faction], granted.vp_cost
    if had.faction != faction:
        was = bid - granted.moved
        return f"{player} gets {title} with a bid of {bid} instead of {was}, for {price}. No lower bid does."
    if granted.moved:
        still = f"A bid of {bid} would still have done, for {price}, and no lower one."
        return f"{player} has {title}, for {had.vp_cost}. {still}"
    if not bid:
        return f"{player} has {title}, for {price}, with a bid of 0, the lowest there is."
    return f"{player} has {title}, for {price}. No bid below {bid} would have done."


def sentence_for_fewest_points(settings: Settings, had: Lot, faction: str, granted: Granted | None) -> str:
    """Return how many points of a split would have had to be moved. `had` is what the player got."""
    player, title = had.player, title_of(faction)
    if granted is None:
        moved = f"However many of the {settings.whole_budget} points {player} had moved onto {title}"
        return f"{moved} from the other factions, it would not have been enough."
    if not granted.moved:
        return f"{player} has {title}, for {granted.vp_cost}: no points need be moved."
    points = counted(granted.moved, "point")
    gets = f"{player} gets {title} with {points} moved onto it, for {granted.vp_cost}."
    return f"{gets} No fewer do, as long as the other factions only give."


def change_between(was: Lot, would_be: Lot) -> str:
    """Return in a few words what a player would have had otherwise, nothing if all would be the same.

    >>> lot = Lot(1, "Ben", 2, "itars", 8, 10, 8, 3)
    >>> change_between(lot, lot._replace(faction="xenos", vp_cost=5)), change_between(lot, lot)
    ('faction, −3 VP', '')
    """
    more = would_be.vp_cost - was.vp_cost
    price = f"{more:+} VP".replace("-", "−") if more else ""
    faction = "faction" if would_be.faction != was.faction else ""
    return ", ".join(filter(None, (faction, price)))


def title_of_rule(rule: str) -> str:
    """Return what a rule is called at the table: a sealed mode, or the highest total value.

    >>> title_of_rule("silent"), title_of_rule("highest-total-value")
    ('Silent auction', 'Highest total value')
    """
    if rule == HIGHEST_TOTAL_VALUE:
        return "Highest total value"
    return next(mode.title for mode in MODES if mode.name == rule)
