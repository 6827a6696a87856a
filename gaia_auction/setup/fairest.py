"""The fairest of several deals."""

from dataclasses import replace

from gaia_auction.setup.balance import balance_of
from gaia_auction.setup.dealing import Deal, deal
from gaia_auction.setup.layouts import Table


def fairest_deal(table: Table, count: int) -> Deal:
    """Deal so many setups, and return the one whose board has the smallest spread, the earliest of equals.

    The seeds are that of the table, then the same with #2, #3 … behind it; the deal names its own.

    >>> fairest_deal(Table("GaiaProject_001", 2), 1).table.seed
    'GaiaProject_001'
    """
    seeds = (table.seed, *(f"{table.seed}#{number}" for number in range(2, count + 1)))
    deals = (deal(replace(table, seed=seed)) for seed in seeds)
    return min(deals, key=lambda dealt: balance_of(dealt.sectors).spread)
