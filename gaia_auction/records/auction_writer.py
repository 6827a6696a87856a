"""From what the rules work with to an auction document, laid out for a reader."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import assert_never

from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_document import (
    AUCTION_FORMAT,
    AUCTION_VERSION,
    BanRecord,
    BidRecord,
    DrawRecord,
    EventRecord,
    NominateRecord,
    SubmitRecord,
    VoidRecord,
)
from gaia_auction.records.layout import laid_out
from gaia_auction.records.seal_fields import with_seal
from gaia_auction.records.seals import Seal
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Sealed, Submit, Void
from gaia_auction.rules.settings import Settings


def write_auction(auction: Auction) -> str:
    """Return the document of an auction, laid out for a reader, one event a line.

    >>> text = write_auction(Auction(Settings("none", ("Ada", "Ben")), (Ban("Ada", "xenos"),)))
    >>> print(text.splitlines()[-3])
        {"type": "ban", "player": "Ada", "faction": "xenos"}
    """
    document: dict[str, object] = {
        "format": AUCTION_FORMAT,
        "version": AUCTION_VERSION,
        "settings": _settings_fields(auction.settings),
        "events": [_record(event, auction.seals) for event in auction.events],
    }
    if auction.result is not None:
        document["result"] = auction.result
    return laid_out(document) + "\n"


def _settings_fields(settings: Settings) -> dict[str, object]:
    fields = asdict(settings)
    if settings.shuffled_from is None:
        del fields["shuffled_from"]
    return {name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()}


def _record(event: Event, seals: Mapping[str, Seal]) -> EventRecord:
    match event:
        case Ban(player, faction):
            return BanRecord(type="ban", player=player, faction=faction)
        case Draw(factions):
            return DrawRecord(type="draw", factions=list(factions))
        case Nominate(player, faction):
            return NominateRecord(type="nominate", player=player, faction=faction)
        case Bid(player, faction, vp):
            return BidRecord(type="bid", player=player, faction=faction, vp=vp)
        case Submit(player, bids):
            record = SubmitRecord(type="submit", player=player, bids=dict(bids))
            return with_seal(record, seals[player]) if player in seals else record
        case Sealed(player):
            return with_seal(SubmitRecord(type="submit", player=player), seals[player])
        case Void(players, reason):
            return VoidRecord(type="void", submitted=list(players), reason=reason)
        case _:
            assert_never(event)
