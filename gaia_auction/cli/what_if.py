"""The command `what-if`."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand

from gaia_auction.characters import whole_number
from gaia_auction.cli.options import File, NoColor
from gaia_auction.errors import WRONG_INPUT, InputError, quoted
from gaia_auction.records.layout import laid_out
from gaia_auction.screen.terminal import Terminal
from gaia_auction.table.inputs import read_input
from gaia_auction.table.resolve import Resolved, resolve
from gaia_auction.table.sealed_questions import under_other_rules, what_it_takes
from gaia_auction.table.typed import parse_bids, parse_move, parse_wish
from gaia_auction.table.what_if import (
    Answer,
    Stuck,
    with_other_bids,
    with_other_event,
)

Typed = TypeVar("Typed")


class Command(TyperCommand):
    """A command that asks one thing: of --event and --wants there is one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - Typer keeps its type private
        """Refuse an option given twice, of which the parser would keep the last alone."""
        _, _, given = self.make_parser(ctx).parse_args(list(args))
        for option in given:
            if option.name in {"event", "wants"} and given.count(option) > 1:
                raise typer.BadParameter(f"--{option.name} is given twice; ask for one", ctx)
        return super().parse_args(ctx, args)


def what_if(  # noqa: PLR0913, PLR0917 - each is an option
    file: File,
    bid: Annotated[
        list[str] | None,
        typer.Option(metavar="BIDS", help='Other sealed bids, such as "Ben: itars=12 xenos=3"; repeat it.'),
    ] = None,
    event: Annotated[
        tuple[str, str] | None,
        typer.Option(
            metavar="INDEX MOVE",
            help='Another move instead of an event, counted from 0, such as 7 "bid 5 on itars".',
        ),
    ] = None,
    wants: Annotated[
        str | None,
        typer.Option(metavar="WISH", help='What a sealed bid would have had to be, such as "Ada: itars".'),
    ] = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="What other rules make of the same sealed bids.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the answer as a JSON document.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Show what other bids or another move would have led to.

    One of --bid, --event, --wants and --compare says what is to be different.
    """
    question = _question(bid or [], event, wants, compare=compare)
    terminal = Terminal()
    try:
        answer = question(resolve(read_input(file)))
    except InputError as error:
        terminal.error(file, error)
        raise typer.Exit(WRONG_INPUT) from None
    if isinstance(answer, Stuck):
        _show_how_it_stands(terminal, answer, file, json=json)
        raise typer.Exit(WRONG_INPUT)
    if json:
        terminal.result(laid_out(answer.document().model_dump(exclude_unset=True)))
        return
    from gaia_auction.screen.what_if_view import answer_view

    terminal.show(answer_view(answer, file))


def _question(
    bids: list[str], event: tuple[str, str] | None, wants: str | None, *, compare: bool
) -> Callable[[Resolved], Answer | Stuck]:
    """Return what is asked of an auction; a usage error if that is nothing, several things, or unreadable."""
    asked = [bool(bids), event is not None, wants is not None, compare]
    if sum(asked) != 1:
        raise typer.BadParameter("ask one thing: --bid, --event, --wants or --compare")
    if bids:
        typed_bids = [_read(parse_bids, text, "--bid") for text in bids]
        return lambda resolved: with_other_bids(resolved, typed_bids)
    if event is not None:
        index, move = _index(event[0]), _read(parse_move, event[1], "--event")
        return lambda resolved: with_other_event(resolved, index, move)
    if wants is not None:
        wish = _read(parse_wish, wants, "--wants")
        return lambda resolved: what_it_takes(resolved, wish)
    return under_other_rules


def _index(text: str) -> int:
    """Return which event is meant; whether there is one of this number is for the auction to say."""
    index = whole_number(text)
    if index is None:
        raise typer.BadParameter(f"must begin with a whole number, not {quoted(text)}", param_hint="--event")
    return index


def _read(parse: Callable[[str], Typed], text: str, option: str) -> Typed:
    try:
        return parse(text)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint=option) from None


def _show_how_it_stands(terminal: Terminal, stuck: Stuck, file: str, *, json: bool) -> None:
    """Say where the recorded moves stop; for people, with the table as it stands there."""
    if not json:
        from gaia_auction.screen.what_if_view import stuck_view

        terminal.show(stuck_view(stuck, file))
    terminal.error(file, stuck.error)
