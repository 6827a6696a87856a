"""The seal on a submission: it stands in the document in place of the bids, and proves them later (S1).

Nothing here needs a key: whoever has the document can recompute it.
"""

import hashlib
from collections.abc import Mapping
from typing import Final, NamedTuple

SEAL_VERSION: Final = 1

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that could be read as a digit."""

_GROUP = 4
_RECEIPT_BITS = 40


class Seal(NamedTuple):
    """One submission under seal. `auction` and `salt` are 16 random bytes in hex, `salt` empty until then.

    `ciphertext` is the canonical text, encrypted; `commitment` is that text's SHA-256.
    """

    auction: str
    ciphertext: str
    commitment: str
    salt: str = ""

    @property
    def receipt(self) -> str:
        """The code that the player was shown when handing in."""
        return receipt_of(self.commitment, self.ciphertext)


def canonical_text(auction: str, player: str, bids: Mapping[str, int], salt: str) -> str:
    """Return what a player commits to. The factions are sorted by slug, the player is as in the settings.

    >>> print(canonical_text("0f" * 16, "Ada", {"xenos": 0, "itars": 15}, "a1" * 16), end="")
    gaia-auction sealed bids 1
    auction 0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f
    player Ada
    itars 15
    xenos 0
    salt a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1
    """
    numbers = "".join(f"{faction} {vp}\n" for faction, vp in sorted(bids.items()))
    heading = f"gaia-auction sealed bids {SEAL_VERSION}\nauction {auction}\nplayer {player}\n"
    return f"{heading}{numbers}salt {salt}\n"


def commitment_to(text: str) -> str:
    """Return the SHA-256 of a canonical text, as `sha256sum` prints it.

    >>> commitment_to("gaia")[:8]
    'b95ee4ef'
    """
    return hashlib.sha256(text.encode()).hexdigest()


def receipt_of(commitment: str, ciphertext: str) -> str:
    """Return a short code for both that a player can note: 40 bits of a SHA-256, in two groups.

    >>> receipt_of("commitment", "ciphertext")
    'KR0X-T14T'
    """
    digest = hashlib.sha256(f"{commitment}\n{ciphertext}".encode()).digest()
    bits = int.from_bytes(digest[: _RECEIPT_BITS // 8])
    code = "".join(_DIGITS[bits >> shift & 31] for shift in range(_RECEIPT_BITS - 5, -1, -5))
    return f"{code[:_GROUP]}-{code[_GROUP:]}"
