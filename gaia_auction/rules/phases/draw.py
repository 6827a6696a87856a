"""The draw of the random factions (P2). Chance is outside: the draw comes in as an event."""

from typing import NamedTuple

from gaia_auction.rules.choices import Drawing
from gaia_auction.rules.events import Draw, Event
from gaia_auction.rules.factions import factions_in_game
from gaia_auction.rules.phases.availability import cannot_enter
from gaia_auction.rules.refusals import (
    DrawMissing,
    DrawnTwice,
    PhaseName,
    Refusal,
    Undrawable,
    WrongDrawCount,
)
from gaia_auction.rules.state import Entry, State


def _with_drawn(state: State, drawn: tuple[str, ...]) -> State:
    """Return the state in which the faction drawn i-th counts as nominated in seat i (P2)."""
    return state._replace(entries=tuple(map(Entry, drawn, state.settings.players)))


def drawable(state: State, drawn: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the factions among which the next one is drawn uniformly, after those already drawn (P2).

    >>> from gaia_auction.rules.settings import Settings
    >>> state = State(Settings("silent", ("Ada", "Ben"), random_factions=True), banned=("terrans",))
    >>> drawable(state, ("itars",))[:3]
    ('lantids', 'xenos', 'gleens')
    """
    before = _with_drawn(state, drawn)
    factions = (faction.slug for faction in factions_in_game(state.settings.expansions))
    return tuple(faction for faction in factions if cannot_enter(before, faction) is None)


class DrawPhase(NamedTuple):
    """After the bans, if the table wants random factions.

    `enters`: the pool is in the auction at once, and nobody nominates.
    """

    enters: bool
    name: PhaseName = "draw"

    def over(self, state: State) -> bool:
        """Say whether the pool is drawn, or none is wanted."""
        return not state.settings.random_factions or bool(state.pool)

    def to_act(self, state: State) -> tuple[str, ...]:  # noqa: ARG002 - asked of every phase
        """Return nobody: chance acts."""
        return ()

    def legal(self, state: State) -> tuple[Drawing, ...]:
        """Return that as many factions as players are to be drawn."""
        return (Drawing(len(state.settings.players)),)

    def refusal(self, state: State, event: Event) -> Refusal | None:
        """Return why this pool cannot have been drawn, or None."""
        if not isinstance(event, Draw):
            return DrawMissing()
        if len(event.factions) != len(state.settings.players):
            return WrongDrawCount(len(event.factions), len(state.settings.players))
        for index, faction in enumerate(event.factions):
            before = event.factions[:index]
            if faction in before:
                return DrawnTwice(faction)
            if refusal := cannot_enter(_with_drawn(state, before), faction):
                return Undrawable(faction, refusal)
        return None

    def apply(self, state: State, event: Event) -> State:
        """Return the state with the pool drawn."""
        assert isinstance(event, Draw)
        return (_with_drawn(state, event.factions) if self.enters else state)._replace(pool=event.factions)
