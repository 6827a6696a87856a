"""What a table agrees on before an auction, from options, from a wizard, or by default."""

from dataclasses import asdict, dataclass, replace
from random import Random

from gaia_auction.rules.settings import Charge, ModeName, OpeningBids, Settings

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
    """Return wishes that lead to these settings.

    >>> settings = Settings("silent", ("Ada", "Ben"), max_bid=20)
    >>> settings_from(wishes_for(settings)) == settings
    True
    """
    return Wishes(**asdict(settings))


def agreed(wishes: Wishes, chance: Random) -> Wishes:
    """Return the wishes with the seats drawn, if they were to be; they are not drawn a second time (T2)."""
    if not wishes.shuffle_seats:
        return wishes
    return replace(wishes, players=seated(wishes.players, chance), shuffle_seats=False)


def seated(players: tuple[str, ...], chance: Random) -> tuple[str, ...]:
    """Return the players in a seat order drawn by chance (T2)."""
    return tuple(chance.sample(players, len(players)))
