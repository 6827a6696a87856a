"""The command `score`."""

from typing import TYPE_CHECKING, Annotated

import typer

from gaia_auction.cli.options import NoColor
from gaia_auction.errors import INTERRUPTED, WRONG_INPUT, InputError
from gaia_auction.records.layout import laid_out
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.inputs import STANDARD_INPUT, read_input

if TYPE_CHECKING:
    from gaia_auction.records.sheets.filled_sheet import FilledSheet


def score(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", help="A filled-in sheet, CSV, XLSX or ODS; - reads standard input."),
    ],
    json: Annotated[bool, typer.Option("--json", help="Print the score as a JSON document.")] = False,
    ask: Annotated[bool, typer.Option("--ask", help="Ask for the cells that are empty.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Work out the final scoring of a filled-in score sheet."""
    from gaia_auction.records.sheets.reading import read_sheet
    from gaia_auction.table.score import scored

    terminal = Terminal()
    if ask and (file == STANDARD_INPUT or not terminal.somebody_is_there):
        raise typer.BadParameter("--ask needs a terminal, and a file instead of -", param_hint="--ask")
    try:
        sheet = read_sheet(read_input(file))
        if sheet.doubt:
            terminal.warning(file, sheet.doubt)
        result = scored(_completed(sheet) if ask else sheet)
    except InputError as error:
        terminal.error(file, error)
        raise typer.Exit(WRONG_INPUT) from None
    if json:
        terminal.result(laid_out(result.document().model_dump()))
    else:
        from gaia_auction.screen.score_view import score_view

        terminal.show(score_view(result, "" if file == STANDARD_INPUT else file))


def _completed(sheet: "FilledSheet") -> "FilledSheet":
    from gaia_auction.screen.score_questions import with_answers

    try:
        return with_answers(sheet)
    except (KeyboardInterrupt, EOFError):
        raise typer.Exit(INTERRUPTED) from None
