"""What a seed gives an auction, the same at every table: the seats, and the random factions."""

from gaia_auction.errors import InputError
from gaia_auction.rules.events import Draw
from gaia_auction.sentences.lists import listed
from gaia_auction.table.resolve import Resolved


def has_seats_of_the_seed(resolved: Resolved) -> bool:
    """Say whether the seed of an auction has shuffled its seats (T2)."""
    return resolved.auction.settings.shuffled_from is not None


def has_draw_of_the_seed(resolved: Resolved) -> bool:
    """Say whether the seed of an auction has drawn its factions (P2)."""
    settings = resolved.auction.settings
    return settings.seed is not None and settings.random_factions


def must_be_dealt(resolved: Resolved) -> None:
    """Refuse an auction whose seats or factions are not those that its seed gives, with an InputError.

    The factions may be those of any layout of the site, since an auction does not say what it is played on.
    """
    settings = resolved.auction.settings
    if settings.seed is None:
        return
    from gaia_auction.setup.dealing import pools_of_the_site, shuffled_seats  # noqa: PLC0415 - most have no seed

    if settings.shuffled_from is not None:
        seats = shuffled_seats(settings.seed, settings.shuffled_from)
        if settings.players != seats:
            raise InputError("settings.players", f"are not in the seats that the seed gives: {listed(seats)}")
    for index, event in enumerate(resolved.auction.events):
        if isinstance(event, Draw):
            banned = resolved.history.end.banned
            pools = pools_of_the_site(settings.seed, len(settings.players), banned, settings.expansions)
            _, usual = next(pools)
            if event.factions != usual and all(event.factions != pool for _, pool in pools):
                where = f"events[{index}].factions"
                raise InputError(where, f"are not what the seed deals: {listed(usual)}")
