"""A sealed submission: the laptop changes hands, and one player types numbers that nobody sees."""

from enum import Enum, auto

from rich.text import Text

from gaia_auction.rules.choices import Form
from gaia_auction.rules.events import Submit
from gaia_auction.rules.factions import faction_of, title_of
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.state import State
from gaia_auction.screen.colours import ACCENT, SECONDARY, faction_mark
from gaia_auction.screen.layout import Page, TitleLine, listing
from gaia_auction.screen.prompts import GoBack, ask_number, choose, press_enter
from gaia_auction.screen.selection import Option
from gaia_auction.screen.stage import Stage


class _Answer(Enum):
    """What a player wants with bids that are all typed."""

    HAND_IN = auto()
    START_AGAIN = auto()
    LOOK = auto()


class SealedForm:
    """One player's form. What is typed is kept here only until it is handed in."""

    def __init__(self, stage: Stage, state: State, form: Form) -> None:
        """Take the stage, the auction as it stands, and the form from the rules."""
        self._stage = stage
        self._state = state
        self._form = form
        self._bids: dict[str, int] = {}

    def filled_in(self, waiting: tuple[str, ...], before: str = "") -> Submit:
        """Hand the laptop over, and return the bids once their player hands them in.

        `before`: what can still be taken back; Escape at the hand-over then raises GoBack.
        """
        self._hand_over(waiting, before)
        self._fill_in()
        looked = False
        while (answer := self._answer(looked=looked)) is not _Answer.HAND_IN:
            looked = answer is _Answer.LOOK
            if looked:
                self._page("Nobody else should look now.", shown=True)
                press_enter(f"{self._form.player}: press Enter to hide them again")
            else:
                self._fill_in()
        return Submit(self._form.player, dict(self._bids))

    def _answer(self, *, looked: bool) -> "_Answer":
        """Ask whether the bids are as they should be; once, they may be looked at first."""
        self._page("Handed in, they cannot be changed any more.")
        answers = [Option("Hand them in", _Answer.HAND_IN), Option("Start again", _Answer.START_AGAIN)]
        if not looked:
            answers.append(Option("Look at them once", _Answer.LOOK))
        return choose(f"{self._form.player}, are these your bids?", answers)

    def _hand_over(self, waiting: tuple[str, ...], before: str) -> None:
        player, submitted = self._form.player, self._in_seat_order(self._state.submitted)
        self._stage.middle_page(
            Text("Please pass the laptop to"),
            Text(player, ACCENT),
            Text(f"Everyone else looks away until {player} is done."),
            Text(f"Submitted: {submitted}    Still to come: {', '.join(waiting)}", SECONDARY),
        )
        back = f"   Escape takes back: {before}" if before else ""
        press_enter(f"{player}: press Enter when it is yours{back}", or_escape=bool(before))

    def _in_seat_order(self, players: tuple[str, ...]) -> str:
        """List players so that the order of their submissions, which means nothing, is not shown (S1)."""
        seated = self._state.settings.players
        return ", ".join(player for player in seated if player in players) or "nobody yet"

    def _fill_in(self) -> None:
        self._bids.clear()
        factions = list(self._form.factions)
        while len(self._bids) < len(factions):
            self._page("Escape: back to the faction before. Nothing is handed in yet.")
            faction = factions[len(self._bids)]
            try:
                self._bids[faction] = self._number(faction)
            except GoBack:
                if self._bids:
                    self._bids.popitem()

    def _number(self, faction: str) -> int:
        name, player = title_of(faction), self._form.player
        if self._form.total is None:
            most = self._form.most
            return ask_number(
                f"{player}, your maximum for {name}:", 0, most, instruction=f"(0 to {most})", hidden=True
            )
        return self._share(f"{player}, your points for {name}:", self._form.total)

    def _share(self, question: str, total: int) -> int:
        """Ask for a part of the budget; the last one is what is left, and is not shown either."""
        left = total - sum(self._bids.values())
        if len(self._bids) == len(self._form.factions) - 1:
            return ask_number(
                question, left, left, usual=left, instruction="(Enter: all that is left)", hidden=True
            )
        return ask_number(question, 0, left, instruction=f"(0 to {left}; {left} left)", hidden=True)

    def _page(self, note: str, *, shown: bool = False) -> None:
        most, total = self._form.most, self._form.total
        sealed = "Nobody sees these until all are in."
        if total is None:
            heading = "your sealed maximums"
            rule = (
                f"The most you would pay for each faction, 0 to {most}. There is no budget, and you will "
                f"often pay less. {sealed}"
            )
        else:
            heading = "your sealed points"
            rule = (
                f"Divide all {total} points over the factions; 0 is allowed. The winner pays the table's "
                f"average. {sealed}"
            )
        table = listing("Faction", "Planet", "Bid")
        for faction in self._form.factions:
            bid = self._bids.get(faction)
            entered = "–" if bid is None else str(bid) if shown else "entered"
            planet = Text(faction_of(faction).planet.title, SECONDARY)
            table.add_row(faction_mark(faction), planet, Text(entered, "" if shown else SECONDARY))
        title = TitleLine(f"{self._form.player} · {heading}", mode_of(self._state.settings).title, ACCENT)
        self._stage.page(Page([title, Text(rule)], [table], [Text(note, SECONDARY)]))
