"""Options that several commands share."""

from typing import Annotated

import typer

from gaia_auction.screen.terminal import without_colour


def _no_color(chosen: bool) -> None:  # noqa: FBT001 - Typer hands the value over like this
    if chosen:
        without_colour()


NoColor = Annotated[bool, typer.Option("--no-color", callback=_no_color, help="Draw without colours.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A saved auction; - reads standard input.")]
