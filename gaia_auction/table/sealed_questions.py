"""What is asked of sealed bids as they are: what one of them would have had to be, and other rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gaia_auction.errors import InputError
from gaia_auction.records.names import faction_named, player_named
from gaia_auction.records.what_if_document import (
    WantsDocument,
    WhatIfDocument,
    comparison_document,
    wants_document,
)
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import Lot
from gaia_auction.rules.settings import ModeName, Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.comparison import Compared, compared
from gaia_auction.rules.what_if.fewest_points import fewest_points
from gaia_auction.rules.what_if.granted import Granted, Search, bids_by_player
from gaia_auction.rules.what_if.lowest_bid import lowest_bid
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.what_if import sentence_for_fewest_points, sentence_for_lowest_bid
from gaia_auction.table.resolve import Resolved
from gaia_auction.table.typed import TypedWish

_Sentence = Callable[[Settings, Lot, str, Granted | None], str]

_WAYS: dict[ModeName, tuple[Search, _Sentence]] = {
    "silent": (lowest_bid, sentence_for_lowest_bid),
    "preference-split": (fewest_points, sentence_for_fewest_points),
}
"""How to find what a faction would have taken, and the words for it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a player would have needed for a faction; `granted` is None if nothing would have done.

    `had` is what the player got, `bids` what they bid, in entry order; `sentence` says it all in words.
    """

    mode: ModeName
    had: Lot
    faction: str
    bids: Mapping[str, int]
    granted: Granted | None
    sentence: str

    def document(self) -> WantsDocument:
        """Return the answer as a document."""
        return wants_document(self.had.player, self.faction, self.granted)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What other rules make of the same sealed numbers; the first of `compared` is what happened."""

    compared: tuple[Compared, ...]

    def document(self) -> WhatIfDocument:
        """Return all results and their differences from what happened as a document."""
        return comparison_document(self.compared)


def what_it_takes(resolved: Resolved, typed: TypedWish) -> Wanted:
    """Return what a player would have needed for a faction, all other submissions as they are (S1, B1).

    An InputError at `--wants` if there are no sealed bids, no such player or no such faction.
    """
    end = sealed_end(resolved, "--wants", "there are no sealed bids to search")
    player = player_named(typed.player, end.settings.players, "--wants")
    faction = faction_named(typed.faction, "--wants")
    if faction not in end.entered:
        raise InputError("--wants", f"{faction} is not in the auction, which has {listed(end.entered)}")
    search, sentence_for = _WAYS[end.settings.mode]
    granted = search(end, player, faction)
    (had,) = (lot for lot in resolved.outcome.lots if lot.player == player)
    bids = bids_by_player(end)[player]
    sentence = sentence_for(end.settings, had, faction, granted)
    return Wanted(end.settings.mode, had, faction, bids, granted, sentence)


def under_other_rules(resolved: Resolved) -> Comparison:
    """Return what happened, and what other rules make of the same sealed numbers.

    An InputError at `--compare` if there are none.
    """
    return Comparison(compared(sealed_end(resolved, "--compare", "there are no sealed bids to compare")))


def sealed_end(resolved: Resolved, option: str, otherwise: str) -> State:
    """Return the end of a sealed auction; an InputError at an option that asks for one, if it is none."""
    mode = mode_of(resolved.outcome.settings)
    if mode.kind != "sealed":
        raise InputError(option, f"is for sealed bids, and the mode is {mode.name}; {otherwise}")
    return resolved.history.end
