"""The command `setup`."""

from pathlib import Path
from random import SystemRandom
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from gaia_auction.characters import whole_number
from gaia_auction.cli.options import NoColor, number_within, written
from gaia_auction.errors import InputError, printable
from gaia_auction.rules.settings import LEAST_PLAYERS, MOST_PLAYERS
from gaia_auction.screen.terminal import Terminal
from gaia_auction.sentences.lists import listed
from gaia_auction.setup.layouts import OLD_SEEDS, LayoutName, Placement, Table

if TYPE_CHECKING:
    from gaia_auction.setup.result import Setup

USUAL_DEALS, MOST_DEALS = 50, 999
FORMATS = (".svg", ".png", ".html")


class Command(TyperCommand):
    """A command whose --balanced may stand without its number, and whose help names the old seeds."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - Typer keeps its type private
        """Put the usual number behind a --balanced that has none."""
        numbered = [
            f"{word}={USUAL_DEALS}" if word == "--balanced" and whole_number(after) is None else word
            for word, after in zip(args, [*args[1:], ""], strict=False)
        ]
        return super().parse_args(ctx, numbered)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - the same
        """Write the long text with the old seeds below it, none of them broken at its hyphens."""
        super().format_help_text(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            width = formatter.width - formatter.current_indent
            for line in wrap(", ".join(OLD_SEEDS), width, break_on_hyphens=False):
                formatter.write_text(line)


def setup(  # noqa: PLR0913, PLR0917 - each is an option
    players: Annotated[int, number_within(LEAST_PLAYERS, MOST_PLAYERS, "How many play", metavar="N")],
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="What the setup is dealt from; else a new one is drawn."),
    ] = None,
    layout: Annotated[
        LayoutName,
        typer.Option(help="The board; xshape (3 or 4 players) and rulebook8 (3) have 8 sectors."),
    ] = "standard",
    placement: Annotated[
        Placement, typer.Option(help="Whether sectors 1 to 4 lie anywhere, fixed inside, or shuffled inside.")
    ] = "random",
    balanced: Annotated[
        int,
        number_within(
            1,
            MOST_DEALS,
            f"Deal TEXT, TEXT#2, TEXT#3 …, N of them or {USUAL_DEALS}, and keep the fairest",
            metavar="[N]",
            show_default=False,
        ),
    ] = 1,
    rotate: Annotated[
        list[str] | None,
        typer.Option(metavar="SECTOR:N", help="Turn a sector by N sixths, clockwise; can be repeated."),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw it as a page to print too: a new .svg, .png or .html."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the setup as a JSON document.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Deal a whole setup from a seed, with a picture to build from.

    The same seed gives every table the same, and the same as on the BGS site; rulebook8, first-game, another
    placement and the empty seed are dealings of our own. So are twenty old seeds, which that site deals by
    older rules:
    """
    from gaia_auction.sentences.setup import sentence_for_clash
    from gaia_auction.table.setup import new_seed, set_up

    if save is not None and save.suffix.lower() not in FORMATS:
        raise typer.BadParameter(f"a page ends in {listed(FORMATS, 'or')}", param_hint="--save")
    table = Table(new_seed(SystemRandom()) if seed is None else seed, players, layout, placement)
    try:
        dealt = set_up(table, tuple(rotate or ()), balanced)
    except InputError as error:
        raise typer.BadParameter(error.what, param_hint=error.where) from None
    terminal = Terminal()
    if save is not None:
        _save(terminal, dealt, save)
    _print(terminal, dealt, json=json)
    for clash in dealt.clashes:
        terminal.warning("--rotate", sentence_for_clash(clash))


def _save(terminal: Terminal, dealt: "Setup", path: Path) -> None:
    from gaia_auction.screen.setup_files import setup_file

    written(terminal, path, lambda: setup_file(dealt, path.suffix.lower()))
    terminal.note(f"Saved {printable(str(path))}")


def _print(terminal: Terminal, dealt: "Setup", *, json: bool) -> None:
    if json:
        from gaia_auction.records.layout import laid_out
        from gaia_auction.records.setup_document import setup_document

        terminal.result(laid_out(setup_document(dealt).model_dump()))
    else:
        from gaia_auction.screen.setup_view import setup_view

        terminal.show(setup_view(dealt))
