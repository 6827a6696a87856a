"""The auction document: what was agreed, what happened, and, when it is over, the result."""

from typing import Annotated, Final, Literal, cast

from pydantic import ConfigDict, Field
from pydantic.config import JsonDict, JsonValue

from gaia_auction.records.result_document import ResultDocument
from gaia_auction.records.strict import Items, StrictRecord, Version1
from gaia_auction.rules.events import VoidReason
from gaia_auction.rules.settings import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    MOST_VP,
    USUAL_MAX_BID,
    USUAL_TRACK_VP,
    Charge,
    ModeName,
    OpeningBids,
)

AUCTION_FORMAT: Final = "gaia-auction"
AUCTION_VERSION: Final = 1

Vp = Annotated[int, Field(ge=0, le=MOST_VP)]
_Hex16 = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
_Hex32 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
_Token = Annotated[str, Field(pattern="^[0-9A-Za-z_=-]+$")]
_Receipt = Annotated[str, Field(pattern="^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$")]
_SETTING: JsonDict = {"minimum": 1, "maximum": MOST_VP}


class SettingsRecord(StrictRecord):
    """What the table agreed on. Only the mode and the players, in seat order, are required.

    The ranges are the rules' to check; here they only stand in the schema.
    """

    mode: ModeName
    players: Items[str] = Field(json_schema_extra={"minItems": LEAST_PLAYERS, "maxItems": MOST_PLAYERS})
    ban_phase: bool = False
    random_factions: bool = False
    expansions: Items[Literal["lost-fleet"]] = Field(default_factory=list)
    seed: str | None = None
    opening_bids: OpeningBids = "zero"
    max_bid: int = Field(USUAL_MAX_BID, json_schema_extra=_SETTING)
    budget: int | None = Field(None, json_schema_extra=_SETTING)
    track_vp: int = Field(USUAL_TRACK_VP, json_schema_extra=_SETTING)
    charge: Charge | None = None


class BanRecord(StrictRecord):
    """A player bans a faction."""

    type: Literal["ban"]
    player: str
    faction: str


class DrawRecord(StrictRecord):
    """The random factions, in the order drawn."""

    type: Literal["draw"]
    factions: Items[str]


class NominateRecord(StrictRecord):
    """A player brings a faction into the auction; in choose-while-bidding, holds it at 0 too."""

    type: Literal["nominate"]
    player: str
    faction: str


class BidRecord(StrictRecord):
    """A player claims or outbids; `vp` is the new price."""

    type: Literal["bid"]
    player: str
    faction: str
    vp: Vp


SEAL_FIELDS: Final = ("auction", "ciphertext", "commitment", "receipt")
"""What a submission that `play` wrote has from the first: no bids are in it, and they are provable."""


def _submission_forms(schema: JsonDict) -> None:
    """Say in the schema which fields go together: bids alone, a seal, or a seal with what was under it."""
    sealed: list[JsonValue] = list(SEAL_FIELDS)
    for name in ("bids", "salt", *SEAL_FIELDS):
        cast("JsonDict", cast("JsonDict", schema["properties"])[name]).pop("default", None)
    schema["oneOf"] = [
        {"required": ["bids"], "properties": dict.fromkeys(("salt", *SEAL_FIELDS), False)},
        {"required": sealed, "properties": {"bids": False, "salt": False}},
        {"required": ["bids", "salt", *sealed]},
    ]


class SubmitRecord(StrictRecord):
    """A sealed submission: a bid for every faction in the auction, and what seals or proves the bids.

    By hand, `bids` alone. `auction` and `salt` are 16 bytes in hex, `commitment` is a SHA-256.
    """

    model_config = ConfigDict(json_schema_extra=_submission_forms)

    type: Literal["submit"]
    player: str
    bids: dict[str, Vp] = Field(default_factory=dict)
    salt: _Hex16 = ""
    auction: _Hex16 = ""
    ciphertext: _Token = ""
    commitment: _Hex32 = ""
    receipt: _Receipt = ""


class VoidRecord(StrictRecord):
    """The sealed submissions of these players were void, none revealed, and everybody submitted again."""

    type: Literal["void"]
    submitted: Items[str]
    reason: VoidReason


EventRecord = BanRecord | DrawRecord | NominateRecord | BidRecord | SubmitRecord | VoidRecord


class AuctionDocument(StrictRecord):
    """An auction of the factions of Gaia Project."""

    format: Literal["gaia-auction"]
    version: Version1
    settings: SettingsRecord
    events: Items[Annotated[EventRecord, Field(discriminator="type")]]
    result: ResultDocument | None = None
