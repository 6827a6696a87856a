"""What people type for a player or a faction."""

import pytest

from gaia_auction.errors import InputError
from gaia_auction.records.names import faction_named, player_named


@pytest.mark.parametrize("typed", ["Zoë", " zoë ", "ZOË", "Zoe\N{COMBINING DIAERESIS}"])
def test_a_player_is_found_in_any_spelling(typed: str) -> None:
    assert player_named(typed, ("Ada", "Zoë"), "--bid") == "Zoë"


def test_a_stranger_gets_the_players() -> None:
    with pytest.raises(InputError) as caught:
        player_named("Bob\n", ("Ada", "Ben", "Cyd"), "--bid")
    assert str(caught.value) == r"--bid: 'Bob\n' is not one of the players; it must be Ada, Ben or Cyd"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("itras", "--wants: 'itras' is not a faction; did you mean itars?"),
        ("zzz", "--wants: 'zzz' is not a faction; the command `factions` lists them"),
    ],
)
def test_an_unknown_faction_gets_what_was_meant(typed: str, told: str) -> None:
    with pytest.raises(InputError) as caught:
        faction_named(typed, "--wants")
    assert str(caught.value) == told
