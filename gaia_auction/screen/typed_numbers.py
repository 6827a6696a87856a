"""The numbers that a player has typed under seal so far, and what is wrong with the one being typed."""

from gaia_auction.characters import whole_number
from gaia_auction.rules.choices import Form

_MOST_DOTS = 12
"""A long text that was pasted by mistake does not push the form away."""


class TypedNumbers:
    """A number for each faction of a form, one of them being typed: it is `at` that place, from 0.

    What is typed over a number replaces it. A place left empty counts as 0, and the last one of a budget as
    all that is left.
    """

    def __init__(self, form: Form) -> None:
        """Begin with nothing typed."""
        self.form = form
        self.at = 0
        self.problem = ""
        self._numbers: list[int | None] = [None] * len(form.factions)
        self._typed = ""

    @property
    def bids(self) -> dict[str, int]:
        """What was entered, by faction; nothing for a place that was not."""
        pairs = zip(self.form.factions, self._numbers, strict=True)
        return {faction: number for faction, number in pairs if number is not None}

    @property
    def most(self) -> int:
        """The highest number that can stand here: the cap, or what the others leave of the budget."""
        if self.form.total is None:
            return self.form.most
        return self.form.total - sum(number or 0 for number in self._others)

    @property
    def left(self) -> int | None:
        """What is left of the budget, None where there is none."""
        return None if self.form.total is None else self.most - (self._numbers[self.at] or 0)

    @property
    def all_else_is_entered(self) -> bool:
        """Whether this is the only place without a number: what is left would tell what comes there."""
        return self._numbers[self.at] is None and None not in self._others

    @property
    def _others(self) -> list[int | None]:
        return [number for place, number in enumerate(self._numbers) if place != self.at]

    def mask(self, place: int) -> str:
        """Return what stands at a place on the screen: of what is being typed a dot for each digit.

        A number that was entered is always two dots, so that its length stays with its player.
        """
        if place == self.at and self._typed:
            return "•" * min(len(self._typed), _MOST_DOTS)
        return "–" if self._numbers[place] is None else "••"

    def type(self, text: str) -> None:
        """Add to the number being typed, and say at once if it cannot be right."""
        self._typed += text
        self.problem = self.problem_with(self._typed)

    def rub_out(self) -> None:
        """Take back the last digit, or the number that was entered here."""
        if not self._typed:
            self._numbers[self.at] = None
        self._typed = self._typed[:-1]
        self.problem = self.problem_with(self._typed)

    def clear(self) -> None:
        """Take back all that was typed here, and the number that was entered."""
        self._typed = self.problem = ""
        self._numbers[self.at] = None

    def problem_with(self, digits: str) -> str:
        """Return what is wrong with digits typed here, nothing if they can be entered, or none are there."""
        if not digits:
            return ""
        number = whole_number(digits)
        if number is not None and 0 <= number <= self.most:
            return ""
        if self.form.total is not None and number is not None and number > self.most:
            return "That is more than what is left of the budget."
        return f"Only a whole number from 0 to {self.form.most} is right."

    def back(self) -> bool:
        """Go to the place before; what was being typed is forgotten. True at the start of a blank form."""
        blank = self.at == 0 and not self._typed and not self.bids
        self._typed = self.problem = ""
        self.at = max(0, self.at - 1)
        return blank

    def next(self) -> bool:
        """Enter what was typed and go on; True when the last place is entered and all is right."""
        if self.problem:
            return False
        last = self.at == len(self._numbers) - 1
        if self._typed:
            self._numbers[self.at] = whole_number(self._typed)
        elif self._numbers[self.at] is None:
            self._numbers[self.at] = self.most if last and self.form.total is not None else 0
        self._typed = ""
        if not last:
            self.at += 1
            return False
        return self._complete()

    def all_here(self) -> None:
        """Put all that is left of the budget here and nothing on what is still empty, and go to the end."""
        self._numbers[self.at] = self.most
        self._typed = self.problem = ""
        self._numbers = [number or 0 for number in self._numbers]
        self.at = len(self._numbers) - 1

    def _complete(self) -> bool:
        if not self.left:
            return True
        self.problem = "Not all of the budget is divided yet: the rest can go here with A."
        return False
