"""What happened beside what would have: who plays what at what price, and the orders."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import Lot, Outcome
from gaia_auction.screen.colours import ACCENT, TITLE, faction_mark
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, facts, listing, number
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.orders import structure_rounds
from gaia_auction.sentences.what_if import change_between
from gaia_auction.table.what_if import WhatIf

DIFFERENT = "≠"
"""Stands where something differs, so that no colour is needed to see it."""
HAPPENED = "It happened"

_HEADERS = ("Player", HAPPENED, ">VP", "Instead", ">VP", "")

Pair = tuple[Lot, Lot]
"""What a player got, and what they would have."""


def side_by_side(what_if: WhatIf, note: str) -> RenderableType:
    """Return both outcomes side by side; `note` says which auction it is, such as the name of its file."""
    happened, instead = what_if.happened, what_if.instead
    by_player = {lot.player: lot for lot in instead.lots}
    lots = sorted(happened.lots, key=lambda lot: lot.seat)
    pairs = [(lot, by_player[lot.player]) for lot in lots]
    return Page(
        [TitleLine(f"What if · {mode_of(happened.settings).title}", note)],
        [Text(change) for change in what_if.changes],
        [
            FirstThatFits(
                _beside(pairs, listing(*_HEADERS)),
                _beside(pairs, listing(*_HEADERS, tall=True, gap=1)),
                Group(*(_told(pair) for pair in pairs)),
            )
        ],
        [facts((*_orders(happened, instead), *_bans(happened, instead)))],
    )


def _beside(pairs: list[Pair], table: Table) -> Table:
    for was, would_be in pairs:
        table.add_row(
            Text(was.player),
            faction_mark(was.faction),
            number(was.vp_cost),
            faction_mark(would_be.faction),
            number(would_be.vp_cost),
            _change(was, would_be),
        )
    return table


def _told(pair: Pair) -> RenderableType:
    """Return one player's lots one below the other, where the window is too narrow for columns."""
    was, would_be = pair
    change = _change(was, would_be)
    lines = [Text.assemble("it happened: ", faction_mark(was.faction), f" for {was.vp_cost}")]
    lines.append(
        Text.assemble("instead: ", faction_mark(would_be.faction), f" for {would_be.vp_cost}  ", change)
    )
    return Group(Text(was.player, TITLE), Padding(Group(*lines), (0, 0, 0, 2)))


def _change(was: Lot, would_be: Lot) -> Text:
    words = change_between(was, would_be)
    return Text(f"{DIFFERENT} {words}" if words else "", ACCENT)


def _orders(happened: Outcome, instead: Outcome) -> Iterator[tuple[str, RenderableType]]:
    """Return each order once where it stays, else with what it would be below."""
    for label, was, now in (
        ("First round", " → ".join(happened.turn_order), " → ".join(instead.turn_order)),
        ("Boosters", " → ".join(happened.booster_order), " → ".join(instead.booster_order)),
        ("Structures", *(" · ".join(structure_rounds(outcome.lots)) for outcome in (happened, instead))),
    ):
        yield label, Text(was)
        if now != was:
            yield "  instead", Text.assemble((f"{DIFFERENT} ", ACCENT), now)


def _bans(happened: Outcome, instead: Outcome) -> Iterator[tuple[str, RenderableType]]:
    """Return the banned factions of both, where they differ."""
    if happened.banned != instead.banned:
        was, now = (listed(map(title_of, outcome.banned)) for outcome in (happened, instead))
        yield "Banned", Text(was)
        yield "  instead", Text.assemble((f"{DIFFERENT} ", ACCENT), now)
