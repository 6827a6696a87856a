"""All sealed bids side by side, once they are revealed."""

from rich.console import Group, RenderableType
from rich.text import Text

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.steps import Award, Step
from gaia_auction.screen.colours import SECONDARY
from gaia_auction.screen.layout import FirstThatFits, listing, number
from gaia_auction.sentences.awards import average_of, sentence_for_totals
from gaia_auction.sentences.events import sentence_for_event
from gaia_auction.sentences.orders import ordinal
from gaia_auction.table.replay import Move


def bids_view(move: Move, steps: tuple[Step, ...]) -> RenderableType:
    """Return the bids that a move reveals, below a preference split's totals, awards and prices (B2, B4)."""
    awards = tuple(step for step in steps if isinstance(step, Award))
    return FirstThatFits(_beside_one_another(move, awards), _told(move, awards))


def _beside_one_another(move: Move, awards: tuple[Award, ...]) -> RenderableType:
    factions = move.state.entered
    table = listing("Player", *(f">{title_of(faction)}" for faction in factions))
    for submission in move.revealed:
        table.add_row(Text(submission.player), *(number(submission.bids[faction]) for faction in factions))
    places = {award.faction: place for place, award in enumerate(awards, start=1)}
    if awards:
        in_order = [awards[places[faction] - 1] for faction in factions]
        for label, texts in (
            ("Total", [str(award.total) for award in in_order]),
            ("Awarded", [ordinal(places[award.faction]) for award in in_order]),
            ("Average", [average_of(award.total, len(award.bids)) for award in in_order]),
            ("Price", [str(award.price) for award in in_order]),
        ):
            table.add_row(label, *map(Text, texts), style=SECONDARY)
    return table


def _told(move: Move, awards: tuple[Award, ...]) -> RenderableType:
    said = [sentence_for_event(submission) for submission in move.revealed]
    if awards:
        said.append(sentence_for_totals(awards))
    return Group(*map(Text, said))
