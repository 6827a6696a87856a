"""Sealed bids while they come in: each is sealed when handed in, and the key goes at the reveal (S1)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.keys import LostKeyError, must_keep_keys, remove_key
from gaia_auction.records.sealing import Safe
from gaia_auction.records.seals import Seal
from gaia_auction.rules.events import Event, Sealed, Submit
from gaia_auction.rules.replay import Stopped, replay
from gaia_auction.rules.undo import made_void
from gaia_auction.sentences.lists import listed
from gaia_auction.table.resolve import history_of


class SealedRound:
    """The seals of one auction. There is no key before the first submission, and none after the reveal."""

    def __init__(self, seals: Mapping[str, Seal]) -> None:
        """Begin with the seals that there are already, opened."""
        self._seals = dict(seals)
        self._needless: set[str] = set()
        self._safe: Safe | None = None

    def begin(self) -> None:
        """Make sure that a key is kept, or can be, before anybody types a number; an InputError if not."""
        if self._seals:
            self._safe_here().keep_key()
        else:
            must_keep_keys()

    def begin_again(self) -> None:
        """Put all seals aside, since they are void."""
        self._needless |= self._auctions
        self._seals.clear()
        self._safe = None

    @property
    def _auctions(self) -> set[str]:
        return {seal.auction for seal in self._seals.values()}

    def sealing(self, auction: Auction) -> Auction:
        """Return an auction with a seal for each submission, a new one for each that has none yet."""
        for event in auction.events:
            if isinstance(event, Submit) and event.player not in self._seals:
                self._seals[event.player] = self._safe_here().seal(event)
        return replace(auction, seals=dict(self._seals))

    def _safe_here(self) -> Safe:
        if self._safe is None:
            auctions = self._auctions
            self._safe = Safe.of(auctions.pop()) if auctions else Safe.new()
        return self._safe

    def kept(self, *, all_revealed: bool) -> None:
        """Leave no key that has nothing to open any more, now that the auction is kept as it is."""
        for auction in self._needless | (self._auctions if all_revealed else set()):
            remove_key(auction)
        self._needless.clear()


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
    _must_be_as_handed_in(auction, events)
    return replace(auction, events=tuple(events), seals=seals)


def _must_be_as_handed_in(auction: Auction, events: Sequence[Event]) -> None:
    """Refuse settings under which these bids were not handed in; nothing says what the bids are (S1)."""
    played = replay(auction.settings, events)
    if isinstance(played, Stopped) and isinstance(played.event, Submit):
        what = f"what {played.event.player} handed in does not fit these settings; they were changed since"
        raise InputError(f"events[{played.index}]", what)


def without_lost(auction: Auction) -> Auction:
    """Return an auction in which the sealed bids are void that cannot be opened, for want of their key."""
    history = made_void(history_of(auction), "lost-key")
    return replace(auction, events=history.events, seals={})


def sealed_players(auction: Auction) -> tuple[str, ...]:
    """Return whose bids are under seal, in seat order."""
    sealed = {event.player for event in auction.events if isinstance(event, Sealed)}
    return tuple(player for player in auction.settings.players if player in sealed)
