"""What a seed gives is recomputed: the seats that it shuffled, and the factions that it drew."""

from dataclasses import replace

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.rules.events import Ban, Draw, Event
from gaia_auction.rules.settings import Settings
from gaia_auction.setup.dealing import random_pool, shuffled_seats
from gaia_auction.table.dealt import must_be_dealt
from gaia_auction.table.resolve import resolve
from gaia_auction.table.verify import told, verification
from tests.setup.recorded import recorded

NAMED = ("Ada", "Ben", "Cyd")
SEATED = shuffled_seats("sun", NAMED)
SETTINGS = Settings("none", SEATED, random_factions=True, seed="sun", shuffled_from=NAMED)
DRAWN = Draw(random_pool("sun", 3))


def checked(settings: Settings, *events: Event) -> str:
    resolved = resolve(write_auction(Auction(settings, events)).encode())
    must_be_dealt(resolved)
    return told(verification("table.json", resolved))


def test_what_the_seed_gives_is_verified_and_named() -> None:
    said = checked(SETTINGS, DRAWN)
    assert said == (
        "table.json: verified: 1 move, the seats of the seed and the draw of the seed; no result is recorded"
    )


def test_without_a_seed_nothing_is_held_against_it() -> None:
    said = checked(Settings("none", NAMED, random_factions=True), Draw(("itars", "xenos", "ivits")))
    assert said == "table.json: verified: 1 move; no result is recorded"


def test_other_seats_are_named() -> None:
    first, *others = SEATED
    with pytest.raises(InputError) as error:
        checked(replace(SETTINGS, players=(*others, first)), DRAWN)
    seats = f"{SEATED[0]}, {SEATED[1]} and {SEATED[2]}"
    assert str(error.value) == f"settings.players: are not in the seats that the seed gives: {seats}"


def test_other_factions_are_named() -> None:
    first, *others = DRAWN.factions
    with pytest.raises(InputError) as error:
        checked(SETTINGS, Draw((*others, first)))
    pool = f"{DRAWN.factions[0]}, {DRAWN.factions[1]} and {DRAWN.factions[2]}"
    assert str(error.value) == f"events[0].factions: are not what the seed deals: {pool}"


def test_a_draw_for_the_other_layout_of_the_site_is_the_draw_of_the_seed() -> None:
    ours, theirs = (
        recorded("GaiaProject_001", 3, layout)["randomFactions"] for layout in ("standard", "xshape")
    )
    assert ours != theirs
    settings = Settings("none", NAMED, random_factions=True, seed="GaiaProject_001")
    for pool in (ours, theirs):
        said = checked(settings, Draw(tuple(pool)))
        assert said == "table.json: verified: 1 move and the draw of the seed; no result is recorded"
    with pytest.raises(InputError, match=rf"^events\[0\].factions: are not what .* {ours[0]}, {ours[1]} and"):
        checked(settings, Draw(tuple(theirs[::-1])))


def test_what_is_banned_was_not_among_what_the_seed_drew_from() -> None:
    settings = replace(SETTINGS, ban_phase=True)
    bans = tuple(map(Ban, SEATED, DRAWN.factions))
    pool = random_pool("sun", 3, banned=DRAWN.factions)
    assert not set(pool) & set(DRAWN.factions)
    said = checked(settings, *bans, Draw(pool))
    assert said.startswith("table.json: verified: 4 moves, the seats of the seed and the draw of the seed")
    with pytest.raises(InputError, match=r"^events\[3\].factions: are not what the seed deals"):
        checked(settings, *bans, Draw(pool[::-1]))
