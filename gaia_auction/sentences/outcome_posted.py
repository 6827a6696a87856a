"""The outcome as a text to be pasted into a forum or a chat: plain, or as Markdown."""

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.outcome import Lot, Outcome
from gaia_auction.sentences.lists import signed
from gaia_auction.sentences.markdown import plain, table
from gaia_auction.sentences.orders import ordinal
from gaia_auction.sentences.outcome_facts import facts_of, title_of_outcome

_COLUMNS = ("Turn", "Player", "Seat", "Faction", "Planet", "VP cost", "Starts on", "At the end", "Booster")
_NUMBERS = (True, False, True, False, False, True, True, True, True)


def outcome_as_text(outcome: Outcome) -> str:
    """Return the outcome without columns, so that it reads well in letters of any width.

    >>> from gaia_auction.rules.settings import Settings
    >>> lots = (Lot(1, "Ben", 2, "itars", 8, 10, 8, 2), Lot(2, "Ada", 1, "xenos", 0, 10, 0, 1))
    >>> print(outcome_as_text(Outcome(Settings("silent", ("Ada", "Ben")), "final-scoring", lots, ())))
    Outcome · Silent auction
    1. Ben: Itars (Ice) for 8 VP; seat 2, starts on 10, −8 at the end, 2nd booster
    2. Ada: Xenos (Desert) for 0 VP; seat 1, starts on 10, 0 at the end, 1st booster
    First round: Ben → Ada
    Boosters: Ada → Ben
    Structures: Ben, Ada · Ada, Ben · then Ada's third mine (Xenos)
    Cost: everyone starts on 10; the cost is deducted at the end
    """
    lots = (_told(lot) for lot in outcome.lots)
    facts = (f"{label}: {' · '.join(texts)}" for label, texts in facts_of(outcome))
    return "\n".join((title_of_outcome(outcome), *lots, *facts))


def _told(lot: Lot) -> str:
    start, deduction = signed(lot.starting_vp), signed(-lot.final_deduction)
    what = f"{title_of(lot.faction)} ({lot.planet.title}) for {lot.vp_cost} VP"
    then = f"starts on {start}, {deduction} at the end, {ordinal(lot.booster_pick)} booster"
    return f"{lot.turn}. {lot.player}: {what}; seat {lot.seat}, {then}"


def outcome_as_markdown(outcome: Outcome) -> str:
    """Return the outcome as Markdown, in which nothing from a name is taken for markup."""
    rows = [[plain(cell) for cell in _row(lot)] for lot in outcome.lots]
    facts = (f"- {label}: {plain(' · '.join(texts))}" for label, texts in facts_of(outcome))
    title = f"**{plain(title_of_outcome(outcome))}**"
    return "\n".join((title, "", table(_COLUMNS, rows, numbers=_NUMBERS), "", *facts))


def _row(lot: Lot) -> tuple[str, ...]:
    return (
        str(lot.turn),
        lot.player,
        str(lot.seat),
        title_of(lot.faction),
        lot.planet.title,
        str(lot.vp_cost),
        signed(lot.starting_vp),
        signed(-lot.final_deduction),
        ordinal(lot.booster_pick),
    )
