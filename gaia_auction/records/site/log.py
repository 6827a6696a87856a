"""An auction as the BGS site's move log."""

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.site.moves import BAN, BID, FACTION, SEALED_BIDS
from gaia_auction.rules.events import Ban, Bid, Draw, Nominate, Sealed, Submit, Void
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import charge_of
from gaia_auction.rules.settings import Settings

DEFAULT_SEED: Final = "defaultSeed"
"""What the site deals from where no seed was given."""
SITE_CHARGE: Final = "final-scoring"
MOST_TO_CLAIM: Final = 8
"""The site offers a first claim from 0 to this many VP."""
MOST_SEALED: Final = 40
"""The site takes sealed maximums up to this many VP (S1)."""
MOST_TO_RAISE: Final = 9
"""The site offers to raise a price by 1 to this many VP."""


def site_players(count: int) -> tuple[str, ...]:
    """Return what the site calls the players, in seat order.

    >>> site_players(3)
    ('p1', 'p2', 'p3')
    """
    return tuple(f"p{seat}" for seat in range(1, count + 1))


def format_log(auction: Auction) -> str:
    """Return a finished auction as a log; an InputError where the site has nothing like it.

    >>> log = Auction(Settings("none", ("Ada", "Ben")), (Nominate("Ada", "itars"), Nominate("Ben", "xenos")))
    >>> print(format_log(log), end="")
    init 2 defaultSeed
    p1 faction itars
    p2 faction xenos
    """
    settings = auction.settings
    _check_site_has(settings)
    lines = (f"init {len(settings.players)} {settings.seed or DEFAULT_SEED}", *_moves(auction))
    return "".join(f"{line}\n" for line in lines)


def _check_site_has(settings: Settings) -> None:
    if settings.mode == "faction-bidding":
        raise InputError("settings.mode", "is faction-bidding, which that site does not have")
    if charge_of(settings) != SITE_CHARGE:
        charge = f"must be {SITE_CHARGE}: that site deducts the cost at the end"
        raise InputError("settings.charge", charge)


def _moves(auction: Auction) -> Iterator[str]:
    """Yield the moves; what enters by a draw is picked in seat order, of void rounds nothing is left."""
    settings = auction.settings
    names = site_players(len(settings.players))
    seats = dict(zip(settings.players, names, strict=True))
    nominates_first = mode_of(settings).nominates_first
    prices: dict[str, int | None] = {}  # in entry order; None while nobody has claimed the faction
    for index, event in enumerate(auction.events):
        place = f"events[{index}]"
        match event:
            case Ban(player, faction):
                yield f"{seats[player]} {BAN} {faction}"
            case Draw(factions) if nominates_first:
                prices = dict.fromkeys(factions)
                for seat, faction in zip(names, factions, strict=True):
                    yield f"{seat} {FACTION} {faction}"
            case Nominate(player, faction):
                prices[faction] = None if nominates_first else 0
                yield f"{seats[player]} {FACTION} {faction}"
            case Bid(player, faction, vp):
                _check_site_takes(event, prices[faction], place)
                prices[faction] = vp
                yield f"{seats[player]} {BID} {faction} {vp}"
            case Submit(player, bids):
                _check_site_takes_bids(settings, bids, place)
                numbers = " ".join(f"{faction} {bids[faction]}" for faction in prices)
                yield f"{seats[player]} {SEALED_BIDS[settings.mode]} {numbers}"
            case Draw() | Void():
                pass
            case Sealed():
                raise InputError(place, "is under seal; a log has only what is revealed")
            case _:
                assert_never(event)


def _check_site_takes(bid: Bid, price: int | None, place: str) -> None:
    """Refuse a bid that the site does not offer; `price` is None where the faction is unheld."""
    if price is None and bid.vp > MOST_TO_CLAIM:
        takes = f"that site takes a first claim of 0 to {MOST_TO_CLAIM}"
        raise InputError(f"{place}.vp", f"{bid.player} claims {bid.faction} for {bid.vp}, and {takes}")
    if price is not None and bid.vp - price > MOST_TO_RAISE:
        takes = f"that site takes a raise of 1 to {MOST_TO_RAISE}, here up to {price + MOST_TO_RAISE}"
        raised = f"{bid.player} raises {bid.faction} from {price} to {bid.vp}"
        raise InputError(f"{place}.vp", f"{raised}, and {takes}")


def _check_site_takes_bids(settings: Settings, bids: Mapping[str, int], place: str) -> None:
    if settings.mode == "silent":
        for faction, vp in bids.items():
            if vp > MOST_SEALED:
                takes = f"is {vp}, and that site takes 0 to {MOST_SEALED}"
                raise InputError(f"{place}.bids.{faction}", takes)
