"""The formats in which `resolve` prints."""

from typing import Literal

from gaia_auction.errors import printable
from gaia_auction.records.layout import compact, laid_out
from gaia_auction.screen.terminal import Terminal
from gaia_auction.sentences.warnings import warnings_for
from gaia_auction.table.resolve import Resolved

Format = Literal["table", "json", "jsonl", "csv", "markdown", "text"]


class Printer:
    """Prints one result after the other, in a format; what parts two of them comes with the second."""

    def __init__(self, terminal: Terminal, form: Format, *, trace: bool, several: bool) -> None:
        """Take the format; `trace`: with the steps; `several`: there is more than one input."""
        self._terminal = terminal
        self._format = form
        self._trace = trace
        self._several = several
        self._printed = False

    def show(self, source: str, resolved: Resolved) -> None:
        """Print one result; `source` is where it comes from."""
        if self._format in {"json", "jsonl", "csv"}:
            for warning in warnings_for(resolved.outcome):
                self._terminal.warning(source, warning)
        elif self._printed:
            self._terminal.result("")
        self._print(source, resolved)
        self._printed = True

    def _print(self, source: str, resolved: Resolved) -> None:
        match self._format:
            case "table":
                from gaia_auction.screen.resolved_view import resolved_view

                self._terminal.show(resolved_view(resolved, source, trace=self._trace))
            case "csv":
                from gaia_auction.records.result_rows import COLUMNS, result_rows
                from gaia_auction.records.sheets.comma_separated import format_csv

                if not self._printed:
                    self._terminal.result(",".join(COLUMNS))
                rows = result_rows(printable(source), resolved.outcome)
                self._terminal.result(format_csv(rows).removesuffix("\n"))
            case "markdown":
                from gaia_auction.sentences.outcome_posted import outcome_as_markdown

                self._terminal.result(outcome_as_markdown(resolved.outcome))
            case "text":
                from gaia_auction.sentences.outcome_posted import outcome_as_text

                self._terminal.result(outcome_as_text(resolved.outcome))
            case form:
                document = resolved.document(trace=self._trace)
                on_one_line = form == "jsonl" or self._several
                self._terminal.result(compact(document) if on_one_line else laid_out(document))
