"""The command `verify`."""

from typing import Annotated

import typer

from gaia_auction.cli.answers import FinishedFiles, tell_each
from gaia_auction.cli.options import NoColor
from gaia_auction.records.layout import compact, laid_out
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.answers import answers_for_files, answers_for_lines
from gaia_auction.table.dealt import must_be_dealt
from gaia_auction.table.resolve import Resolved
from gaia_auction.table.verify import told, verification


def verify(
    files: FinishedFiles,
    json: Annotated[bool, typer.Option("--json", help="Print what was checked as a JSON document.")] = False,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="Read one auction a line, and print one answer a line.")
    ] = False,
    _no_color: NoColor = False,
) -> None:
    """Recompute saved auctions and compare with what they record."""
    terminal = Terminal()

    def tell(source: str, resolved: Resolved) -> None:
        document = verification(source, resolved)
        if not (json or jsonl):
            terminal.result(told(document))
        elif jsonl or len(files) > 1:
            terminal.result(compact(document.model_dump()))
        else:
            terminal.result(laid_out(document.model_dump()))

    answers = answers_for_lines(files, must_be_dealt) if jsonl else answers_for_files(files, must_be_dealt)
    tell_each(terminal, answers, None if jsonl else len(files), tell)
