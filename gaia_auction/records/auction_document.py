"""The auction document: what was agreed, what happened, and, when it is over, the result."""

from functools import cached_property
from typing import Annotated, Final, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from pydantic.config import JsonDict
from typing_extensions import TypedDict  # pydantic reads that of `typing` from Python 3.12 on only

from gaia_auction.records.result_document import ResultDocument
from gaia_auction.records.strict import STRICT, Items, StrictRecord, Version1
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
    shuffled_from: list[str] | None = None


@with_config(STRICT)
class BanRecord(TypedDict):
    """A player bans a faction."""

    type: Literal["ban"]
    player: str
    faction: str


@with_config(STRICT)
class DrawRecord(TypedDict):
    """The random factions, in the order drawn."""

    type: Literal["draw"]
    factions: Items[str]


@with_config(STRICT)
class NominateRecord(TypedDict):
    """A player brings a faction into the auction; in choose-while-bidding, holds it at 0 too."""

    type: Literal["nominate"]
    player: str
    faction: str


@with_config(STRICT)
class BidRecord(TypedDict):
    """A player claims or outbids; `vp` is the new price."""

    type: Literal["bid"]
    player: str
    faction: str
    vp: Vp


SEAL_FIELDS: Final = ("auction", "ciphertext", "commitment", "receipt")
"""What a submission that `play` wrote has from the first: no bids are in it, and they are provable."""

_PLAIN_OR_SEALED: Final[JsonDict] = {
    "oneOf": [
        {"required": ["bids"], "properties": dict.fromkeys(("salt", *SEAL_FIELDS), False)},
        {"required": [*SEAL_FIELDS], "properties": {"bids": False, "salt": False}},
        {"required": ["bids", "salt", *SEAL_FIELDS]},
    ]
}
"""What the schema says of which fields go together: bids alone, a seal, or a seal with what was under it."""


@with_config(ConfigDict(**STRICT, json_schema_extra=_PLAIN_OR_SEALED))
class SubmitRecord(TypedDict):
    """A sealed submission: a bid for every faction in the auction, and what seals or proves the bids.

    By hand, `bids` alone. `auction` and `salt` are 16 bytes in hex, `commitment` is a SHA-256.
    """

    type: Literal["submit"]
    player: str
    bids: NotRequired[dict[str, Vp]]
    salt: NotRequired[_Hex16]
    auction: NotRequired[_Hex16]
    ciphertext: NotRequired[_Token]
    commitment: NotRequired[_Hex32]
    receipt: NotRequired[_Receipt]


@with_config(STRICT)
class VoidRecord(TypedDict):
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

    @cached_property
    def recorded_result(self) -> dict[str, object] | None:
        """What is recorded of the outcome, as the fields that stand there."""
        return None if self.result is None else self.result.model_dump(exclude_unset=True)
