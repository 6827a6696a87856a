"""The people at the table: every answer comes from a prompt, asked over the auction as it stands."""

from collections.abc import Callable
from contextlib import suppress

from rich.text import Text

from gaia_auction.rules.choices import Choice, Form
from gaia_auction.rules.events import Ban, Bid, Event, Nominate, Submit
from gaia_auction.rules.factions import title_of
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import marker
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.transition import phase_of
from gaia_auction.rules.undo import taken_back
from gaia_auction.screen.board_view import board_view
from gaia_auction.screen.colours import ACCENT, SECONDARY
from gaia_auction.screen.hand_over import all_agree_to_void, hand_over
from gaia_auction.screen.layout import Page
from gaia_auction.screen.moves import last_event, last_words, offered, option_of, question_of
from gaia_auction.screen.options import Option
from gaia_auction.screen.pause import pause
from gaia_auction.screen.prompts import GoBack, ask_number, choose, press_enter, question_rows, way_back
from gaia_auction.screen.sealed_form import SealedForm
from gaia_auction.screen.stage import Stage
from gaia_auction.table.play import AllVoid, Played, TakeBack

_FEWEST_OPTIONS = 4
"""How many options should be seen at once; what the page says beside the board makes room for them."""


def _nothing_more(_history: History, _played: Played) -> bool:
    return False


class People:
    """Answers from prompts. One page for each question; nothing of it stays when the next one comes."""

    def __init__(
        self, stage: Stage, afterwards: Callable[[History, Played], bool] = _nothing_more, *, think: int = 0
    ) -> None:
        """Take the stage on which the questions are asked.

        `afterwards` is what happens when the auction is over; it says whether the last move is taken back.
        `think`: minutes of pause before the bids.
        """
        self._stage = stage
        self._afterwards = afterwards
        self._think = think
        self._taken_back: tuple[Page, ...] = ()

    def move(self, history: History, choices: tuple[Choice, ...]) -> Event | TakeBack:
        """Ask whose turn it is for a faction, and for a price where there is one to choose."""
        self._pause_before_bids(history)
        lines: list[Option[Choice | TakeBack]] = [
            option_of(history.end, choice) for choice in offered(choices)
        ]
        still_open = [line for line in lines if not line.closed]
        options = [*still_open, *self._way_back(history), *lines[len(still_open) :]]
        question = question_of(choices)
        room = question_rows(question) + min(len(options), _FEWEST_OPTIONS)
        while True:
            self._stage.page(board_view(history.end), *last_words(history), *self._taken_back, room=room)
            chosen = choose(question, options, rows=self._stage.rows_left)
            if isinstance(chosen, TakeBack):
                return self._back(history)
            try:
                event = self._event(chosen, history.end.settings)
            except GoBack:
                continue
            self._taken_back = ()
            return event

    def _pause_before_bids(self, history: History) -> None:
        """Give the table its time to think, once, when the factions are there and no bid is made."""
        phase = phase_of(history.end)
        if self._think and phase is not None and phase.name in ("bidding", "submission"):
            self._stage.page(board_view(history.end), *last_words(history))
            pause(self._think)
            self._think = 0

    def _way_back(self, history: History) -> list[Option[Choice | TakeBack]]:
        """Return the line that takes the last move back, or before the first one, leads to the settings."""
        if taken_back(history) is not None:
            return [Option(f"↶ Take back: {last_event(history)}", TakeBack(), "take back", back=True)]
        if not history.events:
            return [Option("↶ Change the settings", TakeBack(), "change the settings", back=True)]
        return []

    def _back(self, history: History) -> TakeBack:
        gone = f"Taken back: {last_event(history)}"
        self._taken_back = (Page([Text(gone, SECONDARY)]),) if history.events else ()
        return TakeBack()

    def _event(self, choice: Choice, settings: Settings) -> Event:
        if choice.move is Bid:
            return Bid(choice.player, choice.faction, self._price(choice, settings))
        return (
            Ban(choice.player, choice.faction)
            if choice.move is Ban
            else Nominate(choice.player, choice.faction)
        )

    def _price(self, choice: Choice, settings: Settings) -> int:
        if choice.least == choice.most:
            return choice.least
        highest = marker(settings, choice.least)
        lowered = "" if highest is None else f", marker to {highest} or lower"
        return ask_number(
            f"{choice.player}, how many VP for {title_of(choice.faction)}?",
            choice.least,
            choice.most,
            usual=choice.least,
            instruction=f"({choice.least} to {choice.most}{lowered}; {way_back()}: back)",
        )

    def submission(self, history: History, forms: tuple[Form, ...]) -> Submit | TakeBack | AllVoid:
        """Hand the laptop to the next one who has not submitted, and let them fill in their bids.

        At the first hand-over the last nomination can still be taken back; at a later one, the table may
        agree that all sealed bids are void.
        """
        self._pause_before_bids(history)
        form = forms[0]
        while True:
            try:
                hand_over(self._stage, history, form.player)
            except GoBack:
                if not history.end.submitted:
                    return self._back(history)
                if all_agree_to_void(self._stage, history.end):
                    return AllVoid()
                continue
            # Whoever has opened a form that is not theirs can leave it blank.
            with suppress(GoBack):
                return SealedForm(self._stage, history.end, form).filled_in()

    def finished(self, history: History, played: Played) -> bool:
        """Show the outcome and what can be done with it; True if the last move is taken back all the same."""
        if not self._afterwards(history, played):
            return False
        self._back(history)
        return True

    def receipt(self, player: str, code: str) -> None:
        """Show the receipt before the laptop goes on; the outcome will show the same code (S1)."""
        self._stage.middle_page(
            Text(f"{player}, your bids are sealed."),
            Text(f"Your receipt: {code}", ACCENT),
            Text("Note it if you like: the outcome shows the same code."),
        )
        press_enter(f"{player}: press Enter to pass the laptop on")
