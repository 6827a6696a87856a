"""Options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from gaia_auction.characters import whole_number
from gaia_auction.errors import WRONG_INPUT, InputError, quoted
from gaia_auction.records.new_file import write_new
from gaia_auction.screen.terminal import Terminal, without_colour


def _no_color(chosen: bool) -> None:  # noqa: FBT001 - Typer hands the value over like this
    if chosen:
        without_colour()


NoColor = Annotated[bool, typer.Option("--no-color", callback=_no_color, help="Draw without colours.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A saved auction; - reads standard input.")]
Output = Annotated[
    Path | None, typer.Option("-o", "--output", metavar="FILE", help="Write to this new file.")
]


def number(within: range | None = None) -> Callable[[object], int]:
    """Return what reads the whole number of an option, in any digits, from a range if there is one."""

    def read(text: object) -> int:
        value = whole_number(str(text))
        if value is None or (within is not None and value not in within):
            bounds = "" if within is None else f" from {within[0]} to {within[-1]}"
            raise typer.BadParameter(f"must be a whole number{bounds}, not {quoted(str(text))}")
        return value

    return read


def number_within(least: int, most: int, says: str, **shown: Any) -> Any:  # noqa: ANN401 - as Typer's own
    """Return an option with a whole number in any digits; --help says what it is, and from where to where."""
    return typer.Option(parser=number(range(least, most + 1)), help=f"{says} ({least} to {most}).", **shown)


def written(terminal: Terminal, path: Path, content: Callable[[], bytes]) -> None:
    """Write a new file with what `content` makes; if that or the file cannot be, say so and end."""
    try:
        write_new(path, content())
    except InputError as error:
        terminal.error(str(path), error)
        raise typer.Exit(WRONG_INPUT) from None
