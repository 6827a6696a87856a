"""Texts and tables as Markdown, in which nothing from outside is taken for markup."""

from collections.abc import Iterable, Sequence

_MARKUP = frozenset("\\`*_{}[]<>#|~&@:$^.")
"""What could begin markup, HTML or a link, in the middle of a line."""


def plain(text: str) -> str:
    r"""Return a text that Markdown shows as it is: neither markup, HTML nor a link comes of it.

    >>> print(plain("Ada"), plain("*A|B*"), plain("<b>"), plain("www.a.b"))
    Ada \*A\|B\* \<b\> www\.a\.b
    """
    return "".join(f"\\{character}" if character in _MARKUP else character for character in text)


def table(header: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: Sequence[bool]) -> str:
    """Return a table, its texts being Markdown already; where `numbers` is true, cells stand on the right.

    >>> print(table(("", "Ada"), [("total", "152")], numbers=(False, True)))
    |  | Ada |
    | --- | ---: |
    | total | 152 |
    """
    rules = ["---:" if number else "---" for number in numbers]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (header, rules, *rows))
