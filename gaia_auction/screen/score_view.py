"""The final scoring as the table sees it: where each player's VP come from, and who wins."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gaia_auction.screen.colours import ACCENT, TITLE, faction_mark
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, facts, listing, number
from gaia_auction.sentences.lists import listed
from gaia_auction.table.score import Scored, Standing

_SOURCES = ("Game VP", "Tile 1", "Tile 2", "Research", "Resources", "Auction")
_HEADERS = (">Rank", "Player", "Faction", *(f">{source}" for source in _SOURCES), ">Total")


def score_view(scored: Scored, note: str = "") -> RenderableType:
    """Return the final scoring, the best first; `note` says which sheet it is."""
    standings = sorted(scored.standings, key=lambda standing: standing.score.rank)
    shapes = (_table(standings, tall=tall, gap=gap) for tall, gap in ((False, 2), (True, 2), (True, 1)))
    table = FirstThatFits(*shapes, Group(*map(_told, standings)))
    victory = "Winner" if len(scored.winners) == 1 else "Shared victory"
    return Page(
        [TitleLine("Final scoring", note)],
        [table],
        [facts([(victory, Text(listed(scored.winners), ACCENT))])],
    )


def _vp(standing: Standing) -> tuple[int, ...]:
    score = standing.score
    return (score.game_vp, *score.final_tiles, score.research, score.resources, score.auction)


def _table(standings: list[Standing], *, tall: bool, gap: int) -> RenderableType:
    table = listing(*_HEADERS, tall=tall, gap=gap)
    for standing in standings:
        total = number(standing.score.total)
        total.stylize(TITLE)
        table.add_row(
            number(standing.score.rank),
            Text(standing.player),
            faction_mark(standing.faction),
            *map(number, _vp(standing)),
            total,
        )
    return table


def _told(standing: Standing) -> RenderableType:
    """Return one player's score in words, for a window too narrow for a table."""
    total = Text(f"{standing.score.rank}. {standing.player}: {number(standing.score.total)}", TITLE)
    parts = (f"{source} {number(vp)}" for source, vp in zip(_SOURCES, _vp(standing), strict=True))
    words = Text.assemble(faction_mark(standing.faction), "\n", " · ".join(parts))
    return Group(total, Padding(words, (0, 0, 0, 2)))
