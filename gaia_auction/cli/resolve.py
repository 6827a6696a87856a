"""The command `resolve`."""

from typing import Annotated

import typer

from gaia_auction.cli.options import NoColor
from gaia_auction.errors import WRONG_INPUT, InputError, printable
from gaia_auction.records.layout import compact, laid_out
from gaia_auction.screen.terminal import Terminal
from gaia_auction.sentences.warnings import warnings_for
from gaia_auction.table.resolve import Answer, Resolved, resolve_files, resolve_lines


def _report(terminal: Terminal, answer: Answer, error: InputError) -> None:
    """Say what is wrong: of a line in its place among the results, of a file beside them."""
    if answer.line is None:
        terminal.error(answer.source, error)
    else:
        terminal.result(compact({"error": str(error), "source": printable(answer.source)}))


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
    files: Annotated[
        list[str], typer.Argument(metavar="FILE", help="Finished auctions; - reads standard input.")
    ],
    json: Annotated[bool, typer.Option("--json", help="Print the result as a JSON document.")] = False,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="Read one auction a line, and print one result a line.")
    ] = False,
    trace: Annotated[bool, typer.Option("--trace", help="Add the steps that led to the outcome.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Work out finished auctions, without a prompt."""
    terminal = Terminal()
    failed = drawn = False
    for answer in resolve_lines(files) if jsonl else resolve_files(files):
        if isinstance(answer.result, InputError):
            failed = True
            _report(terminal, answer, answer.result)
            continue
        if json or jsonl:
            for warning in warnings_for(answer.result.outcome):
                terminal.warning(answer.source, warning)
            document = answer.result.document(trace=trace).model_dump(exclude_unset=True)
            terminal.result(compact(document) if jsonl or len(files) > 1 else laid_out(document))
        else:
            if drawn:
                terminal.show("")
            _draw(terminal, answer.result, answer.source, trace=trace)
            drawn = True
    raise typer.Exit(WRONG_INPUT if failed else 0)
