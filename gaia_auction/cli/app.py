"""The program `gaia-auction`: its own options, and its commands."""

from typing import Annotated

import typer

from gaia_auction import __version__
from gaia_auction.characters import as_meant
from gaia_auction.cli.commands import SUMMARIES, Unloaded
from gaia_auction.cli.options import NoColor

app = typer.Typer(
    name="gaia-auction",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "token_normalize_func": as_meant},
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


for name, summary in SUMMARIES.items():
    app.command(name, cls=Unloaded, help=summary)(lambda: None)
