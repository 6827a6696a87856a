"""The rows of a score sheet, as they stand on a page of any kind of file."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from gaia_auction.errors import InputError, quoted
from gaia_auction.records.sheets.blank_sheet import LABELS
from gaia_auction.records.sheets.cells import Given, as_label, is_blank
from gaia_auction.records.sheets.refusals import empty
from gaia_auction.rules.settings import MOST_PLAYERS
from gaia_auction.sentences.lists import listed

MOST_ROWS: Final = 1 + len(LABELS)
"""The names of the players, and a row for each label."""
MOST_COLUMNS: Final = 1 + MOST_PLAYERS + 1
"""The labels, the players, and one that is too many."""
_LABELS: Final = frozenset(map(as_label, LABELS))
_MOST_NAMES: Final = 4


@dataclass(frozen=True, slots=True)
class Row:
    """A row in which something stands. `number` counts from 1, blank rows included, as programs show it."""

    number: int
    cells: tuple[Given, ...]


@dataclass(slots=True)
class Page:
    """A page of a file: the first of its rows that are not blank, as many as a score sheet has.

    It has a name if there are several.
    """

    name: str
    rows: list[Row] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        """Whether no further row can be one of the score sheet."""
        return len(self.rows) == MOST_ROWS

    def add(self, number: int, cells: Sequence[Given]) -> None:
        """Take up a row, if it is not blank and can be one of the score sheet."""
        if not self.is_full and not all(map(is_blank, cells[:MOST_COLUMNS])):
            self.rows.append(Row(number, tuple(cells[:MOST_COLUMNS])))

    def place(self, number: int) -> str:
        """Return where a row stands, as errors name it.

        >>> Page("").place(3), Page("Our game").place(3)
        ('row 3', "sheet 'Our game', row 3")
        """
        return f"sheet {quoted(self.name)}, row {number}" if self.name else f"row {number}"

    @property
    def labels(self) -> int:
        """How many labels of a score sheet its rows begin with."""
        return len({as_label(row.cells[0]) for row in self.rows} & _LABELS)


def score_sheet_among(pages: Iterable[Page]) -> Page:
    """Return the page that is the score sheet: the only one, or else that with the rows of one.

    An InputError names the pages if two have all the rows, or no single one has most of them.
    """
    written = [page for page in pages if page.rows]
    if not written:
        raise empty()
    most = max(page.labels for page in written)
    found = [page for page in written if page.labels == most]
    if len(written) == 1:
        return Page("", found[0].rows)
    if len(found) == 1 and most:
        return found[0]
    names = _names(found)
    if most == len(LABELS):
        raise InputError("", f"has a score sheet on each of its sheets {names}; keep the one to be scored")
    raise InputError("", f"has no score sheet among its sheets {names}; one has the rows 'faction' to 'rank'")


def _names(pages: Sequence[Page]) -> str:
    shown = [quoted(page.name) for page in pages[:_MOST_NAMES]]
    more = len(pages) - len(shown)
    return listed([*shown, f"{more} more"] if more else shown)
