"""How an auction was decided, as a numbered list of sentences."""

import re

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.steps import Step
from gaia_auction.screen.layout import Page, TitleLine, facts
from gaia_auction.sentences.steps import sentence_for_step

_INSEPARABLE = re.compile("(?<=[−+÷=]) (?=[(0-9−])|(?<=[)0-9]) (?=[−+÷=])| (?=\\([A-Z][0-9])")
"""The blanks of a sum, and the one before the id of a rule."""
_HELD = "\ufdd0"
"""Stands for such a blank while a sentence is folded: Unicode keeps this one free for uses like that."""


def steps_view(steps: tuple[Step, ...]) -> RenderableType:
    """Return every step with the reason for it; an empty line below parts it from what follows."""
    sentences = map(sentence_for_step, steps)
    rows = [[numbered(place, len(steps), said)] for place, said in enumerate(sentences, start=1)]
    return Group(Page([TitleLine("How it was decided")], *rows), "")


def numbered(place: int | None, last: int, sentence: str, *below: RenderableType) -> Table:
    """Return a sentence beside its number, such as 11/18, folded so that the numbers stand alone.

    What has no number is indented like what has one. `below` stands under the sentence.
    """
    label = "" if place is None else f"{place}/{last}"
    widest = f"{last}/{last}" if last else ""
    return facts([(label.rjust(len(widest)), Group(_Sentence(sentence), *below))])


class _Sentence:
    """A sentence of which no sum is torn apart at the end of a line, and no id from its rule."""

    def __init__(self, sentence: str) -> None:
        """Take the sentence as plain text, whatever is in it."""
        self._text = Text(_INSEPARABLE.sub(_HELD, sentence))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Fold the sentence where it may be."""
        for line in self._text.wrap(console, options.max_width, overflow="fold"):
            yield Text(line.plain.replace(_HELD, " ").rstrip())
