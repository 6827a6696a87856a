"""Why a move is refused, in words."""

from typing import get_args

import pytest

from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Submit, Void
from gaia_auction.rules.factions import faction_of
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
    PriceAtMost,
    Refusal,
    StillSubmitted,
    Undrawable,
    WrongDrawCount,
    WrongPhase,
    WrongSum,
)
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import apply
from gaia_auction.sentences.refusals import reason, sentence_for_move, sentence_for_refusal, what_is_due

EXAMPLES: list[tuple[Refusal, str]] = [
    (AuctionOver(), "the auction is over"),
    (WrongPhase("ban", ("Ada",)), "Ada is to ban a faction first"),
    (WrongPhase("nomination", ("Ben",)), "Ben is to nominate a faction"),
    (WrongPhase("bidding", ("Ben",)), "Ben is to take a faction or outbid somebody"),
    (WrongPhase("submission", ("Ben",)), "Ben is to submit sealed bids"),
    (WrongPhase("submission", ("Ada", "Ben", "Cyd")), "Ada, Ben and Cyd are to submit sealed bids"),
    (WrongPhase("draw", ()), "the random factions are not drawn yet"),
    (DrawMissing(), "the random factions are not drawn yet"),
    (LeftOut("ban"), "the settings have no ban phase"),
    (LeftOut("draw"), "the settings have no random factions"),
    (NotTheirTurn(("Ada",)), "it is Ada's turn"),
    (NotTheirTurn(("Ada", "Ben")), "it is Ada or Ben's turn"),
    (
        AlreadyHolds("Ada", "itars", 3, ("Ben",)),
        "Ada holds itars at 3 and waits until outbid; it is Ben's turn",
    ),
    (AlreadySubmitted(), "a submission cannot be changed"),
    (
        StillSubmitted(("Ada",)),
        "Ada's submission is still recorded before, and a void one is taken out",
    ),
    (
        StillSubmitted(("Ada", "Ben")),
        "Ada and Ben's submissions are still recorded before, and a void one is taken out",
    ),
    (NotNamedOnce(), "each of the players who had submitted must be named once"),
    (
        NotInGame("moweyds", "lost-fleet"),
        "moweyds belongs to lost-fleet, which is not among the expansions",
    ),
    (Banned("xenos", "Ada"), "Ada banned it"),
    (AlreadyEntered("xenos", "Ada"), "it is in the auction already, brought by Ada"),
    (OtherSide("lantids", "terrans"), "it is the other side of the terrans' board"),
    (
        OutsidePool("xenos", ("itars", "terrans", "ivits")),
        "it was not drawn; the pool is itars, terrans and ivits",
    ),
    (NotEntered("xenos", ("itars", "ivits")), "xenos is not in the auction, which has itars and ivits"),
    (NotEntered("xenos", ("itars",)), "xenos is not in the auction, which has itars"),
    (NotEntered("xenos", ()), "xenos is not in the auction, and no faction is yet"),
    (BidTooLow("itars", None, 0, 0), "nobody holds it, so the bid must be at least 0"),
    (BidTooLow("itars", "Ada", 3, 4), "Ada holds it at 3, so the bid must be at least 4"),
    (
        BidTooHigh("itars", 0, Ceiling.OPENING),
        "a faction that nobody holds is claimed for 0, so the bid must be 0",
    ),
    (
        BidTooHigh("itars", 30, Ceiling.MARKER),
        "its marker cannot go below 0, so the bid must be at most 30",
    ),
    (
        BidTooHigh("itars", 999, Ceiling.SLIP),
        "a higher one is taken for a slip of the finger, so the bid must be at most 999",
    ),
    (
        PriceAtMost("itars", "Ada", 30, Ceiling.MARKER),
        "Ada holds it with its marker on 0, where it is safe",
    ),
    (PriceAtMost("itars", "Ada", 999, Ceiling.SLIP), "Ada holds it at 999, the highest bid there is"),
    (BidsMissing(("itars",)), "itars must have a bid too, 0 or more"),
    (BidsMissing(("itars", "xenos")), "itars and xenos must have a bid too, 0 or more"),
    (BidOutOfRange("itars", 41, 40), "the bid on itars must be from 0 to 40, not 41"),
    (WrongSum(39, 40), "they add up to 39, and must add up to exactly 40"),
    (WrongSum(10**30, 40), "they add up to 100000000000…, and must add up to exactly 40"),
    (WrongDrawCount(1, 3), "there must be 3 of them, one for each player, not 1"),
    (DrawnTwice("itars"), "itars is drawn twice, and all must be different"),
    (Undrawable("itars", Banned("itars", "Ben")), "itars is not possible, since Ben banned it"),
    (
        Undrawable("lantids", OtherSide("lantids", "terrans")),
        "lantids is not possible, since it is the other side of the terrans' board",
    ),
]


@pytest.mark.parametrize(("refusal", "words"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_each_refusal_has_its_words(refusal: Refusal, words: str) -> None:
    assert reason(refusal) == words


def test_no_refusal_is_without_an_example() -> None:
    assert {type(refusal) for refusal, _ in EXAMPLES} == set(get_args(Refusal))


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (OtherSide("geodens", "baltaks"), "it is the other side of the Bal T'aks' board"),
        (NotEntered("xenos", ("itars", "ivits")), "Xenos is not in the auction, which has Itars and Ivits"),
        (
            Undrawable("itars", NotInGame("moweyds", "lost-fleet")),
            "Itars is not possible, since Moweyds belongs",
        ),
        (BidsMissing(("baltaks",)), "Bal T'aks must have a bid too"),
    ],
)
def test_at_the_table_factions_have_their_titles(refusal: Refusal, words: str) -> None:
    assert reason(refusal, lambda slug: faction_of(slug).title).startswith(words)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Ban("Ada", "itars"), "Ada cannot ban itars"),
        (Draw(("itars",)), "these factions cannot be drawn"),
        (Nominate("Ada", "itars"), "Ada cannot nominate itars"),
        (Bid("Ada", "itars", 5), "Ada cannot bid 5 on itars"),
        (Bid("Ada", "itars", -(10**30)), "Ada cannot bid -10000000000… on itars"),
        (Submit("Ada", {"itars": 5}), "Ada cannot submit these bids"),
        (Void(("Ada",), "consent"), "these submissions cannot be void"),
    ],
)
def test_each_move_has_its_words(event: Event, words: str) -> None:
    assert sentence_for_move(event) == words
    assert sentence_for_refusal(event, AuctionOver()) == f"{words}: the auction is over"


def after(settings: Settings, *events: Event) -> State:
    state = State(settings)
    for event in events:
        following = apply(state, event)
        assert isinstance(following, State)
        state = following
    return state


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (after(Settings("none", ("Ada", "Ben"), ban_phase=True)), "Ada is to ban a faction first"),
        (
            after(Settings("none", ("Ada", "Ben"), random_factions=True)),
            "the random factions are not drawn yet",
        ),
        (after(Settings("none", ("Ada", "Ben")), Nominate("Ada", "itars")), "Ben is to nominate a faction"),
        (
            after(Settings("none", ("Ada", "Ben")), Nominate("Ada", "itars"), Nominate("Ben", "xenos")),
            "",
        ),
        (
            after(
                Settings("choose-then-bid", ("Ada", "Ben"), random_factions=True), Draw(("itars", "xenos"))
            ),
            "Ada is to take a faction or outbid somebody",
        ),
        (
            after(Settings("silent", ("Ada", "Ben"), random_factions=True), Draw(("itars", "xenos"))),
            "Ada and Ben are to submit sealed bids",
        ),
        (
            after(
                Settings("silent", ("Ada", "Ben"), random_factions=True),
                Draw(("itars", "xenos")),
                Submit("Ada", {"itars": 0, "xenos": 0}),
            ),
            "Ben is to submit sealed bids",
        ),
    ],
)
def test_what_is_due(state: State, words: str) -> None:
    assert what_is_due(state) == words
