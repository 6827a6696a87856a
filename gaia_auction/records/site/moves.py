"""One move of the BGS site's log, and the event that it stands for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gaia_auction.errors import InputError, quoted
from gaia_auction.rules.events import Ban, Bid, Event, Nominate, Submit
from gaia_auction.rules.factions import parse_faction
from gaia_auction.rules.settings import ModeName
from gaia_auction.sentences.problems import no_such_player

BAN: Final = "banFaction"
FACTION: Final = "faction"
BID: Final = "bid"
SILENT_BID: Final = "silentBid"
PREFERENCE_BID: Final = "preferenceBid"
AUCTION_MOVES: Final = {
    BAN: f"{BAN} FACTION",
    FACTION: f"{FACTION} FACTION",
    BID: f"{BID} FACTION VP",
    SILENT_BID: f"{SILENT_BID} FACTION VP FACTION VP …",
    PREFERENCE_BID: f"{PREFERENCE_BID} FACTION VP FACTION VP …",
}
"""What is done in an auction, and how it is written; all other moves belong to the game around it."""
SEALED_BIDS: Final[Mapping[ModeName, str]] = {"silent": SILENT_BID, "preference-split": PREFERENCE_BID}
"""How sealed bids are written in each mode that has them."""

MOST_DIGITS: Final = 9
"""A number with more is none of a game."""
_SHORTEST = 2


@dataclass(frozen=True, slots=True)
class SiteMove:
    """A move as it was written, by its words; `place` is where, as errors name it."""

    place: str
    words: tuple[str, ...]

    @property
    def kind(self) -> str:
        """What is done; empty where nothing is."""
        return self.words[1] if len(self.words) >= _SHORTEST else ""

    @property
    def is_of_the_auction(self) -> bool:
        """Whether this is a ban, a nomination or a bid."""
        return self.kind in AUCTION_MOVES


def event_of(move: SiteMove, players: tuple[str, ...]) -> Event:
    """Return what happens in a move of the auction; an InputError if it is cut off, or wrong in itself.

    >>> event_of(SiteMove("line 4", ("p2", "bid", "itars", "3")), ("p1", "p2"))
    Bid(player='p2', faction='itars', vp=3)
    """
    player = move.words[0]
    if player not in players:
        raise InputError(move.place, no_such_player(player, players))
    match move.words[1:]:
        case ("banFaction", name):
            return Ban(player, _faction(name, move.place))
        case ("faction", name):
            return Nominate(player, _faction(name, move.place))
        case ("bid", name, vp):
            return Bid(player, _faction(name, move.place), _vp(vp, move.place))
        case ("silentBid" | "preferenceBid", _, _, *_) as words if len(words) % 2:
            return Submit(player, _bids(words[1:], move.place))
        case _:
            whole = f"{player} {AUCTION_MOVES[move.kind]}"
            raise InputError(move.place, f"is not a whole move; it must be {whole}")


def _faction(name: str, place: str) -> str:
    faction = parse_faction(name)
    if faction is None:
        raise InputError(place, f"{quoted(name)} is not a faction; the command `factions` lists them")
    return faction.slug


def _vp(text: str, place: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise InputError(place, f"{quoted(text)} is not a whole number of VP")
    return int(text)


def _bids(words: tuple[str, ...], place: str) -> dict[str, int]:
    bids: dict[str, int] = {}
    for name, vp in zip(words[::2], words[1::2], strict=True):
        faction = _faction(name, place)
        if faction in bids:
            raise InputError(place, f"bids on {faction} twice; one bid for each faction is right")
        bids[faction] = _vp(vp, place)
    return bids
