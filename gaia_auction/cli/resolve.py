"""The command `resolve`."""

from pathlib import Path
from typing import Annotated

import typer

from gaia_auction.cli.answers import FinishedFiles, tell_each
from gaia_auction.cli.options import NoColor, written
from gaia_auction.cli.resolve_formats import Format, Printer
from gaia_auction.screen.terminal import Terminal
from gaia_auction.sentences.lists import listed
from gaia_auction.table.answers import answers_for_files, answers_for_lines
from gaia_auction.table.resolve import Resolved

_WITH_STEPS = ("table", "json", "jsonl")
_PICTURES = (".svg", ".html", ".txt")


def resolve(  # noqa: PLR0913, PLR0917 - each is an option
    files: FinishedFiles,
    json: Annotated[bool, typer.Option("--json", help="Print the result as a JSON document.")] = False,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="Read one auction a line, and print one result a line.")
    ] = False,
    trace: Annotated[bool, typer.Option("--trace", help="Add the steps that led to the outcome.")] = False,
    form: Annotated[
        Format | None, typer.Option("--format", help="How to print the outcome, else as a table.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the table as a picture too: a new .svg, .html or .txt."),
    ] = None,
    _no_color: NoColor = False,
) -> None:
    """Work out finished auctions, without a prompt."""
    terminal = Terminal()
    shape = _shape(form, json=json, jsonl=jsonl)
    if trace and shape not in _WITH_STEPS:
        raise typer.BadParameter(f"the steps go with {listed(_WITH_STEPS, 'or')}, not {shape}")
    if save is not None:
        _check_picture(save, files, jsonl=jsonl)
    printer = Printer(terminal, shape, trace=trace, several=len(files) > 1)

    def tell(source: str, resolved: Resolved) -> None:
        if save is not None:
            _save(terminal, save, resolved, trace=trace)
        printer.show(source, resolved)

    answers = answers_for_lines(files) if jsonl else answers_for_files(files)
    tell_each(terminal, answers, None if jsonl else len(files), tell)


def _shape(form: Format | None, *, json: bool, jsonl: bool) -> Format:
    """Return how to print; --json and --jsonl are short for a format, and no other can stand beside them."""
    short: Format | None = "jsonl" if jsonl else "json" if json else None
    if short is not None and form not in {None, short}:
        raise typer.BadParameter(
            f"--{short} and --format {form} contradict each other", param_hint="--format"
        )
    return form or short or "table"


def _check_picture(save: Path, files: list[str], *, jsonl: bool) -> None:
    if save.suffix.lower() not in _PICTURES:
        raise typer.BadParameter(f"a picture ends in {listed(_PICTURES, 'or')}", param_hint="--save")
    if jsonl or len(files) > 1:
        raise typer.BadParameter("a picture shows one auction: name one FILE", param_hint="--save")


def _save(terminal: Terminal, save: Path, resolved: Resolved, *, trace: bool) -> None:
    from gaia_auction.screen.picture import picture
    from gaia_auction.screen.resolved_view import resolved_view

    view = resolved_view(resolved, "", trace=trace)
    written(terminal, save, lambda: picture(view, save.suffix.lower()))
