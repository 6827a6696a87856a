"""The numbers of a sealed form line by line, where the terminal cannot move its cursor."""

from gaia_auction.characters import as_meant
from gaia_auction.rules.factions import title_of
from gaia_auction.screen.plain import ask_text
from gaia_auction.screen.question import GoBack
from gaia_auction.screen.typed_numbers import TypedNumbers


def fill_in_line_by_line(numbers: TypedNumbers) -> None:
    """Ask for one hidden number after the other until every place is entered; GoBack from a blank form.

    What is left of a budget is only shown if its player wants it: it stays on such a screen.
    """
    has_budget, shows_left, complete = numbers.left is not None, False, False

    def check(text: str) -> str | None:
        is_number = not has_budget or _key(text) not in {"a", "h"}
        return numbers.problem_with(text.strip()) or None if is_number else None

    while not complete:
        try:
            question = f"? {_question(numbers, shows_left=shows_left)} {_instruction(numbers)}"
            typed = ask_text(question, check, usual="", hidden=True)
        except GoBack:
            if numbers.back():
                raise
            continue
        match _key(typed):
            case "a" if has_budget:
                numbers.all_here()
                complete = numbers.next()
            case "h" if has_budget:
                shows_left = not shows_left
            case number:
                numbers.type(number)
                complete = numbers.next()


def _key(typed: str) -> str:
    return as_meant(typed).strip().casefold()


def _question(numbers: TypedNumbers, *, shows_left: bool) -> str:
    """Return which number is asked for, with what is wrong or what is left before it."""
    faction = title_of(numbers.form.factions[numbers.at])
    if numbers.problem:
        return f"{numbers.problem} {faction}:"
    if numbers.left is None:
        return f"Your maximum for {faction}:"
    if not shows_left:
        return f"Your points for {faction}:"
    if numbers.all_else_is_entered:
        return f"Your points for {faction}, where all that is left goes:"
    return f"Your points for {faction}, left: {numbers.left} of {numbers.form.total}:"


def _instruction(numbers: TypedNumbers) -> str:
    if numbers.left is None:
        return f"(0 to {numbers.form.most}; Enter: 0; <: back)"
    return "(Enter: 0; a: all that is left; h: how much that is; <: back)"
