"""Sealed bids while they come in: each is sealed when handed in, and the key goes at the reveal (S1)."""

from collections.abc import Mapping
from dataclasses import replace
from types import TracebackType
from typing import Self

from gaia_auction.records.codec import Auction
from gaia_auction.records.keys import LostKeyError
from gaia_auction.records.sealing import Safe
from gaia_auction.records.seals import Seal
from gaia_auction.rules.events import Event, Sealed, Submit
from gaia_auction.rules.undo import made_void
from gaia_auction.sentences.lists import listed
from gaia_auction.table.resolve import history_of


class SealedRound:
    """The seals of one auction. There is no key before the first sealed bid is asked for."""

    def __init__(self, seals: Mapping[str, Seal]) -> None:
        """Begin with the seals that there are already, opened."""
        self._seals = dict(seals)
        self._safe: Safe | None = None
        self._void: Safe | None = None

    def __enter__(self) -> Self:
        """Take the key of the seals that there are."""
        if self._seals:
            self.begin()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave no key behind that has sealed nothing."""
        if not self._seals:
            self.end()

    def begin(self) -> None:
        """Have a key ready before anybody types a number; an InputError if it cannot be kept."""
        if self._void is not None:
            self._void.forget()
            self._void = None
        if self._safe is None:
            auctions = {seal.auction for seal in self._seals.values()}
            self._safe = Safe.of(auctions.pop()) if auctions else Safe.new()

    def begin_again(self) -> None:
        """Put all seals aside. Their key goes once that they are void is kept, and another round begins."""
        self._void, self._safe = self._safe, None
        self._seals.clear()

    def end(self) -> None:
        """Remove the key, since all is revealed."""
        if self._safe is not None:
            self._safe.forget()

    def sealing(self, auction: Auction) -> Auction:
        """Return an auction with a seal for each submission, a new one for each that has none yet."""
        for event in auction.events:
            if isinstance(event, Submit) and event.player not in self._seals and self._safe is not None:
                self._seals[event.player] = self._safe.seal(event)
        return replace(auction, seals=dict(self._seals))


def opened(auction: Auction) -> Auction:
    """Return an auction with its sealed bids opened by the key on this computer.

    A LostKeyError says why they cannot be opened, another InputError that one is not what was handed in.
    """
    try:
        return _opened(auction)
    except LostKeyError as lost:
        players = listed(sealed_players(auction))
        what = f"the sealed bids of {players} cannot be opened: {lost.what}"
        raise LostKeyError(lost.where or "events", what) from None


def _opened(auction: Auction) -> Auction:
    events, seals, safe = list[Event](), dict(auction.seals), None
    for index, event in enumerate(auction.events):
        if isinstance(event, Sealed):
            seal = seals[event.player]
            safe = safe or Safe.of(seal.auction)
            submission, seals[event.player] = safe.open(event.player, seal, f"events[{index}]")
            events.append(submission)
        else:
            events.append(event)
    return replace(auction, events=tuple(events), seals=seals)


def without_lost(auction: Auction) -> Auction:
    """Return an auction in which the sealed bids are void that cannot be opened, for want of their key."""
    history = made_void(history_of(auction), "lost-key")
    return replace(auction, events=history.events, seals={})


def sealed_players(auction: Auction) -> tuple[str, ...]:
    """Return whose bids are under seal, in seat order."""
    sealed = {event.player for event in auction.events if isinstance(event, Sealed)}
    return tuple(player for player in auction.settings.players if player in sealed)
