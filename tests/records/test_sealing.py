"""Sealed bids: unreadable without the key, provable without it, and every change is noticed and named."""

import hashlib
from collections.abc import Mapping

import pytest
from cryptography.fernet import Fernet
from hypothesis import given
from hypothesis import strategies as st

from gaia_auction.errors import InputError
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.keys import LostKeyError, key_file, remove_key
from gaia_auction.records.sealing import Safe
from gaia_auction.records.seals import Seal, canonical_text, commitment_to
from gaia_auction.rules.events import Sealed, Submit
from gaia_auction.rules.factions import FACTIONS
from gaia_auction.rules.settings import MOST_PLAYERS, MOST_VP
from tests.records.documents import Document, as_bytes, refused
from tests.records.sealed import ADA, BEN, NOMINATED, as_document, auction_of, changed

SAFE = Safe("0f" * 16, Fernet.generate_key())
OTHER = Safe("f0" * 16, Fernet.generate_key())
AUCTION = auction_of(SAFE, ADA, BEN)
REVEALED = as_document(AUCTION)
SEALED = as_document(AUCTION.under_seal)
TOKEN = SAFE.seal(ADA).ciphertext

names = st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=40)
slugs = st.sampled_from([faction.slug for faction in FACTIONS])
bids = st.dictionaries(slugs, st.integers(0, MOST_VP), min_size=2, max_size=MOST_PLAYERS)


@given(names, bids)
def test_what_is_sealed_is_opened_again(player: str, numbers: Mapping[str, int]) -> None:
    submission = Submit(player, numbers)
    seal = SAFE.seal(submission)
    closed = Seal(seal.auction, seal.ciphertext, seal.commitment)
    assert SAFE.open(player, closed, "events[3]") == (submission, seal)
    text = canonical_text(SAFE.auction, player, numbers, seal.salt)
    assert seal.commitment == hashlib.sha256(text.encode()).hexdigest()


@given(names, bids)
def test_length_and_time_of_a_ciphertext_tell_nothing(player: str, numbers: Mapping[str, int]) -> None:
    ciphertext = SAFE.seal(Submit(player, numbers)).ciphertext
    assert len(ciphertext) == len(TOKEN)
    assert ciphertext.startswith("gAAAAAAAAAAA")


def test_the_same_bids_are_never_sealed_alike() -> None:
    one, other = SAFE.seal(ADA), SAFE.seal(ADA)
    assert len({one.salt, other.salt}) == len({one.commitment, other.commitment}) == 2
    assert one.ciphertext != other.ciphertext
    assert one.receipt != other.receipt


def test_a_sealed_document_has_no_bid_and_no_salt() -> None:
    for event in SEALED["events"][2:]:
        assert list(event) == ["type", "player", "auction", "ciphertext", "commitment", "receipt"]
    read = read_auction(as_bytes(SEALED))
    assert read == AUCTION.under_seal
    assert read.events == (*NOMINATED, Sealed("Ada"), Sealed("Ben"))


def test_a_revealed_document_has_both() -> None:
    for event in REVEALED["events"][2:]:
        assert list(event)[2:] == ["bids", "salt", "auction", "ciphertext", "commitment", "receipt"]
    assert read_auction(as_bytes(REVEALED)) == AUCTION
    assert AUCTION.receipts == {"Ada": AUCTION.seals["Ada"].receipt, "Ben": AUCTION.seals["Ben"].receipt}


@pytest.mark.parametrize(
    ("document", "taken_out", "missing"),
    [
        *((REVEALED, name, name) for name in REVEALED["events"][3] if name not in ("type", "player")),
        *((SEALED, name, name) for name in ("auction", "ciphertext", "commitment", "receipt")),
    ],
)
def test_what_is_neither_plain_nor_sealed_nor_revealed_is_refused(
    document: Document, taken_out: str, missing: str
) -> None:
    error = refused(changed(document, 3, {taken_out: None}))
    assert error.where == f"events[3].{missing}"
    assert error.what.startswith("is missing; it must be ")


def test_bids_beside_a_seal_need_their_salt() -> None:
    error = refused(changed(SEALED, 3, {"bids": {"itars": 15, "xenos": 25}}))
    assert error.where == "events[3].salt"


def test_a_salt_alone_says_that_bids_are_missing() -> None:
    assert refused(changed(SEALED, 3, {"salt": "0f" * 16})).where == "events[3].bids"


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("salt", "0F" * 16, "32 hexadecimal digits"),
        ("salt", "", "32 hexadecimal digits"),
        ("auction", "0f" * 15, "32 hexadecimal digits"),
        ("commitment", "0f", "the 64 hexadecimal digits of a SHA-256"),
        ("receipt", "K7QX-2M9L", "a code such as K7QX-2M9D"),
        ("receipt", 5, "a code such as K7QX-2M9D"),
        ("ciphertext", "a b", "what was written when the bids were sealed"),
    ],
)
def test_a_field_of_another_shape_is_refused(name: str, value: object, right: str) -> None:
    error = refused(changed(REVEALED, 3, {name: value}))
    assert error.where == f"events[3].{name}"
    assert error.what.startswith(f"must be {right}")


SEVERAL = "more than one of the bids, the salt, the commitment, the ciphertext and the receipt was changed"


def other(name: str) -> object:
    """Return a field of the right shape with another value."""
    value = REVEALED["events"][3][name]
    return value[:-2] + ("00" if value[-2:] != "00" else "11")


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        (
            {"bids": {"xenos": 25, "itars": 16}},
            "events[3].bids: were changed: Ben submitted 15 on itars",
        ),
        (
            {"bids": {"xenos": 30, "itars": 10}},
            "events[3].bids: were changed: Ben submitted 15 on itars and 25 on xenos",
        ),
        ({"bids": {"xenos": 25}}, "events[3].bids: were changed: Ben submitted 15 on itars"),
        (
            {"bids": {"xenos": 25, "itars": 15, "ivits": 2}},
            "events[3].bids: were changed: Ben submitted nothing on ivits",
        ),
        (
            {"bids": {"xenos": 25, "ivits": 15}},
            "events[3].bids: were changed: Ben submitted 15 on itars and nothing on ivits",
        ),
        (
            {"bids": {"xenos": 26, "itars": 16}},
            "events[3].salt: does not prove these bids: it was changed, or the auction or several bids were",
        ),
        (
            {"bids": {"xenos": 26, "itars": 16, **dict.fromkeys(("terrans", "gleens", "ambas", "ivits"), 0)}},
            "events[3].salt: does not prove these bids: it was changed, or the auction or several bids were",
        ),
        (
            {"salt": other("salt")},
            "events[3].salt: does not prove these bids: it was changed, or the auction or several bids were",
        ),
        (
            {"commitment": other("commitment")},
            "events[3].commitment: was changed: these bids have {commitment}",
        ),
        (
            {"ciphertext": other("ciphertext")},
            "events[3].ciphertext: this and the receipt do not belong together: one of them was changed",
        ),
        (
            {"receipt": other("receipt")},
            "events[3].ciphertext: this and the receipt do not belong together: one of them was changed",
        ),
        ({"player": "Ada"}, "events[3].player: was changed: these are the bids of Ben"),
        ({"auction": "f0" * 16}, f"events[3].auction: was changed: these bids are of {SAFE.auction}"),
        (
            {"salt": other("salt"), "receipt": other("receipt")},
            f"events[3]: {SEVERAL}",
        ),
        (
            dict.fromkeys(("salt", "auction", "ciphertext", "commitment", "receipt")),
            "events[3]: is plain, but events[2] is revealed; all submissions are kept in one way",
        ),
        (
            {"bids": None, "salt": None},
            "events[3]: is sealed, but events[2] is revealed; all submissions are kept in one way",
        ),
    ],
)
def test_what_was_changed_after_the_reveal_is_named(fields: Mapping[str, object], error: str) -> None:
    right = error.format(commitment=AUCTION.seals["Ben"].commitment)
    assert str(refused(changed(REVEALED, 3, fields))) == right


@given(st.sampled_from([2, 3]), slugs, st.integers(0, MOST_VP))
def test_any_other_bid_is_noticed(index: int, faction: str, vp: int) -> None:
    was = REVEALED["events"][index]["bids"]
    now = was | {faction: vp}
    document = changed(REVEALED, index, {"bids": now})
    if now == was:
        assert read_auction(as_bytes(document)) == AUCTION
    else:
        assert refused(document).where.startswith(f"events[{index}].")


def test_bids_of_two_auctions_do_not_go_together() -> None:
    for auction in (both := auction_of(SAFE, ADA, BEN, Ben=OTHER)), both.under_seal:
        assert str(refused(write_auction(auction).encode())) == (
            "events[3].auction: is another one than in events[2]; all submissions of an auction have the same"
        )


@pytest.mark.parametrize("name", ["ciphertext", "commitment", "receipt"])
def test_a_change_before_the_reveal_is_noticed_by_the_receipt(name: str) -> None:
    assert str(refused(changed(SEALED, 3, {name: other(name)}))) == (
        "events[3].ciphertext: this, the commitment and the receipt do not belong together: "
        "one of them was changed"
    )


def opened(player: str, seal: Seal, safe: Safe = SAFE) -> InputError:
    with pytest.raises(InputError) as error:
        safe.open(player, seal, "events[2]")
    assert "37" not in str(error.value)
    return error.value


def test_another_key_opens_nothing() -> None:
    error = opened("Ada", AUCTION.seals["Ada"], Safe(SAFE.auction, Fernet.generate_key()))
    assert isinstance(error, LostKeyError)
    assert str(error) == "events[2].ciphertext: their key is another one"


def test_bids_under_a_seal_are_those_of_its_player() -> None:
    error = opened("Ben", AUCTION.seals["Ada"])
    assert str(error) == "events[2].player: is not the player whose bids are under this seal"
    assert not isinstance(error, LostKeyError)


def test_a_commitment_to_other_bids_is_noticed_when_they_are_opened() -> None:
    ada = AUCTION.seals["Ada"]
    error = opened("Ada", Seal(ada.auction, ada.ciphertext, commitment_to("other")))
    assert str(error) == "events[2].commitment: is not that of the bids under this seal; it was changed"


def test_a_token_that_holds_something_else_is_no_submission() -> None:
    key = Fernet.generate_key()
    token = Fernet(key).encrypt(b"something else").decode()
    error = opened("Ada", Seal("0f" * 16, token, "0" * 64), Safe("0f" * 16, key))
    assert error.where == "events[2].ciphertext"


def test_a_new_safe_keeps_its_key_until_it_is_removed() -> None:
    safe = Safe.new()
    seal = safe.seal(ADA)
    assert Safe.of(safe.auction).open("Ada", seal, "events[2]") == (ADA, seal)
    remove_key(safe.auction)
    remove_key(safe.auction)
    assert not key_file(safe.auction).exists()
    with pytest.raises(LostKeyError, match="is not there"):
        Safe.of(safe.auction)


def test_a_key_that_has_gone_is_written_again() -> None:
    safe = Safe.new()
    seal = safe.seal(ADA)
    remove_key(safe.auction)
    safe.keep_key()
    safe.keep_key()
    assert Safe.of(safe.auction).open("Ada", seal, "events[2]") == (ADA, seal)
