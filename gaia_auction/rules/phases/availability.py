"""Which factions may still come into the auction, and why the others may not (T3, T5, P1 to P3)."""

from gaia_auction.rules.factions import faction_of, other_side
from gaia_auction.rules.refusals import AlreadyEntered, Banned, NotInGame, OtherSide, OutsidePool, Refusal
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import State


def not_in_game(settings: Settings, faction: str) -> NotInGame | None:
    """Return why a faction is not part of this game, or None (T5)."""
    expansion = faction_of(faction).expansion
    if expansion is None or expansion in settings.expansions:
        return None
    return NotInGame(faction, expansion)


def banned(state: State, faction: str) -> Banned | None:
    """Return who banned a faction, or None. The i-th ban is by the player in seat i (P1)."""
    if faction not in state.banned:
        return None
    return Banned(faction, state.settings.players[state.banned.index(faction)])


def cannot_enter(state: State, faction: str) -> Refusal | None:
    """Return why a faction cannot enter the auction now, or None (P3).

    >>> from gaia_auction.rules.state import Entry
    >>> state = State(Settings("none", ("Ada", "Ben")), entries=(Entry("terrans", "Ada"),))
    >>> cannot_enter(state, "lantids")
    OtherSide(faction='lantids', taken='terrans')
    """
    if refusal := not_in_game(state.settings, faction) or banned(state, faction):
        return refusal
    if state.pool and faction not in state.pool:
        return OutsidePool(faction, state.pool)
    for entry in state.entries:
        if entry.faction == faction:
            return AlreadyEntered(faction, entry.player)
        if entry.faction == other_side(faction):
            return OtherSide(faction, entry.faction)
    return None
