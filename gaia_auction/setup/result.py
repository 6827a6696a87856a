"""A setup as a table gets it: the deal, and what was done to it afterwards."""

from dataclasses import dataclass
from functools import cached_property

from gaia_auction.setup.balance import Balance, balance_of
from gaia_auction.setup.board import Board, Clash, board_of, clashes
from gaia_auction.setup.dealing import Deal, random_pool
from gaia_auction.setup.turns import Turn, lies_as_before, with_turned


@dataclass(frozen=True)
class Setup:
    """A deal with its turns already made. `best_of`: the fairest of so many deals."""

    dealt: Deal
    turns: tuple[Turn, ...] = ()
    best_of: int = 1

    @cached_property
    def board(self) -> Board:
        """All hexes of the board, as it lies after the turns."""
        return board_of(self.dealt.sectors)

    @cached_property
    def clashes(self) -> tuple[Clash, ...]:
        """The planets that touch and must not: none unless something was turned."""
        return tuple(clashes(self.board))

    @cached_property
    def balance(self) -> Balance:
        """How the board treats the seven colours."""
        return balance_of(self.dealt.sectors)

    @cached_property
    def auction_pool(self) -> tuple[str, ...]:
        """The random factions that an auction with this seed and no bans draws, whatever it is played on."""
        return random_pool(self.dealt.table.seed, self.dealt.table.players)

    @property
    def as_bgs(self) -> bool:
        """Whether an online game of this seed is known to have this very setup."""
        return self.dealt.table.is_dealt_by_bgs and lies_as_before(self.turns)


def setup_of(dealt: Deal, turns: tuple[Turn, ...] = (), best_of: int = 1) -> Setup:
    """Return a setup with these sectors turned after the deal.

    >>> from gaia_auction.setup.dealing import deal
    >>> from gaia_auction.setup.layouts import Table
    >>> setup_of(deal(Table("GaiaProject_001", 4))).clashes
    ()
    """
    return Setup(with_turned(dealt, turns), turns, best_of)
