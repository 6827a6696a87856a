"""What a person reads of moves: the question, each choice on a line, and what happened last."""

from rich.text import Text

from gaia_auction.rules.choices import Choice
from gaia_auction.rules.events import Ban, Bid, Nominate
from gaia_auction.rules.factions import faction_of, names_of, title_of
from gaia_auction.rules.history import History
from gaia_auction.rules.state import State
from gaia_auction.screen.colours import SECONDARY
from gaia_auction.screen.layout import Page
from gaia_auction.screen.options import Option
from gaia_auction.sentences.events import sentence_for_event
from gaia_auction.sentences.refusals import reason
from gaia_auction.table.play import TakeBack
from gaia_auction.table.replay import last_move

_LONGEST_TITLE = 13


def question_of(choices: tuple[Choice, ...]) -> str:
    """Return what whoever is to act is asked."""
    player = choices[0].player
    if choices[0].move is Ban:
        return f"{player}, which faction do you ban?"
    if not any(choice.move is Bid for choice in choices):
        return f"{player}, which faction do you bring?"
    brings = any(choice.move is Nominate for choice in choices)
    return f"{player}, which faction do you take, or bring at 0?" if brings else f"{player}, which faction?"


def line_of(state: State, choice: Choice) -> str:
    """Return a choice on one line: the faction, and what taking it means or why it is closed.

    >>> from gaia_auction.rules.settings import Settings
    >>> line_of(State(Settings("none", ("Ada", "Ben"))), Choice(Ban, "Ada", "itars"))
    'Itars          Ice'
    """
    return f"{title_of(choice.faction):<{_LONGEST_TITLE}}  {_meaning(state, choice)}"


def option_of(state: State, choice: Choice) -> Option[Choice | TakeBack]:
    """Return a choice as a line of a list, which is found by all that its faction is called."""
    faction = faction_of(choice.faction)
    return Option(
        line_of(state, choice),
        choice,
        faction.title,
        closed=choice.closed is not None,
        other_names=names_of(faction.slug),
        traits=(faction.planet.title, faction.planet.colour),
    )


def _meaning(state: State, choice: Choice) -> str:
    if choice.closed is not None:
        return f"– {reason(choice.closed, title_of)}"
    return _bid_means(state, choice) if choice.move is Bid else faction_of(choice.faction).planet.title


def _bid_means(state: State, choice: Choice) -> str:
    holding = state.holding_of(choice.faction)
    if holding is not None:
        return f"outbid {holding.player}, from {choice.least}"
    return "claim it for 0" if choice.most == 0 else "claim it, from 0"


def offered(choices: tuple[Choice, ...]) -> list[Choice]:
    """Return the choices as they are offered: the closed ones last, and each faction once.

    A faction that is in the auction can be bid on, so that it cannot be brought goes without saying.
    """
    bids = {choice.faction for choice in choices if choice.move is Bid}
    once = (choice for choice in choices if choice.move is Bid or choice.faction not in bids)
    return sorted(once, key=lambda choice: choice.closed is not None)


def last_words(history: History) -> tuple[Page, ...]:
    """Return a line that says what happened last, before that who sits where, nothing of what is sealed."""
    if not history.events:
        seats = (f"{seat} {player}" for seat, player in enumerate(history.end.settings.players, start=1))
        return (Page([Text(f"Seats: {', '.join(seats)}", SECONDARY)]),)
    move = last_move(history)
    return () if move is None else (Page([Text(move.sentence, SECONDARY)]),)


def last_event(history: History) -> str:
    """Return what happened last in so few words that they fit into a list; nothing before the first move."""
    return sentence_for_event(history.events[-1]).removesuffix(".") if history.events else ""
