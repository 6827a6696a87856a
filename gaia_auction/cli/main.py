"""How the program starts and how it ends; the version is told before anything else is loaded."""

import gc
import os
import sys
from io import TextIOWrapper
from typing import NoReturn, TextIO

from gaia_auction import __version__
from gaia_auction.errors import INTERRUPTED, WRONG_INPUT, plain_reason


def main() -> None:
    """Run the program on this process's arguments and streams."""
    _prepare()
    try:
        if sys.stdout is None:
            raise OSError("it is closed")  # noqa: TRY301 - a closed stream and a full disk end alike
        _run()
    except BrokenPipeError:
        _end_quietly()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        sys.exit(f"error: standard output: cannot be written: {plain_reason(error)}")
    finally:
        try:
            sys.stderr.flush()
        except OSError:
            sys.stderr = _nowhere()  # else what could not be written there would change the status


def _prepare() -> None:
    for stream in (sys.stdout, sys.stderr):
        # A document is UTF-8 wherever it goes; a screen shows what it can.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=stream.encoding if stream.isatty() else "utf-8", errors="replace")
    if sys.stderr is None:
        # Notes have nowhere to go, and must not end up among the results.
        sys.stderr = _nowhere()
    if os.environ.get("COLUMNS") == "0":
        del os.environ["COLUMNS"]  # it says that nobody knows, not that there is no room


def _run() -> None:
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"gaia-auction {__version__}\n")
        sys.stdout.flush()
        return
    gc.disable()  # until a command is loaded: nothing of what that takes is garbage
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # bids are nobody else's to look at
    from gaia_auction.cli.app import app

    app()


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123 - needs no pathlib


def _end_quietly() -> NoReturn:
    """End where nobody reads any more; what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(WRONG_INPUT)
