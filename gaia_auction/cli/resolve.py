"""The command `resolve`."""

from typing import Annotated

import typer

from gaia_auction.cli.answers import FinishedFiles, tell_each
from gaia_auction.cli.options import NoColor
from gaia_auction.records.layout import compact, laid_out
from gaia_auction.screen.terminal import Terminal
from gaia_auction.sentences.warnings import warnings_for
from gaia_auction.table.answers import answers_for_files, answers_for_lines
from gaia_auction.table.resolve import Resolved


def _draw(terminal: Terminal, resolved: Resolved, title: str, *, trace: bool) -> None:
    from gaia_auction.screen.fairness_view import fairness_view
    from gaia_auction.screen.outcome_view import outcome_view
    from gaia_auction.screen.steps_view import steps_view

    if trace:
        terminal.show(steps_view(resolved.steps))
    terminal.show(outcome_view(resolved.outcome, title, resolved.receipts))
    if resolved.envy:
        terminal.show(fairness_view(resolved.envy))


def resolve(
    files: FinishedFiles,
    json: Annotated[bool, typer.Option("--json", help="Print the result as a JSON document.")] = False,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="Read one auction a line, and print one result a line.")
    ] = False,
    trace: Annotated[bool, typer.Option("--trace", help="Add the steps that led to the outcome.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Work out finished auctions, without a prompt."""
    terminal = Terminal()
    drawn = False

    def tell(source: str, resolved: Resolved) -> None:
        nonlocal drawn
        if json or jsonl:
            for warning in warnings_for(resolved.outcome):
                terminal.warning(source, warning)
            document = resolved.document(trace=trace).model_dump(exclude_unset=True)
            terminal.result(compact(document) if jsonl or len(files) > 1 else laid_out(document))
            return
        if drawn:
            terminal.show("")
        _draw(terminal, resolved, source, trace=trace)
        drawn = True

    tell_each(terminal, answers_for_lines(files) if jsonl else answers_for_files(files), tell)
