"""What `play` and `resume` share: how a sitting ends, well or interrupted."""

from collections.abc import Callable

import typer

from gaia_auction.errors import INTERRUPTED, WRONG_INPUT, WRONG_USAGE, InputError, Interrupted, printable
from gaia_auction.records.layout import laid_out
from gaia_auction.records.result_document import result_document
from gaia_auction.records.store import Store
from gaia_auction.rules.outcome import Outcome
from gaia_auction.screen.terminal import Terminal


def need_somebody(terminal: Terminal) -> None:
    """End with status 2 where nobody can be asked."""
    if not terminal.somebody_is_there:
        terminal.note(
            "error: this needs a terminal, to ask the players; for a finished auction in a file "
            "there is `gaia-auction resolve FILE`"
        )
        raise typer.Exit(WRONG_USAGE)


def sit_through(terminal: Terminal, store: Store, sitting: Callable[[], Outcome], *, json: bool) -> None:
    """Let a table sit through its auction, and show the outcome; the file stays whatever happens."""
    name = printable(str(store.path))
    try:
        outcome = sitting()
    except (KeyboardInterrupt, EOFError, Interrupted) as ended:
        how = (
            f"saved in {name}; go on with: gaia-auction resume {name}"
            if store.path.exists()
            else "nothing to save yet"
        )
        terminal.note(f"interrupted: {how}")
        raise typer.Exit(ended.status if isinstance(ended, Interrupted) else INTERRUPTED) from None
    except InputError as error:
        terminal.error(name, error)
        raise typer.Exit(WRONG_INPUT) from None
    _show(terminal, store, outcome, json=json)


def _show(terminal: Terminal, store: Store, outcome: Outcome, *, json: bool) -> None:
    """The table sees the outcome on the terminal in any case; a program gets what it asked for."""
    from gaia_auction.screen.outcome_view import outcome_view

    name = printable(str(store.path))
    view = outcome_view(outcome)
    if json:
        terminal.result(laid_out(result_document(outcome).model_dump(exclude_unset=True)))
    else:
        terminal.show(view)
    if json or not terminal.results_are_seen:
        terminal.tell(view)
    terminal.note(f" Saved        {name}\n Why?         gaia-auction replay {name}")
