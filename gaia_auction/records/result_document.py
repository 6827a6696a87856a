"""The result document: who plays what at what price, and the orders that follow."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, assert_never

from pydantic import Field

from gaia_auction.errors import InputError
from gaia_auction.records.mistakes import shown
from gaia_auction.records.parsing import path
from gaia_auction.records.strict import Items, StrictRecord, Version1
from gaia_auction.rules.outcome import Lot, Outcome
from gaia_auction.rules.settings import Charge, ModeName
from gaia_auction.rules.steps import Assign, Award, Claim, Keep, Latest, Outbid, Step, Take, TieBreak
from gaia_auction.rules.what_if.envy import Envy


class LotRecord(StrictRecord):
    """What one player gets. Turn, seat and booster pick count from 1; the rest is whole VP."""

    turn: int
    player: str
    seat: int
    faction: str
    planet: str
    vp_cost: int
    starting_vp: int
    final_deduction: int
    booster_pick: int


class TurnRecord(StrictRecord):
    """A turn of the silent auction."""

    action: Literal["take", "keep"]
    player: str
    faction: str
    cost: int
    margin: int
    displaced: str | None
    tie_break: TieBreak | None


class AwardRecord(StrictRecord):
    """An award of the preference split."""

    action: Literal["award"]
    faction: str
    player: str
    total: int
    price: int
    bid: int
    order_tie_break: Latest | None
    tie_break: Latest | None


class OpenRecord(StrictRecord):
    """A move of an open mode that gave its player a faction."""

    action: Literal["claim", "outbid"]
    player: str
    faction: str
    vp: int
    displaced: str | None


class AssignRecord(StrictRecord):
    """A faction played by who nominated it or was dealt it."""

    action: Literal["assign"]
    player: str
    faction: str


class EnvyRecord(StrictRecord):
    """How one player sees the outcome: their own bid less the final price for each faction, in VP.

    `envies` is whose lot they would rather have had, `by` how much more it is worth to them than their own.
    """

    player: str
    values: dict[str, int]
    envies: str | None
    by: int


StepRecord = TurnRecord | AwardRecord | OpenRecord | AssignRecord


class ResultDocument(StrictRecord):
    """The outcome of an auction, in turn order. `steps`, if asked for, say how it came about.

    With them comes, after sealed bids, `envy`: how each player sees the outcome, in seat order.
    """

    format: Literal["gaia-auction-result"]
    version: Version1
    mode: ModeName
    charge: Charge
    outcome: Items[LotRecord]
    turn_order: Items[str]
    booster_order: Items[str]
    mine_order: Items[str]
    banned: Items[str]
    steps: Items[Annotated[StepRecord, Field(discriminator="action")]] = Field(default_factory=list)
    envy: Items[EnvyRecord] = Field(default_factory=list)


def lot_record(lot: Lot) -> dict[str, str | int]:
    """Return what one player gets as the result document has it.

    >>> list(lot_record(Lot(1, "Ada", 2, "itars", 3, 10, 3, 4)))[:3]
    ['turn', 'player', 'seat']
    """
    return {
        "turn": lot.turn,
        "player": lot.player,
        "seat": lot.seat,
        "faction": lot.faction,
        "planet": lot.planet.slug,
        "vp_cost": lot.vp_cost,
        "starting_vp": lot.starting_vp,
        "final_deduction": lot.final_deduction,
        "booster_pick": lot.booster_pick,
    }


def step_record(step: Step) -> dict[str, object]:
    """Return a step as the result document has it.

    >>> step_record(Claim("Ada", "itars", 0, "D2"))
    {'action': 'claim', 'player': 'Ada', 'faction': 'itars', 'vp': 0, 'displaced': None}
    """
    match step:
        case Take(player, faction, cost, margin, displaced, tie_break):
            turn = {"player": player, "faction": faction, "cost": cost, "margin": margin}
            return {"action": "take", **turn, "displaced": displaced, "tie_break": tie_break}
        case Keep(player, faction, cost, margin):
            turn = {"player": player, "faction": faction, "cost": cost, "margin": margin}
            return {"action": "keep", **turn, "displaced": None, "tie_break": None}
        case Award():
            return {
                "action": "award",
                "faction": step.faction,
                "player": step.player,
                "total": step.total,
                "price": step.price,
                "bid": step.bid,
                "order_tie_break": step.order_tie_break,
                "tie_break": step.tie_break,
            }
        case Claim(player, faction, vp):
            return {"action": "claim", "player": player, "faction": faction, "vp": vp, "displaced": None}
        case Outbid(player, faction, vp, displaced):
            bid = {"player": player, "faction": faction, "vp": vp}
            return {"action": "outbid", **bid, "displaced": displaced}
        case Assign(player, faction):
            return {"action": "assign", "player": player, "faction": faction}
        case _:
            assert_never(step)


def _envy_record(envy: Envy) -> dict[str, object]:
    return {"player": envy.player, "values": dict(envy.values), "envies": envy.envies, "by": envy.by}


def result_document(
    outcome: Outcome, steps: Sequence[Step] | None = None, envy: Sequence[Envy] = ()
) -> dict[str, object]:
    """Return an outcome as the fields of its document, in their order.

    With the steps that led there and the envy, if any are given.
    """
    document: dict[str, object] = {
        "format": "gaia-auction-result",
        "version": 1,
        "mode": outcome.settings.mode,
        "charge": outcome.charge,
        "outcome": [lot_record(lot) for lot in outcome.lots],
        "turn_order": list(outcome.turn_order),
        "booster_order": list(outcome.booster_order),
        "mine_order": list(outcome.mine_order),
        "banned": list(outcome.banned),
    }
    if steps is not None:
        document["steps"] = [step_record(step) for step in steps]
    if envy:
        document["envy"] = [_envy_record(one) for one in envy]
    return document


def _differences(recorded: object, computed: object, *place: str | int) -> Iterator[InputError]:
    if isinstance(recorded, dict) and isinstance(computed, dict):
        # Of two kinds of step, the field that tells them apart comes first.
        for key in computed | recorded:
            if key not in computed:
                yield InputError(path(*place, key), f"is {shown(recorded[key])}, but the moves give none")
            elif key not in recorded:
                yield InputError(path(*place, key), f"is missing, but the moves give {shown(computed[key])}")
            else:
                yield from _differences(recorded[key], computed[key], *place, key)
    elif isinstance(recorded, list) and isinstance(computed, list) and len(recorded) == len(computed):
        for index, value in enumerate(computed):
            yield from _differences(recorded[index], value, *place, index)
    elif recorded != computed:
        yield InputError(path(*place), f"is {shown(recorded)}, but the moves give {shown(computed)}")


def difference_to(recorded: Mapping[str, object], computed: Mapping[str, object]) -> InputError | None:
    """Return where a recorded result first differs from the computed one, None if they say the same.

    What a result need not have, and this one does not, is no difference: the envy came after the steps.
    """
    asked_for = {name: value for name, value in computed.items() if name in recorded}
    if recorded == asked_for:
        return None  # as nearly always; to look for the place takes longer
    return next(_differences(dict(recorded), asked_for, "result"))
