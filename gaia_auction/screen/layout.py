"""How everything on the screen is laid out: a page with a title line, tables that fit, facts below.

Nothing here knows the width: it is asked for when a page is printed.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from gaia_auction.errors import printable
from gaia_auction.screen.colours import SECONDARY, TITLE
from gaia_auction.sentences.lists import signed

_MARGIN = 1
_READING_WIDTH = 72
"""Prose in longer lines is hard to follow, however wide the window."""
_ANY_WIDTH = 10_000


class Page:
    """Blocks with an empty line between them, a narrow margin on the left, no blanks at the end of a line.

    Blanks that reach the edge would become lines of their own when the window is made narrower.
    """

    def __init__(self, *blocks: Sequence[RenderableType]) -> None:
        """Take the blocks from top to bottom; one without parts leaves no gap."""
        first, *others = filter(None, blocks)
        self._parts = [*first, *(part for block in others for part in ("", *block))]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the page line by line."""
        inner = options.update_width(max(1, options.max_width - _MARGIN))
        for line in console.render_lines(Group(*self._parts), inner, pad=False):
            trimmed = _without_end_blanks(line)
            if trimmed:
                yield Segment(" " * _MARGIN)
                yield from trimmed
            yield Segment.line()


def _without_end_blanks(line: Iterable[Segment]) -> list[Segment]:
    backwards = list(line)[::-1]
    blank = len(list(takewhile(lambda segment: not segment.text.strip(), backwards)))
    kept = backwards[blank:][::-1]
    if kept:
        kept[-1] = Segment(kept[-1].text.rstrip(), kept[-1].style)
    return kept


class FirstThatFits:
    """The same content in several shapes, best first; the last one serves where none fits."""

    def __init__(self, *shapes: RenderableType) -> None:
        """Take the shapes, best first."""
        self._shapes = shapes

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the first shape for which nothing need be folded."""
        *others, last = self._shapes
        unbounded = options.update_width(_ANY_WIDTH)
        for shape in others:
            if console.measure(shape, options=unbounded).maximum <= options.max_width:
                yield shape
                return
        yield last


class TitleLine:
    """What this is on the left, what matters now on the right; on two lines where one is too short."""

    def __init__(self, left: str, right: str = "", right_style: str = SECONDARY) -> None:
        """Take both as plain text, whatever is in them; a file's name can hold anything."""
        self._left = Text(printable(left), TITLE)
        self._right = Text(printable(right), right_style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the line."""
        gap = options.max_width - cell_len(self._left.plain) - cell_len(self._right.plain)
        if gap > 1:
            yield Text.assemble(self._left, " " * gap, self._right)
            return
        yield self._left
        if self._right:
            yield self._right


def listing(*headers: str, tall: bool = False, gap: int = 2) -> Table:
    """Return an empty table with `gap` cells between columns.

    A header that starts with `>` is one of numbers, which stand on the right. `tall`: the last word of
    each longer header stands below the rest.
    """
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style=SECONDARY)
    for header in headers:
        above, _, below = header.removeprefix(">").rpartition(" ")
        title = Text(f"{above}\n{below}" if tall else f"{above} {below}".strip())
        if header.startswith(">"):
            table.add_column(title, justify="right", no_wrap=True)
        else:
            table.add_column(title, overflow="fold")
    return table


def facts(pairs: Iterable[tuple[str, RenderableType]], *, spaced: bool = False) -> Table:
    """Return labels and what they say, the texts below one another; `spaced`: with empty lines between."""
    table = Table.grid(padding=(0, 2, int(spaced), 0), pad_edge=False, collapse_padding=False)
    table.add_column(style=SECONDARY, no_wrap=True)
    table.add_column(overflow="fold", max_width=_READING_WIDTH)
    for label, text in pairs:
        table.add_row(Text(label), text)
    return table


class ByName:
    """What each player has beside their name; below it where a name leaves less than half the window."""

    def __init__(self, pairs: Iterable[tuple[str, RenderableType]]) -> None:
        """Take the names and what they have."""
        self._pairs = tuple(pairs)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw them beside or below one another."""
        if 2 * max(cell_len(name) for name, _ in self._pairs) <= options.max_width:
            yield facts(self._pairs)
            return
        for name, has in self._pairs:
            yield Text(name, SECONDARY, overflow="fold")
            yield Padding(has, (0, 0, 0, 2))


def bulleted(texts: Iterable[str]) -> Table:
    """Return texts one below the other, so that each is seen to begin where it does."""
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    for text in texts:
        table.add_row(Text("·", SECONDARY), Text(text))
    return table


def labelled(label: str, text: str) -> Text:
    """Return a line of its own: a label and what it says.

    >>> labelled("Banned", "Itars, Xenos").plain
    'Banned: Itars, Xenos'
    """
    return Text.assemble((f"{label}: ", SECONDARY), text)


def number(value: int) -> Text:
    """Return a number, with the sign of a negative one as wide as a digit.

    >>> number(-8).plain, number(0).plain
    ('−8', '0')
    """
    return Text(signed(value))
