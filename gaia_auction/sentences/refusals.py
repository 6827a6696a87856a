"""Why a move is refused, in words: the same for an error and for a closed choice on the screen."""

from collections.abc import Callable
from typing import assert_never

from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Sealed, Submit, Void
from gaia_auction.rules.refusals import (
    AlreadyEntered,
    AlreadyHolds,
    AlreadySubmitted,
    AuctionOver,
    Banned,
    BidOutOfRange,
    BidsMissing,
    BidTooHigh,
    BidTooLow,
    Ceiling,
    DrawMissing,
    DrawnTwice,
    LeftOut,
    NotEntered,
    NotInGame,
    NotNamedOnce,
    NotTheirTurn,
    OtherSide,
    OutsidePool,
    PhaseName,
    PriceAtMost,
    Refusal,
    StillSubmitted,
    Undrawable,
    WrongDrawCount,
    WrongPhase,
    WrongSum,
)
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import phase_of
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.problems import quoted_number

Naming = Callable[[str], str]

_STILL_TO_DO = {
    "ban": "to ban a faction first",
    "nomination": "to nominate a faction",
    "bidding": "to take a faction or outbid somebody",
    "submission": "to submit sealed bids",
}


def what_is_due(state: State) -> str:
    """Return who has to do what next, empty when the auction is over.

    >>> from gaia_auction.rules.settings import Settings
    >>> what_is_due(State(Settings("none", ("Ada", "Ben"))))
    'Ada is to nominate a faction'
    """
    phase = phase_of(state)
    if phase is None:
        return ""
    return reason(DrawMissing()) if phase.name == "draw" else _due(phase.name, phase.to_act(state))


def _due(phase: PhaseName, to_act: tuple[str, ...]) -> str:
    if not to_act:
        return "all sealed bids are in; `resume` reveals them"
    return f"{listed(to_act)} {'is' if len(to_act) == 1 else 'are'} {_STILL_TO_DO[phase]}"


def sentence_for_move(event: Event) -> str:
    """Return what a refused event tried to do.

    >>> sentence_for_move(Bid("Ben", "itars", 2))
    'Ben cannot bid 2 on itars'
    """
    match event:
        case Ban(player=player, faction=faction):
            return f"{player} cannot ban {faction}"
        case Draw():
            return "these factions cannot be drawn"
        case Nominate(player=player, faction=faction):
            return f"{player} cannot nominate {faction}"
        case Bid(player=player, faction=faction, vp=vp):
            return f"{player} cannot bid {quoted_number(vp)} on {faction}"
        case Submit(player=player) | Sealed(player=player):
            return f"{player} cannot submit these bids"
        case Void():
            return "these submissions cannot be void"
        case _:
            assert_never(event)


def reason(refusal: Refusal, named: Naming = str) -> str:
    """Return what stands in the way of a move. `named` turns a faction's slug into what to call it.

    >>> reason(BidTooLow("itars", holder="Ada", price=3, least=4))
    'Ada holds it at 3, so the bid must be at least 4'
    """
    match refusal:
        case AuctionOver():
            return "the auction is over"
        case DrawMissing() | WrongPhase(phase="draw"):
            return "the random factions are not drawn yet"
        case WrongPhase(phase=phase, to_act=to_act):
            return _due(phase, to_act)
        case LeftOut(phase="ban"):
            return "the settings have no ban phase"
        case LeftOut():
            return "the settings have no random factions"
        case NotTheirTurn(to_act=to_act):
            return f"it is {listed(to_act, 'or')}'s turn"
        case AlreadyHolds(player=player, faction=faction, price=price, to_act=to_act):
            turn = f"it is {listed(to_act, 'or')}'s turn"
            return f"{player} holds {named(faction)} at {price} and waits until outbid; {turn}"
        case AlreadySubmitted():
            return "a submission cannot be changed"
        case StillSubmitted(players=players):
            still = "submissions are" if players[1:] else "submission is"
            return f"{listed(players)}'s {still} still recorded before, and a void one is taken out"
        case NotNamedOnce():
            return "each of the players who had submitted must be named once"
        case NotInGame(faction=faction, expansion=expansion):
            return f"{named(faction)} belongs to {expansion}, which is not among the expansions"
        case Banned(player=player):
            return f"{player} banned it"
        case AlreadyEntered(player=player):
            return f"it is in the auction already, brought by {player}"
        case OtherSide(taken=taken):
            return f"it is the other side of the {named(taken)}' board"
        case OutsidePool(pool=pool):
            return f"it was not drawn; the pool is {listed(map(named, pool))}"
        case NotEntered(faction=faction, entered=entered) if entered:
            return f"{named(faction)} is not in the auction, which has {listed(map(named, entered))}"
        case NotEntered(faction=faction):
            return f"{named(faction)} is not in the auction, and no faction is yet"
        case BidTooLow(holder=None, least=least):
            return f"nobody holds it, so the bid must be at least {least}"
        case BidTooLow(holder=holder, price=price, least=least):
            return f"{holder} holds it at {price}, so the bid must be at least {least}"
        case BidTooHigh(most=most, ceiling=ceiling):
            return f"{_ceiling(ceiling)}, so the bid must be {f'at most {most}' if most else 0}"
        case PriceAtMost(holder=holder, ceiling=Ceiling.MARKER):
            return f"{holder} holds it with its marker on 0, where it is safe"
        case PriceAtMost(holder=holder, price=price):
            return f"{holder} holds it at {price}, the highest bid there is"
        case BidsMissing(factions=factions):
            return f"{listed(map(named, factions))} must have a bid too, 0 or more"
        case BidOutOfRange(faction=faction, vp=vp, most=most):
            return f"the bid on {named(faction)} must be from 0 to {most}, not {quoted_number(vp)}"
        case WrongSum(total=total, budget=budget):
            return f"they add up to {quoted_number(total)}, and must add up to exactly {budget}"
        case WrongDrawCount(count=count, wanted=wanted):
            return f"there must be {wanted} of them, one for each player, not {count}"
        case DrawnTwice(faction=faction):
            return f"{named(faction)} is drawn twice, and all must be different"
        case Undrawable(faction=faction, because=because):
            return f"{named(faction)} is not possible, since {reason(because, named)}"
        case _:
            assert_never(refusal)


def _ceiling(ceiling: Ceiling) -> str:
    match ceiling:
        case Ceiling.OPENING:
            return "a faction that nobody holds is claimed for 0"
        case Ceiling.MARKER:
            return "its marker cannot go below 0"
        case Ceiling.SLIP:
            return "a higher one is taken for a slip of the finger"
        case _:
            assert_never(ceiling)


def sentence_for_refusal(event: Event, refusal: Refusal) -> str:
    """Return a refused move and the reason, as one line.

    >>> sentence_for_refusal(Bid("Ben", "itars", 2), BidTooLow("itars", "Ada", 3, 4))
    'Ben cannot bid 2 on itars: Ada holds it at 3, so the bid must be at least 4'
    """
    return f"{sentence_for_move(event)}: {reason(refusal)}"
