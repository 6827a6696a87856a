"""The rules on the screen: one mode's, or the modes there are."""

from rich.console import RenderableType
from rich.text import Text

from gaia_auction.rules.modes import MODES
from gaia_auction.rules.modes.mode import Mode
from gaia_auction.screen.colours import SECONDARY, TITLE
from gaia_auction.screen.layout import Page, TitleLine, facts
from gaia_auction.sentences.paragraphs import Paragraph
from gaia_auction.sentences.rulebook import rules_of

_KINDS = {"open": "open bids", "sealed": "sealed bids", "none": "no bids"}


def overview() -> RenderableType:
    """Return the modes there are to choose from, and how to ask for the rules of one."""
    modes = ((mode.name, _in_short(mode)) for mode in MODES)
    return Page(
        [TitleLine("Gaia Project · faction auction", "gaia-auction rules MODE")],
        [facts(modes, spaced=True)],
    )


def _in_short(mode: Mode) -> Text:
    return Text.assemble((mode.title, TITLE), (f" · {_KINDS[mode.kind]}", SECONDARY), f"\n{mode.summary}")


def rules_view(mode: Mode) -> RenderableType:
    """Return all rules of a mode."""
    paragraphs = ((paragraph.about, _read_out(paragraph)) for paragraph in rules_of(mode))
    return Page(
        [TitleLine(f"Rules · {mode.title}", _KINDS[mode.kind])],
        [Text(f"In short: {mode.summary}.")],
        [facts(paragraphs, spaced=True)],
    )


def _read_out(paragraph: Paragraph) -> Text:
    return Text.assemble(f"{paragraph.text} ", (f"({paragraph.ids})", SECONDARY))
