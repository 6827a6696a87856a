"""The command `rules`."""

from typing import Annotated

import typer

from gaia_auction.cli.options import NoColor
from gaia_auction.rules.modes import mode_named
from gaia_auction.rules.settings import MODE_NAMES, ModeName
from gaia_auction.screen.terminal import Terminal


def rules(
    mode: Annotated[
        ModeName | None, typer.Argument(metavar="MODE", help=f"One of {', '.join(MODE_NAMES)}.")
    ] = None,
    _no_color: NoColor = False,
) -> None:
    """Read out the rules of a mode; without one, list the modes."""
    from gaia_auction.screen.rules_view import overview, rules_view

    Terminal().show(overview() if mode is None else rules_view(mode_named(mode)))
