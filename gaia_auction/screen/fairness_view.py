"""Was it fair? What every lot is worth to each player by their own bids, below the outcome."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.what_if.envy import Envy
from gaia_auction.screen.colours import TITLE
from gaia_auction.screen.layout import ByName, FirstThatFits, Page, TitleLine, listing, number

_WHAT = "own bid − final price; in brackets one's own lot"


def fairness_view(envy: tuple[Envy, ...]) -> RenderableType:
    """Return the values of all lots for each player, with whose they would rather have had; a line above."""
    lots = {one.player: title_of(one.own) for one in envy}

    def rather(one: Envy) -> Text:
        return Text(f"{one.envies}'s {lots[one.envies]}, by {one.by}" if one.envies else "–")

    def rather_in_short(one: Envy) -> Text:
        return Text(f"{one.envies}, by {one.by}" if one.envies else "–")

    table = FirstThatFits(
        _beside(envy, "Would rather have had", rather),
        _beside(envy, "Would rather have had", rather_in_short, tall=True),
        _told(envy, rather),
    )
    return Page(["", TitleLine("Was it fair?", _WHAT), table])


def _beside(
    envy: tuple[Envy, ...], last: str, rather: Callable[[Envy], Text], *, tall: bool = False
) -> Table:
    factions = (f">{title_of(faction)}" for faction in envy[0].values)
    table = listing("Player", *factions, last, tall=tall)
    for one in envy:
        table.add_row(Text(one.player), *(_value(one, faction) for faction in one.values), rather(one))
    return table


def _told(envy: tuple[Envy, ...], rather: Callable[[Envy], Text]) -> RenderableType:
    """Return the same in words, player by player."""
    told = []
    for one in envy:
        values = Text(", ").join(
            Text.assemble(title_of(faction), " ", _value(one, faction)) for faction in one.values
        )
        lines = [values, Text.assemble("would rather have had ", rather(one))] if one.envies else [values]
        told.append((one.player, Group(*lines)))
    return ByName(told)


def _value(one: Envy, faction: str) -> Text:
    value = number(one.values[faction])
    return Text.assemble("[", value, "]", style=TITLE) if faction == one.own else value
