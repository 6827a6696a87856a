"""The one shape of an error, and the status a command ends with."""

WRONG_INPUT = 1
WRONG_USAGE = 2
INTERRUPTED = 130

_LONGEST_QUOTE = 40


class InputError(Exception):
    """An input is wrong: where, what is wrong, and what would be right.

    `where` is the path of the field, counted from 0 (`events[4].vp`), or empty for the whole input.

    >>> print(InputError("events[4].vp", "must be a whole number"))
    events[4].vp: must be a whole number
    """

    def __init__(self, where: str, what: str) -> None:
        """Keep the two parts apart, so that whoever prints them can put the input's name before them."""
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


class Interrupted(BaseException):
    """A signal ends the program, like Ctrl-C: nothing that catches errors should stop it."""

    def __init__(self, signal_number: int) -> None:
        """Keep the signal, which the status is made from."""
        super().__init__(signal_number)
        self.status = 128 + signal_number


def plain_reason(error: OSError) -> str:
    """Return why the system refused, as it reads in the middle of a sentence.

    >>> plain_reason(FileNotFoundError(2, "No such file or directory"))
    'no such file or directory'
    """
    text = error.strerror or str(error)
    return text[:1].lower() + text[1:]


def quoted(text: str) -> str:
    r"""Return a text from outside as it can stand in one line: shortened, control characters escaped.

    >>> print(quoted("Ben\n"), quoted("x" * 50))
    'Ben\n' 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
    """
    shown = repr(text)
    longest = _LONGEST_QUOTE + len("''")
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…{shown[-1]}"


def printable(text: str) -> str:
    r"""Return a text from outside, such as a file name, with what would break a line or a terminal escaped.

    The joiner in a picture made of several stays: without it they would be others.

    >>> print(printable("a\tb.json"))
    a\tb.json
    """
    return "".join(
        character
        if character.isprintable() or character == "\N{ZERO WIDTH JOINER}"
        else character.encode("unicode_escape").decode()
        for character in text
    )
