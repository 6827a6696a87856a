"""The JSON Schemas of the documents, for other programs."""

from typing import Any

from pydantic import BaseModel

from gaia_auction.records.auction_document import AuctionDocument
from gaia_auction.records.result_document import ResultDocument
from gaia_auction.records.score_document import ScoreDocument
from gaia_auction.records.setup_document import SetupDocument
from gaia_auction.records.verification_document import VerificationDocument
from gaia_auction.records.what_if_document import WantsDocument, WhatIfDocument

DOCUMENTS: dict[str, type[BaseModel]] = {
    "auction": AuctionDocument,
    "result": ResultDocument,
    "verification": VerificationDocument,
    "what-if": WhatIfDocument,
    "wants": WantsDocument,
    "setup": SetupDocument,
    "score": ScoreDocument,
}


def schema_of(name: str) -> dict[str, Any]:
    """Return the JSON Schema of a document; a KeyError if none has that name.

    >>> schema_of("result")["title"]
    'ResultDocument'
    """
    dialect = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    return dialect | DOCUMENTS[name].model_json_schema()
