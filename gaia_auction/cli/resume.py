"""The command `resume`."""

from pathlib import Path
from typing import Annotated

import typer

from gaia_auction.cli.options import NoColor
from gaia_auction.cli.sitting import need_a_file, need_somebody, sit_through
from gaia_auction.errors import INTERRUPTED, WRONG_INPUT, InputError, Interrupted
from gaia_auction.records.locks import Locks
from gaia_auction.records.store import Store
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.resolve import unfinished_auction
from gaia_auction.table.unfinished import unfinished_in


def resume(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="An auction that is not over; else one of this folder."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the result as a JSON document.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Go on with a saved auction from its last move."""
    terminal = Terminal()
    file = file or _chosen(terminal)
    need_a_file(file)
    store = Store(file)
    with Locks() as locks:
        try:
            locks.take(file)
            auction = unfinished_auction(str(file))
        except InputError as error:
            terminal.error(str(file), error)
            raise typer.Exit(WRONG_INPUT) from None
        need_somebody(terminal)
        from gaia_auction.screen.sitting import Sitting

        sitting = Sitting(terminal, store, locks, offer_more=not json)
        sit_through(terminal, store, lambda: sitting.resumed_auction(auction), json=json)


def _chosen(terminal: Terminal) -> Path:
    """Let the table choose among the unfinished auctions of the current folder."""
    need_somebody(terminal)
    try:
        found = unfinished_in(Path())
    except InputError as error:
        terminal.error("this folder", error)
        raise typer.Exit(WRONG_INPUT) from None
    from gaia_auction.screen.sitting import chosen_auction

    try:
        return chosen_auction(terminal, found)
    except (KeyboardInterrupt, EOFError, Interrupted) as ended:
        terminal.note("interrupted: nothing has changed")
        raise typer.Exit(ended.status if isinstance(ended, Interrupted) else INTERRUPTED) from None
