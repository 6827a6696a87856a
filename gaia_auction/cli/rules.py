"""The command `rules`."""

from typing import Annotated

import typer

from gaia_auction.cli.options import NoColor
from gaia_auction.rules.modes import MODES
from gaia_auction.screen.terminal import Terminal

_NAMES = ", ".join(mode.name for mode in MODES)


def rules(
    mode: Annotated[str | None, typer.Argument(metavar="MODE", help=f"One of {_NAMES}.")] = None,
    _no_color: NoColor = False,
) -> None:
    """Read out the rules of a mode; without one, list the modes."""
    from gaia_auction.screen.rules_view import overview, rules_view

    found = next((one for one in MODES if one.name == mode), None)
    if mode is not None and found is None:
        raise typer.BadParameter(f"{mode!r} is not a mode; there are {_NAMES}")
    Terminal().show(overview() if found is None else rules_view(found))
