"""Why each step of an auction went as it did, in words: one sentence or a few, with the rule at work."""

from typing import assert_never

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.steps import Assign, Award, Claim, Keep, Outbid, Step, Take
from gaia_auction.sentences.awards import sentence_for_award
from gaia_auction.sentences.silent_turns import sentence_for_keep, sentence_for_take


def sentence_for_step(step: Step) -> str:
    """Return what happened in a step and why, with the ids of the rules.

    >>> sentence_for_step(Outbid("Ben", "baltaks", 4, displaced="Ada", over=3, rule="D2"))
    "Ben outbids Ada on Bal T'aks, with 4 over 3 (D2). Ada is without a faction."
    """
    match step:
        case Take():
            return sentence_for_take(step)
        case Keep():
            return sentence_for_keep(step)
        case Award():
            return sentence_for_award(step)
        case Claim():
            return _claim(step)
        case Outbid():
            return _outbid(step)
        case Assign():
            return _assignment(step)
        case _:
            assert_never(step)


def _claim(claim: Claim) -> str:
    player, faction = claim.player, title_of(claim.faction)
    match claim.rule:
        case "C1":
            return f"{player} brings {faction} into the auction and holds it at {claim.vp} (C1)."
        case "D2":
            return f"{player} claims {faction} for {claim.vp} (D2)."
        case "F2":
            return f"{player} takes {faction} from the pool and {_marker(claim.vp, claim.marker)}"
        case _:
            assert_never(claim.rule)


def _outbid(outbid: Outbid) -> str:
    player, holder, faction = outbid.player, outbid.displaced, title_of(outbid.faction)
    left = f"{holder} is without a faction."
    match outbid.rule:
        case "C1" | "D2" as rule:
            bid = f"{outbid.vp} over {outbid.over}"
            return f"{player} outbids {holder} on {faction}, with {bid} ({rule}). {left}"
        case "F2":
            lowered = _marker(outbid.vp - outbid.over, outbid.marker)
            return f"{player} takes {faction} from {holder} and {lowered} {left}"
        case _:
            assert_never(outbid.rule)


def _marker(lowered: int, marker: int | None) -> str:
    """Return what becomes of a faction's marker: by how many VP it is lowered, and where it stands then."""
    moved = f"lowers its marker by {lowered}, to" if lowered else "leaves its marker on"
    safe = " On 0 it cannot be taken any more (F3)." if marker == 0 else ""
    return f"{moved} {marker} (F2).{safe}"


def _assignment(assign: Assign) -> str:
    player, faction = assign.player, title_of(assign.faction)
    if assign.drawn:
        return f"{player} plays {faction} for 0: it was drawn for {player}'s seat (N1, P2)."
    return f"{player} plays {faction} for 0: it is {player}'s nomination (N1)."
