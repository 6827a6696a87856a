"""What `play` and `resume` share: how a sitting ends, well or interrupted."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from shlex import quote
from shutil import which
from subprocess import list2cmdline

import typer

from gaia_auction.errors import INTERRUPTED, WRONG_INPUT, WRONG_USAGE, InputError, Interrupted, printable
from gaia_auction.records.layout import laid_out
from gaia_auction.records.result_document import result_document
from gaia_auction.records.store import Store
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.play import Played
from gaia_auction.table.resolve import is_over


def need_a_file(path: Path) -> None:
    """Refuse `-`, since standard input is no place to save to."""
    if str(path) == "-":
        raise typer.BadParameter("an auction is saved while it is played: name a file, not -")


def need_somebody(terminal: Terminal) -> None:
    """End with status 2 where nobody can be asked."""
    if not terminal.somebody_is_there:
        terminal.note(
            "error: this needs a terminal, to ask the players; for a finished auction in a file "
            "there is `gaia-auction resolve FILE`"
        )
        raise typer.Exit(WRONG_USAGE)


def sit_through(terminal: Terminal, store: Store, sitting: Callable[[], Played], *, json: bool) -> None:
    """Let a table sit through its auction, and show the outcome; the file stays whatever happens."""
    try:
        played = sitting()
    except (KeyboardInterrupt, EOFError, Interrupted) as ended:
        terminal.note(f"interrupted: {_how_to_go_on(store)}")
        raise typer.Exit(ended.status if isinstance(ended, Interrupted) else INTERRUPTED) from None
    except InputError as error:
        terminal.error(str(store.path), error)
        raise typer.Exit(WRONG_INPUT) from None
    _show(terminal, store, played, json=json)


def _how_to_go_on(store: Store) -> str:
    name = printable(str(store.path))
    if store.missing == "everything":
        return f"the auction is not saved, since {name} could not be written"
    if not store.path.exists():
        return f"the auction is not saved: {name} is gone" if store.missing else "nothing to save yet"
    saved = (
        f"the last moves are NOT saved; those before are in {name}" if store.missing else f"saved in {name}"
    )
    go_on, command = ("see it again", "replay") if is_over(store.path) else ("go on", "resume")
    return f"{saved}; {go_on} with: {program()} {command} {_typed(store)}"


def program() -> str:
    """Return how this program is called from the shell it was started in."""
    if which("gaia-auction"):
        return "gaia-auction"
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{quote(sys.executable)} -m gaia_auction"
    return quote(min(str(started), os.path.relpath(started), key=len))


def _typed(store: Store) -> str:
    """Return the file's name as it is typed after a command."""
    name = str(store.path)
    return printable(list2cmdline([name]) if os.name == "nt" else quote(name))


def _show(terminal: Terminal, store: Store, played: Played, *, json: bool) -> None:
    """Show the outcome: to the table on the terminal in any case, to a program as it asked for."""
    from gaia_auction.screen.outcome_view import outcome_view

    name = printable(str(store.path))
    view = outcome_view(played.outcome, receipts=played.receipts)
    if json or not terminal.results_are_seen:
        terminal.tell(view)
    if not json:
        terminal.show(view)
    terminal.note(f" Saved        {name}\n Why?         {program()} replay {_typed(store)}")
    if json:
        terminal.result(laid_out(result_document(played.outcome)))
