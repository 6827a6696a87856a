"""The rows of a score sheet that the auction filled in: read again, and held against one another."""

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.blank_sheet import AUCTION, BOOSTER_PICK, FACTION, SEAT, STARTING_VP, TURN
from gaia_auction.records.sheets.cells import Given, between, in_words, is_blank, number_or_gap, short_text
from gaia_auction.records.sheets.filled_sheet import place
from gaia_auction.rules.factions import other_side, parse_faction
from gaia_auction.rules.outcome import START_LEVEL
from gaia_auction.rules.settings import MOST_VP

_HIGHEST_START = START_LEVEL + MOST_VP
_LOWEST_START = 1 - MOST_VP


def factions_in(cells: tuple[Given, ...], players: tuple[str, ...]) -> tuple[str, ...]:
    """Return the slugs of the players' factions, all of different boards (T3)."""
    slugs: list[str] = []
    for cell, player in zip(cells, players, strict=False):
        faction = parse_faction(short_text(cell))
        if faction is None:
            shown = "is empty" if is_blank(cell) else f"is {in_words(cell)}"
            raise InputError(place(FACTION, player), f"{shown}; it must be the name of a faction")
        for other, taken in zip(players, slugs, strict=False):
            if taken in {faction.slug, other_side(faction.slug)}:
                raise InputError(
                    place(FACTION, player), f"cannot be {faction.slug}: {other} has that board already"
                )
        slugs.append(faction.slug)
    return tuple(slugs)


def check_orders(rows: dict[str, tuple[Given, ...]], players: tuple[str, ...]) -> None:
    """Refuse seats and turns that two players have, and booster picks that are not in reverse (O2)."""
    count = len(players)
    numbers = {
        label: [
            _needed(cell, label, player, 1, count) for cell, player in zip(rows[label], players, strict=False)
        ]
        for label in (SEAT, TURN, BOOSTER_PICK)
    }
    for label in (SEAT, TURN):
        for column, player in enumerate(players):
            if numbers[label][column] in numbers[label][:column]:
                raise InputError(place(label, player), f"is {numbers[label][column]}, which another has")
    for player, turn, pick in zip(players, numbers[TURN], numbers[BOOSTER_PICK], strict=True):
        if pick != count + 1 - turn:
            raise InputError(
                place(BOOSTER_PICK, player), f"is {pick}, but must be {count + 1 - turn} with turn {turn}"
            )


def deductions_in(rows: dict[str, tuple[Given, ...]], players: tuple[str, ...]) -> tuple[int, ...]:
    """Return what is deducted at the end; where the starting VP held the cost, nothing can be (O4)."""
    starts = [
        _needed(cell, STARTING_VP, player, _LOWEST_START, _HIGHEST_START)
        for cell, player in zip(rows[STARTING_VP], players, strict=False)
    ]
    auction = [
        _needed(cell, AUCTION, player, -MOST_VP, 0)
        for cell, player in zip(rows[AUCTION], players, strict=False)
    ]
    held = any(start != START_LEVEL for start in starts)
    for player, vp in zip(players, auction, strict=True):
        if held and vp:
            raise InputError(
                place(AUCTION, player),
                f"is {vp}, but the starting VP held the cost already, so that it must be 0",
            )
    return tuple(-vp for vp in auction)


def _needed(cell: Given, label: str, player: str, least: int, most: int) -> int:
    """Return the number in a cell that the sheet came with; an InputError if it is empty or impossible."""
    number = number_or_gap(cell, place(label, player), least, most)
    if number is None:
        raise InputError(place(label, player), f"is empty; it must be {between(least, most)}")
    return number
