"""What in a game of the BGS site is its auction: its moves, its players, and the mode that they fit."""

from typing import NamedTuple

from gaia_auction.characters import whole_number
from gaia_auction.errors import InputError
from gaia_auction.records.site.game import Options, SiteGame
from gaia_auction.records.site.log import DEFAULT_SEED, site_players
from gaia_auction.records.site.moves import (
    AUCTION_MOVES,
    BAN,
    BID,
    PREFERENCE_BID,
    SEALED_BIDS,
    Revealed,
    SiteMove,
    event_of,
)
from gaia_auction.rules.events import Bid, Submit
from gaia_auction.rules.factions import LOST_FLEET, faction_of
from gaia_auction.rules.settings import (
    BUDGET_FOR_EACH_PLAYER,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    ModeName,
    NameLength,
    NameRepeated,
    NameUnprintable,
    OutOfRange,
    Problem,
    Settings,
    WrongPlayerCount,
    problem_with,
)
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.problems import sentence_for_problem
from gaia_auction.table.site_mode import Asked, are_random, mode_played
from gaia_auction.table.site_pool import Record, with_draw

_BEGINNING = "init PLAYERS SEED"
_SEED = 2
_BY_HAND = {kind.casefold(): kind for kind in AUCTION_MOVES} | {"ban": BAN, "bids": BID}
"""How people write moves of an auction by hand. They must not pass for moves of the game around it."""


class SiteAuction(NamedTuple):
    """The auction in a game, and the moves that `follow` it."""

    record: Record
    follow: tuple[SiteMove, ...]


def site_auction(game: SiteGame, asked: Asked) -> SiteAuction:
    """Return the auction in a game; an InputError names a move that is wrong in itself."""
    if not game.moves:
        raise InputError("", f"has no moves; a game begins with: {_BEGINNING}")
    init, *others = game.moves
    count, seed = _players_and_seed(init)
    seats = _seats(game.options, count)
    moves, follow = _parts(init, others, seats)
    moves, warnings = _bids_that_count(moves, count)
    mode, notes = mode_played(game.options, moves, count, asked.mode)
    _check_sealed_bids(moves, mode)
    events = tuple(event_of(move, seats) for move in moves)
    settings = Settings(
        mode=mode,
        players=tuple(seats.values()),
        ban_phase=game.options.ban_phase or any(move.kind == BAN for move in moves),
        expansions=(LOST_FLEET,) if game.options.lost_fleet or _has_lost_fleet(events) else (),
        seed=seed,
        opening_bids="any" if mode == "choose-then-bid" and _claims_above_zero(events) else "zero",
        budget=_budget(game.options, events, count) if mode == "preference-split" else None,
    )
    if problem := problem_with(settings):
        raise InputError(_place_of(problem, game, moves), sentence_for_problem(problem))
    record = Record(settings, init.place, events, tuple(move.place for move in moves), warnings, notes)
    is_random = are_random(game.options, asked.random_factions)
    return SiteAuction(with_draw(record, is_random=is_random, layout=game.options.layout), follow)


def _players_and_seed(init: SiteMove) -> tuple[int, str]:
    match init.words:
        case ("init", text) | ("init", text, _) if (count := whole_number(text)) is not None:
            if not LEAST_PLAYERS <= count <= MOST_PLAYERS:
                raise InputError(init.place, sentence_for_problem(WrongPlayerCount(count)))
            return count, init.words[_SEED] if len(init.words) > _SEED else DEFAULT_SEED
        case ("init", _, _, _, *_):
            raise InputError(init.place, "has words behind the seed; a seed has no blanks")
        case _:
            raise InputError(init.place, f"is not how a game begins; it must be: {_BEGINNING}")


def _seats(options: Options, count: int) -> dict[str, str]:
    """Return the names of the players by what the site calls them; who has no name keeps that."""
    if len(options.names) > count:
        raise InputError("players", f"names {len(options.names)} players, but the game has {count}")
    called = site_players(count)
    names = (*options.names, *(None for _ in called[len(options.names) :]))
    return {seat: name or seat for seat, name in zip(called, names, strict=True)}


def _parts(
    init: SiteMove, moves: list[SiteMove], seats: dict[str, str]
) -> tuple[tuple[SiteMove, ...], tuple[SiteMove, ...]]:
    """Return the moves of the auction and those that follow; what sets up the board before it is left out."""
    first = next((at for at, move in enumerate(moves) if move.is_of_the_auction), len(moves))
    strange = next((move for move in moves[:first] if move.words[0] not in seats or not move.kind), None)
    if first == len(moves):
        place = (strange or (init, *moves)[-1]).place
        raise InputError(place, "a ban, a nomination or a bid is expected, the first move of an auction")
    if strange is not None:
        whoever = f"a player, {listed(seats, 'or')}, and say what they do"
        raise InputError(strange.place, f"is not a move; it must begin with {whoever}")
    auction = moves[first:]
    end = next((at for at, move in enumerate(auction) if not move.is_of_the_auction), len(auction))
    follow = auction[end:]
    for move in (*moves[:first], *follow):
        if move.words[0] in seats and (meant := _meant_by(move.kind)):
            right = f"{move.words[0]} {AUCTION_MOVES[meant]}"
            raise InputError(
                move.place, f"is no move of that site; if it is one of the auction, write: {right}"
            )
    for move in follow:
        if move.is_of_the_auction:
            raise InputError(move.place, f"belongs to the auction, but {follow[0].place} before it does not")
    return tuple(auction[:end]), tuple(follow)


def _meant_by(kind: str) -> str | None:
    """Return which move of an auction is meant by one that is none; None if it is one, or is another."""
    return None if kind in AUCTION_MOVES else _BY_HAND.get(kind.casefold())


def _bids_that_count(moves: tuple[SiteMove, ...], count: int) -> tuple[tuple[SiteMove, ...], tuple[str, ...]]:
    """Leave out sealed bids that their player handed in anew before all were in, and say so.

    Older releases of the site recorded them all; the last ones are what counted.
    """
    latest, kept, warnings = dict[tuple[str, str], SiteMove](), list[SiteMove](), list[str]()
    for move in moves:
        if move.kind not in SEALED_BIDS.values():
            latest.clear()  # there are no bids before all factions are there
        elif len(latest) < count:
            if earlier := latest.get((move.words[0], move.kind)):
                kept.remove(earlier)
                warnings.append(f"{earlier.place}: {move.words[0]} bid anew, and {move.place} counts")
            latest[move.words[0], move.kind] = move
        kept.append(move)
    return tuple(kept), tuple(warnings)


def _check_sealed_bids(moves: tuple[SiteMove, ...], mode: ModeName) -> None:
    """Refuse sealed bids of the other sealed mode; that an open mode has none is for the rules to say."""
    word = SEALED_BIDS.get(mode)
    for move in moves:
        if word is not None and move.kind in SEALED_BIDS.values() and move.kind != word:
            right = f"must be {move.words[0]} {AUCTION_MOVES[word]}, since the mode is {mode}"
            raise InputError(move.place, f"is a {move.kind}, and {right}")


def _has_lost_fleet(events: tuple[Revealed, ...]) -> bool:
    """Say whether a faction of the Lost Fleet is named, were it only to ban it."""
    named = (
        slug for event in events for slug in (event.bids if isinstance(event, Submit) else [event.faction])
    )
    return any(faction_of(slug).expansion for slug in named)


def _claims_above_zero(events: tuple[Revealed, ...]) -> bool:
    """Say whether a first bid on a faction was above 0, as that site lets one bid (D2)."""
    first: dict[str, int] = {}
    for event in events:
        if isinstance(event, Bid):
            first.setdefault(event.faction, event.vp)
    return any(first.values())


def _budget(options: Options, events: tuple[Revealed, ...], count: int) -> int | None:
    """Return what each divides, from the export or the first who did; None if it is the usual budget (B1)."""
    split = options.budget
    if split is None:
        split = next((sum(event.bids.values()) for event in events if isinstance(event, Submit)), None)
    return None if split == BUDGET_FOR_EACH_PLAYER * count else split


def _place_of(problem: Problem, game: SiteGame, moves: tuple[SiteMove, ...]) -> str:
    """Return where a setting that is wrong comes from: the budget, a name, or else how the game begins."""
    match problem:
        case OutOfRange(field="budget") if game.options.budget is not None:
            return "options.auctionBudget"
        case OutOfRange(field="budget"):
            return next(move.place for move in moves if move.kind == PREFERENCE_BID)
        case NameLength(index=index) | NameUnprintable(index=index) | NameRepeated(index=index):
            return f"players[{index}].name"
        case _:
            return game.moves[0].place
