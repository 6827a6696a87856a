"""From a result document to what its players got; every number in it must follow from the others."""

from collections.abc import Iterator
from typing import Final

from pydantic import ValidationError

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.formats import check_format
from gaia_auction.records.mistakes import mistake, shown
from gaia_auction.records.result_document import LotRecord, ResultDocument
from gaia_auction.rules.factions import FACTIONS, other_side
from gaia_auction.rules.outcome import Lot, charged, structures
from gaia_auction.rules.settings import LEAST_PLAYERS, MOST_PLAYERS, MOST_VP, problem_with_names
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.problems import sentence_for_problem

RESULT_FORMAT: Final = "gaia-auction-result"

_PLANETS = {faction.slug: faction.planet.slug for faction in FACTIONS}

Expected = Iterator[tuple[str, object, object]]
"""Places in the document, what stands there, and what must."""


def read_result(value: object) -> ResultDocument:
    """Return the result document that was read as JSON; an InputError names the first thing wrong with it.

    Nothing that contradicts another field, or the rules O1 to O4, is accepted.
    """
    check_format(value, RESULT_FORMAT)
    try:
        document = ResultDocument.model_validate(value)
    except ValidationError as error:
        raise mistake(error) from None
    _check_who(document)
    for place, was, must in (*_lots(document), *_costs(document), *_orders(document)):
        if was != must:
            raise InputError(place, f"is {shown(was)}, but must be {shown(must)} to go with the rest")
    return document


def lots_in(document: ResultDocument) -> tuple[Lot, ...]:
    """Return what each player gets, in turn order, from a document that was read."""
    return tuple(map(_lot, document.outcome))


def _lot(record: LotRecord) -> Lot:
    return Lot(
        turn=record.turn,
        player=record.player,
        seat=record.seat,
        faction=record.faction,
        vp_cost=record.vp_cost,
        starting_vp=record.starting_vp,
        final_deduction=record.final_deduction,
        booster_pick=record.booster_pick,
    )


def _check_who(document: ResultDocument) -> None:
    """Refuse names that no auction can have, and factions that cannot be played together."""
    players = tuple(record.player for record in document.outcome)
    if not LEAST_PLAYERS <= len(players) <= MOST_PLAYERS:
        many = f"has {len(players)} players; there must be {LEAST_PLAYERS} to {MOST_PLAYERS}"
        raise InputError("outcome", many)
    if problem := problem_with_names(players):
        raise InputError("outcome", sentence_for_problem(problem))
    taken: list[str] = list(document.banned)
    for index, record in enumerate(document.outcome):
        place = f"outcome[{index}].faction"
        if record.faction not in _PLANETS:
            raise InputError(place, f"{quoted(record.faction)} is not a faction; `factions` lists them")
        if record.faction in taken:
            raise InputError(place, f"{record.faction} is banned, or stands here twice")
        if other_side(record.faction) in taken[len(document.banned) :]:
            raise InputError(place, f"{record.faction} is the other side of {other_side(record.faction)}")
        taken.append(record.faction)
        if not 0 <= record.vp_cost <= MOST_VP:
            raise InputError(f"outcome[{index}].vp_cost", f"must be a whole number from 0 to {MOST_VP}")


def _lots(document: ResultDocument) -> Expected:
    """Yield turns, booster picks and planets (O1, O2), and the seats, of which each is one player's."""
    count = len(document.outcome)
    for index, record in enumerate(document.outcome):
        place = f"outcome[{index}]"
        yield f"{place}.turn", record.turn, index + 1
        yield f"{place}.booster_pick", record.booster_pick, count - index
        yield f"{place}.planet", record.planet, _PLANETS[record.faction]
    seats = sorted(record.seat for record in document.outcome)
    if seats != list(range(1, count + 1)):
        wanted = listed(map(str, range(1, count + 1)))
        raise InputError("outcome", f"the seats must be {wanted}, not {listed(map(shown, seats))}")


def _costs(document: ResultDocument) -> Expected:
    """Yield how the cost is charged (O4). The track value is what all starts on it have in common."""
    lots = document.outcome
    dearest = max(record.vp_cost for record in lots)
    track = lots[0].starting_vp + lots[0].vp_cost
    if document.charge == "start-track" and not 1 <= track <= MOST_VP:
        raise InputError(
            "outcome[0].starting_vp", f"means a track value of {shown(track)}, not 1 to {MOST_VP}"
        )
    for index, record in enumerate(lots):
        place = f"outcome[{index}]"
        if document.mode == "none":
            yield f"{place}.vp_cost", record.vp_cost, 0
        start, deduction = charged(document.charge, record.vp_cost, dearest, track)
        yield f"{place}.starting_vp", record.starting_vp, start
        yield f"{place}.final_deduction", record.final_deduction, deduction


def _orders(document: ResultDocument) -> Expected:
    """Yield the orders that follow (O1 to O3)."""
    players = [record.player for record in document.outcome]
    mines = [lot.player for placing in structures(lots_in(document)) for lot in placing]
    orders = (
        ("turn_order", document.turn_order, players),
        ("booster_order", document.booster_order, players[::-1]),
        ("mine_order", document.mine_order, mines),
    )
    for name, order, wanted in orders:
        if len(order) != len(wanted):
            raise InputError(name, f"has {len(order)} names, but must have {len(wanted)} to go with the rest")
        for index, (player, must) in enumerate(zip(order, wanted, strict=True)):
            yield f"{name}[{index}]", player, must
