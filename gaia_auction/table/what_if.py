"""The same auction with other sealed bids, or with another move."""

from collections.abc import Iterable
from dataclasses import dataclass

from gaia_auction.errors import InputError
from gaia_auction.records.names import faction_named, player_named
from gaia_auction.records.what_if_document import WhatIfDocument, what_if_document
from gaia_auction.rules.events import Ban, Bid, Event, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import Outcome, outcome, settle
from gaia_auction.rules.refusals import AuctionOver
from gaia_auction.rules.replay import Stopped, replay
from gaia_auction.rules.state import State
from gaia_auction.rules.what_if.granted import bids_by_player
from gaia_auction.sentences.refusals import sentence_for_refusal, what_is_due
from gaia_auction.sentences.what_if import sentence_for_other_bids, sentence_for_other_event
from gaia_auction.table.resolve import Resolved
from gaia_auction.table.sealed_questions import Comparison, Wanted, sealed_end
from gaia_auction.table.typed import TypedBids, TypedMove


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


Answer = WhatIf | Wanted | Comparison


def with_other_bids(resolved: Resolved, typed: Iterable[TypedBids]) -> WhatIf:
    """Return a sealed auction with some bids changed, all others as they are (S1, B1).

    An InputError at `--bid` if there are no such bids, or if they could not have been submitted.
    """
    end = sealed_end(resolved, "--bid", "to change a move there is --event")
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
        sentence_for_other_bids(player, was[player], now[player]) for player in players if player in changed
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
    if isinstance(was, Submit):
        raise InputError(place, "is a sealed submission; to change its bids there is --bid")
    if not isinstance(was, Ban | Nominate | Bid):
        raise InputError(place, "is no player's move; only a ban, a nomination or a bid can be another")
    now = _move(typed, was.player, resolved.history.states[index])
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


def _move(typed: TypedMove, player: str, before: State) -> Event:
    """Return the event; while bidding, to claim a faction that nobody brought yet is to bring it in (C1)."""
    faction = faction_named(typed.faction, "--event")
    match typed.verb:
        case "ban":
            return Ban(player, faction)
        case "claim" if (
            before.settings.mode == "choose-while-bidding" and faction not in before.entered and typed.vp == 0
        ):
            return Nominate(player, faction)
        case "bid" | "claim":
            return Bid(player, faction, typed.vp)
        case "nominate":
            return Nominate(player, faction)
