"""The fields of a submission: bids alone, a seal in their place, or both once all are revealed."""

from gaia_auction.records.auction_document import SEAL_FIELDS, SubmitRecord
from gaia_auction.records.mistakes import missing
from gaia_auction.records.seals import Seal


def is_sealed(record: SubmitRecord) -> bool:
    """Say whether a seal stands in place of the bids; an InputError at what is missing for one or the other.

    >>> is_sealed({"type": "submit", "player": "Ada", "bids": {"itars": 15}})
    False
    """
    given = record.keys()
    plain, sealed = {"bids"}, set(SEAL_FIELDS)
    if not given & {"salt", *sealed}:
        needed = plain
    elif given & {"bids", "salt"}:
        needed = {"bids", "salt", *sealed}
    else:
        needed = sealed
    if not needed <= given:
        name = next(name for name in SubmitRecord.__annotations__ if name in needed - given)
        raise missing(name, name)
    return needed == sealed


def seal_in(record: SubmitRecord) -> Seal | None:
    """Return the seal of a complete submission, None if it has none. Its receipt is still to be compared."""
    if "auction" not in record:
        return None
    return Seal(record["auction"], record["ciphertext"], record["commitment"], record.get("salt", ""))


def with_seal(record: SubmitRecord, seal: Seal) -> SubmitRecord:
    """Return a submission with its seal in the document's order of fields; the salt only beside bids."""
    sealed = record.copy()
    if "bids" in record:
        sealed["salt"] = seal.salt
    sealed["auction"] = seal.auction
    sealed["ciphertext"] = seal.ciphertext
    sealed["commitment"] = seal.commitment
    sealed["receipt"] = seal.receipt
    return sealed
