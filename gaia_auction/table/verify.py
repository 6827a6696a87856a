"""Verify a saved auction: say what of it was recomputed, and what was not there to be compared.

Reading it has compared everything already, since no command takes a document that contradicts itself.
"""

from gaia_auction.errors import printable
from gaia_auction.records.verification_document import VerificationDocument
from gaia_auction.rules.events import Submit
from gaia_auction.sentences.verification import sentence_for_verified
from gaia_auction.table.dealt import has_draw_of_the_seed, has_seats_of_the_seed
from gaia_auction.table.resolve import Resolved


def verification(source: str, resolved: Resolved) -> VerificationDocument:
    """Return what was checked of a finished auction; `source` says where it was read."""
    auction, recorded = resolved.auction, resolved.auction.result or {}
    return VerificationDocument(
        format="gaia-auction-verification",
        version=1,
        source=printable(source),
        mode=auction.settings.mode,
        moves=len(auction.events),
        result=auction.result is not None,
        steps=len(resolved.steps) if "steps" in recorded else None,
        envy="envy" in recorded,
        submissions=sum(isinstance(event, Submit) for event in auction.events),
        seals=len(auction.seals),
        seats=has_seats_of_the_seed(resolved),
        draw=has_draw_of_the_seed(resolved),
    )


def told(document: VerificationDocument) -> str:
    """Return the same in one line for people."""
    said = sentence_for_verified(
        document.moves,
        result=document.result,
        steps=document.steps,
        envy=document.envy,
        submissions=document.submissions,
        seals=document.seals,
        seats=document.seats,
        draw=document.draw,
    )
    return f"{document.source}: {said}"
