"""A saved auction as pages to turn: on each the whole board at that moment, and what happened and why."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult

from gaia_auction.screen.board_view import board_view
from gaia_auction.screen.fairness_view import fairness_view
from gaia_auction.screen.layout import Page
from gaia_auction.screen.outcome_view import outcome_view
from gaia_auction.screen.page_turning import ROWS_OF_HINT
from gaia_auction.screen.replay_view import heading_of, move_view, not_over, opening
from gaia_auction.table.replay import Move, Replay


def pages_of(replay: Replay, note: str) -> tuple[RenderableType, ...]:
    """Return a page for each move, and those of the end if the replay goes there.

    These are the outcome and, of sealed bids, whether it was fair; or how an unfinished auction stands.
    `note` says which auction it is, such as the name of its file.
    """
    return tuple(_pages(replay, note))


def _pages(replay: Replay, note: str) -> Iterator[RenderableType]:
    for move in replay.moves:
        yield _page(move, replay, note)
    if not replay.with_end:
        if not replay.moves:
            yield opening(replay, note)
    elif replay.outcome is not None:
        shapes = (outcome_view(replay.outcome, title, replay.receipts) for title in (note, ""))
        yield _FirstThatFitsTheScreen(*shapes)
        if envy := replay.envy:
            yield fairness_view(envy)
    else:
        yield Group(board_view(replay.end), "", not_over(replay))


def _page(move: Move, replay: Replay, note: str) -> RenderableType:
    board = board_view(move.state, note if move.part in {"submission", "resolution"} else None)
    told = Page([heading_of(move.part), move_view(move, replay.steps, with_holdings=False)])
    without_board = Page([heading_of(move.part), move_view(move, replay.steps)])
    return _FirstThatFitsTheScreen(Group(board, "", told), without_board)


class _FirstThatFitsTheScreen:
    """The same content in several shapes, best first; the last one serves where none fits."""

    def __init__(self, *shapes: RenderableType) -> None:
        """Take the shapes, best first."""
        self._shapes = shapes

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the first shape that leaves room for an empty line and the hint."""
        *others, last = self._shapes
        for shape in others:
            rows = len(console.render_lines(shape, options, pad=False))
            if rows + 1 + ROWS_OF_HINT <= console.height:
                yield shape
                return
        yield last
