"""The people at the table: a faction, then a price if there is one to choose, over the auction as it is."""

import pytest

from gaia_auction.rules.choices import Choice, Form
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.replay import replay
from gaia_auction.rules.settings import Settings
from gaia_auction.rules.transition import legal
from gaia_auction.rules.undo import made_void
from gaia_auction.screen.people import People
from gaia_auction.table.play import AllVoid, TakeBack
from tests.screen.laptop import CLEAR, CTRL_C, DOWN, ENTER, ESCAPE, UP, Laptop

TWO = ("Ada", "Ben")


def after(settings: Settings, *events: Event) -> History:
    history = replay(settings, events)
    assert isinstance(history, History), history
    return history


def moved(history: History, *answers: tuple[str, str], laptop: Laptop | None = None) -> Event:
    table = laptop or Laptop()
    choices = tuple(choice for choice in legal(history.end) if isinstance(choice, Choice))
    with table.answering(*answers):
        event = People(table.stage).move(history, choices)
    assert not isinstance(event, TakeBack)
    return event


def took_back(history: History, *answers: tuple[str, str], laptop: Laptop) -> bool:
    choices = tuple(choice for choice in legal(history.end) if isinstance(choice, Choice))
    with laptop.answering(*answers):
        return People(laptop.stage).move(history, choices) == TakeBack()


OPEN = after(
    Settings("choose-then-bid", ("Ada", "Ben", "Cyd")),
    Nominate("Ada", "itars"),
    Nominate("Ben", "xenos"),
    Nominate("Cyd", "taklons"),
    Bid("Ada", "itars", 0),
    Bid("Ben", "itars", 3),
)


def test_a_ban() -> None:
    history = after(Settings("silent", TWO, ban_phase=True))
    assert moved(history, ("Ada, which faction do you ban?", "ivits" + ENTER)) == Ban("Ada", "ivits")


def test_a_nomination() -> None:
    history = after(Settings("silent", TWO), Nominate("Ada", "itars"))
    assert moved(history, ("Ben, which faction do you bring?", "hal" + ENTER)) == Nominate(
        "Ben", "hadsch-hallas"
    )


def test_a_claim_for_0_needs_no_number() -> None:
    assert moved(OPEN, ("Cyd, which faction?", "tak" + ENTER)) == Bid("Cyd", "taklons", 0)


def test_to_outbid_needs_a_number_and_the_least_is_usual() -> None:
    laptop = Laptop()
    price = ("Cyd, how many VP for Itars?", ENTER)
    assert moved(OPEN, ("Cyd, which faction?", "ita" + ENTER), price, laptop=laptop) == Bid("Cyd", "itars", 4)
    assert "(4 to 999; Escape: back) 4" in laptop.seen[1]


def test_a_number_that_the_rules_refuse_is_not_taken() -> None:
    typed = CLEAR.join(f"{number}{ENTER}" for number in ("3", "0", "1000", "0000000001000"))
    bid = moved(
        OPEN,
        ("Cyd, which faction?", "ita" + ENTER),
        ("Cyd, how many VP for Itars?", typed),
        ("a whole number from 4 to 999", CLEAR + "12" + ENTER),
    )
    assert bid == Bid("Cyd", "itars", 12)


def test_escape_in_the_number_goes_back_to_the_factions() -> None:
    bid = moved(
        OPEN,
        ("Cyd, which faction?", "ita" + ENTER),
        ("Cyd, how many VP for Itars?", "7" + ESCAPE),
        ("Cyd, which faction?", "xen" + ENTER),
    )
    assert bid == Bid("Cyd", "xenos", 0)


def test_bringing_and_outbidding_stand_in_one_list() -> None:
    history = after(Settings("choose-while-bidding", TWO), Nominate("Ada", "itars"))
    question = "Ben, which faction do you take, or bring at 0?"
    laptop = Laptop()
    assert moved(history, (question, "lan" + ENTER), laptop=laptop) == Nominate("Ben", "lantids")
    assert " »  1 Itars          outbid Ada, from 1" in laptop.seen[0]
    assert "    3 Lantids        Terra" in laptop.seen[0]
    assert moved(history, (question, ENTER), ("how many VP", "2" + ENTER)) == Bid("Ben", "itars", 2)


def test_what_is_closed_cannot_be_chosen_and_says_why() -> None:
    history = after(Settings("choose-while-bidding", TWO), Nominate("Ada", "itars"))
    laptop = Laptop()
    with pytest.raises(KeyboardInterrupt):
        moved(history, ("which faction", "nev" + ENTER), ("/ nev", CTRL_C), laptop=laptop)
    assert " » 14 Nevlas         – it is the other side of the Itars' board" in laptop.seen[1]


def test_the_highest_bid_there_is_needs_no_number() -> None:
    marker = after(
        Settings("faction-bidding", TWO, track_vp=5),
        *(Nominate("Ada", "itars"), Nominate("Ben", "xenos"), Bid("Ada", "itars", 4)),
    )
    assert moved(marker, ("Ben, which faction?", "ita" + ENTER)) == Bid("Ben", "itars", 5)


def test_an_opening_bid_can_be_any_number() -> None:
    history = after(
        Settings("choose-then-bid", TWO, opening_bids="any"),
        Nominate("Ada", "itars"),
        Nominate("Ben", "xenos"),
    )
    bid = moved(history, ("Ada, which faction?", ENTER), ("(0 to 999", "8" + ENTER))
    assert bid == Bid("Ada", "itars", 8)


def test_the_page_shows_the_auction_and_what_happened_last() -> None:
    laptop = Laptop()
    moved(OPEN, ("Cyd, which faction?", DOWN + ENTER), laptop=laptop)
    page = laptop.seen[0]
    assert page.startswith(" Choose, then bid")
    assert "Itars" in page
    assert "Without a faction: Ada, Cyd" in page
    assert "Ben outbids Ada on Itars, with 3 over 0" in page
    assert page.index("Without a faction") < page.index("Ben outbids") < page.index("Cyd, which faction?")


FULL = after(
    Settings(
        "choose-while-bidding",
        ("Ada", "Ben", "Cyd", "Dee", "山田太郎"),
        ban_phase=True,
        expansions=("lost-fleet",),
    ),
    *(Ban("Ada", "terrans"), Ban("Ben", "gleens"), Ban("Cyd", "ambas"), Ban("Dee", "ivits")),
    *(Ban("山田太郎", "geodens"), Nominate("Ada", "itars"), Nominate("Ben", "firaks")),
    *(Nominate("Cyd", "space-giants"), Nominate("Dee", "tinkeroids")),
)
FULL_QUESTION = "山田太郎, which faction do you take, or bring at 0?"


@pytest.mark.parametrize("columns", [80, 60])
def test_the_fullest_page_keeps_its_title_and_the_list_follows_the_pointer(columns: int) -> None:
    laptop = Laptop(columns)
    with pytest.raises(KeyboardInterrupt):
        moved(
            FULL, ("which faction", UP), ("» 18 Darkanians", "zz"), ("nothing begins", CTRL_C), laptop=laptop
        )
    for page in laptop.seen:
        assert page.startswith(" Choose while bidding")
        assert "To take" in page
        assert "Without a faction: 山田太郎" in page
    assert "outbid Ada, from 1" in laptop.seen[0]
    assert "outbid Ada, from 1" not in laptop.seen[1]


def test_where_there_is_no_room_the_options_come_before_what_is_told_beside_the_board() -> None:
    laptop = Laptop(rows=18)
    with pytest.raises(KeyboardInterrupt):
        moved(FULL, ("which faction", CTRL_C), laptop=laptop)
    page = laptop.seen[0]
    assert page.startswith(" Choose while bidding")
    assert page.count("outbid") == 4


def test_the_first_in_seat_order_who_has_not_submitted_gets_the_laptop() -> None:
    settings = Settings("silent", ("Ada", "Ben", "Cyd"))
    history = after(
        settings,
        *(Nominate("Ada", "itars"), Nominate("Ben", "xenos"), Nominate("Cyd", "taklons")),
        Submit("Ada", {"itars": 1, "xenos": 1, "taklons": 1}),
    )
    forms = tuple(form for form in legal(history.end) if isinstance(form, Form))
    laptop = Laptop()
    with laptop.answering(
        ("Ben: press Enter when it is yours", ENTER),
        ("» ■ Itars", ENTER.join(("4", "0", "9", ""))),
        ("are these your bids?", ENTER),
    ):
        submission = People(laptop.stage).submission(history, forms)
    assert submission == Submit("Ben", {"itars": 4, "xenos": 0, "taklons": 9})
    assert "Submitted: Ada    Still to come: Ben, Cyd" in laptop.seen[0]


def test_the_last_move_can_be_taken_back_from_the_list() -> None:
    laptop = Laptop()
    assert took_back(OPEN, ("Cyd, which faction?", "back" + ENTER), laptop=laptop)
    assert "   0 ↶ Take back: Ben bids 3 on Itars" in laptop.seen[0]


def test_before_the_first_move_the_settings_can_be_changed() -> None:
    start = after(Settings("none", ("Ada", "Ben")))
    assert took_back(start, ("Ada, which faction", "change" + ENTER), laptop=Laptop())


def test_a_draw_cannot_be_taken_back() -> None:
    settings = Settings("choose-then-bid", ("Ada", "Ben"), random_factions=True)
    laptop = Laptop()
    moved(after(settings, Draw(("itars", "xenos"))), ("Ada, which faction?", ENTER), laptop=laptop)
    assert "↶" not in laptop.seen[0]


NOMINATED = after(Settings("silent", ("Ada", "Ben")), Nominate("Ada", "itars"), Nominate("Ben", "xenos"))


def submitted(history: History, laptop: Laptop, *answers: tuple[str, str]) -> Submit | TakeBack | AllVoid:
    forms = tuple(form for form in legal(history.end) if isinstance(form, Form))
    with laptop.answering(*answers):
        return People(laptop.stage).submission(history, forms)


def test_the_first_hand_over_shows_the_auction_and_the_last_nomination_can_be_taken_back() -> None:
    laptop = Laptop()
    assert submitted(NOMINATED, laptop, ("Escape takes back: Ben nominates Xenos", ESCAPE)) == TakeBack()
    assert "Please pass the laptop to Ada. Everyone else looks away until Ada is done." in laptop.seen[0]
    assert "■ Itars" in laptop.seen[0]


ADA_SUBMITTED = after(NOMINATED.end.settings, *NOMINATED.events, Submit("Ada", {"itars": 1, "xenos": 0}))
MISTYPED = ("Ben: press Enter when it is yours   Escape: somebody has mistyped", ESCAPE)
VOID = "Shall all sealed bids so far be void?"


def test_the_table_may_agree_that_all_sealed_bids_are_void() -> None:
    laptop = Laptop()
    assert submitted(ADA_SUBMITTED, laptop, MISTYPED, (VOID, "yes" + ENTER)) == AllVoid()
    words = " ".join(laptop.seen[1].split())
    assert "what Ada handed in is shown to nobody and kept nowhere" in words
    assert "Only if all at the table agree." in words


def test_unless_all_agree_the_bids_stand() -> None:
    answers = (MISTYPED, (VOID, ENTER), ("Ben: press", ENTER), ("» ■ Itars", "1" + ENTER + ENTER))
    submission = submitted(ADA_SUBMITTED, Laptop(), *answers, ("these your", ENTER))
    assert submission == Submit("Ben", {"itars": 1, "xenos": 0})


def test_where_all_were_void_nothing_is_taken_back_at_the_hand_over() -> None:
    history = made_void(ADA_SUBMITTED, "consent")
    laptop = Laptop()
    answers = (("Ada: press", ESCAPE + ENTER), ("» ■ Itars", ENTER + ENTER), ("these your", "hand" + ENTER))
    assert submitted(history, laptop, *answers) == Submit("Ada", {"itars": 0, "xenos": 0})
    assert "What Ada had submitted is void, by consent. Everybody submits again (S1)." in laptop.seen[0]
    assert "Escape" not in laptop.seen[0]
