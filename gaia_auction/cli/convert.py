"""The command `convert`."""

from typing import Annotated, Literal

import typer

from gaia_auction.cli.options import NoColor, Output, written
from gaia_auction.errors import WRONG_INPUT, InputError, printable
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.inputs import read_input

_SiteMode = Literal["none", "choose-while-bidding", "choose-then-bid", "silent", "preference-split"]


def convert(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="An auction, a move log or an export of the BGS site; - reads standard input.",
        ),
    ],
    output: Output = None,
    to: Annotated[
        Literal["auction", "log"] | None, typer.Option(help="What to write, else what FILE is not.")
    ] = None,
    mode: Annotated[
        _SiteMode | None, typer.Option(help="The mode of a log, else found from its moves.")
    ] = None,
    random_factions: Annotated[
        bool | None,
        typer.Option(
            "--random-factions/--no-random-factions",
            help="Whether the factions of a log were drawn, else found from its seed.",
        ),
    ] = None,
    _no_color: NoColor = False,
) -> None:
    """Convert between auctions and the move log of the BGS site.

    A log may go on with the whole game; its first structure and first booster must fit the outcome.
    """
    from gaia_auction.table.convert import convert as converted
    from gaia_auction.table.site_mode import Asked

    terminal = Terminal()
    try:
        result = converted(read_input(file), to=to, asked=Asked(mode, random_factions))
    except InputError as error:
        terminal.error(file, error)
        raise typer.Exit(WRONG_INPUT) from None
    for warning in result.warnings:
        terminal.warning(file, warning)
    for note in result.notes:
        terminal.note(f"note: {printable(file)}: {note}")
    if output is None:
        terminal.result(result.text.removesuffix("\n"))
    else:
        written(terminal, output, result.text.encode)
