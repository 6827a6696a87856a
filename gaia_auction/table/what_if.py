"""The same auction with other bids or another move, other rules, or what somebody would have needed."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from gaia_auction.errors import InputError
from gaia_auction.records.names import faction_named, player_named
from gaia_auction.records.what_if_document import (
    WantsDocument,
    WhatIfDocument,
    comparison_document,
    wants_document,
    what_if_document,
)
from gaia_auction.rules.events import Ban, Bid, Event, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import Lot, Outcome, outcome, settle
from gaia_auction.rules.refusals import AuctionOver
from gaia_auction.rules.replay import Stopped, replay
from gaia_auction.rules.settings import ModeName, Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.comparison import Compared, compared
from gaia_auction.rules.what_if.fewest_points import fewest_points
from gaia_auction.rules.what_if.granted import Granted, Search, bids_by_player
from gaia_auction.rules.what_if.lowest_bid import lowest_bid
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.refusals import sentence_for_refusal, what_is_due
from gaia_auction.sentences.what_if import (
    sentence_for_fewest_points,
    sentence_for_lowest_bid,
    sentence_for_other_bids,
    sentence_for_other_event,
)
from gaia_auction.table.resolve import Resolved
from gaia_auction.table.typed import TypedBids, TypedMove, TypedWish

_Sentence = Callable[[Settings, Lot, str, Granted | None], str]

_WAYS: dict[ModeName, tuple[Search, _Sentence]] = {
    "silent": (lowest_bid, sentence_for_lowest_bid),
    "preference-split": (fewest_points, sentence_for_fewest_points),
}
"""How to find what a faction would have taken, and the words for it."""


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What happened and what would have, and in words what is changed."""

    happened: Outcome
    instead: Outcome
    changes: tuple[str, ...]

    def document(self) -> WhatIfDocument:
        """Return both results and their differences as a document."""
        return what_if_document(self.happened, self.instead)


@dataclass(frozen=True, slots=True)
class Stuck:
    """With the change the recorded moves lead to no outcome: how it stands there, and why they stop."""

    state: State
    changes: tuple[str, ...]
    error: InputError


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


Answer = WhatIf | Wanted | Comparison


def with_other_bids(resolved: Resolved, typed: Iterable[TypedBids]) -> WhatIf:
    """Return a sealed auction with some bids changed, all others as they are (S1, B1).

    An InputError at `--bid` if there are no such bids, or if they could not have been submitted.
    """
    end = _sealed(resolved, "--bid", "to change a move there is --event")
    players = end.settings.players
    changed: dict[str, dict[str, int]] = {}
    for one in typed:
        player = player_named(one.player, players, "--bid")
        bids = changed.setdefault(player, {})
        for name, vp in one.bids:
            faction = faction_named(name, "--bid")
            if faction in bids:
                raise InputError("--bid", f"{player}'s bid on {faction} is given twice; once is right")
            bids[faction] = vp
    events = tuple(
        Submit(event.player, {**event.bids, **changed.get(event.player, {})})
        if isinstance(event, Submit)
        else event
        for event in resolved.history.events
    )
    played = replay(end.settings, events)
    if isinstance(played, Stopped):
        raise InputError("--bid", sentence_for_refusal(played.event, played.refusal))
    was, now = bids_by_player(end), bids_by_player(played.end)
    changes = (
        sentence_for_other_bids(player, _in_order(end, was[player]), _in_order(end, now[player]))
        for player in players
        if player in changed
    )
    return WhatIf(resolved.outcome, settle(played.end), tuple(changes))


def with_other_event(resolved: Resolved, index: int, typed: TypedMove) -> WhatIf | Stuck:
    """Return an auction with one event replaced, played on as far as the recorded moves stay legal.

    `index` counts from 0. An InputError if there is no such event, or if the move itself is not legal.
    """
    events = resolved.history.events
    if not 0 <= index < len(events):
        last = len(events) - 1
        raise InputError(
            "--event", f"there is no event {index}; they are counted from 0, and the last is {last}"
        )
    was, place = events[index], f"events[{index}]"
    if not isinstance(was, Ban | Nominate | Bid):
        what = "is no player's move in the open; to change sealed bids there is --bid"
        raise InputError(place, what)
    now = _move(typed, was.player)
    played = replay(resolved.outcome.settings, (*events[:index], now, *events[index + 1 :]))
    changes = (sentence_for_other_event(index, was, now),)
    if isinstance(played, History):
        instead = outcome(played.end)
        if instead is None:
            due = f"the recorded moves leave it unfinished: {what_is_due(played.end)}"
            return Stuck(played.end, changes, InputError("events", due))
        return WhatIf(resolved.outcome, instead, changes)
    refused = sentence_for_refusal(played.event, played.refusal)
    if played.index == index:
        raise InputError(place, refused)
    if isinstance(played.refusal, AuctionOver):
        over = f"The auction is over before events[{played.index}]; what is recorded from there is left out."
        return WhatIf(resolved.outcome, settle(played.history.end), (*changes, over))
    stop = InputError(f"events[{played.index}]", f"the recorded moves stop here: {refused}")
    return Stuck(played.history.end, changes, stop)


def _move(typed: TypedMove, player: str) -> Event:
    faction = faction_named(typed.faction, "--event")
    if typed.verb == "bid":
        return Bid(player, faction, typed.vp)
    return Ban(player, faction) if typed.verb == "ban" else Nominate(player, faction)


def what_it_takes(resolved: Resolved, typed: TypedWish) -> Wanted:
    """Return what a player would have needed for a faction, all other submissions as they are (S1, B1).

    An InputError at `--wants` if there are no sealed bids, no such player or no such faction.
    """
    end = _sealed(resolved, "--wants", "there are no sealed bids to search")
    player = player_named(typed.player, end.settings.players, "--wants")
    faction = faction_named(typed.faction, "--wants")
    if faction not in end.entered:
        raise InputError("--wants", f"{faction} is not in the auction, which has {listed(end.entered)}")
    search, sentence_for = _WAYS[end.settings.mode]
    granted = search(end, player, faction)
    (had,) = (lot for lot in resolved.outcome.lots if lot.player == player)
    bids = _in_order(end, bids_by_player(end)[player])
    sentence = sentence_for(end.settings, had, faction, granted)
    return Wanted(end.settings.mode, had, faction, bids, granted, sentence)


def under_other_rules(resolved: Resolved) -> Comparison:
    """Return what happened, and what other rules make of the same sealed numbers.

    An InputError at `--compare` if there are none.
    """
    return Comparison(compared(_sealed(resolved, "--compare", "there are no sealed bids to compare")))


def _sealed(resolved: Resolved, option: str, otherwise: str) -> State:
    """Return the end of a sealed auction; an InputError at an option that asks for one, if it is none."""
    mode = mode_of(resolved.outcome.settings)
    if mode.kind != "sealed":
        raise InputError(option, f"is for sealed bids, and the mode is {mode.name}; {otherwise}")
    return resolved.history.end


def _in_order(state: State, bids: Mapping[str, int]) -> dict[str, int]:
    return {faction: bids[faction] for faction in state.entered}
