"""The command `sheet`."""

from typing import Annotated

import typer

from gaia_auction.cli.options import NoColor, Output, written
from gaia_auction.errors import WRONG_INPUT, InputError, quoted
from gaia_auction.rules.final_scoring import FINAL_TILES, FinalTile, parse_final_tile
from gaia_auction.screen.terminal import Terminal
from gaia_auction.sentences.lists import listed
from gaia_auction.table.inputs import STANDARD_INPUT, read_input


def sheet(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A result or a finished auction; - reads standard input.")
    ] = STANDARD_INPUT,
    output: Output = None,
    tiles: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="A B", help="The two final scoring tiles, by name or BGS key."),
    ] = None,
    _no_color: NoColor = False,
) -> None:
    """Make a score sheet on which the auction's rows are filled in.

    The file's ending says of which kind it is: .csv, .xlsx or .md. Without -o, the sheet is shown.
    """
    from gaia_auction.table.sheet import SHEET_ENDINGS, sheet_as_file, sheet_of

    terminal = Terminal()
    if output is not None and output.suffix.lower() not in SHEET_ENDINGS:
        raise typer.BadParameter(f"a score sheet ends in {listed(SHEET_ENDINGS, 'or')}", param_hint="-o")
    final_tiles = None if tiles is None else _final_tiles(*tiles)
    try:
        made = sheet_of(read_input(file), final_tiles)
    except InputError as error:
        terminal.error(file, error)
        raise typer.Exit(WRONG_INPUT) from None
    if output is None:
        from gaia_auction.screen.sheet_view import sheet_view

        terminal.show(sheet_view(made, "" if file == STANDARD_INPUT else file))
    else:
        written(terminal, output, lambda: sheet_as_file(made, output.name))


def _final_tiles(*names: str) -> tuple[FinalTile, FinalTile]:
    known = [parse_final_tile(name) for name in names]
    first, second = known
    if first is None or second is None:
        wrong = names[known.index(None)]
        keys = listed((tile.key for tile in FINAL_TILES), "or")
        raise typer.BadParameter(
            f"{quoted(wrong)} is not a final scoring tile; it must be {keys}", param_hint="--tiles"
        )
    if first is second:
        raise typer.BadParameter("the two final scoring tiles must be different ones", param_hint="--tiles")
    return first, second
