"""The fields of a submission: bids alone, a seal in their place, or both once all are revealed."""

from gaia_auction.records.auction_document import SEAL_FIELDS, SubmitRecord
from gaia_auction.records.mistakes import missing
from gaia_auction.records.seals import Seal


def is_sealed(record: SubmitRecord) -> bool:
    """Say whether a seal stands in place of the bids; an InputError at what is missing for one or the other.

    >>> is_sealed(SubmitRecord(type="submit", player="Ada", bids={"itars": 15}))
    False
    """
    given = record.model_fields_set
    plain, sealed = {"bids"}, set(SEAL_FIELDS)
    if not given & {"salt", *sealed}:
        needed = plain
    elif given & {"bids", "salt"}:
        needed = {"bids", "salt", *sealed}
    else:
        needed = sealed
    if not needed <= given:
        name = next(name for name in SubmitRecord.model_fields if name in needed - given)
        raise missing(name, name)
    return needed == sealed


def seal_in(record: SubmitRecord) -> Seal | None:
    """Return the seal of a submission, None if it has none. Its receipt is still to be compared."""
    if "auction" not in record.model_fields_set:
        return None
    return Seal(record.auction, record.ciphertext, record.commitment, record.salt)


def with_seal(record: SubmitRecord, seal: Seal) -> SubmitRecord:
    """Return a submission with its seal in the document's order of fields; the salt only beside bids."""
    revealed = {"salt": seal.salt} if "bids" in record.model_fields_set else {}
    sealed = {"auction": seal.auction, "ciphertext": seal.ciphertext, "commitment": seal.commitment}
    return record.model_copy(update=revealed | sealed | {"receipt": seal.receipt})
