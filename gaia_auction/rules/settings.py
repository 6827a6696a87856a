"""What a table agrees on before the auction: who sits where, the mode, and the numbers (T1, T2)."""

import unicodedata
from dataclasses import dataclass
from typing import Literal, get_args

from gaia_auction.rules.factions import LOST_FLEET

ModeName = Literal[
    "none", "choose-while-bidding", "choose-then-bid", "faction-bidding", "silent", "preference-split"
]
OpeningBids = Literal["zero", "any"]
Charge = Literal["final-scoring", "start-track", "level-10"]

MODE_NAMES: tuple[ModeName, ...] = get_args(ModeName)
OPENING_BIDS: tuple[OpeningBids, ...] = get_args(OpeningBids)
CHARGES: tuple[Charge, ...] = get_args(Charge)
EXPANSIONS = (LOST_FLEET,)

LEAST_PLAYERS, MOST_PLAYERS = 2, 5
LONGEST_NAME = 40
LONGEST_SEED = 900
"""Characters: less than a document keeps of a text, since a numbered seed such as TEXT#50 is longer."""
MOST_VP = 999
"""The highest number a bid, a cap, a budget or a track value may be: above it, a slip of the finger (C2)."""
BUDGET_FOR_EACH_PLAYER = 20
USUAL_MAX_BID = 40
USUAL_TRACK_VP = 30


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one auction. `players` is the seat order: seat 1 is the first to act (T2).

    `problem_with` says whether they can be played. Numbers are whole VP; a setting that the mode does not
    use is kept and ignored (P1a). `shuffled_from` are the players as they were named before the seed gave
    them their seats, None where it did not.
    """

    mode: ModeName
    players: tuple[str, ...]
    ban_phase: bool = False
    random_factions: bool = False
    expansions: tuple[str, ...] = ()
    seed: str | None = None
    opening_bids: OpeningBids = "zero"
    max_bid: int = USUAL_MAX_BID
    budget: int | None = None
    track_vp: int = USUAL_TRACK_VP
    charge: Charge | None = None
    shuffled_from: tuple[str, ...] | None = None

    @property
    def whole_budget(self) -> int:
        """What each player divides in a preference split: by default 20 for each player (B1).

        >>> Settings("preference-split", ("Ada", "Ben", "Cyd")).whole_budget
        60
        """
        return BUDGET_FOR_EACH_PLAYER * len(self.players) if self.budget is None else self.budget

    def seat(self, player: str) -> int:
        """Return where a player sits; 1 is the first to act (T2)."""
        return self.players.index(player) + 1


@dataclass(frozen=True, slots=True)
class WrongPlayerCount:
    """There are not 2 to 5 players (T1)."""

    count: int


@dataclass(frozen=True, slots=True)
class NameLength:
    """A name is empty or longer than 40 characters (T1). `index` counts from 0."""

    index: int
    length: int


@dataclass(frozen=True, slots=True)
class NameUnprintable:
    """A name holds a control character (T1), or one that reorders or breaks a line."""

    index: int
    character: str


@dataclass(frozen=True, slots=True)
class NameRepeated:
    """Two names are the same for a reader (T1). `first` is the index of the earlier one, from 0."""

    index: int
    first: int
    name: str


@dataclass(frozen=True, slots=True)
class OutOfRange:
    """A number is below `least` or above `most`, both of which are allowed."""

    field: str
    value: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class ExpansionRepeated:
    """An expansion is named twice."""

    name: str


@dataclass(frozen=True, slots=True)
class SeedUnprintable:
    """A seed holds a blank, a control character or one that nobody sees, which no other table could type."""

    character: str


@dataclass(frozen=True, slots=True)
class SeedTooLong:
    """A seed is longer than a document can keep."""

    length: int


@dataclass(frozen=True, slots=True)
class NotShuffled:
    """The seats were not shuffled from these names: there is no seed, or others play (T2)."""

    has_seed: bool


Problem = (
    WrongPlayerCount
    | NameLength
    | NameUnprintable
    | NameRepeated
    | OutOfRange
    | ExpansionRepeated
    | SeedUnprintable
    | SeedTooLong
    | NotShuffled
)

_BREAKS_A_LINE = {"Cc", "Cs", "Zl", "Zp"}
_REORDERS = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _unprintable(character: str) -> bool:
    return unicodedata.category(character) in _BREAKS_A_LINE or character in _REORDERS


def _first_unprintable(name: str) -> str | None:
    """Return the first character that no name may hold; of those is none that Python calls printable."""
    if name.isprintable():
        return None
    return next((character for character in name if _unprintable(character)), None)


def _unseen(character: str) -> bool:
    """Say whether a character only formats others; the joiner in pictures of several is typed with them."""
    return unicodedata.category(character) == "Cf" and character != "\N{ZERO WIDTH JOINER}"


def _has_something_to_see(name: str) -> bool:
    """Say whether there is a letter, digit, sign or picture in a name, not only marks and spaces."""
    return name.isalnum() or any(unicodedata.category(character)[0] in "LNPS" for character in name)


def same_player(name: str) -> str:
    """Return what two spellings of one player's name have in common (T1).

    >>> same_player(" ADA ") == same_player("ada")
    True
    """
    return _composed(name).casefold()


def _composed(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip())


def problem_with_names(players: tuple[str, ...]) -> Problem | None:
    """Return what is wrong with these names, in the order of the players, or None (T1).

    >>> problem_with_names(("Ada", "Ben", "ada"))
    NameRepeated(index=2, first=0, name='ada')
    """
    seen: dict[str, int] = {}
    for index, name in enumerate(players):
        if unprintable := _first_unprintable(name):
            return NameUnprintable(index, unprintable)
        length = len(_composed(name)) if _has_something_to_see(name) else 0
        if not 1 <= length <= LONGEST_NAME:
            return NameLength(index, length)
        first = seen.setdefault(same_player(name), index)
        if first != index:
            return NameRepeated(index, first, name)
    return None


def _problem_with_numbers(settings: Settings) -> Problem | None:
    budget = settings.whole_budget
    for field, value in (("max_bid", settings.max_bid), ("budget", budget), ("track_vp", settings.track_vp)):
        if not 1 <= value <= MOST_VP:
            return OutOfRange(field, value, 1, MOST_VP)
    return None


def problem_with_seed(seed: str) -> Problem | None:
    """Return why no other table could type a seed, or None; the empty one is as good as any.

    >>> problem_with_seed("red giant")
    SeedUnprintable(character=' ')
    """
    if len(seed) > LONGEST_SEED:
        return SeedTooLong(len(seed))
    for character in seed:
        if character.isspace() or _unprintable(character) or _unseen(character):
            return SeedUnprintable(character)
    return None


def _problem_with_shuffling(settings: Settings) -> Problem | None:
    if settings.shuffled_from is None:
        return None
    named, seated = (
        {same_player(name) for name in names} for names in (settings.shuffled_from, settings.players)
    )
    if settings.seed is None or named != seated or len(settings.shuffled_from) != len(settings.players):
        return NotShuffled(has_seed=settings.seed is not None)
    return None


def problem_with(settings: Settings) -> Problem | None:
    """Return the first thing for which these settings cannot be played, or None (T1, P1a).

    >>> problem_with(Settings("silent", ("Ada", "Ben"), max_bid=0))
    OutOfRange(field='max_bid', value=0, least=1, most=999)
    >>> problem_with(Settings("silent", ("Ada", "Ben")))
    """
    if not LEAST_PLAYERS <= len(settings.players) <= MOST_PLAYERS:
        return WrongPlayerCount(len(settings.players))
    for index, name in enumerate(settings.expansions):
        if name in settings.expansions[:index]:
            return ExpansionRepeated(name)
    return (
        problem_with_seed(settings.seed or "")
        or problem_with_names(settings.players)
        or _problem_with_numbers(settings)
        or _problem_with_shuffling(settings)
    )
