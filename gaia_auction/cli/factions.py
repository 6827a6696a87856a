"""The command `factions`."""

from gaia_auction.cli.options import NoColor
from gaia_auction.rules.settings import EXPANSIONS
from gaia_auction.screen.terminal import Terminal


def factions(_no_color: NoColor = False) -> None:
    """List the factions, their boards and home planets."""
    from gaia_auction.screen.factions_view import factions_view

    Terminal().show(factions_view(EXPANSIONS))
