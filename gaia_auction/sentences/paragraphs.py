"""One rule, as it is read out."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What a rule is about, its text, and the ids under which it is known.

    >>> print(Paragraph("Boosters", "Picked in the reverse of the turn order.", "O2"))
    Picked in the reverse of the turn order. (O2)
    """

    about: str
    text: str
    ids: str

    def __str__(self) -> str:
        """Return the rule as it stands in a text, its ids at the end."""
        return f"{self.text} ({self.ids})"
