"""Whether sealed submissions are what was handed in, and if not, which field was changed (S1)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from gaia_auction.errors import InputError
from gaia_auction.records.seals import Seal, canonical_text, commitment_to, receipt_of
from gaia_auction.rules.events import Sealed, Submit
from gaia_auction.rules.settings import MOST_PLAYERS, MOST_VP


@dataclass(frozen=True, slots=True)
class Found:
    """A submission in a document: where it stands, and the seal and receipt recorded with it, if any."""

    place: str
    event: Submit | Sealed
    seal: Seal | None
    receipt: str = ""

    @property
    def kind(self) -> str:
        """How its bids are kept."""
        if isinstance(self.event, Sealed):
            return "sealed"
        return "plain" if self.seal is None else "revealed"


@dataclass(frozen=True, slots=True)
class _Among:
    """What stands in the submissions of a document, where that of a changed one can be looked for."""

    players: tuple[str, ...]
    auctions: tuple[str, ...]
    factions: tuple[str, ...]


def check_seals(submissions: Sequence[Found], players: Sequence[str]) -> None:
    """Raise an InputError at the first submission that is not what was handed in."""
    auctions = {one.seal.auction for one in submissions if one.seal is not None}
    factions = {slug for one in submissions if isinstance(one.event, Submit) for slug in one.event.bids}
    among = _Among(tuple(players), tuple(sorted(auctions)), tuple(sorted(factions)))
    for one in submissions:
        first = submissions[0]
        if one.kind != first.kind:
            what = f"is {one.kind}, but {first.place} is {first.kind}; all submissions are kept in one way"
            raise InputError(one.place, what)
        if one.seal is not None and (change := _change(one, one.seal, among)):
            raise change
        if first.seal is not None and one.seal is not None and one.seal.auction != first.seal.auction:
            what = f"is another one than in {first.place}; all submissions of an auction have the same"
            raise InputError(f"{one.place}.auction", what)


def _change(found: Found, seal: Seal, among: _Among) -> InputError | None:
    same_receipt = found.receipt == seal.receipt
    if isinstance(found.event, Sealed):
        what = "this, the commitment and the receipt do not belong together: one of them was changed"
        return None if same_receipt else InputError(f"{found.place}.ciphertext", what)
    handed_in = commitment_to(canonical_text(seal.auction, found.event.player, found.event.bids, seal.salt))
    if handed_in == seal.commitment:
        what = "this and the receipt do not belong together: one of them was changed"
        return None if same_receipt else InputError(f"{found.place}.ciphertext", what)
    if same_receipt:
        return _change_of_text(found.place, found.event, seal, among)
    if receipt_of(handed_in, seal.ciphertext) == found.receipt:
        return InputError(f"{found.place}.commitment", f"was changed: these bids have {handed_in}")
    what = "more than one of the bids, the salt, the commitment, the ciphertext and the receipt was changed"
    return InputError(found.place, what)


def _change_of_text(place: str, event: Submit, seal: Seal, among: _Among) -> InputError:
    """Return what differs from the text that was committed to, found by trying what is likely."""

    def fits(auction: str, player: str, bids: Mapping[str, int]) -> bool:
        return commitment_to(canonical_text(auction, player, bids, seal.salt)) == seal.commitment

    for player in among.players:
        if fits(seal.auction, player, event.bids):
            return InputError(f"{place}.player", f"was changed: these are the bids of {player}")
    for auction in among.auctions:
        if fits(auction, event.player, event.bids):
            return InputError(f"{place}.auction", f"was changed: these bids are of {auction}")
    for changed in _likely_changes(event.bids, among.factions):
        bids = {**event.bids, **changed}
        if fits(seal.auction, event.player, {slug: vp for slug, vp in bids.items() if vp is not None}):
            return InputError(f"{place}.bids", f"were changed: {event.player} submitted {_told(changed)}")
    what = "does not prove these bids: it was changed, or the auction or several bids were"
    return InputError(f"{place}.salt", what)


def _told(bids: Mapping[str, int | None]) -> str:
    return " and ".join(
        f"nothing on {faction}" if vp is None else f"{vp} on {faction}" for faction, vp in bids.items()
    )


def _likely_changes(bids: Mapping[str, int], factions: Sequence[str]) -> Iterator[dict[str, int | None]]:
    """Yield each way to set one bid right, then each way to give points back from one faction to another.

    A bid that was taken out is put back, one that was put in is taken out: None stands for no bid.
    """
    missing = [faction for faction in factions if faction not in bids]
    for faction in (*bids, *missing):
        for vp in range(MOST_VP + 1):
            yield {faction: vp}
    for faction in bids:
        yield {faction: None}
        for other in missing:
            yield {other: bids[faction], faction: None}
    if len(bids) > MOST_PLAYERS:
        return
    for faction, other in permutations(bids, 2):
        for moved in range(1, bids[other] + 1):
            yield {faction: bids[faction] + moved, other: bids[other] - moved}
