"""The program `gaia-auction`: its commands, and how it ends."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from gaia_auction import __version__
from gaia_auction.cli.convert import convert
from gaia_auction.cli.factions import factions
from gaia_auction.cli.options import NoColor
from gaia_auction.cli.play import play
from gaia_auction.cli.replay import replay
from gaia_auction.cli.resolve import resolve
from gaia_auction.cli.resume import resume
from gaia_auction.cli.rules import rules
from gaia_auction.cli.schema import schema
from gaia_auction.cli.score import score
from gaia_auction.cli.setup import SetupCommand, setup
from gaia_auction.cli.sheet import sheet
from gaia_auction.cli.verify import verify
from gaia_auction.cli.what_if import WhatIfCommand, what_if
from gaia_auction.errors import plain_reason

app = typer.Typer(
    name="gaia-auction",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:  # noqa: FBT001 - Typer hands the value over like this
    if asked:
        typer.echo(f"gaia-auction {__version__}")
        raise typer.Exit


@app.callback()
def gaia_auction(
    _version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
    _no_color: NoColor = False,
) -> None:
    """Auction the factions of Gaia Project at the table.

    Bring the players to one laptop and start with: gaia-auction play
    """


SPECIAL = {what_if: WhatIfCommand, setup: SetupCommand}
"""Commands whose arguments are looked at before they are read."""

for command in (
    play,
    resume,
    resolve,
    replay,
    verify,
    what_if,
    sheet,
    score,
    convert,
    rules,
    factions,
    schema,
    setup,
):
    app.command(cls=SPECIAL.get(command))(command)


def main() -> None:
    """Run the program on this process's arguments and streams."""
    for stream in (sys.stdout, sys.stderr):
        # A document is UTF-8 wherever it goes; a screen shows what it can.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=stream.encoding if stream.isatty() else "utf-8", errors="replace")
    if sys.stderr is None:
        # Notes have nowhere to go, and must not end up among the results.
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the end of the program
    try:
        if sys.stdout is None:
            raise OSError("it is closed")  # noqa: TRY301 - a closed stream and a full disk end alike
        app()
    except OSError as error:
        sys.exit(f"error: standard output: cannot be written: {plain_reason(error)}")
