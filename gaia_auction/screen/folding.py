"""Lines of a question that are wider than the window: broken between words, and nothing is lost."""

import re
from collections.abc import Iterable

from rich.cells import cell_len, chop_cells

Part = tuple[str, str]
"""A style of prompt_toolkit, and the text that has it."""

_WORDS_AND_GAPS = re.compile(r"\s+|\S+")
_WIDEST_CHARACTER = 2


def folded(parts: Iterable[Part], width: int, indent: int) -> list[Part]:
    r"""Break a line into lines of `width` cells, those after the first one `indent` cells to the right.

    A word that is wider than a line is broken where it must be.

    >>> text_of(folded([("", "To take "), ("bold", "Itars for 4")], width=11, indent=2))
    'To take\n  Itars for\n  4'
    >>> text_of(folded([("", "山田太郎左衛門")], width=10, indent=2))
    '山田太郎\n  左衛門'
    """
    room = max(width - indent, _WIDEST_CHARACTER)
    lines: list[Part] = []
    column, gap = 0, ("", "")
    for style, text in parts:
        for piece in _WORDS_AND_GAPS.findall(text):
            if piece.isspace():
                gap = (style, gap[1] + piece)
                continue
            for place, chunk in enumerate(chop_cells(piece, room)):
                if place or (column > indent and column + cell_len(gap[1] + chunk) > width):
                    column, gap = indent, ("", "\n" + " " * indent)
                else:
                    column += cell_len(gap[1])
                lines += [gap, (style, chunk)]
                column, gap = column + cell_len(chunk), ("", "")
    return [part for part in (*lines, gap) if part[1]]


def text_of(parts: Iterable[Part]) -> str:
    """Return the text alone.

    >>> text_of([("bold", "Itars"), ("", " for 4")])
    'Itars for 4'
    """
    return "".join(text for _, text in parts)


def rows_of(parts: Iterable[Part]) -> int:
    r"""Return how many lines these parts take.

    >>> rows_of([("", "Itars\n  "), ("", "for 4")])
    2
    """
    return 1 + text_of(parts).count("\n")
