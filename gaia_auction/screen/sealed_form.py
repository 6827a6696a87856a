"""A sealed submission: one player types numbers that nobody sees, and hands them in."""

from enum import Enum, auto

from rich.console import RenderableType
from rich.text import Text

from gaia_auction.rules.choices import Form
from gaia_auction.rules.events import Submit
from gaia_auction.rules.factions import faction_of
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.state import State
from gaia_auction.screen.colours import ACCENT, SECONDARY, faction_mark
from gaia_auction.screen.hand_over import who_has_submitted
from gaia_auction.screen.layout import Page, TitleLine, listing, number
from gaia_auction.screen.options import Option
from gaia_auction.screen.plain import is_plain
from gaia_auction.screen.prompts import choose, press_enter
from gaia_auction.screen.sealed_fields import SealedFields
from gaia_auction.screen.sealed_lines import fill_in_line_by_line
from gaia_auction.screen.stage import Stage
from gaia_auction.screen.typed_numbers import TypedNumbers


class _Answer(Enum):
    """What a player wants with bids that are all typed."""

    HAND_IN = auto()
    CHANGE = auto()
    LOOK = auto()


class SealedForm:
    """One player's form. What is typed is kept here only until it is handed in."""

    def __init__(self, stage: Stage, state: State, form: Form) -> None:
        """Take the stage, the auction as it stands, and the form from the rules."""
        self._stage = stage
        self._state = state
        self._form = form
        self._numbers = TypedNumbers(form)
        self._fields = SealedFields(self._numbers)

    def filled_in(self) -> Submit:
        """Return the bids once their player hands them in; GoBack if the form is left blank."""
        self._fill_in()
        looked = False
        while (answer := self._answer(looked=looked)) is not _Answer.HAND_IN:
            looked = answer is _Answer.LOOK
            if looked:
                self._look()
            else:
                self._fill_in()
        return Submit(self._form.player, self._numbers.bids)

    def _fill_in(self) -> None:
        rule, submitted = Page([Text(_rule(self._form))]), Page([who_has_submitted(self._state)])
        self._stage.page(Page([self._title]), rule, submitted, room=self._fields.rows)
        self._numbers.at = 0
        if is_plain():
            fill_in_line_by_line(self._numbers)
        else:
            self._fields.filled_in()

    def _answer(self, *, looked: bool) -> "_Answer":
        """Ask whether the bids are as they should be; once, they may be looked at first.

        The question is the same whatever was typed, or it would tell something of it (S1).
        """
        count = len(self._form.factions)
        self._page(
            [Text(f"A number for each of the {count} factions is entered.")],
            [Text("Handed in, they cannot be changed any more.", SECONDARY)],
        )
        answers = [Option("Hand them in", _Answer.HAND_IN), Option("Change them", _Answer.CHANGE)]
        if not looked and not is_plain():  # what a plain terminal has shown, it shows for ever
            answers.append(Option("Look at them once", _Answer.LOOK))
        return choose(f"{self._form.player}, are these your bids?", answers, rows=self._stage.rows_left)

    def _look(self) -> None:
        table = listing("Faction", "Planet", ">Bid")
        for faction, vp in self._numbers.bids.items():
            planet = Text(faction_of(faction).planet.title, SECONDARY)
            table.add_row(faction_mark(faction), planet, number(vp))
        self._page([table], [Text("Nobody else should look now.", SECONDARY)])
        press_enter(f"{self._form.player}: press Enter to hide them again")

    @property
    def _title(self) -> TitleLine:
        kind = "maximums" if self._form.total is None else "points"
        mode = mode_of(self._state.settings).title
        return TitleLine(f"{self._form.player} · your sealed {kind}", mode, ACCENT)

    def _page(self, *blocks: list[RenderableType]) -> None:
        self._stage.page(Page([self._title], *blocks))


def _rule(form: Form) -> str:
    """Return what a player must know to fill in a form (S1, B1, B4).

    >>> _rule(Form("Ada", ("itars", "xenos"), most=40, total=40))[:48]
    'Divide all 40 points over the factions, 0 allowe'
    """
    if form.total is None:
        return (
            f"The most you would pay for each faction, 0 to {form.most}. There is no budget, and you will "
            "often pay less. Nobody sees these until all are in."
        )
    return (
        f"Divide all {form.total} points over the factions, 0 allowed. The winner pays the table's average. "
        "Nobody sees these until all are in."
    )
