"""What happened beside what other rules make of the same sealed numbers."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.outcome import Lot
from gaia_auction.rules.what_if.comparison import Compared
from gaia_auction.screen.colours import ACCENT, SECONDARY, TITLE, faction_mark
from gaia_auction.screen.layout import ByName, FirstThatFits, Page, TitleLine, facts, listing, number
from gaia_auction.screen.side_by_side import DIFFERENT, HAPPENED
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.what_if import title_of_rule

_SUMS = (
    ("Value", "the bids on what each one gets, added up"),
    ("Paid", "the prices, added up"),
    ("Envy", "by how much somebody would rather have had another one's lot, at most"),
)
_LAST = ("Last", "the assignment with the highest value, at the lowest prices that leave no envy")


def comparison_view(compared: tuple[Compared, ...], note: str) -> RenderableType:
    """Return the outcomes by rule, what happened first; `note` says which auction it is."""
    title = TitleLine(f"Other rules, the same bids · {title_of_rule(compared[0].rule)}", note)
    outcomes = FirstThatFits(_beside(compared, " for "), _beside(compared, " "), _told(compared))
    return Page([title], [outcomes], [facts((label, Text(words)) for label, words in (*_SUMS, _LAST))])


def _titles(compared: tuple[Compared, ...]) -> list[str]:
    return [HAPPENED, *(title_of_rule(one.rule) for one in compared[1:])]


def _beside(compared: tuple[Compared, ...], between: str) -> Table:
    """Return a column for each outcome; `between` stands between a faction and its price."""
    table = listing("Player", *_titles(compared))
    for lots in _by_player(compared):
        table.add_row(Text(lots[0].player), *(_lot(lot, lots[0], between) for lot in lots))
    table.add_row()
    for place, (label, _) in enumerate(_SUMS):
        table.add_row(label, *(number(_sums(one)[place]) for one in compared), style=SECONDARY)
    return table


def _told(compared: tuple[Compared, ...]) -> RenderableType:
    """Return the outcomes one below the other, where the window is too narrow for columns."""
    told: list[RenderableType] = []
    for place, (title, one) in enumerate(zip(_titles(compared), compared, strict=True)):
        lots = [(lots[0].player, _lot(lots[place], lots[0], " for ")) for lots in _by_player(compared)]
        sums = listed(f"{label.lower()} {value}" for (label, _), value in zip(_SUMS, _sums(one), strict=True))
        told += ["", Text(title, TITLE), ByName(lots), Text(sums, SECONDARY)]
    return Group(*told[1:])


def _by_player(compared: tuple[Compared, ...]) -> list[list[Lot]]:
    """Return for each player, in seat order, their lot in each outcome, what happened first."""
    players = compared[0].outcome.settings.players
    by_player = [{lot.player: lot for lot in one.outcome.lots} for one in compared]
    return [[lots[player] for lots in by_player] for player in players]


def _lot(lot: Lot, happened: Lot, between: str) -> Text:
    differs = (lot.faction, lot.vp_cost) != (happened.faction, happened.vp_cost)
    sign = (f" {DIFFERENT}", ACCENT) if differs else ""
    return Text.assemble(faction_mark(lot.faction), f"{between}{lot.vp_cost}", sign)


def _sums(one: Compared) -> tuple[int, int, int]:
    return one.value, sum(lot.vp_cost for lot in one.outcome.lots), one.most_envy
