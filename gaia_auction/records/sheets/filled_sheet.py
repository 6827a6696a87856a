"""A score sheet that was filled in, as it is read: its players, and the numbers that count."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.blank_sheet import ENTRIES, GAME_VP, RESEARCH, TILES
from gaia_auction.records.sheets.cells import between
from gaia_auction.rules.final_scoring import HIGHEST_LEVEL, RESOURCES, Entries
from gaia_auction.rules.settings import MOST_VP


@dataclass(frozen=True, slots=True)
class Gap:
    """A cell that is still to be filled in, with the bounds of what can stand there. `column` is from 0."""

    label: str
    column: int
    name: str
    most: int


@dataclass(frozen=True, slots=True)
class FilledSheet:
    """The players in the order of their columns, with what was filled in; None where a cell is empty.

    `columns` are the players and perhaps the neutral player, `deductions` what the auction takes off at the
    end. `claimed` are totals and ranks as somebody wrote them, if anybody did. `doubt` says what should be
    looked at, if not all of the sheet could be read with certainty.
    """

    players: tuple[str, ...]
    factions: tuple[str, ...]
    columns: tuple[str, ...]
    cells: Mapping[str, tuple[int | None, ...]]
    deductions: tuple[int, ...]
    claimed: Mapping[str, tuple[int | None, ...]]
    doubt: str = ""

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """The cells that are still empty, column by column."""
        return tuple(
            Gap(label, column, name, self._most(label))
            for column, name in enumerate(self.columns)
            for label in (ENTRIES if column < len(self.players) else TILES)
            if self.cells[label][column] is None
        )

    def _most(self, label: str) -> int:
        """Return the highest number for a cell of this row; level 5 is for one player only (Z1)."""
        if label not in RESEARCH:
            return MOST_VP
        return HIGHEST_LEVEL - (HIGHEST_LEVEL in self.cells[label])

    def with_entry(self, gap: Gap, value: int) -> "FilledSheet":
        """Return the sheet with one cell more filled in."""
        row = list(self.cells[gap.label])
        row[gap.column] = value
        return replace(self, cells={**self.cells, gap.label: tuple(row)})

    @property
    def entries(self) -> tuple[Entries, ...]:
        """What each player has, in the order of the columns; an InputError names the first empty cell."""
        for gap in self.gaps:
            raise InputError(place(gap.label, gap.name), f"is empty; it must be {between(0, gap.most)}")
        return tuple(self._entries_of(column) for column in range(len(self.players)))

    def _entries_of(self, column: int) -> Entries:
        first, second = self._numbers(TILES, column)
        return Entries(
            self._numbers((GAME_VP,), column)[0],
            (first, second),
            self._numbers(RESEARCH, column),
            self._numbers(RESOURCES, column),
            self.deductions[column],
        )

    def _numbers(self, labels: tuple[str, ...], column: int) -> tuple[int, ...]:
        return tuple(value for label in labels if (value := self.cells[label][column]) is not None)

    @property
    def neutral(self) -> tuple[int, int] | None:
        """What counts for the neutral player on the two final tiles; None if there is no such player."""
        if len(self.columns) == len(self.players):
            return None
        first, second = self._numbers(TILES, len(self.players))
        return first, second


def place(label: str, name: str) -> str:
    """Return where a cell stands, as errors name it: its row, and whose column.

    >>> place("research economy", "Ada")
    'research economy, Ada'
    """
    return f"{label}, {name}"
