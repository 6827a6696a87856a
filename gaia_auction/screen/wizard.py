"""The questions before an auction: the mode, who plays, and what the table wants to be different."""

from dataclasses import replace

from rich.text import Text

from gaia_auction.rules.modes import MODES
from gaia_auction.rules.settings import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    ModeName,
    NameRepeated,
    problem_with_names,
)
from gaia_auction.screen.colours import ACCENT, SECONDARY
from gaia_auction.screen.layout import Page
from gaia_auction.screen.options import Option
from gaia_auction.screen.prompts import GoBack, ask_text, choose, way_back
from gaia_auction.screen.stage import Stage
from gaia_auction.screen.wizard_menu import Change, Item, items_for
from gaia_auction.sentences.problems import sentence_for_problem
from gaia_auction.table.agreement import Wishes

_KINDS = {"open": "open", "sealed": "sealed", "none": "–"}


class Wizard:
    """Asks for what the options have not answered. Everything it asked for can be changed until the start."""

    def __init__(self, stage: Stage, given: Wishes) -> None:
        """Take what the options answered; that is not asked again."""
        self._stage = stage
        self._given = given

    def agreed(self, wishes: Wishes | None = None) -> Wishes:
        """Return what the table wants, beginning with these wishes if there are any already."""
        wishes = wishes or self._given
        while not (wishes.mode and wishes.players):
            try:
                wishes = wishes if wishes.mode else replace(wishes, mode=self._mode())
                wishes = wishes if wishes.players else replace(wishes, players=self._players())
            except GoBack:
                wishes = replace(wishes, mode=self._given.mode)
        return self._changed_until_start(wishes)

    def _changed_until_start(self, wishes: Wishes) -> Wishes:
        while items := (*self._own_items(wishes), *items_for(wishes, self._given)):
            self._page("Enter starts. What stands below can be changed first.")
            options: list[Option[Change | None]] = [Option("Start the auction", None)]
            options += [Option(f"{item.label:<17}{item.value}", item.changed, item.label) for item in items]
            changed = choose("All as you want it?", options, rows=self._stage.rows_left)
            if changed is None:
                break
            try:
                wishes = changed()
            except GoBack:
                continue
        return wishes

    def _own_items(self, wishes: Wishes) -> tuple[Item, ...]:
        """Return the mode and the players, where they were asked for and not given."""
        items = []
        if self._given.mode is None and wishes.mode is not None:
            title = next(mode.title for mode in MODES if mode.name == wishes.mode)
            items.append(Item("Mode", title, lambda: replace(wishes, mode=self._mode(wishes.mode))))
        if not self._given.players:
            names = ", ".join(wishes.players)
            items.append(
                Item("Players", names, lambda: replace(wishes, players=self._players(wishes.players)))
            )
        return tuple(items)

    def _page(self, note: str) -> None:
        self._stage.page(Page([Text("Gaia Project · faction auction", ACCENT)], [Text(note, SECONDARY)]))

    def _mode(self, now: ModeName | None = None) -> ModeName:
        self._page("The command `gaia-auction rules` reads out the rules of each.")
        options = [
            Option(f"{mode.title:<22}{_KINDS[mode.kind]:<7}{mode.summary}", mode.name, mode.title)
            for mode in MODES
        ]
        at = next((place for place, option in enumerate(options) if option.value == now), 0)
        return choose("How do you want to auction?", options, rows=self._stage.rows_left, at=at)

    def _players(self, before: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Ask for one name after the other, in seat order; Escape goes back to the one before.

        Who sat there `before` stands in each seat, to be changed, or taken out as the last one.
        """
        names: list[str] = []
        while len(names) < MOST_PLAYERS:
            try:
                name = self._name(tuple(names), before[len(names) :][:1])
            except GoBack:
                if not names:
                    raise
                names.pop()
                continue
            if not name:
                break
            names.append(name)
        return tuple(names)

    def _name(self, before: tuple[str, ...], here: tuple[str, ...]) -> str:
        enough = len(before) >= LEAST_PLAYERS
        seats = f"Seats so far: {', '.join(before)}" if before else "Two to four players; five is unofficial."
        self._page(f"{seats}    {way_back()}: back")

        def check(text: str) -> str | None:
            if enough and not text.strip():
                return None
            match problem_with_names((*before, text)):
                case None:
                    return None
                case NameRepeated(first=first):
                    return f"that is the name in seat {first + 1}; two players need two names"
                case problem:
                    return sentence_for_problem(problem)

        instruction = "(Enter alone: that is all)" if enough else ""
        question = f"Who sits in seat {len(before) + 1}?"
        return ask_text(question, check, begun="".join(here), instruction=instruction).strip()
