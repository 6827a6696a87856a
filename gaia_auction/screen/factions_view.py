"""The factions in a game, by their boards."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaia_auction.rules.factions import Start, factions_in_game
from gaia_auction.screen.colours import SECONDARY, planet_mark
from gaia_auction.screen.layout import Page, TitleLine, labelled, listing
from gaia_auction.sentences.lists import counted, listed


def factions_view(expansions: tuple[str, ...] = ()) -> RenderableType:
    """Return the factions that may be played with these expansions: planet, name, and how files spell it."""
    factions = factions_in_game(expansions)
    boards = len({faction.planet.slug for faction in factions})
    title = TitleLine("Factions", f"{counted(len(factions), 'faction')} on {counted(boards, 'board')}")
    table, above = listing("Home planet", "Colour", "Faction", "In files"), ""
    for faction in factions:
        planet = faction.planet
        board = (planet_mark(planet), Text(planet.colour)) if planet.slug != above else (Text(), Text())
        table.add_row(*board, Text(faction.title), Text(faction.slug, SECONDARY))
        above = planet.slug
    return Page([title], [table], [*_starts(expansions), *map(_only_with, expansions)])


def _starts(expansions: tuple[str, ...]) -> Iterator[RenderableType]:
    """Return what is placed before the first round, in the order of placing (O3)."""
    yield Text(f"Before the first round each faction places {Start.TWO_MINES.value}, except")
    for start in Start:
        names = [faction.title for faction in factions_in_game(expansions) if faction.start is start]
        if names and start is not Start.TWO_MINES:
            yield Padding(labelled(listed(names), start.value), (0, 0, 0, 2))


def _only_with(expansion: str) -> RenderableType:
    names = (faction.title for faction in factions_in_game((expansion,)) if faction.expansion == expansion)
    return labelled(f"Only with {expansion}", listed(names))
