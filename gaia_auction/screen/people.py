"""The people at the table: every answer comes from a prompt, asked over the auction as it stands."""

from rich.text import Text

from gaia_auction.rules.choices import Choice, Form
from gaia_auction.rules.events import Ban, Bid, Event, Nominate, Submit
from gaia_auction.rules.factions import title_of
from gaia_auction.rules.history import History
from gaia_auction.screen.board_view import board_view
from gaia_auction.screen.colours import ACCENT
from gaia_auction.screen.moves import last_words, line_of, offered, question_of
from gaia_auction.screen.prompts import GoBack, ask_number, choose, press_enter, question_rows
from gaia_auction.screen.sealed_form import SealedForm
from gaia_auction.screen.selection import Option
from gaia_auction.screen.stage import Stage

_FEWEST_OPTIONS = 4
"""How many options should be seen at once; what the page says beside the board makes room for them."""


class People:
    """Answers from prompts. One page for each question; nothing of it stays when the next one comes."""

    def __init__(self, stage: Stage) -> None:
        """Take the stage on which the questions are asked."""
        self._stage = stage

    def move(self, history: History, choices: tuple[Choice, ...]) -> Event:
        """Ask whose turn it is for a faction, and for a price where there is one to choose."""
        options = [
            Option(line_of(history.end, choice), choice, title_of(choice.faction), choice.closed is not None)
            for choice in offered(choices)
        ]
        question = question_of(choices)
        room = question_rows(question) + min(len(options), _FEWEST_OPTIONS)
        while True:
            self._stage.page(board_view(history.end), *last_words(history), room=room)
            choice = choose(question, options, rows=self._stage.rows_left)
            try:
                return self._event(choice)
            except GoBack:
                continue

    def _event(self, choice: Choice) -> Event:
        if choice.move is Bid:
            return Bid(choice.player, choice.faction, self._price(choice))
        return (
            Ban(choice.player, choice.faction)
            if choice.move is Ban
            else Nominate(choice.player, choice.faction)
        )

    def _price(self, choice: Choice) -> int:
        if choice.least == choice.most:
            return choice.least
        return ask_number(
            f"{choice.player}, how many VP for {title_of(choice.faction)}?",
            choice.least,
            choice.most,
            usual=choice.least,
            instruction=f"({choice.least} to {choice.most}; Escape: another faction)",
        )

    def submission(self, history: History, forms: tuple[Form, ...]) -> Submit:
        """Hand the laptop to the next one who has not submitted, and let them fill in their bids."""
        form, waiting = forms[0], tuple(form.player for form in forms)
        return SealedForm(self._stage, history.end, form).filled_in(waiting)

    def receipt(self, player: str, code: str) -> None:
        """Show the receipt before the laptop goes on; the outcome will show the same code (S1)."""
        self._stage.middle_page(
            Text(f"{player}, your bids are sealed."),
            Text(f"Your receipt: {code}", ACCENT),
            Text("Note it if you like: the outcome shows the same code."),
        )
        press_enter(f"{player}: press Enter to pass the laptop on")
