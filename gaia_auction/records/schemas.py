"""The JSON Schemas of the documents, for other programs."""

from typing import Any

from pydantic import BaseModel

from gaia_auction.records.auction_document import AuctionDocument
from gaia_auction.records.result_document import ResultDocument
from gaia_auction.records.verification_document import VerificationDocument

DOCUMENTS: dict[str, type[BaseModel]] = {
    "auction": AuctionDocument,
    "result": ResultDocument,
    "verification": VerificationDocument,
}


def schema_of(name: str) -> dict[str, Any]:
    """Return the JSON Schema of a document; a KeyError if none has that name.

    >>> schema_of("result")["title"]
    'ResultDocument'
    """
    dialect = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    return dialect | DOCUMENTS[name].model_json_schema()
