"""Seal submissions with a key that lies apart from the document, and open them again (S1).

The cipher is Fernet of the library `cryptography`, loaded only where a bid is sealed or opened.
"""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from gaia_auction.errors import InputError
from gaia_auction.records.keys import LostKeyError, create_key, key_file, read_key
from gaia_auction.records.seals import Seal, canonical_text, commitment_to
from gaia_auction.rules.events import Submit

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

_RANDOM_BYTES = 16
_BLOCK = 512
"""Bytes. Every submission of any table fits into one, so that the length of a ciphertext tells nothing."""

_NO_TIME = 0
"""The cipher would note when a bid was sealed; the order of submissions means nothing (S1)."""


def _fernet(key: bytes) -> "Fernet":
    from cryptography.fernet import Fernet  # noqa: PLC0415 - most documents need no cipher

    return Fernet(key)


class Safe:
    """What seals and opens the bids of one auction, as long as its key is there."""

    def __init__(self, auction: str, key: bytes) -> None:
        """Take the id of the auction and its key; a LostKeyError if that is no key at all."""
        self.auction = auction
        self._key = key
        try:
            self._fernet = _fernet(key)
        except ValueError:
            raise LostKeyError("", f"what stands in {key_file(auction)} is not their key") from None

    @classmethod
    def new(cls) -> Self:
        """Make an id and a key for one auction, and keep the key; an InputError if it cannot be kept."""
        from cryptography.fernet import Fernet  # noqa: PLC0415 - most documents need no cipher

        auction, key = secrets.token_hex(_RANDOM_BYTES), Fernet.generate_key()
        create_key(auction, key)
        return cls(auction, key)

    @classmethod
    def of(cls, auction: str) -> Self:
        """Take the key that was kept for an auction; a LostKeyError if there is none, or none that works."""
        return cls(auction, read_key(auction))

    def keep_key(self) -> None:
        """Write the key again, should its file have gone meanwhile; an InputError if that cannot be done."""
        if not key_file(self.auction).exists():
            create_key(self.auction, self._key)

    def seal(self, submission: Submit) -> Seal:
        """Return a new seal, the salt included, which a document shows only once all are in."""
        salt = secrets.token_hex(_RANDOM_BYTES)
        text = canonical_text(self.auction, submission.player, submission.bids, salt)
        plain = text.encode()
        padded = plain + bytes(-len(plain) % _BLOCK)
        ciphertext = self._fernet.encrypt_at_time(padded, _NO_TIME).decode()
        return Seal(self.auction, ciphertext, commitment_to(text), salt)

    def open(self, player: str, seal: Seal, place: str) -> tuple[Submit, Seal]:
        """Return the bids under a seal, and the seal with its salt.

        A LostKeyError if it is another key, an InputError if this is not what the player committed to.
        """
        from cryptography.fernet import InvalidToken  # noqa: PLC0415 - most documents need no cipher

        try:
            text = self._fernet.decrypt(seal.ciphertext).rstrip(b"\0").decode()
            bids, salt = _parts(text)
        except (InvalidToken, ValueError):
            raise LostKeyError(f"{place}.ciphertext", "their key is another one") from None
        if text != canonical_text(self.auction, player, bids, salt):
            raise InputError(f"{place}.player", "is not the player whose bids are under this seal")
        if seal.commitment != commitment_to(text):
            raise InputError(f"{place}.commitment", "is not that of the bids under this seal; it was changed")
        return Submit(player, bids), Seal(seal.auction, seal.ciphertext, seal.commitment, salt)


def _parts(text: str) -> tuple[Mapping[str, int], str]:
    """Return the bids and the salt in a canonical text; whether it is one shows when it is written again."""
    _heading, _auction, _player, *numbers, salt, _end = text.split("\n")
    pairs = (line.split(" ") for line in numbers)
    return {faction: int(vp) for faction, vp in pairs}, salt.removeprefix("salt ")
