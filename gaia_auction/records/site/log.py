"""An auction as the BGS site's move log."""

from collections.abc import Iterator
from typing import Final

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.site.moves import PREFERENCE_BID, SILENT_BID
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Submit, Void
from gaia_auction.rules.outcome import charge_of
from gaia_auction.rules.settings import USUAL_MAX_BID, Settings

DEFAULT_SEED: Final = "defaultSeed"
"""What the site deals from where no seed was given."""
SITE_CHARGE: Final = "final-scoring"


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
    entered = tuple(_entered(auction.events))
    lines = [f"init {len(settings.players)} {settings.seed or DEFAULT_SEED}"]
    for index, event in enumerate(auction.events):
        # The site draws from its seed, and there only the submissions that count are left.
        if not isinstance(event, Draw | Void):
            lines.append(_line(event, settings, entered, f"events[{index}]"))
    return "".join(f"{line}\n" for line in lines)


def _check_site_has(settings: Settings) -> None:
    if settings.mode == "faction-bidding":
        raise InputError("settings.mode", "is faction-bidding, which that site does not have")
    if charge_of(settings) != SITE_CHARGE:
        charge = f"must be {SITE_CHARGE}: that site deducts the cost at the end"
        raise InputError("settings.charge", charge)


def _entered(events: tuple[Event, ...]) -> Iterator[str]:
    """Yield the factions in entry order, in which sealed bids are written."""
    for event in events:
        match event:
            case Draw(factions):
                yield from factions
            case Nominate(faction=faction):
                yield faction
            case _:
                pass


def _line(event: Event, settings: Settings, entered: tuple[str, ...], place: str) -> str:
    def seat(player: str) -> str:
        return f"p{settings.seat(player)}"

    match event:
        case Ban(player, faction):
            return f"{seat(player)} banFaction {faction}"
        case Nominate(player, faction):
            return f"{seat(player)} faction {faction}"
        case Bid(player, faction, vp):
            return f"{seat(player)} bid {faction} {vp}"
        case Submit(player, bids):
            silent = settings.mode == "silent"
            if silent and max(bids.values()) > USUAL_MAX_BID:
                raise InputError(
                    f"{place}.bids", f"holds a bid above {USUAL_MAX_BID}, which that site refuses"
                )
            numbers = " ".join(f"{faction} {bids[faction]}" for faction in entered)
            return f"{seat(player)} {SILENT_BID if silent else PREFERENCE_BID} {numbers}"
        case _:
            raise InputError(place, "is under seal; a log has only what is revealed")
