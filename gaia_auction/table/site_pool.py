"""Random factions in a game of the BGS site: which were drawn, and whether its seed deals them (P2)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import dropwhile, islice, takewhile

from gaia_auction.errors import InputError, quoted
from gaia_auction.rules.events import Ban, Draw, Event, Nominate
from gaia_auction.rules.factions import LOST_FLEET
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.settings import Settings
from gaia_auction.sentences.lists import listed
from gaia_auction.setup.dealing import random_pool
from gaia_auction.setup.layouts import LAYOUTS_OF_THE_SITE, USUAL_LAYOUT, Table

Pool = tuple[str, ...]

_TAKEN_AS_DRAWN = (
    "the seed deals just these factions here, so they are taken as drawn; "
    "with --no-random-factions they count as chosen"
)


@dataclass(frozen=True, slots=True)
class Record:
    """An auction as a log has it: `places` says where each event stands, `start` where the game begins.

    The warnings and notes are what whoever reads it should know.
    """

    settings: Settings
    start: str
    events: tuple[Event, ...]
    places: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def end(self) -> str:
        """Where the last move stands."""
        return self.places[-1] if self.places else self.start


def banned_in(events: Iterable[Event]) -> Pool:
    """Return the factions that were banned, in the order of the bans (P1).

    >>> banned_in((Ban("p1", "ivits"), Nominate("p1", "itars")))
    ('ivits',)
    """
    return tuple(event.faction for event in events if isinstance(event, Ban))


def with_draw(record: Record, *, is_random: bool | None, layout: str | None) -> Record:
    """Return the auction with the draw that its nominations tell of, if its factions were random.

    What enters at once was recorded as nominations in seat order. `is_random` is None where nobody tells:
    then factions were drawn that the seed deals on the standard board. `layout` is the board, None if it
    could be any. An InputError names what cannot be of a draw.
    """
    settings, picks, count = record.settings, _picks(record), len(record.settings.players)
    if is_random is False or (is_random is None and len(picks) != count):
        return record
    if len(picks) < count:
        drawn = f"{len(picks)} of the {count} random factions, one for each player (P2)"
        raise InputError(record.end, f"is where the auction ends, and the log has only {drawn}")
    picked = tuple(pick.faction for pick in picks)
    order = list if mode_of(settings).nominates_first else sorted
    dealt = list(_dealt(record, USUAL_LAYOUT if is_random is None else layout))
    for expansions, pool in dealt:
        if order(pool) == order(picked):
            notes = (*record.notes, *(() if is_random else (_TAKEN_AS_DRAWN,)))
            drawn_with = replace(settings, expansions=expansions)
            return _insert_draw(replace(record, settings=drawn_with, notes=notes), picks, pool)
    if is_random is None:
        return record
    warnings = (*record.warnings, _not_of_the_seed(settings.seed or "", picked, dealt))
    without_seed = replace(record, settings=replace(settings, seed=None), warnings=warnings)
    return _insert_draw(without_seed, picks, picked)


def _picks(record: Record) -> list[Nominate]:
    """Return the nominations that could tell of a draw: behind the bans, all at once if it enters so."""
    unbanned = dropwhile(_is_ban, record.events)
    if not mode_of(record.settings).nominates_first:
        return [event for event in unbanned if isinstance(event, Nominate)]
    at_once = takewhile(lambda event: isinstance(event, Nominate), unbanned)
    picks = islice(at_once, len(record.settings.players))
    return [event for event in picks if isinstance(event, Nominate)]


def _is_ban(event: Event) -> bool:
    return isinstance(event, Ban)


def _dealt(record: Record, layout: str | None) -> Iterator[tuple[Pool, Pool]]:
    """Yield what the site draws from the seed, behind the expansions that it has to draw from.

    Where the layout is unknown, it could be any, and a log tells of the Lost Fleet only by its factions. Of
    an old seed nobody knows what it draws.
    """
    settings = record.settings
    seed, count, banned = settings.seed or "", len(settings.players), banned_in(record.events)
    if Table(seed, count).has_old_seed:
        return
    layouts = [name for name in LAYOUTS_OF_THE_SITE if name == layout] or LAYOUTS_OF_THE_SITE
    for expansions in dict.fromkeys((settings.expansions, *([(LOST_FLEET,)] if layout is None else []))):
        for name in layouts:
            yield expansions, random_pool(seed, count, banned, expansions, layout=name)


def _insert_draw(record: Record, picks: list[Nominate], pool: Pool) -> Record:
    """Put the draw behind the bans; what enters at once stands there instead of its nominations."""
    bans = sum(1 for _ in takewhile(_is_ban, record.events))
    rest = bans
    if mode_of(record.settings).nominates_first:
        for pick, player in zip(picks, record.settings.players, strict=True):
            if pick.player != player:
                own = f"is by {pick.player}, but the faction drawn here is {player}'s (P2)"
                raise InputError(record.places[rest], own)
            rest += 1
    return replace(
        record,
        settings=replace(record.settings, random_factions=True),
        events=(*record.events[:bans], Draw(pool), *record.events[rest:]),
        places=(*record.places[: bans + 1], *record.places[rest:]),
    )


def _not_of_the_seed(seed: str, picked: Pool, dealt: list[tuple[Pool, Pool]]) -> str:
    """Return that the factions are taken as recorded, though nothing shows that the seed deals them."""
    if dealt:
        deals = f"the seed {quoted(seed)} deals {listed(dealt[0][1])} by today's rules"
    else:
        deals = f"the site deals the old seed {quoted(seed)} by older rules"
    return f"{deals}; {listed(picked)} are taken as recorded, without the seed"
