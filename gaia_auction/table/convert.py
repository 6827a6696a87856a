"""Between auction documents and the notations of the BGS site."""

from typing import Literal, NamedTuple

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.parsing import document_text, parse_foreign_json
from gaia_auction.records.result_document import result_document
from gaia_auction.records.site.game import is_export, parse_log, read_export
from gaia_auction.records.site.log import DEFAULT_SEED, format_log
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import outcome
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.refusals import sentence_for_refusal, what_is_due
from gaia_auction.setup.dealing import pools_of_the_site
from gaia_auction.setup.layouts import Table
from gaia_auction.table.resolve import resolve
from gaia_auction.table.site_auction import SiteAuction, site_auction
from gaia_auction.table.site_mode import NOTHING_ASKED, Asked
from gaia_auction.table.site_sequel import check_who_goes_on

Notation = Literal["auction", "log"]


class Converted(NamedTuple):
    """An auction in another notation, and what whoever uses it should know."""

    text: str
    warnings: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def convert(data: bytes, *, to: Notation | None = None, asked: Asked = NOTHING_ASKED) -> Converted:
    """Return a finished auction in another notation, by default the one it is not in.

    `asked` is what a log does not tell. An InputError names what is wrong, and where.
    """
    text = document_text(data)
    begins = text.lstrip()[:1]
    if not begins:
        raise InputError("", "is empty; an auction, a move log or an export of the BGS site is expected")
    if begins == "[":
        raise InputError("", "is a list; an auction or an export of the BGS site is an object, in braces")
    value = parse_foreign_json(text) if begins == "{" else None
    if isinstance(value, dict) and not is_export(value):
        if to == "auction" or asked != NOTHING_ASKED:
            raise InputError(
                "", "is an auction document, which has its settings; it can be converted --to log"
            )
        return Converted(_as_log(data))
    if to == "log":
        raise InputError("", "is from the site already; it can be converted --to auction")
    game = read_export(value) if isinstance(value, dict) else parse_log(text)
    site = site_auction(game, asked)
    return Converted(write_auction(_settled(site)), site.record.warnings, site.record.notes)


def _as_log(data: bytes) -> str:
    history = resolve(data).history
    settings = history.end.settings
    log = format_log(Auction(settings, history.events))
    if settings.random_factions:
        _check_site_draws(settings, history)
    return log


def _check_site_draws(settings: Settings, history: History) -> None:
    """Refuse a draw that is not what the site draws from this seed."""
    seed, count = settings.seed or DEFAULT_SEED, len(settings.players)
    mend = "with random_factions false and nominations instead of the draw, it can be converted"
    if Table(seed, count).has_old_seed:
        old = f"is {seed}, which that site deals by older rules, and so not the factions drawn; {mend}"
        raise InputError("settings.seed", old)
    dealt = [pool for _, pool in pools_of_the_site(seed, count, history.end.banned, settings.expansions)]
    if history.end.pool not in dealt:
        none = "" if settings.seed else f"is missing, and {seed} in its place "
        would = f"{none}would deal {listed(dealt[0])} on that site, not the factions drawn; {mend}"
        raise InputError("settings.seed", would)


def _settled(site: SiteAuction) -> Auction:
    """Return the auction with its result; an InputError names the first move that cannot be."""
    record = site.record
    history = replay(record.settings, record.events)
    if not isinstance(history, History):
        refused = sentence_for_refusal(history.event, history.refusal)
        raise InputError(record.places[history.index], refused)
    settled = outcome(history.end)
    if settled is None:
        due = what_is_due(history.end)
        if site.follow:
            raise InputError(site.follow[0].place, f"comes before the auction is over: {due}")
        raise InputError(record.end, f"is where the log ends, and the auction is unfinished: {due}")
    check_who_goes_on(settled, site.follow)
    return Auction(record.settings, record.events, result_document(settled))
