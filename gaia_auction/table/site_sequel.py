"""What follows an auction in a game of the BGS site: it has to go with the outcome."""

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.site.log import site_players
from gaia_auction.records.site.moves import SiteMove
from gaia_auction.rules.factions import parse_faction
from gaia_auction.rules.outcome import Outcome
from gaia_auction.sentences.lists import listed

_BUILD, _BOOSTER = "build", "booster"


def check_who_goes_on(settled: Outcome, follow: tuple[SiteMove, ...]) -> None:
    """Refuse a game that goes on with no move, or in which another builds or picks first (O2, O3)."""
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
    seats = listed(site_players(len(settled.lots)), "or")
    factions = listed((lot.faction for lot in settled.lots), "or")
    return f"a player, {seats}, or a faction, {factions}, and say what they do"


def _player(settled: Outcome, name: str) -> str | None:
    """Return who is meant: after the auction, the site calls the players by their factions."""
    faction = parse_faction(name)
    seats = site_players(len(settled.lots))
    for lot in settled.lots:
        if name == seats[lot.seat - 1] or (faction is not None and faction.slug == lot.faction):
            return lot.player
    return None
