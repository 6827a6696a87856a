"""The unfinished auctions of a folder, to choose one from."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.cells import cell_len
from rich.text import Text

from gaia_auction.errors import printable
from gaia_auction.rules.modes import mode_of
from gaia_auction.screen.board_notes import whose_turn
from gaia_auction.screen.colours import ACCENT
from gaia_auction.screen.layout import Page
from gaia_auction.screen.options import Option
from gaia_auction.screen.prompts import choose
from gaia_auction.screen.stage import Stage
from gaia_auction.table.unfinished import Unfinished

_MOST_COLUMNS = (34, 24, 20, 20)
"""How wide a column may be; a cell that is longer moves those behind it to the right."""


def chosen_from(stage: Stage, found: Sequence[Unfinished]) -> Path:
    """Let somebody choose an auction to go on with; the first one is under the pointer."""
    stage.page(Page([Text("The unfinished auctions of this folder, the newest first", ACCENT)]))
    options = [
        Option(line, auction.path, auction.path.name)
        for line, auction in zip(_lines(found), found, strict=True)
    ]
    return choose("Which one goes on?", options, rows=stage.rows_left)


def _lines(found: Sequence[Unfinished]) -> Iterator[str]:
    """Return a line for each: file, players, whose turn it is, and the mode where there is room for it."""
    rows = [_cells(auction) for auction in found]
    widths = [
        min(most, max(map(cell_len, column)))
        for most, column in zip(_MOST_COLUMNS, zip(*rows, strict=True), strict=True)
    ]
    for row in rows:
        yield "  ".join(
            cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)
        ).rstrip()


def _cells(auction: Unfinished) -> tuple[str, ...]:
    settings = auction.state.settings
    players = ", ".join(settings.players)
    return printable(auction.path.name), players, whose_turn(auction.state), mode_of(settings).title
