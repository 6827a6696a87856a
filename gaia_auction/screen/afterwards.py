"""What a table wants when its auction is over: the reasons, the order of play, the result on its own."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from gaia_auction.errors import InputError, printable
from gaia_auction.records.auction import Auction
from gaia_auction.records.layout import laid_out
from gaia_auction.records.new_file import write_new
from gaia_auction.records.result_document import result_document
from gaia_auction.rules.history import History
from gaia_auction.rules.undo import taken_back
from gaia_auction.rules.what_if.envy import envy
from gaia_auction.screen.colours import SECONDARY, WARNING
from gaia_auction.screen.fairness_view import fairness_view
from gaia_auction.screen.layout import Page
from gaia_auction.screen.moves import last_event
from gaia_auction.screen.new_file import ask_new_file
from gaia_auction.screen.options import Option
from gaia_auction.screen.order_view import order_view
from gaia_auction.screen.outcome_view import outcome_view
from gaia_auction.screen.page_turning import turn_pages
from gaia_auction.screen.prompts import GoBack, choose, press_enter, question_rows, way_back
from gaia_auction.screen.replay_pages import pages_of
from gaia_auction.screen.stage import Stage
from gaia_auction.table.play import Played
from gaia_auction.table.replay import replay_of_auction

_QUESTION = "What next?"


class Afterwards:
    """The outcome on the screen, and below it what the table can do with it."""

    def __init__(self, stage: Stage, history: History, played: Played, path: Path) -> None:
        """Take what was played, and the file in which it is kept."""
        self._stage = stage
        self._history = history
        self._played = played
        self._path = path
        self._envy = envy(history.end, played.outcome)
        self._said = Text("")

    def until_enough(self) -> bool:
        """Do what the table wants until it has enough; True if the last move is to be taken back instead."""
        options: list[Option[Callable[[], None] | bool]] = [
            Option("That is all", value=False),
            Option("Why? See it again, move by move", self._replay, "why see it again"),
            Option("The order of play: structures, boosters, first round", self._order, "order of play"),
        ]
        if self._envy:
            options.append(Option("Was it fair? What each lot is worth to whom", self._fair, "was it fair"))
        save = "Save the result in a file of its own, for a score sheet"
        options.append(Option(save, self._save, "save the result"))
        if taken_back(self._history) is not None:
            back = f"↶ Take back: {last_event(self._history)}"
            options.append(Option(back, value=True, name="take back", back=True))
        room = question_rows(_QUESTION) + len(options)
        while True:
            view = outcome_view(self._played.outcome, receipts=self._played.receipts)
            said = (Page([self._said]),) if self._said else ()
            self._stage.page(view, *said, room=room)
            chosen = choose(_QUESTION, options, rows=self._stage.rows_left)
            if isinstance(chosen, bool):
                return chosen
            self._said = Text("")
            with suppress(GoBack):
                chosen()

    def _replay(self) -> None:
        replay = replay_of_auction(Auction(self._history.end.settings, self._history.events))
        with_receipts = replace(replay, receipts=self._played.receipts)
        turn_pages(self._stage, pages_of(with_receipts, str(self._path)))

    def _order(self) -> None:
        self._stage.page(order_view(self._played.outcome))
        press_enter("Press Enter to go back", or_escape=True)

    def _fair(self) -> None:
        self._stage.page(fairness_view(self._envy))
        press_enter("Press Enter to go back", or_escape=True)

    def _save(self) -> None:
        self._stage.page(Page([Text("A result document: who plays what, in which order, for how many VP.")]))
        usual = f"{self._path.stem}-result.json"
        path = ask_new_file("Save the result to:", usual=usual, instruction=f"({way_back()}: back)")
        if path is None:
            return
        document = laid_out(result_document(self._played.outcome))
        try:
            write_new(path, f"{document}\n".encode())
        except InputError as error:
            self._said = Text(f"{printable(str(path))}: {error}", WARNING)
        else:
            self._said = Text(f"The result is saved in {printable(str(path))}.", SECONDARY)
