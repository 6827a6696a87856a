"""The command `resume`."""

from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from gaia_auction.cli.options import NoColor
from gaia_auction.cli.sitting import need_a_file, need_somebody, sit_through
from gaia_auction.errors import WRONG_INPUT, InputError
from gaia_auction.records.locks import Locks
from gaia_auction.records.store import Store
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.resolve import unfinished_auction


def resume(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An auction that is not over.")],
    json: Annotated[bool, typer.Option("--json", help="Print the result as a JSON document.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Go on with a saved auction from its last move."""
    need_a_file(file)
    terminal, store = Terminal(), Store(file)
    with Locks() as locks:
        try:
            locks.take(file)
            auction = unfinished_auction(str(file))
        except InputError as error:
            terminal.error(str(file), error)
            raise typer.Exit(WRONG_INPUT) from None
        need_somebody(terminal)
        from gaia_auction.screen.sitting import resumed_auction

        chance = SystemRandom()
        sit_through(
            terminal, store, lambda: resumed_auction(terminal, store, locks, auction, chance), json=json
        )
