"""The commands: what --help says of each, and where the rest of it is loaded from when it is called."""

import gc
from importlib import import_module
from typing import Any

from typer import Typer
from typer.core import TyperCommand
from typer.main import get_command

SUMMARIES = {
    "play": "Walk a table through a new auction, saved after every move.",
    "resume": "Go on with a saved auction from its last move.",
    "resolve": "Work out finished auctions, without a prompt.",
    "replay": "Show a saved auction again, each move with its reason.",
    "verify": "Recompute saved auctions and compare with what they record.",
    "what-if": "Show what other bids or another move would have led to.",
    "sheet": "Make a score sheet on which the auction's rows are filled in.",
    "score": "Work out the final scoring of a filled-in score sheet.",
    "convert": "Convert between auctions and the move log of the BGS site.",
    "rules": "Read out the rules of a mode; without one, list the modes.",
    "factions": "List the factions, their boards and home planets.",
    "schema": "Print the JSON Schema of a document.",
    "setup": "Deal a whole setup from a seed, with a picture to build from.",
}
"""By name, in the order of --help, the first line of each command's own help."""


class Unloaded(TyperCommand):
    """Stands for a command until that is called, or asked to complete its options."""

    def make_context(self, info_name: str | None, args: list[str], *above: Any, **extra: Any) -> Any:  # noqa: ANN401 - Typer keeps its types private
        """Load the command, and let it read its arguments; from here on it is the one in use."""
        return loaded(str(self.name)).make_context(info_name, args, *above, **extra)


def loaded(name: str) -> Any:  # noqa: ANN401 - Typer keeps the type private
    """Return a command from the module of its name, built with the class `Command` if that has one."""
    function = name.replace("-", "_")
    module = import_module(f"gaia_auction.cli.{function}")
    if not gc.isenabled():  # as from the start of the program to here
        gc.freeze()  # what is loaded stays to the end, and need not be searched for garbage
        gc.enable()
    alone = Typer(rich_markup_mode=None, add_completion=False)
    alone.command(cls=getattr(module, "Command", None))(getattr(module, function))
    return get_command(alone)
