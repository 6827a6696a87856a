"""What a table agrees on before an auction, from options, from a wizard, or by default."""

from dataclasses import asdict, dataclass, replace
from random import Random

from gaia_auction.records.auction_reader import read_auction
from gaia_auction.rules.settings import Charge, ModeName, OpeningBids, Settings
from gaia_auction.setup.dealing import shuffled_seats

USUAL_MODE: ModeName = "choose-while-bidding"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is answered so far; None is still open, and no players are none named yet."""

    mode: ModeName | None = None
    players: tuple[str, ...] = ()
    shuffle_seats: bool | None = None
    ban_phase: bool | None = None
    random_factions: bool | None = None
    expansions: tuple[str, ...] | None = None
    seed: str | None = None
    opening_bids: OpeningBids | None = None
    max_bid: int | None = None
    budget: int | None = None
    track_vp: int | None = None
    charge: Charge | None = None


def settings_from(wishes: Wishes) -> Settings:
    """Return the settings that were wished for, with the defaults for what is still open.

    >>> settings_from(Wishes(players=("Ada", "Ben"), max_bid=20)).max_bid
    20
    """
    usual = Settings(wishes.mode or USUAL_MODE, tuple(player.strip() for player in wishes.players))
    return Settings(
        mode=usual.mode,
        players=usual.players,
        ban_phase=wishes.ban_phase or False,
        random_factions=wishes.random_factions or False,
        expansions=wishes.expansions or (),
        seed=wishes.seed,
        opening_bids=wishes.opening_bids or usual.opening_bids,
        max_bid=usual.max_bid if wishes.max_bid is None else wishes.max_bid,
        budget=wishes.budget,
        track_vp=usual.track_vp if wishes.track_vp is None else wishes.track_vp,
        charge=wishes.charge,
    )


def wishes_for(settings: Settings) -> Wishes:
    """Return wishes that lead to these settings; where a seed shuffled the seats, it is to do so again.

    >>> settings = Settings("silent", ("Ada", "Ben"), max_bid=20)
    >>> settings_from(wishes_for(settings)) == settings
    True
    """
    fields = asdict(settings)
    named = fields.pop("shuffled_from")
    wishes = Wishes(**fields, shuffle_seats=named is not None)
    return wishes if named is None else replace(wishes, players=named)


def agreed(wishes: Wishes, chance: Random) -> Settings:
    """Return the settings that were wished for, with the seats drawn if they were to be (T2).

    The seats come from the seed if there is one, so that the same names always sit alike, else from chance.

    >>> agreed(Wishes("none", ("Ada", "Ben"), shuffle_seats=True, seed="sun"), Random()).shuffled_from
    ('Ada', 'Ben')
    """
    settings = settings_from(wishes)
    if not wishes.shuffle_seats:
        return settings
    if settings.seed is None:
        return replace(settings, players=seated(settings.players, chance))
    shuffled = shuffled_seats(settings.seed, settings.players)
    return replace(settings, players=shuffled, shuffled_from=settings.players)


def seated(players: tuple[str, ...], chance: Random) -> tuple[str, ...]:
    """Return the players in a seat order drawn by chance (T2)."""
    return tuple(chance.sample(players, len(players)))


def like_another(data: bytes, given: Wishes) -> Wishes:
    """Return wishes for a table like that of a saved auction: all it agreed on but who plays.

    What is `given` goes before it. An InputError names what is wrong with the document.
    """
    answered = {name: value for name, value in asdict(given).items() if value not in {None, ()}}
    return replace(wishes_for(read_auction(data).settings), **{"players": ()} | answered)
