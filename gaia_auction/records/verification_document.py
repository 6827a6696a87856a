"""The verification document: that an auction is right, and what of it was there to be checked."""

from typing import Literal

from pydantic import Field

from gaia_auction.records.strict import StrictRecord, Version1
from gaia_auction.rules.settings import ModeName

Count = Field(ge=0)


class VerificationDocument(StrictRecord):
    """What was recomputed of one finished auction and found right; what is wrong gives no such document.

    `source` is the file, or the file and its line from 1. `moves` counts the events. `result` says whether
    one is recorded, `steps` how many stand in it, `envy` whether that does. Of the `submissions`, `seals`
    have a commitment and a receipt. `seats` and `draw` say whether the seed has given those.
    """

    format: Literal["gaia-auction-verification"]
    version: Version1
    source: str
    mode: ModeName
    moves: int = Count
    result: bool
    steps: int | None = Count
    envy: bool
    submissions: int = Count
    seals: int = Count
    seats: bool
    draw: bool
