"""How an auction was decided, step by step, with the facts behind each step."""

from typing import Literal, NamedTuple, assert_never

from gaia_auction.rules.state import Holding

TieBreak = Literal["held", "own-nomination", "latest-nomination"]
Latest = Literal["latest-nomination"]
OpenRule = Literal["C1", "D2", "F2"]
"""The rule of an open move: bring or outbid, claim or outbid, lower the VP marker."""


class Option(NamedTuple):
    """What one faction is worth to a player on a turn: maximum − cost = margin (S2)."""

    faction: str
    maximum: int
    cost: int
    holder: str | None

    @property
    def margin(self) -> int:
        """The maximum less the cost, in whole VP."""
        return self.maximum - self.cost


class Take(NamedTuple):
    """A silent turn that takes a faction at its cost (S3); several options may have its margin (S4).

    `factions` to `holders` are in entry order: the player's `maxima`, and as it was before the turn who held
    each faction and its `costs` to those who did not, nothing or the price + 1. `drawn`: nobody nominated;
    the faction drawn i-th counts as nominated in seat i (P2).
    """

    player: str
    faction: str
    cost: int
    margin: int
    displaced: str | None
    tie_break: TieBreak | None
    factions: tuple[str, ...]
    maxima: tuple[int, ...]
    costs: tuple[int, ...]
    holders: tuple[str | None, ...]
    drawn: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        """What each faction cost the player, and what it was worth to them, in entry order."""
        return tuple(map(Option, self.factions, self.maxima, self.costs, self.holders))

    @property
    def best(self) -> tuple[Option, ...]:
        """The options with the best margin, in entry order."""
        return tuple(option for option in self.options if option.margin == self.margin)

    @property
    def best_held(self) -> tuple[Option, ...]:
        """Those of the best that others hold; if there are any, they go before the unheld ones (S4)."""
        return tuple(option for option in self.best if option.holder is not None)


class Keep(NamedTuple):
    """A silent turn that changes nothing: the held faction has a best margin (S3, S4).

    `factions` to `holders` as for a take, but what the player holds costs them its price. `ends`: as many
    turns in a row as there are players were keeps, and this is the last of them (S5).
    """

    player: str
    faction: str
    cost: int
    margin: int
    factions: tuple[str, ...]
    maxima: tuple[int, ...]
    costs: tuple[int, ...]
    holders: tuple[str | None, ...]
    ends: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        """What each faction cost the player, and what it was worth to them, in entry order."""
        own = (
            self.cost if faction == self.faction else cost
            for faction, cost in zip(self.factions, self.costs, strict=True)
        )
        return tuple(map(Option, self.factions, self.maxima, own, self.holders))

    @property
    def best(self) -> tuple[Option, ...]:
        """The options with the best margin, in entry order, the one that is kept among them."""
        return tuple(option for option in self.options if option.margin == self.margin)


class Award(NamedTuple):
    """A faction of the preference split goes to its winner (B2 to B4).

    `bids` are all bids on it, in seat order; `served` are the players who had a faction before, in the order
    of their awards. `same_total` are the other factions with this total, in entry order. `drawn` as for a
    take.
    """

    faction: str
    player: str
    total: int
    price: int
    bid: int
    order_tie_break: Latest | None
    tie_break: Latest | None
    bids: tuple[tuple[str, int], ...]
    served: tuple[str, ...]
    same_total: tuple[str, ...] = ()
    drawn: bool = False

    @property
    def eligible(self) -> tuple[tuple[str, int], ...]:
        """The bids of those who had no faction before (B3)."""
        return tuple((player, bid) for player, bid in self.bids if player not in self.served)


class Claim(NamedTuple):
    """An open move on a faction that nobody held.

    `marker` is where the faction's VP marker stands after it, None where there are no markers (F1).
    """

    player: str
    faction: str
    vp: int
    rule: OpenRule
    marker: int | None = None


class Outbid(NamedTuple):
    """An open move that takes a faction from its holder, who held it at `over` VP.

    `marker` as for a claim.
    """

    player: str
    faction: str
    vp: int
    displaced: str
    over: int
    rule: OpenRule
    marker: int | None = None


class Assign(NamedTuple):
    """Without an auction everyone plays what they nominated or, if it was `drawn`, were dealt (N1)."""

    player: str
    faction: str
    drawn: bool = False


Step = Take | Keep | Award | Claim | Outbid | Assign


def holdings_after(holdings: tuple[Holding, ...], step: Step) -> tuple[Holding, ...]:
    """Return who holds what at which price after a step, from what they held before it.

    >>> before = (Holding("itars", "Ada", 0),)
    >>> holdings_after(before, Outbid("Ben", "itars", 2, displaced="Ada", over=0, rule="D2"))
    (Holding(faction='itars', player='Ben', vp=2),)
    """
    match step:
        case Keep():
            return holdings
        case Take(player, faction, vp) | Claim(player, faction, vp) | Outbid(player, faction, vp):
            pass
        case Award(faction, player, _, vp):
            pass
        case Assign(player, faction):
            vp = 0
        case _:
            assert_never(step)
    others = tuple(holding for holding in holdings if holding.faction != faction)
    return (*others, Holding(faction, player, vp))


def concerned_by(step: Step) -> tuple[str, ...]:
    """Return whom a step concerns: who acts, who is displaced, and in a split all who could have won (B3).

    >>> concerned_by(Outbid("Ben", "itars", 2, displaced="Ada", over=0, rule="D2"))
    ('Ben', 'Ada')
    """
    match step:
        case Take(player=player, displaced=displaced):
            return (player,) if displaced is None else (player, displaced)
        case Outbid(player=player, displaced=displaced):
            return (player, displaced)
        case Keep(player) | Claim(player) | Assign(player):
            return (player,)
        case Award():
            return tuple(player for player, _ in step.eligible)
        case _:
            assert_never(step)
