"""The lines around the board: whose turn it is, and who and what is not in the table of factions."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from gaia_auction.rules.factions import title_of
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
    for label, words in _lists(state):
        if words:
            yield labelled(label, ", ".join(words))


def _lists(state: State) -> Iterator[tuple[str, Sequence[str]]]:
    phase, players = phase_of(state), state.settings.players
    name = None if phase is None else phase.name
    yield "Banned", _bans(state) if name == "ban" else [title_of(slug) for slug in state.banned]
    yield "In the pool", [title_of(slug) for slug in state.pool if slug not in state.entered]
    match name:
        case "ban" | "nomination":
            (acting,) = to_act(state)
            yield "Still to come", players[players.index(acting) + 1 :]
        case "bidding":
            yield "Without a faction", state.without_faction
        case None if state.holdings:  # while it is shown how sealed bids were settled
            yield "Without a faction", state.without_faction
        case "submission":
            # In seat order: when somebody submitted means nothing (S1).
            yield "Submitted", [player for player in players if player in state.submitted] or ["nobody yet"]
            yield "Still to come", to_act(state)
        case _:
            pass


def _bans(state: State) -> list[str]:
    """Return each ban and whose it was; the first is the one of seat 1 (P1)."""
    return [
        f"{title_of(slug)} ({player})"
        for slug, player in zip(state.banned, state.settings.players, strict=False)
    ]
