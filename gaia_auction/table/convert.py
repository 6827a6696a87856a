"""Between auction documents and the notations of the BGS site."""

from collections.abc import Callable
from typing import Literal

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.parsing import parse_json
from gaia_auction.records.result_document import result_document
from gaia_auction.records.site.game import is_export, parse_log, read_export
from gaia_auction.records.site.log import DEFAULT_SEED, format_log
from gaia_auction.records.site.moves import SiteMove
from gaia_auction.rules.events import Draw, Event
from gaia_auction.rules.factions import parse_faction
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import Outcome, outcome
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import ModeName, Settings
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.refusals import sentence_for_refusal, what_is_due
from gaia_auction.table.resolve import resolve
from gaia_auction.table.site_auction import SiteAuction, banned_in, site_auction

Notation = Literal["auction", "log"]
Deal = Callable[[str, int, tuple[str, ...], tuple[str, ...]], tuple[str, ...]]
"""Draws the factions that a seed deals: seed, players, banned factions, expansions; in drawing order (P2)."""

_BUILD, _BOOSTER = "build", "booster"


def convert(data: bytes, deal: Deal, *, to: Notation | None = None, mode: ModeName | None = None) -> str:
    """Return a finished auction in another notation, by default the one it is not in.

    `deal` is how the site deals random factions, `mode` that of a log or an export, None to find it. An
    InputError names what is wrong, and where.
    """
    begins = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if not begins:
        raise InputError("", "is empty; an auction, a move log or an export of the BGS site is expected")
    if begins == b"[":
        raise InputError("", "is a list; an auction or an export of the BGS site is an object, in braces")
    value = parse_json(data) if begins == b"{" else None
    if isinstance(value, dict) and not is_export(value):
        if to == "auction" or mode is not None:
            raise InputError("", "is an auction document, which has its mode; it can be converted --to log")
        return _as_log(data, deal)
    if to == "log":
        raise InputError("", "is from the site already; it can be converted --to auction")
    game = read_export(value) if isinstance(value, dict) else parse_log(data)
    return write_auction(_from_site(site_auction(game, mode), deal))


def _as_log(data: bytes, deal: Deal) -> str:
    history = resolve(data).history
    settings = history.end.settings
    log = format_log(Auction(settings, history.events))
    if settings.random_factions and history.end.pool != (dealt := _pool(settings, history.events, deal)):
        raise InputError("settings.seed", f"would deal {listed(dealt)} on that site, not the factions drawn")
    return log


def _pool(settings: Settings, events: tuple[Event, ...], deal: Deal) -> tuple[str, ...]:
    seed = settings.seed or DEFAULT_SEED
    return deal(seed, len(settings.players), banned_in(events), settings.expansions)


def _from_site(site: SiteAuction, deal: Deal) -> Auction:
    """Return the auction with its result; an InputError names the first move that cannot be."""
    events, places = site.events, tuple(move.place for move in site.moves)
    if site.settings.random_factions:
        bans = len(banned_in(events))
        draw = Draw(_pool(site.settings, events, deal))
        events, places = (*events[:bans], draw, *events[bans:]), (*places[:bans], site.start, *places[bans:])
    history = replay(site.settings, events)
    if not isinstance(history, History):
        raise InputError(places[history.index], sentence_for_refusal(history.event, history.refusal))
    settled = outcome(history.end)
    if settled is None:
        due = what_is_due(history.end)
        if site.follow:
            raise InputError(site.follow[0].place, f"comes before the auction is over: {due}")
        raise InputError(site.end, f"is where the log ends, and the auction is unfinished: {due}")
    _check_who_goes_on(settled, site.follow)
    return Auction(site.settings, events, result_document(settled))


def _check_who_goes_on(settled: Outcome, follow: tuple[SiteMove, ...]) -> None:
    """Refuse what is no move, and a game in which another player builds or picks a booster first (O2, O3)."""
    firsts = {
        _BUILD: (settled.mine_order, "places the first structure (O3)"),
        _BOOSTER: (settled.booster_order, "picks the first booster (O2)"),
    }
    for at, move in enumerate(follow):
        player = _player(settled, move.words[0])
        if move.kind in firsts:
            (must, *_), begins = firsts.pop(move.kind)
            if player != must:
                faction = next(lot.faction for lot in settled.lots if lot.player == must)
                is_by = f"is by {quoted(move.words[0])}, but {must} ({faction}) {begins}"
                raise InputError(move.place, is_by)
        elif at == 0 and (player is None or not move.kind):
            raise InputError(move.place, f"is not a move; it must begin with {_whoever(settled)}")


def _whoever(settled: Outcome) -> str:
    """Return what a move can begin with."""
    players = listed(settled.settings.players, "or")
    factions = listed((lot.faction for lot in settled.lots), "or")
    return f"a player, {players}, or a faction, {factions}, and say what they do"


def _player(settled: Outcome, name: str) -> str | None:
    """Return who is meant: after the auction, the site calls the players by their factions."""
    faction = parse_faction(name)
    for lot in settled.lots:
        if name == lot.player or (faction is not None and faction.slug == lot.faction):
            return lot.player
    return None
