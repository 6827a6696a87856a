"""The lines around the board: whose turn it is, and who and what is not in the table of factions."""

from collections.abc import Iterator

from rich.text import Text

from gaia_auction.rules.factions import faction_of
from gaia_auction.rules.refusals import PhaseName
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import phase_of, to_act
from gaia_auction.screen.layout import labelled
from gaia_auction.sentences.lists import counted

_TO_DO: dict[PhaseName, str] = {"ban": "to ban", "nomination": "to nominate", "bidding": "to act"}


def whose_turn(state: State) -> str:
    """Return who is to do what, in a few words.

    >>> from gaia_auction.rules.settings import Settings
    >>> whose_turn(State(Settings("silent", ("Ada", "Ben"), ban_phase=True)))
    'Ada to ban'
    """
    phase = phase_of(state)
    if phase is None:
        return "The auction is over"
    if phase.name == "draw":
        return f"{counted(len(state.settings.players), 'faction')} to be drawn"
    if phase.name == "submission":
        return f"{len(state.submitted)} of {len(state.settings.players)} submitted"
    (player,) = phase.to_act(state)
    return f"{player} {_TO_DO[phase.name]}"


def notes(state: State) -> Iterator[Text]:
    """Return the lines below the board, each only where it says something."""
    phase, players = phase_of(state), state.settings.players
    name = None if phase is None else phase.name
    if state.banned:
        yield labelled("Banned", ", ".join(_bans(state) if name == "ban" else map(_title, state.banned)))
    if not_brought := [slug for slug in state.pool if slug not in state.entered]:
        yield labelled("In the pool", ", ".join(map(_title, not_brought)))
    if name == "bidding":
        yield labelled("Without a faction", ", ".join(state.without_faction))
    if name == "submission":
        yield labelled("Submitted", ", ".join([player for player in players if player in state.submitted] or ["nobody yet"]))
        yield labelled("Still to come", ", ".join(to_act(state)))
    if name in ("ban", "nomination"):
        (acting,) = to_act(state)
        if after := players[players.index(acting) + 1 :]:
            yield labelled("Still to come", ", ".join(after))


def _title(slug: str) -> str:
    return faction_of(slug).title


def _bans(state: State) -> Iterator[str]:
    """Return each ban and whose it was; the first is the one of seat 1 (P1)."""
    for slug, player in zip(state.banned, state.settings.players, strict=False):
        yield f"{_title(slug)} ({player})"
