"""Sealed bids that cannot be opened any more: the table decides what becomes of the auction."""

from rich.text import Text

from gaia_auction.errors import InputError, printable
from gaia_auction.screen.colours import WARNING
from gaia_auction.screen.layout import Page, TitleLine
from gaia_auction.screen.options import Option
from gaia_auction.screen.prompts import choose
from gaia_auction.screen.stage import Stage
from gaia_auction.sentences.lists import listed


def may_submit_again(stage: Stage, players: tuple[str, ...], lost: InputError) -> bool:
    """Say why these players' sealed bids cannot be opened, and ask whether they are to submit again."""
    what = printable(lost.what)
    why = Text(f"{what[:1].upper()}{what[1:]}.", WARNING)
    kept = Text("Everything else is kept. If these players submit again, the auction says that it happened.")
    stage.page(Page([TitleLine("Sealed bids without a key", "")], [why], [kept]))
    again = f"{listed(players)} {'submit' if players[1:] else 'submits'} again"
    options = [Option("Stop here: the file stays as it is", value=False), Option(again, value=True)]
    return choose("What do you want to do?", options)
