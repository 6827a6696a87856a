"""Ask for the name of a file that does not exist yet."""

import os
from pathlib import Path

from gaia_auction.screen.prompts import ask_text


def ask_new_file(question: str, *, usual: str = "", instruction: str = "") -> Path | None:
    """Return the file that somebody names, None where Enter alone is pressed and nothing is usual.

    Escape raises GoBack.
    """
    name = ask_text(question, _problem_with, usual=usual, instruction=instruction).strip()
    return _named(name) if name else None


def _named(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:  # a `~` of nobody is a name like any other
        return Path(name)


def _problem_with(text: str) -> str | None:
    name = text.strip()
    if not name.isprintable() or name == "-":
        return "name a file"
    if name and os.path.lexists(_named(name)):
        return "exists already; name a new file"
    return None
