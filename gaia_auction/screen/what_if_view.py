"""The answers to what if, each in its own shape."""

from typing import assert_never

from rich.console import Group, RenderableType
from rich.text import Text

from gaia_auction.rules.modes import mode_of
from gaia_auction.screen.board_view import board_view
from gaia_auction.screen.comparison_view import comparison_view
from gaia_auction.screen.layout import Page, TitleLine
from gaia_auction.screen.side_by_side import side_by_side
from gaia_auction.screen.wants_view import wants_view
from gaia_auction.table.sealed_questions import Comparison, Wanted
from gaia_auction.table.what_if import Answer, Stuck, WhatIf


def answer_view(answer: Answer, note: str) -> RenderableType:
    """Return what would have been; `note` says which auction it is, such as the name of its file."""
    match answer:
        case WhatIf():
            return side_by_side(answer, note)
        case Wanted():
            return wants_view(answer, note)
        case Comparison():
            return comparison_view(answer.compared, note)
        case _:
            assert_never(answer)


def stuck_view(stuck: Stuck, note: str) -> RenderableType:
    """Return how it stands where the recorded moves stop."""
    title = TitleLine(f"What if · {mode_of(stuck.state.settings).title}", note)
    page = Page([title], [*(Text(change) for change in stuck.changes), ""])
    return Group(page, board_view(stuck.state))
