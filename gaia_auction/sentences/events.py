"""What happened, in words: the events of an auction as a protocol names them."""

from collections.abc import Sequence
from typing import assert_never

from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Sealed, Submit, Void
from gaia_auction.rules.factions import title_of
from gaia_auction.sentences.lists import listed


def sentence_for_event(event: Event) -> str:
    """Return what happened. Of a submission this tells the bids: it is for when all are in (S1).

    >>> sentence_for_event(Submit("Cyd", {"itars": 7, "xenos": 0}))
    "Cyd's sealed bids: Itars 7, Xenos 0."
    """
    match event:
        case Ban(player=player, faction=faction):
            return f"{player} bans {title_of(faction)}."
        case Draw(factions=factions):
            return f"{listed(map(title_of, factions))} are drawn, in this order."
        case Nominate(player=player, faction=faction):
            return f"{player} nominates {title_of(faction)}."
        case Bid(player=player, faction=faction, vp=vp):
            return f"{player} bids {vp} on {title_of(faction)}."
        case Submit(player=player, bids=bids):
            numbers = (f"{title_of(faction)} {vp}" for faction, vp in bids.items())
            return f"{player}'s sealed bids: {', '.join(numbers)}."
        case Sealed(player=player):
            return f"{player} has submitted sealed bids."
        case Void(players=players, reason="consent"):
            return f"What {listed(players)} had submitted is void, by consent. Everybody submits again (S1)."
        case Void(players=players):
            return f"The key to what {listed(players)} had submitted is lost. Everybody submits again (S1)."
        case _:
            assert_never(event)


ALL_REVEALED = "All sealed bids are in, and are revealed at once (S1)."
ALL_UNDER_SEAL = "All sealed bids are in, and are not revealed yet (S1)."


def sentence_for_submitted(players: Sequence[str]) -> str:
    """Return who has submitted while others have not, and nothing of what (S1).

    >>> sentence_for_submitted(["Ada"])
    'Ada has submitted. Nothing is revealed before all have (S1).'
    """
    have = "have" if players[1:] else "has"
    return f"{listed(players)} {have} submitted. Nothing is revealed before all have (S1)."
