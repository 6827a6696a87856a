"""Tables of two, three and four at the end of their game, with what each has on the score sheet.

Every figure of a score is worked out in the comments, by the rules Z1 to Z5.
"""

import csv
import io
from dataclasses import dataclass
from typing import Literal

from gaia_auction.records.sheets.blank_sheet import ENTRIES, NEUTRAL, BlankSheet
from gaia_auction.records.sheets.comma_separated import sheet_as_csv
from gaia_auction.rules.final_scoring import FINAL_TILES
from gaia_auction.rules.outcome import Lot

STRUCTURES, FEDERATED, PLANET_TYPES, GAIA, SECTORS, SATELLITES = FINAL_TILES
GUARDED = "=HYPERLINK(A1)"


@dataclass(frozen=True)
class Ended:
    """A game that ended: the sheet, the entries by player in the order of ENTRIES, and the right scores.

    A score is game VP, both tiles, research, resources, auction, total and rank.
    """

    sheet: BlankSheet
    entries: dict[str, tuple[int, ...]]
    scores: dict[str, tuple[int, ...]]
    winners: tuple[str, ...]

    def value(self, label: str, name: str) -> int | None:
        """What is to be filled in for one player in one row."""
        entries = self.entries.get(name)
        return None if entries is None else entries[ENTRIES.index(label)]

    @property
    def rows(self) -> list[list[str]]:
        """The sheet as somebody filled it in, as rows of texts."""
        rows = list(csv.reader(io.StringIO(sheet_as_csv(self.sheet).removeprefix("\ufeff"))))
        for row in rows:
            for column, name in enumerate(self.sheet.columns):
                if row[0] in ENTRIES and name != NEUTRAL:
                    row[column + 1] = str(self.value(row[0], name))
        return rows

    @property
    def csv(self) -> bytes:
        """The sheet as somebody filled it in, as CSV."""
        return as_csv(self.rows)


def as_csv(rows: list[list[str]], separator: str = ",", quoting: Literal[0, 1] = csv.QUOTE_MINIMAL) -> bytes:
    output = io.StringIO()
    csv.writer(output, delimiter=separator, quoting=quoting).writerows(rows)
    return output.getvalue().encode()


# Two players and the neutral one, who counts 11 structures and 4 Gaia planets. Faction bidding: the starting
# VP held the cost.
#   Structures: neutral 11, Ada 10, Ben 9: the neutral player is first, Ada 12, Ben 6.
#   Gaia planets: neutral 4, Ben 4, Ada 0: Ben and the neutral player share 18 + 12, so Ben 15; Ada counts
#   nothing and scores nothing, though she would be third.
#   Research: Ada 5 4 3 0 0 2: 12 + 8 + 4 = 24. Ben 2 3 3 3 4 5: 4 + 4 + 4 + 8 + 12 = 32.
#   Resources: Ada 1 + 1 + 0 = 2: 0. Ben 2 + 3 + 4 = 9: 3.
#   Ada 110 + 12 + 0 + 24 + 0 + 0 = 146. Ben 90 + 6 + 15 + 32 + 3 + 0 = 146: both win.
TWO = Ended(
    BlankSheet(
        (Lot(1, "Ada", 2, "xenos", 6, 24, 0, 2), Lot(2, "Ben", 1, "terrans", 1, 29, 0, 1)),
        (STRUCTURES, GAIA),
    ),
    {
        "Ada": (110, 10, 0, 5, 4, 3, 0, 0, 2, 1, 1, 0),
        "Ben": (90, 9, 4, 2, 3, 3, 3, 4, 5, 2, 3, 4),
    },
    {"Ada": (110, 12, 0, 24, 0, 0, 146, 1), "Ben": (90, 6, 15, 32, 3, 0, 146, 1)},
    ("Ada", "Ben"),
)

# Three players, the fifth example of the rules: Ben pays 8, Ada 2, and 0 pays one whose name is a formula.
#   Tile 1: 7, 7, 7: all three share 18 + 12 + 6 = 36, 12 each.
#   Tile 2: 9, 5, 5: 18 for Ben; the others share 12 + 6 = 18, 9 each.
#   Research: Ben 3 3 3 3 3 3: 24. The formula 5 5 0 0 0 0: 24. Ada 1 2 2 2 2 2: 0.
#   Resources: Ben 15 + 0 + 0: 5. The formula 0 + 0 + 5: 1. Ada 4 + 4 + 4 = 12: 4.
#   Ben 100 + 12 + 18 + 24 + 5 − 8 = 151. The formula 80 + 12 + 9 + 24 + 1 − 0 = 126.
#   Ada 128 + 12 + 9 + 0 + 4 − 2 = 151. So Ben and Ada win, and the formula is third.
THREE = Ended(
    BlankSheet(
        (
            Lot(1, "Ben", 2, "itars", 8, 10, 8, 3),
            Lot(2, GUARDED, 3, "xenos", 0, 10, 0, 2),
            Lot(3, "Ada", 1, "taklons", 2, 10, 2, 1),
        ),
        (SECTORS, SATELLITES),
    ),
    {
        "Ben": (100, 7, 9, 3, 3, 3, 3, 3, 3, 15, 0, 0),
        GUARDED: (80, 7, 5, 5, 5, 0, 0, 0, 0, 0, 0, 5),
        "Ada": (128, 7, 5, 1, 2, 2, 2, 2, 2, 4, 4, 4),
    },
    {
        "Ben": (100, 12, 18, 24, 5, -8, 151, 1),
        GUARDED: (80, 12, 9, 24, 1, 0, 126, 3),
        "Ada": (128, 12, 9, 0, 4, -2, 151, 1),
    },
    ("Ben", "Ada"),
)

# Four players, the cost charged by level 10: the dearest faction starts on 10, and nothing is deducted.
#   Tile 1: 8, 8, 5, 3: two tied first share 18 + 12, 15 each; 6; 0.
#   Tile 2: 6, 4, 4, 4: 18; the three tied second share 12 + 6 + 0 = 18, 6 each.
#   Research: Zoë 4 0 0 0 0 0: 8. Ben 5 0 0 0 0 0: 12. Cyd all 0: 0. Dee 3 3 0 0 0 0: 8.
#   Resources: Zoë 2: 0. Ben 3: 1. Cyd 1 + 1 + 4 = 6: 2. Dee 0.
#   Zoë 120 + 15 + 18 + 8 + 0 = 161. Ben 119 + 15 + 6 + 12 + 1 = 153. Cyd 139 + 6 + 6 + 0 + 2 = 153.
#   Dee 0 + 0 + 6 + 8 + 0 = 14. Ranks 1, 2, 2, 4.
FOUR = Ended(
    BlankSheet(
        (
            Lot(1, "Zoë", 3, "ivits", 9, 10, 0, 4),
            Lot(2, "Ben", 1, "baltaks", 4, 15, 0, 3),
            Lot(3, "Cyd", 4, "nevlas", 0, 19, 0, 2),
            Lot(4, "Dee", 2, "firaks", 0, 19, 0, 1),
        ),
    ),
    {
        "Zoë": (120, 8, 6, 4, 0, 0, 0, 0, 0, 0, 2, 0),
        "Ben": (119, 8, 4, 5, 0, 0, 0, 0, 0, 3, 0, 0),
        "Cyd": (139, 5, 4, 0, 0, 0, 0, 0, 0, 1, 1, 4),
        "Dee": (0, 3, 4, 3, 3, 0, 0, 0, 0, 0, 0, 0),
    },
    {
        "Zoë": (120, 15, 18, 8, 0, 0, 161, 1),
        "Ben": (119, 15, 6, 12, 1, 0, 153, 2),
        "Cyd": (139, 6, 6, 0, 2, 0, 153, 2),
        "Dee": (0, 0, 6, 8, 0, 0, 14, 4),
    },
    ("Zoë",),
)

TABLES = {"two": TWO, "three": THREE, "four": FOUR}
