"""Ties are broken by named rules in order; each sees only what is still tied (S4, B2, B3)."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Name = TypeVar("Name", bound=str)
Tied = TypeVar("Tied")
Rules = Sequence[tuple[Name, Callable[[Tied], int]]]


def break_tie(tied: Sequence[Tied], rules: Rules[Name, Tied]) -> tuple[Tied, Name | None]:
    """Return the one that is left, and the last rule that narrowed the choice, None without a tie.

    Each rule prefers the highest number; the last one must tell all apart.

    >>> break_tie([12, 31, 32], (("held", lambda n: n // 10), ("latest-nomination", lambda n: n)))
    (32, 'latest-nomination')
    """
    decided: Name | None = None
    for name, preference in rules:
        if len(tied) == 1:
            break
        preferences = list(map(preference, tied))
        best = max(preferences)
        left = [one for one, preferred in zip(tied, preferences, strict=True) if preferred == best]
        if len(left) < len(tied):
            tied, decided = left, name
    return tied[0], decided
