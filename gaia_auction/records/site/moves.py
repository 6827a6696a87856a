"""One move of the BGS site's log, and the event that it stands for."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from gaia_auction.characters import as_meant, whole_number
from gaia_auction.errors import InputError, quoted
from gaia_auction.records.names import no_such_faction
from gaia_auction.rules.events import Ban, Bid, Nominate, Submit
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

Revealed = Ban | Nominate | Bid | Submit
"""What a move of the auction can be; nothing in a log is under seal."""

_NUMBER = re.compile(r"^\s*[^\w\s]?\d+\s*[^\w\s]?")
_BEGINNING: Final = "init"
_WORDS_TO_BEGIN = 3
_SHORTEST = 2


@dataclass(frozen=True, slots=True)
class SiteMove:
    """A move by its words; `place` is where it stands, as errors name it."""

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


def parse_move(place: str, text: str) -> SiteMove:
    """Return a move as it is written, without a number before it and the site's note behind it.

    >>> parse_move("line 3", " 3. p1 faction geodens (0/0/0/0 ⇒ 2/4/0/0)").words
    ('p1', 'faction', 'geodens')
    """
    words = _NUMBER.sub("", text).split()
    if words[:1] == [_BEGINNING]:  # the third word is the seed, whatever it looks like
        return SiteMove(place, (*words[:_WORDS_TO_BEGIN], *_without_note(words[_WORDS_TO_BEGIN:])))
    return SiteMove(place, tuple(map(as_meant, _without_note(words))))


def _without_note(words: list[str]) -> list[str]:
    """Leave out what the site adds behind a move in parentheses, whatever stands in it."""
    if not words or not words[-1].removesuffix(".").endswith(")"):
        return words
    return list(takewhile(lambda word: not word.startswith("("), words))


def event_of(move: SiteMove, seats: Mapping[str, str]) -> Revealed:
    """Return what happens in a move of the auction; an InputError if it is cut off, or wrong in itself.

    `seats` has the names of the players by what the site calls them.

    >>> event_of(SiteMove("line 4", ("p2", "bid", "itars", "3")), {"p1": "Ada", "p2": "Ben"})
    Bid(player='Ben', faction='itars', vp=3)
    """
    seat, kind, *words = move.words
    player = seats.get(seat)
    if player is None:
        raise InputError(move.place, no_such_player(seat, tuple(seats)))
    if kind in SEALED_BIDS.values():
        return Submit(player, _sealed_bids(move, words))
    if kind == BID:
        *name, vp = words or [""]
        if not name:
            raise _cut_off(move)
        return Bid(player, _faction(name, move.place), _vp(vp, move.place))
    if not words:
        raise _cut_off(move)
    faction = _faction(words, move.place)
    return Ban(player, faction) if kind == BAN else Nominate(player, faction)


def _cut_off(move: SiteMove) -> InputError:
    whole = f"{move.words[0]} {AUCTION_MOVES[move.kind]}"
    return InputError(move.place, f"is not a whole move; it must be {whole}")


def _faction(words: list[str], place: str) -> str:
    name = " ".join(words)
    faction = parse_faction(name)
    if faction is None:
        raise InputError(place, no_such_faction(name))
    return faction.slug


def _vp(text: str, place: str) -> int:
    vp = whole_number(text)
    if vp is None:
        raise InputError(place, f"{quoted(text)} is not a whole number of VP")
    return vp


def _sealed_bids(move: SiteMove, words: list[str]) -> dict[str, int]:
    """Return the bids; a faction's name may have several words, a number ends it."""
    if not words:
        hidden = f"has no numbers: the bids of {move.words[0]} are still hidden in this log"
        raise InputError(move.place, f"{hidden}; convert the game when all have bid")
    bids, name = dict[str, int](), list[str]()
    for word in words:
        if name and whole_number(word) is not None:
            faction = _faction(name, move.place)
            if faction in bids:
                raise InputError(move.place, f"bids on {faction} twice; one bid for each faction is right")
            bids[faction], name = _vp(word, move.place), []
        else:
            name.append(word)
    if name:
        raise _cut_off(move)
    return bids
