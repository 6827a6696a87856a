"""Open bidding: claim or outbid in turn until every player holds a faction (C1 to C4, D1 to D3)."""

from collections.abc import Callable
from typing import NamedTuple

from gaia_auction.rules.choices import Choice
from gaia_auction.rules.events import Bid, Event, Nominate
from gaia_auction.rules.phases.availability import cannot_enter
from gaia_auction.rules.phases.nomination import nominations
from gaia_auction.rules.phases.turns import out_of_turn, wrong_phase
from gaia_auction.rules.refusals import (
    AlreadyHolds,
    BidTooHigh,
    BidTooLow,
    Ceiling,
    NotEntered,
    PhaseName,
    PriceAtMost,
    Refusal,
)
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import Entry, Holding, State


class BiddingPhase(NamedTuple):
    """Players act in seat order, cyclically, skipping everyone who holds a faction; nobody passes.

    `most` is the highest price, for the reason `ceiling`; `most_to_claim` the highest first claim.
    `brings`: a turn may also bring a new faction, held at 0 (C1).
    """

    most: Callable[[Settings], int]
    most_to_claim: Callable[[Settings], int]
    ceiling: Ceiling
    brings: bool = False
    name: PhaseName = "bidding"

    def over(self, state: State) -> bool:
        """Say whether every player holds a faction (C4, D3, F5)."""
        return len(state.holdings) == len(state.settings.players)

    def to_act(self, state: State) -> tuple[str, ...]:
        """Return the first player without a faction after the one who just acted (C3)."""
        players, waiting = state.settings.players, state.without_faction
        start = 0 if state.last is None else players.index(state.last) + 1
        return (next(player for player in players[start:] + players[:start] if player in waiting),)

    def legal(self, state: State) -> tuple[Choice, ...]:
        """Return the bids on all factions in the auction, then what may be brought into it."""
        (player,) = self.to_act(state)
        bids = tuple(self._bid(state, player, faction) for faction in state.entered)
        return bids + nominations(state, player) if self.brings else bids

    def _bid(self, state: State, player: str, faction: str) -> Choice:
        holding, most = state.holding_of(faction), self.most(state.settings)
        if holding is None:
            return Choice(Bid, player, faction, 0, self.most_to_claim(state.settings))
        if holding.vp >= most:
            closed = PriceAtMost(faction, holding.player, holding.vp, self.ceiling)
            return Choice(Bid, player, faction, closed=closed)
        return Choice(Bid, player, faction, holding.vp + 1, most)

    def refusal(self, state: State, event: Event) -> Refusal | None:
        """Return why this move cannot be, or None."""
        if not isinstance(event, (Bid, Nominate) if self.brings else Bid):
            return wrong_phase(self, state, event)
        if refusal := out_of_turn(self, state, event.player):
            own = state.held_by(event.player)
            return refusal if own is None else AlreadyHolds(own.player, own.faction, own.vp, refusal.to_act)
        if isinstance(event, Nominate):
            return cannot_enter(state, event.faction)
        if event.faction not in state.entered:
            return NotEntered(event.faction, state.entered)
        return self._wrong_price(state, event)

    def _wrong_price(self, state: State, event: Bid) -> Refusal | None:
        choice = self._bid(state, event.player, event.faction)
        if choice.closed:
            return choice.closed
        if choice.least <= event.vp <= choice.most:
            return None
        holding = state.holding_of(event.faction)
        if event.vp < choice.least:
            holder, price = (None, 0) if holding is None else (holding.player, holding.vp)
            return BidTooLow(event.faction, holder, price, choice.least)
        opening = holding is None and choice.most < self.most(state.settings)
        return BidTooHigh(event.faction, choice.most, Ceiling.OPENING if opening else self.ceiling)

    def apply(self, state: State, event: Event) -> State:
        """Return the state in which the player holds the faction, and who held it is without one (C3)."""
        assert isinstance(event, Bid | Nominate)
        vp = event.vp if isinstance(event, Bid) else 0
        holding = Holding(event.faction, event.player, vp)
        others = [other for other in state.holdings if other.faction != event.faction]
        entries = state.entries
        if isinstance(event, Nominate):
            entries = (*entries, Entry(event.faction, event.player))
        return state._replace(entries=entries, holdings=(*others, holding), last=event.player)
