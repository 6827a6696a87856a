"""The command `replay`."""

from typing import Annotated

import typer

from gaia_auction.cli.options import File, NoColor
from gaia_auction.errors import WRONG_INPUT, InputError, Interrupted
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.inputs import STANDARD_INPUT, read_input
from gaia_auction.table.replay import replay_of

_TITLE_AND_FIRST_MOVE = 2


def replay(
    file: File,
    step: Annotated[bool, typer.Option("--step", help="Wait for a key between moves; q ends.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Show a saved auction again, each move with its reason."""
    terminal = Terminal()
    if step and file == STANDARD_INPUT:
        raise typer.BadParameter("--step needs the keyboard, so name a file instead of -")
    if step and not terminal.somebody_is_there:
        raise typer.BadParameter("--step needs a terminal; without --step all moves are shown at once")
    try:
        replayed = replay_of(read_input(file))
    except InputError as error:
        terminal.error(file, error)
        raise typer.Exit(WRONG_INPUT) from None
    from gaia_auction.screen.replay_view import replay_pages

    pages = replay_pages(replayed, file)
    if step:
        from gaia_auction.screen.keys import show_key_by_key

        try:
            show_key_by_key(pages, terminal.show, at_once=_TITLE_AND_FIRST_MOVE)
        except Interrupted as ended:
            raise typer.Exit(ended.status) from None
    else:
        for page in pages:
            terminal.show(page)
