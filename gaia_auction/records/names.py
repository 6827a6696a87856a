"""Names that people type, of players and factions: what they mean, or one line that says what is wrong."""

import difflib
from collections.abc import Sequence

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.parsing import path
from gaia_auction.rules.factions import parse_faction, plain_name, plain_names
from gaia_auction.rules.settings import same_player
from gaia_auction.sentences.problems import no_such_player

_LONGEST_NAME = 60
"""Characters; what is longer was pasted by mistake, and is not compared with any name to its end."""


def player_named(name: str, players: Sequence[str], *place: str | int) -> str:
    """Return the player a name means, as the settings name them (T1); an InputError at `place` if none.

    >>> player_named(" ADA ", ("Ada", "Ben"), "events", 0, "player")
    'Ada'
    """
    if name in players:
        return name
    for player in players:
        if same_player(player) == same_player(name):
            return player
    raise InputError(path(*place), no_such_player(name, players))


def faction_named(name: str, *place: str | int) -> str:
    """Return the slug of the faction a name means; an InputError at `place` if there is none.

    >>> faction_named("Bal T'aks", "events", 0, "faction")
    'baltaks'
    """
    faction = parse_faction(name)
    if faction is None:
        raise InputError(path(*place), no_such_faction(name))
    return faction.slug


def no_such_faction(name: str) -> str:
    """Return that no faction is called so, and which may be meant.

    >>> no_such_faction("Ittars")
    "'Ittars' is not a faction; did you mean itars?"
    """
    wanted = plain_name(name[:_LONGEST_NAME])
    close = difflib.get_close_matches(wanted, plain_names(), n=1)
    hint = f"did you mean {plain_names()[close[0]].slug}?" if close else "the command `factions` lists them"
    return f"{quoted(name)} is not a faction; {hint}"
