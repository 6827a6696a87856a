"""The outcome as the table sees it: who plays what at what price, and what is to be done next."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gaia_auction.rules.outcome import Lot, Outcome
from gaia_auction.screen.colours import SECONDARY, TITLE, faction_mark
from gaia_auction.screen.colours import WARNING as WARNING_STYLE
from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, bulleted, facts, listing, number
from gaia_auction.sentences.orders import ordinal
from gaia_auction.sentences.outcome_facts import WARNING, facts_of, title_of_outcome

_WHO = (">Turn", "Player", ">Seat", "Faction")
_NUMBERS = (">VP cost", ">Starts on", ">At the end", ">Booster")


_NONE: Mapping[str, str] = MappingProxyType({})


def outcome_view(outcome: Outcome, note: str = "", receipts: Mapping[str, str] = _NONE) -> RenderableType:
    """Return the outcome; `note` says which auction it is (a file, a date) and stands beside the title.

    `receipts` are the codes that the players got for their sealed bids.
    """
    return Page(
        [TitleLine(title_of_outcome(outcome), note)],
        [_lots(outcome.lots)],
        [facts([*_orders(outcome), *_receipts(receipts)])],
    )


def _lots(lots: tuple[Lot, ...]) -> RenderableType:
    """Return the lots in a table, or without columns where the window is too narrow for one."""
    return FirstThatFits(
        _beside(lots, listing(*_WHO, "Planet", *_NUMBERS)),
        _beside(lots, listing(*_WHO, "Planet", *_NUMBERS, tall=True)),
        _below(lots, listing(*_WHO, *_NUMBERS, tall=True)),
        _below(lots, listing(*_WHO, *_NUMBERS, tall=True, gap=1)),
        Group(*(_told(lot) for lot in lots)),
    )


def _beside(lots: tuple[Lot, ...], table: Table) -> Table:
    """Fill a table that has the planet in a column of its own."""
    for lot in lots:
        table.add_row(*_who(lot), faction_mark(lot.faction), _planet(lot), *_numbers(lot))
    return table


def _below(lots: tuple[Lot, ...], table: Table) -> Table:
    """Fill a table that has the planet below the faction."""
    for lot in lots:
        both = Text.assemble(faction_mark(lot.faction), "\n  ", _planet(lot))
        table.add_row(*_who(lot), both, *_numbers(lot))
    return table


def _told(lot: Lot) -> RenderableType:
    """Return one lot in words, under the player's name."""
    deduction, booster = number(-lot.final_deduction), ordinal(lot.booster_pick)
    which = Text.assemble(
        f"turn {lot.turn} · seat {lot.seat} · ", faction_mark(lot.faction), ", ", _planet(lot)
    )
    what = Text.assemble(
        f"cost {lot.vp_cost} · starts on ",
        number(lot.starting_vp),
        " · at the end ",
        deduction,
        f" · booster {booster}",
    )
    return Group(Text(lot.player, TITLE), Padding(Group(which, what), (0, 0, 0, 2)))


def _who(lot: Lot) -> tuple[Text, Text, Text]:
    return number(lot.turn), Text(lot.player), number(lot.seat)


def _numbers(lot: Lot) -> tuple[Text, Text, Text, Text]:
    return (
        number(lot.vp_cost),
        number(lot.starting_vp),
        number(-lot.final_deduction),
        Text(ordinal(lot.booster_pick)),
    )


def _planet(lot: Lot) -> Text:
    return Text(lot.planet.title, SECONDARY)


def _receipts(receipts: Mapping[str, str]) -> Iterator[tuple[str, RenderableType]]:
    """Return who got which code when handing in, so that each can compare it (S1)."""
    if receipts:
        codes = [f"{player} {code}" for player, code in receipts.items()]
        yield "Receipts", FirstThatFits(Text(" · ".join(codes)), bulleted(codes))


def _orders(outcome: Outcome) -> Iterator[tuple[str, RenderableType]]:
    """Return what follows from the lots, as labels and texts."""
    for label, texts in facts_of(outcome):
        if len(texts) > 1:
            yield label, FirstThatFits(Text(" · ".join(texts)), bulleted(texts))
        else:
            yield label, Text(texts[0], WARNING_STYLE if label == WARNING else "")
