"""The score sheet as the auction leaves it: its rows and columns, and what is filled in already."""

from dataclasses import dataclass
from typing import Final

from gaia_auction.rules.final_scoring import AREAS, PLAYERS_WITH_NEUTRAL, RESOURCES, FinalTile
from gaia_auction.rules.outcome import Lot

FACTION: Final = "faction"
SEAT: Final = "seat"
TURN: Final = "turn"
BOOSTER_PICK: Final = "booster pick"
STARTING_VP: Final = "starting VP"
GAME_VP: Final = "game VP"
TILES: Final = ("final tile 1", "final tile 2")
RESEARCH: Final = tuple(f"research {area}" for area in AREAS)
AUCTION: Final = "auction"
TOTAL: Final = "total"
RANK: Final = "rank"

ENTRIES: Final = (GAME_VP, *TILES, *RESEARCH, *RESOURCES)
"""The rows to be filled in at the end of the game."""
LABELS: Final = (FACTION, SEAT, TURN, BOOSTER_PICK, STARTING_VP, *ENTRIES, AUCTION, TOTAL, RANK)
"""The first column, from the second row on."""
NEUTRAL: Final = "neutral"
"""The last column at a table of two: what counts for the neutral player on the final scoring tiles."""

Cell = int | str | None
"""A number, a text, or nothing yet."""


@dataclass(frozen=True, slots=True)
class BlankSheet:
    """What is known before the game: the lots of the auction in turn order, and perhaps the final tiles."""

    lots: tuple[Lot, ...]
    tiles: tuple[FinalTile, FinalTile] | None = None

    @property
    def has_neutral(self) -> bool:
        """Whether a neutral player takes part in the final scoring tiles."""
        return len(self.lots) == PLAYERS_WITH_NEUTRAL

    @property
    def columns(self) -> tuple[str, ...]:
        """Who has a column: the players in turn order, then perhaps the neutral player."""
        players = tuple(lot.player for lot in self.lots)
        return (*players, NEUTRAL) if self.has_neutral else players

    def row(self, label: str) -> tuple[Cell, ...]:
        """Return the cells of one row, in the order of the columns; factions by their slug."""
        cells = tuple(_known(lot, label) for lot in self.lots)
        return (*cells, self._known_of_neutral(label)) if self.has_neutral else cells

    def _known_of_neutral(self, label: str) -> Cell:
        return None if self.tiles is None or label not in TILES else self.tiles[TILES.index(label)].neutral

    def is_open(self, label: str, column: int) -> bool:
        """Say whether a cell is to be filled in. `column` counts from 0."""
        if column < len(self.lots):
            return label in ENTRIES
        return label in TILES and self.tiles is None

    @property
    def remarks(self) -> tuple[str, ...]:
        """What stands below the sheet: which final tiles they are."""
        if self.tiles is None:
            return ()
        return tuple(f"{label}: {tile.title}" for label, tile in zip(TILES, self.tiles, strict=True))


def _known(lot: Lot, label: str) -> Cell:
    """Return what the auction decided of one cell, or nothing."""
    known: dict[str, Cell] = {
        FACTION: lot.faction,
        SEAT: lot.seat,
        TURN: lot.turn,
        BOOSTER_PICK: lot.booster_pick,
        STARTING_VP: lot.starting_vp,
        AUCTION: -lot.final_deduction,
    }
    return known.get(label)
