"""How the program starts and how it ends; the version is told before anything else is loaded."""

import gc
import os
import sys
from io import TextIOWrapper
from typing import NoReturn

from gaia_auction import __version__
from gaia_auction.errors import WRONG_INPUT, plain_reason


def main() -> None:
    """Run the program on this process's arguments and streams."""
    for stream in (sys.stdout, sys.stderr):
        # A document is UTF-8 wherever it goes; a screen shows what it can.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=stream.encoding if stream.isatty() else "utf-8", errors="replace")
    if sys.stderr is None:
        # Notes have nowhere to go, and must not end up among the results.
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - needs no pathlib; to the end
    try:
        if sys.stdout is None:
            raise OSError("it is closed")  # noqa: TRY301 - a closed stream and a full disk end alike
        if sys.argv[1:] == ["--version"]:
            sys.stdout.write(f"gaia-auction {__version__}\n")
            sys.stdout.flush()
        else:
            gc.disable()  # until a command is loaded: nothing of what that takes is garbage
            os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # bids are nobody else's to look at
            from gaia_auction.cli.app import app

            app()
    except BrokenPipeError:
        _end_quietly()
    except OSError as error:
        sys.exit(f"error: standard output: cannot be written: {plain_reason(error)}")


def _end_quietly() -> NoReturn:
    """End where nobody reads any more; what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(WRONG_INPUT)
