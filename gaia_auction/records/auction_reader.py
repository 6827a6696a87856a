"""From the bytes of an auction document to what the rules work with, or to what is wrong, and where."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from pydantic import ValidationError

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_document import (
    AUCTION_FORMAT,
    AuctionDocument,
    EventRecord,
    SettingsRecord,
)
from gaia_auction.records.formats import check_format
from gaia_auction.records.mistakes import mistake
from gaia_auction.records.names import faction_named, player_named
from gaia_auction.records.parsing import fields_in, names_of_fields, parse_json
from gaia_auction.records.seal_fields import is_sealed, seal_in
from gaia_auction.records.seals import Seal
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Sealed, Submit, Void
from gaia_auction.rules.settings import Settings, problem_with
from gaia_auction.sentences.problems import place_of, sentence_for_problem

_USUAL_SIZE: Final = 1024 * 1024
"""Bytes. Only the steps of the very longest auctions take more."""


def read_auction(data: bytes) -> Auction:
    """Return the auction that a document records; an InputError names the first thing wrong with it.

    Whether the moves are legal is not looked at here. Factions come back as slugs, players as the settings
    name them.

    >>> read_auction(b'{"format": "gaia-auction", "version": 2}')
    Traceback (most recent call last):
    gaia_auction.errors.InputError: version: is 2, but this program reads only 1; update the program
    """
    document = _read_fast(data) or _read_carefully(data)
    settings = _settings(document.settings)
    events = _events(document.events, settings.players)
    seals = _seals(document.events, events, settings.players)
    return Auction(settings, events, document.recorded_result, seals)


def _read_fast(data: bytes) -> AuctionDocument | None:
    """Return a document as pydantic reads it by itself, in half the time; None if anything is wrong with it.

    It would pass over a field that stands twice, and remember all mistakes of a huge document.
    """
    if len(data) > _USUAL_SIZE:
        return None
    try:
        document = AuctionDocument.model_validate_json(data)
    except ValidationError:
        return None
    return document if names_of_fields(data) == _fields_in(document) else None


def _read_carefully(data: bytes) -> AuctionDocument:
    """Return a document; an InputError names the first thing wrong with it, and where that is."""
    value = parse_json(data)
    check_format(value, AUCTION_FORMAT)
    try:
        return AuctionDocument.model_validate(value)
    except ValidationError as error:
        raise mistake(error) from None


def _fields_in(document: AuctionDocument) -> int:
    bids = (event["bids"] for event in document.events if event["type"] == "submit" and "bids" in event)
    outer = len(document.model_fields_set) + len(document.settings.model_fields_set)
    inner = sum(map(len, document.events)) + sum(map(len, bids))
    return outer + inner + fields_in(document.recorded_result)


def _seals(
    records: Sequence[EventRecord], events: Sequence[Event], players: tuple[str, ...]
) -> dict[str, Seal]:
    """Return the seals by player; an InputError where one of them is incomplete, or shows a change."""
    seals = [seal_in(record) if record["type"] == "submit" else None for record in records]
    if not any(seals):
        return {}
    from gaia_auction.records.tampering import Found, check_seals  # noqa: PLC0415 - most files have no seal

    submissions = [
        Found(f"events[{index}]", event, seal, record.get("receipt", ""))
        for index, (record, event, seal) in enumerate(zip(records, events, seals, strict=True))
        if record["type"] == "submit" and isinstance(event, Submit | Sealed)
    ]
    check_seals(submissions, players)
    return {found.event.player: found.seal for found in submissions if found.seal is not None}


def _settings(record: SettingsRecord) -> Settings:
    settings = Settings(
        mode=record.mode,
        players=tuple(record.players),
        ban_phase=record.ban_phase,
        random_factions=record.random_factions,
        expansions=tuple(record.expansions),
        seed=record.seed,
        opening_bids=record.opening_bids,
        max_bid=record.max_bid,
        budget=record.budget,
        track_vp=record.track_vp,
        charge=record.charge,
        shuffled_from=None if record.shuffled_from is None else tuple(record.shuffled_from),
    )
    if problem := problem_with(settings):
        raise InputError(place_of(problem), sentence_for_problem(problem))
    players = tuple(player.strip() for player in settings.players)
    if settings.shuffled_from is None:
        return settings if players == settings.players else replace(settings, players=players)
    named = tuple(
        player_named(name, players, "settings", "shuffled_from", index)
        for index, name in enumerate(settings.shuffled_from)
    )
    return replace(settings, players=players, shuffled_from=named)


def _events(records: Sequence[EventRecord], players: Sequence[str]) -> tuple[Event, ...]:
    events: list[Event] = []
    for index, record in enumerate(records):
        try:
            events.append(_event(record, players))
        except InputError as error:
            raise InputError(f"events[{index}].{error.where}", error.what) from None
    return tuple(events)


def _event(record: EventRecord, players: Sequence[str]) -> Event:
    """Return what happened; the place in an InputError is that in the event."""
    if record["type"] == "draw":
        names = enumerate(record["factions"])
        return Draw(tuple(faction_named(name, "factions", index) for index, name in names))
    if record["type"] == "void":
        names = enumerate(record["submitted"])
        submitted = (player_named(name, players, "submitted", index) for index, name in names)
        return Void(tuple(submitted), record["reason"])
    player = player_named(record["player"], players, "player")
    if record["type"] == "submit":
        return Sealed(player) if is_sealed(record) else Submit(player, _bids(record["bids"]))
    faction = faction_named(record["faction"], "faction")
    if record["type"] == "bid":
        return Bid(player, faction, record["vp"])
    return Ban(player, faction) if record["type"] == "ban" else Nominate(player, faction)


def _bids(record: Mapping[str, int]) -> dict[str, int]:
    bids: dict[str, int] = {}
    for name, vp in record.items():
        faction = faction_named(name, "bids", name)
        if faction in bids:
            raise InputError(
                "bids", f"{quoted(name)} names {faction} a second time; one bid for each is right"
            )
        bids[faction] = vp
    return bids
