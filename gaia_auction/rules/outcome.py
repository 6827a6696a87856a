"""The outcome: who plays what at what price, and the orders that follow (O1 to O4)."""

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from gaia_auction.rules.factions import Planet, Start, faction_of
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.settings import Charge, Settings
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.transition import phase_of

START_LEVEL = 10
"""Where the VP marker starts by the rulebook of the game."""


class Lot(NamedTuple):
    """What one player gets. `turn`, `seat` and `booster_pick` count from 1; the rest is whole VP."""

    turn: int
    player: str
    seat: int
    faction: str
    vp_cost: int
    starting_vp: int
    final_deduction: int
    booster_pick: int

    @property
    def planet(self) -> Planet:
        """The home planet type of the faction."""
        return faction_of(self.faction).planet


class Outcome(NamedTuple):
    """The outcome of an auction; `lots` are in turn order (O1)."""

    settings: Settings
    charge: Charge
    lots: tuple[Lot, ...]
    banned: tuple[str, ...]

    @property
    def turn_order(self) -> tuple[str, ...]:
        """Who plays first, second and so on in the first round (O1)."""
        return tuple(lot.player for lot in self.lots)

    @property
    def booster_order(self) -> tuple[str, ...]:
        """Who picks a booster first, second and so on (O2)."""
        return self.turn_order[::-1]

    @property
    def mine_order(self) -> tuple[str, ...]:
        """Who places the first starting structure, the second and so on (O3)."""
        return tuple([lot.player for placing in structures(self.lots) for lot in placing])


def charge_of(settings: Settings) -> Charge:
    """Return how the cost is charged: as the table set it, or the mode's own way (O4).

    >>> charge_of(Settings("faction-bidding", ("Ada", "Ben")))
    'start-track'
    """
    return settings.charge or mode_of(settings).charge


def charged(charge: Charge, cost: int, dearest: int, track_vp: int) -> tuple[int, int]:
    """Return on how many VP a player starts and how many are deducted at the end (O4).

    `dearest` is the highest cost of all players. The start can be below 0 with `start-track`.

    >>> [charged(charge, 8, 12, 30) for charge in ("final-scoring", "start-track", "level-10")]
    [(10, 8), (22, 0), (14, 0)]
    """
    match charge:
        case "final-scoring":
            return START_LEVEL, cost
        case "start-track":
            return track_vp - cost, 0
        case "level-10":
            return START_LEVEL + dearest - cost, 0
        case _:
            assert_never(charge)


def structures(lots: tuple[Lot, ...]) -> tuple[tuple[Lot, ...], ...]:
    """Return the rounds of placing starting structures, each in its order (O3).

    First mines, second mines in reverse, third mines, then the factions of the Lost Fleet, last the Ivits.
    A round in which nobody places is empty.
    """
    mines, third_mines, late, last = list[Lot](), list[Lot](), list[Lot](), list[Lot]()
    for lot in lots:
        match faction_of(lot.faction).start:
            case Start.TWO_MINES:
                mines.append(lot)
            case Start.THREE_MINES:
                mines.append(lot)
                third_mines.append(lot)
            case Start.LATE_MINE | Start.LATE_INSTITUTE:
                late.append(lot)
            case Start.LAST_INSTITUTE:
                last.append(lot)
            case start:
                assert_never(start)
    return tuple(mines), tuple(mines[::-1]), tuple(third_mines), tuple(late), tuple(last)


def outcome(state: State) -> Outcome | None:
    """Return the outcome of an auction, or None while it is not over."""
    return settle(state) if phase_of(state) is None else None


def settle(state: State) -> Outcome:
    """Return the outcome of an auction that is over (O1 to O4).

    >>> from gaia_auction.rules.state import Entry
    >>> end = State(Settings("none", ("Ada", "Ben")), entries=(Entry("itars", "Ada"), Entry("ivits", "Ben")))
    >>> settle(end).mine_order
    ('Ada', 'Ada', 'Ben')
    """
    return outcome_with(state, mode_of(state.settings).settle(state))


def outcome_with(state: State, held: Iterable[Holding]) -> Outcome:
    """Return the outcome of an auction that is over, if at its end the factions were held like this."""
    settings, count = state.settings, len(state.settings.players)
    holdings = {holding.faction: holding for holding in held}
    dearest = max(holding.vp for holding in holdings.values())
    charge = charge_of(settings)
    lots = []
    for turn, (faction, _) in enumerate(state.entries, start=1):
        holding = holdings[faction]
        start, deduction = charged(charge, holding.vp, dearest, settings.track_vp)
        lots.append(
            Lot(
                turn=turn,
                player=holding.player,
                seat=settings.seat(holding.player),
                faction=faction,
                vp_cost=holding.vp,
                starting_vp=start,
                final_deduction=deduction,
                booster_pick=count + 1 - turn,
            )
        )
    return Outcome(settings, charge, tuple(lots), state.banned)
