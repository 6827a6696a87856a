"""The command `replay`."""

from typing import Annotated

import typer

from gaia_auction.cli.options import File, NoColor, number
from gaia_auction.errors import WRONG_INPUT, WRONG_USAGE, InputError, Interrupted
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.excerpt import excerpt
from gaia_auction.table.inputs import STANDARD_INPUT, read_input
from gaia_auction.table.replay import Replay, replay_of


def replay(
    file: File,
    step: Annotated[
        bool, typer.Option("--step", help="Turn the pages yourself, also backwards; q ends.")
    ] = False,
    first: Annotated[
        int | None,
        typer.Option("--from", parser=number(), metavar="N", help="Begin with this step, counted from 1."),
    ] = None,
    last: Annotated[
        int | None, typer.Option("--to", parser=number(), metavar="N", help="End with this step.")
    ] = None,
    player: Annotated[
        str | None, typer.Option(metavar="NAME", help="Show only what concerns this player.")
    ] = None,
    _no_color: NoColor = False,
) -> None:
    """Show a saved auction again, each move with its reason."""
    terminal = Terminal()
    if step and file == STANDARD_INPUT:
        raise typer.BadParameter("--step needs the keyboard, so name a file instead of -")
    if step and not terminal.somebody_is_there:
        raise typer.BadParameter("--step needs a terminal; without --step all moves are shown at once")
    status = WRONG_INPUT
    try:
        replayed = replay_of(read_input(file))
        status = WRONG_USAGE
        replayed = excerpt(replayed, first=first, last=last, player=player)
    except InputError as error:
        terminal.error(file, error)
        raise typer.Exit(status) from None
    _show(terminal, replayed, file, step=step)


def _show(terminal: Terminal, replayed: Replay, file: str, *, step: bool) -> None:
    if step:
        from gaia_auction.screen.page_turning import show_page_by_page
        from gaia_auction.screen.replay_pages import pages_of

        try:
            show_page_by_page(terminal, pages_of(replayed, file))
        except Interrupted as ended:
            raise typer.Exit(ended.status) from None
    else:
        from gaia_auction.screen.replay_view import replay_views

        for view in replay_views(replayed, file):
            terminal.show(view)
