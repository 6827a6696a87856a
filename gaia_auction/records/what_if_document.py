"""What might have been, as documents: other outcomes, and what a faction would have taken."""

from collections.abc import Iterator, Sequence
from typing import Literal

from gaia_auction.records.result_document import ResultDocument, result_document
from gaia_auction.records.strict import Items, StrictRecord, Version1
from gaia_auction.rules.outcome import Lot, Outcome
from gaia_auction.rules.what_if.comparison import Compared
from gaia_auction.rules.what_if.differences import differences
from gaia_auction.rules.what_if.granted import Granted


class PricedRecord(StrictRecord):
    """What a player gets at which price, in whole VP."""

    faction: str
    vp_cost: int


class DifferenceRecord(StrictRecord):
    """A player for whom something is different; `rule` says under which, where several are compared."""

    player: str
    was: PricedRecord
    would_be: PricedRecord
    rule: str = ""


class WhatIfDocument(StrictRecord):
    """What happened and what would have; of a comparison, the results by rule.

    The differences are in seat order, players without one left out; in a comparison those of one player are
    in the order of the rules, and each names its rule.
    """

    format: Literal["gaia-auction-what-if"]
    version: Version1
    happened: ResultDocument
    instead: ResultDocument | dict[str, ResultDocument]
    differences: Items[DifferenceRecord]


class WantsDocument(StrictRecord):
    """What a player would have had to bid for a faction, all other submissions as they are.

    `bids` are all of the player's as they would have been, `vp_cost` is the price then. `moved` are the
    points moved onto the faction or, in the silent auction, the change of the one bid, negative if less would
    do.
    """

    format: Literal["gaia-auction-wants"]
    version: Version1
    player: str
    faction: str
    possible: bool
    bids: dict[str, int] | None
    vp_cost: int | None
    moved: int | None


def what_if_document(happened: Outcome, instead: Outcome) -> WhatIfDocument:
    """Return the document of one other outcome."""
    return WhatIfDocument(
        format="gaia-auction-what-if",
        version=1,
        happened=_result(happened),
        instead=_result(instead),
        differences=[
            DifferenceRecord(player=one.was.player, was=_priced(one.was), would_be=_priced(one.would_be))
            for one in differences(happened, instead)
        ],
    )


def comparison_document(compared: Sequence[Compared]) -> WhatIfDocument:
    """Return the document of a comparison, of which the first is what happened."""
    happened, *others = compared
    seats = happened.outcome.settings.players
    differing = [one for other in others for one in _differing(happened, other)]
    return WhatIfDocument(
        format="gaia-auction-what-if",
        version=1,
        happened=_result(happened.outcome),
        instead={other.rule: _result(other.outcome) for other in others},
        # Sorting leaves those of one player in the order of the rules.
        differences=sorted(differing, key=lambda one: seats.index(one.player)),
    )


def wants_document(player: str, faction: str, granted: Granted | None) -> WantsDocument:
    """Return the document of what a faction would have taken; None if nothing would have done."""
    return WantsDocument(
        format="gaia-auction-wants",
        version=1,
        player=player,
        faction=faction,
        possible=granted is not None,
        bids=None if granted is None else dict(granted.bids),
        vp_cost=None if granted is None else granted.vp_cost,
        moved=None if granted is None else granted.moved,
    )


def _differing(happened: Compared, other: Compared) -> Iterator[DifferenceRecord]:
    for one in differences(happened.outcome, other.outcome):
        was, would_be = _priced(one.was), _priced(one.would_be)
        yield DifferenceRecord(player=one.was.player, was=was, would_be=would_be, rule=other.rule)


def _priced(lot: Lot) -> PricedRecord:
    return PricedRecord(faction=lot.faction, vp_cost=lot.vp_cost)


def _result(outcome: Outcome) -> ResultDocument:
    return ResultDocument.model_validate(result_document(outcome))
