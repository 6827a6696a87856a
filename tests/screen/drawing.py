"""A terminal of a fixed width, without colour unless asked for, and auctions to draw on it."""

import re
from io import StringIO
from typing import Literal

from rich.cells import cell_len
from rich.console import Console, RenderableType

from gaia_auction.rules.events import Ban, Bid, Event, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import Outcome, outcome
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import State

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")

LONG_NAMES = (
    "Maximiliane Alexandrine von und zu Hohen",
    "Bartholomew Featherstonehaugh-Cholmondel",
    "Wolfeschlegelsteinhausenbergerdorffwelch",
    "日本国千葉県市川市大字若宮三丁目にお住まいの山田太郎左衛門様とそのご家族のみなさま方",
    "Jean-Jacques de la Rivière du Pont-Neuf X",
)
WIDE_NAMES = ("山田太郎", "김철수", "e\u0301le\u0301onore", "[red]x[/]", ":smile:")


def drawn(
    view: RenderableType,
    width: int = 80,
    colours: Literal["standard"] | None = None,
    *,
    no_color: bool = False,
) -> str:
    """Return what a console prints, markup and emoji codes left on as rich has them."""
    file = StringIO()
    console = Console(
        file=file,
        width=width,
        height=24,
        color_system=colours,
        force_terminal=colours is not None,
        no_color=no_color,
        legacy_windows=False,
    )
    console.print(view)
    return file.getvalue()


def column_of(line: str, text: str) -> int:
    """Return in which cell of a line a text begins, from 0."""
    return cell_len(line[: line.index(text)])


def words_of(text: str) -> str:
    """Return a text without its line breaks and gaps."""
    return " ".join(text.split())


def played(settings: Settings, *events: Event) -> State:
    history = replay(settings, events)
    assert isinstance(history, History), history
    return history.end


def outcome_of(settings: Settings, *events: Event) -> Outcome:
    reached = outcome(played(settings, *events))
    assert reached is not None
    return reached


EVERY_TIE = Settings("silent", ("Ada", "Ben", "Cyd"))
"""The fifth worked example of the rules, with their letters as names."""
EVERY_TIE_NOMINATED = (Nominate("Ada", "itars"), Nominate("Ben", "xenos"), Nominate("Cyd", "taklons"))
EVERY_TIE_EVENTS: tuple[Event, ...] = (
    *EVERY_TIE_NOMINATED,
    Submit("Ada", {"itars": 15, "taklons": 10, "xenos": 0}),
    Submit("Ben", {"itars": 15, "taklons": 8, "xenos": 5}),
    Submit("Cyd", {"itars": 7, "taklons": 0, "xenos": 0}),
)


def five_players(names: tuple[str, ...], mode: Literal["choose-then-bid", "faction-bidding"]) -> State:
    """Return a table of five on which everyone but the last holds a faction."""
    banned = ("terrans", "lantids", "gleens", "hadsch-hallas", "ambas")
    entered = ("xenos", "taklons", "ivits", "baltaks", "itars")
    return played(
        Settings(mode, names, ban_phase=True),
        *(Ban(name, faction) for name, faction in zip(names, banned, strict=True)),
        *(Nominate(name, faction) for name, faction in zip(names, entered, strict=True)),
        *(Bid(name, faction, 0) for name, faction in zip(names[:4], entered, strict=False)),
    )
