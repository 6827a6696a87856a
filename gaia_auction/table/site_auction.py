"""What in a game of the BGS site is its auction: its moves, its players, and the mode that they fit."""

from dataclasses import dataclass

from gaia_auction.errors import InputError
from gaia_auction.records.site.game import SiteGame
from gaia_auction.records.site.log import DEFAULT_SEED, site_players
from gaia_auction.records.site.moves import (
    AUCTION_MOVES,
    BAN,
    BID,
    FACTION,
    MOST_DIGITS,
    PREFERENCE_BID,
    SEALED_BIDS,
    SiteMove,
    event_of,
)
from gaia_auction.rules.events import Ban, Bid, Event, Nominate, Submit
from gaia_auction.rules.factions import LOST_FLEET, faction_of
from gaia_auction.rules.settings import (
    BUDGET_FOR_EACH_PLAYER,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    ModeName,
    OutOfRange,
    Settings,
    WrongPlayerCount,
    problem_with,
)
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.problems import sentence_for_problem

_BEFORE_THE_AUCTION = "rotate"
"""The last player may turn the sectors before the factions are chosen."""
_BEGINNING = "init PLAYERS SEED"
_SEED = 2


@dataclass(frozen=True, slots=True)
class SiteAuction:
    """The moves of the auction with their events, and the moves that `follow`. `start` is where it begins."""

    start: str
    moves: tuple[SiteMove, ...]
    events: tuple[Event, ...]
    follow: tuple[SiteMove, ...]
    settings: Settings

    @property
    def end(self) -> str:
        """Where the last move of the auction stands."""
        return self.moves[-1].place if self.moves else self.start


def site_auction(game: SiteGame, mode: ModeName | None) -> SiteAuction:
    """Return the auction in a game; `mode` is the one asked for, None to find it from the moves.

    An InputError names a move that is wrong in itself, or the modes that the moves could be.
    """
    if not game.moves:
        raise InputError("", f"has no moves; a game begins with: {_BEGINNING}")
    init, *others = game.moves
    players, seed = _players_and_seed(init)
    while others and others[0].kind == _BEFORE_THE_AUCTION:
        others.pop(0)
    count = next((at for at, move in enumerate(others) if not move.is_of_the_auction), len(others))
    moves, follow = tuple(others[:count]), tuple(others[count:])
    _check_parts(init, moves, follow, may_be_empty=bool(game.options.random_factions))
    events = tuple(event_of(move, players) for move in moves)
    lost_fleet = game.options.lost_fleet or any(
        faction_of(slug).expansion for slug in (*banned_in(events), *_named(events))
    )
    found = _mode(game, moves, len(players), mode)
    _check_sealed_bids(moves, found)
    settings = Settings(
        mode=found,
        players=players,
        ban_phase=game.options.ban_phase or any(move.kind == BAN for move in moves),
        random_factions=_are_random(game, events),
        expansions=(LOST_FLEET,) if lost_fleet else (),
        seed=seed,
        opening_bids="any" if found == "choose-then-bid" and _claims_above_zero(events) else "zero",
        budget=_budget(game, events, len(players)) if found == "preference-split" else None,
    )
    if problem := problem_with(settings):
        place = _place_of_budget(game, moves) if isinstance(problem, OutOfRange) else init.place
        raise InputError(place, sentence_for_problem(problem))
    return SiteAuction(init.place, moves, events, follow, settings)


def _players_and_seed(init: SiteMove) -> tuple[tuple[str, ...], str]:
    match init.words:
        case ("init", count) | ("init", count, _) if (
            count.isascii() and count.isdecimal() and len(count) <= MOST_DIGITS
        ):
            if not LEAST_PLAYERS <= int(count) <= MOST_PLAYERS:
                raise InputError(init.place, sentence_for_problem(WrongPlayerCount(int(count))))
            return site_players(int(count)), init.words[_SEED] if len(init.words) > _SEED else DEFAULT_SEED
        case ("init", _, _, _, *_):
            raise InputError(init.place, "has words behind the seed; a seed has no blanks")
        case _:
            raise InputError(init.place, f"is not how a game begins; it must be: {_BEGINNING}")


def _check_parts(
    init: SiteMove, moves: tuple[SiteMove, ...], follow: tuple[SiteMove, ...], *, may_be_empty: bool
) -> None:
    if not moves and not may_be_empty:
        place, *_ = (*(move.place for move in follow), init.place)
        raise InputError(place, "a ban, a nomination or a bid is expected, the first move of an auction")
    for move in follow:
        if move.is_of_the_auction:
            raise InputError(move.place, f"belongs to the auction, but {follow[0].place} before it does not")


def _check_sealed_bids(moves: tuple[SiteMove, ...], mode: ModeName) -> None:
    """Refuse sealed bids of the other sealed mode; that an open mode has none is for the rules to say."""
    word = SEALED_BIDS.get(mode)
    for move in moves:
        if word is not None and move.kind in SEALED_BIDS.values() and move.kind != word:
            right = f"must be {move.words[0]} {AUCTION_MOVES[word]}, since the mode is {mode}"
            raise InputError(move.place, f"is a {move.kind}, and {right}")


def banned_in(events: tuple[Event, ...]) -> tuple[str, ...]:
    """Return the factions that were banned, in the order of the bans (P1).

    >>> banned_in((Ban("p1", "ivits"), Nominate("p1", "itars")))
    ('ivits',)
    """
    return tuple(event.faction for event in events if isinstance(event, Ban))


def _named(events: tuple[Event, ...]) -> tuple[str, ...]:
    """Return the factions that were nominated or bid on."""
    single = [event.faction for event in events if isinstance(event, Nominate | Bid)]
    return (*single, *(slug for event in events if isinstance(event, Submit) for slug in event.bids))


def _are_random(game: SiteGame, events: tuple[Event, ...]) -> bool:
    """Say whether factions were dealt: an export tells, and in a log they are bid on without a nomination."""
    if game.options.random_factions is not None:
        return game.options.random_factions
    return bool(_named(events)) and not any(isinstance(event, Nominate) for event in events)


def _claims_above_zero(events: tuple[Event, ...]) -> bool:
    """Say whether a first bid on a faction was above 0, as that site lets one bid (D2)."""
    first: dict[str, int] = {}
    for event in events:
        if isinstance(event, Bid):
            first.setdefault(event.faction, event.vp)
    return any(first.values())


def _budget(game: SiteGame, events: tuple[Event, ...], count: int) -> int | None:
    """Return what each divides, from the export or the first who did; None if it is the usual budget (B1)."""
    split = game.options.budget
    if split is None:
        split = next((sum(event.bids.values()) for event in events if isinstance(event, Submit)), None)
    return None if split == BUDGET_FOR_EACH_PLAYER * count else split


def _place_of_budget(game: SiteGame, moves: tuple[SiteMove, ...]) -> str:
    """Return where the budget comes from, the only number among the settings."""
    if game.options.budget is not None:
        return "options.auctionBudget"
    return next(move.place for move in moves if move.kind == PREFERENCE_BID)


def _mode(game: SiteGame, moves: tuple[SiteMove, ...], count: int, asked: ModeName | None) -> ModeName:
    """Return the mode: as the export tells, as it is asked for, or as the moves tell."""
    told = game.options.mode
    if told is not None:
        if asked not in {None, told}:
            raise InputError("options.auction", f"means the mode {told}, not {asked} as --mode says")
        return told
    if asked is not None:
        return asked
    modes = _possible_modes(tuple(move.kind for move in moves), count)
    if len(modes) > 1:
        could = f"the moves up to here could be those of {listed(modes, 'or')}; say which with --mode"
        raise InputError(moves[-1].place, could)
    return modes[0]


def _possible_modes(kinds: tuple[str, ...], count: int) -> tuple[ModeName, ...]:
    """Return the modes that these kinds of moves fit; where a log is cut off, any of them will show it."""
    modes = {word: mode for mode, word in SEALED_BIDS.items()}
    if sealed := [kind for kind in kinds if kind in modes]:
        return (modes[sealed[0]],)
    if BID in kinds:
        before = kinds[: kinds.index(BID)].count(FACTION)
        return ("choose-while-bidding",) if 0 < before < count else ("choose-then-bid",)
    return ("none", "choose-while-bidding") if kinds.count(FACTION) == count else ("none",)
