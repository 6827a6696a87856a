"""A round of sealed bids in documents to tamper with: itars 37, xenos 3 and so on, of Ada and Ben."""

import json
from collections.abc import Mapping

from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.sealing import Safe
from gaia_auction.rules.events import Nominate, Submit
from gaia_auction.rules.settings import Settings
from tests.records.documents import Document

NOMINATED = (Nominate("Ada", "itars"), Nominate("Ben", "xenos"))
ADA = Submit("Ada", {"itars": 37, "xenos": 3})
BEN = Submit("Ben", {"xenos": 25, "itars": 15})


def auction_of(safe: Safe, *submissions: Submit, **seals_of: Safe) -> Auction:
    """Return an auction of Ada and Ben with these submissions sealed; keywords name another safe for one."""
    seals = {one.player: seals_of.get(one.player, safe).seal(one) for one in submissions}
    return Auction(Settings("silent", ("Ada", "Ben")), (*NOMINATED, *submissions), seals=seals)


def as_document(auction: Auction) -> Document:
    document: Document = json.loads(write_auction(auction))
    return document


def changed(document: Document, index: int, fields: Mapping[str, object]) -> Document:
    """Return a document with other fields in one event; None takes a field out."""
    events = [dict(event) for event in document["events"]]
    events[index] = {name: value for name, value in {**events[index], **fields}.items() if value is not None}
    return document | {"events": events}
