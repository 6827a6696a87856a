"""Every kind of step, every tie-break: whole sentences, written from the rules."""

import pytest

from gaia_auction.rules.steps import Assign, Award, Claim, Keep, Option, Outbid, Step, Take
from gaia_auction.sentences.awards import sentence_for_totals
from gaia_auction.sentences.steps import sentence_for_step


def columns(
    options: tuple[Option, ...],
) -> tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...], tuple[str | None, ...]]:
    """Return what a turn remembers of its options: the factions, the maxima, the costs and the holders."""
    return (
        tuple(option.faction for option in options),
        tuple(option.maximum for option in options),
        tuple(option.cost for option in options),
        tuple(option.holder for option in options),
    )


def take(cost: int, *options: Option, displaced: str | None = None, faction: str | None = None) -> Take:
    """Return Ben's taking of the first option, or of another one, without a tie-break."""
    chosen = next(option for option in options if faction in (None, option.faction))
    return Take("Ben", chosen.faction, cost, chosen.margin, displaced, None, *columns(options))


def keep(player: str, faction: str, *options: Option, ends: bool = False) -> Keep:
    """Return a player's keeping of a faction; for everybody else it costs 1 more than for the holder (S2)."""
    kept = next(option for option in options if option.faction == faction)
    factions, maxima, costs, holders = columns(options)
    others = tuple(cost + (name == faction) for name, cost in zip(factions, costs, strict=True))
    return Keep(player, faction, kept.cost, kept.margin, factions, maxima, others, holders, ends)


def test_take_of_an_unheld_faction_with_the_only_best_margin() -> None:
    step = take(
        0, Option("baltaks", 10, 0, None), Option("itars", 15, 6, "Cyd"), Option("xenos", 0, 1, "Ada")
    )
    assert sentence_for_step(step) == (
        "Ben takes Bal T'aks for 0: 10 − 0 = 10 is the best margin; Itars would leave 15 − 6 = 9 and "
        "Xenos 0 − 1 = −1 (S3)."
    )


def test_take_from_a_holder() -> None:
    step = take(8, Option("itars", 15, 8, "Cyd"), Option("taklons", 8, 3, "Ada"), displaced="Cyd")
    assert sentence_for_step(step) == (
        "Ben takes Itars for 8: 15 − 8 = 7 is the best margin; Taklons would leave 8 − 3 = 5 (S3). "
        "Cyd is without a faction."
    )


HELD = Option("itars", 7, 7, "Ada")
ALSO_HELD = Option("taklons", 3, 3, "Cyd")
FREE = Option("xenos", 0, 0, None)
ALSO_FREE = Option("gleens", 0, 0, None)
THIRD_FREE = Option("firaks", 0, 0, None)
WORSE = Option("ivits", 0, 1, "Dee")


def test_tie_decided_by_held_before_unheld() -> None:
    step = take(7, HELD, FREE, WORSE, displaced="Ada")._replace(tie_break="held")
    said = (
        "Ben takes Itars for 7: the best margin is 0, on Itars (7 − 7) and on Xenos (0 − 0); Ivits would "
        "leave 0 − 1 = −1. Ada holds Itars, and a held faction goes before one that nobody holds (S4). "
        "Ada is without a faction."
    )
    assert sentence_for_step(step) == said
    # Who nominated what plays no part in it, so neither does the draw.
    assert sentence_for_step(step._replace(drawn=True)) == said


def test_tie_of_unheld_factions_decided_by_ones_own_nomination() -> None:
    step = take(0, FREE, ALSO_FREE)._replace(tie_break="own-nomination")
    assert sentence_for_step(step) == (
        "Ben takes Xenos for 0: the best margin is 0, on Xenos (0 − 0) and on Gleens (0 − 0). "
        "Nobody holds either, and Xenos is Ben's nomination (S4)."
    )


def test_tie_of_drawn_factions_decided_by_the_one_drawn_for_ones_seat() -> None:
    step = take(0, FREE, ALSO_FREE, THIRD_FREE)._replace(tie_break="own-nomination", drawn=True)
    assert sentence_for_step(step) == (
        "Ben takes Xenos for 0: the best margin is 0, on Xenos (0 − 0), on Gleens (0 − 0) and on Firaks "
        "(0 − 0). Nobody holds any of them, and Xenos was drawn for Ben's seat (S4, P2)."
    )


def test_tie_of_held_factions_decided_by_the_latest_nomination() -> None:
    options = (Option("itars", 15, 8, "Cyd"), Option("taklons", 8, 1, "Ada"), Option("xenos", 5, 0, None))
    step = take(1, *options, faction="taklons", displaced="Ada")._replace(tie_break="latest-nomination")
    assert sentence_for_step(step) == (
        "Ben takes Taklons for 1: the best margin is 7, on Itars (15 − 8) and on Taklons (8 − 1); Xenos "
        "would leave 5 − 0 = 5. Others hold both, neither is Ben's nomination, and Taklons was nominated "
        "latest (S4). Ada is without a faction."
    )


def test_tie_of_unheld_factions_decided_by_the_latest_nomination() -> None:
    options = (FREE, ALSO_FREE, THIRD_FREE)
    step = take(0, *options, faction="firaks")._replace(tie_break="latest-nomination")
    assert sentence_for_step(step) == (
        "Ben takes Firaks for 0: the best margin is 0, on Xenos (0 − 0), on Gleens (0 − 0) and on Firaks "
        "(0 − 0). Nobody holds any of them, none of them is Ben's nomination, and Firaks was nominated "
        "latest (S4)."
    )


def test_tie_of_drawn_factions_decided_by_the_latest_drawn() -> None:
    step = take(0, FREE, ALSO_FREE, faction="gleens")._replace(tie_break="latest-nomination", drawn=True)
    assert sentence_for_step(step) == (
        "Ben takes Gleens for 0: the best margin is 0, on Xenos (0 − 0) and on Gleens (0 − 0). "
        "Nobody holds either, neither was drawn for Ben's seat, and Gleens was drawn latest (S4, P2)."
    )


def test_tie_narrowed_to_the_held_factions_before_ones_own_nomination_decides() -> None:
    step = take(7, HELD, ALSO_HELD, FREE, displaced="Ada")._replace(tie_break="own-nomination")
    assert sentence_for_step(step) == (
        "Ben takes Itars for 7: the best margin is 0, on Itars (7 − 7), on Taklons (3 − 3) and on Xenos "
        "(0 − 0). Others hold Itars and Taklons, which go before Xenos. Itars is Ben's nomination (S4). "
        "Ada is without a faction."
    )


def test_tie_narrowed_to_the_held_factions_before_the_latest_nomination_decides() -> None:
    options = (HELD, ALSO_HELD, FREE, ALSO_FREE)
    step = take(3, *options, faction="taklons", displaced="Cyd")._replace(tie_break="latest-nomination")
    assert sentence_for_step(step) == (
        "Ben takes Taklons for 3: the best margin is 0, on Itars (7 − 7), on Taklons (3 − 3), on Xenos "
        "(0 − 0) and on Gleens (0 − 0). Others hold Itars and Taklons, which go before Xenos and Gleens. "
        "Neither is Ben's nomination, and Taklons was nominated latest (S4). Cyd is without a faction."
    )


def test_keep() -> None:
    options = (Option("itars", 15, 9, "Ben"), Option("taklons", 10, 2, "Ada"), Option("xenos", 0, 1, "Cyd"))
    assert sentence_for_step(keep("Ada", "taklons", *options)) == (
        "Ada keeps Taklons at 2: 10 − 2 = 8 is the best margin; Itars would leave 15 − 9 = 6 and "
        "Xenos 0 − 1 = −1 (S3)."
    )


def test_keep_on_a_tie() -> None:
    options = (Option("itars", 7, 7, "Cyd"), Option("xenos", 0, 0, None), Option("taklons", 0, 2, "Ben"))
    assert sentence_for_step(keep("Cyd", "itars", *options)) == (
        "Cyd keeps Itars at 7: the best margin is 0, on Itars (7 − 7) and on Xenos (0 − 0); Taklons would "
        "leave 0 − 2 = −2. On a tie the faction that is held is kept (S4)."
    )


def test_keep_that_ends_the_auction() -> None:
    options = (Option("itars", 9, 3, "Ada"), Option("taklons", 4, 0, "Ben"))
    assert sentence_for_step(keep("Ada", "itars", *options, ends=True)) == (
        "Ada keeps Itars at 3: 9 − 3 = 6 is the best margin; Taklons would leave 4 − 0 = 4 (S3). "
        "Everyone in turn has kept, so the auction is over (S5)."
    )


BIDS = (("Ada", 30), ("Ben", 20), ("Cyd", 10), ("Dee", 0))
THIRD = Award(
    faction="xenos",
    player="Cyd",
    total=60,
    price=15,
    bid=10,
    order_tie_break=None,
    tie_break=None,
    bids=BIDS,
    served=("Ada", "Ben"),
)


def test_first_award() -> None:
    step = THIRD._replace(faction="hadsch-hallas", player="Ada", bid=30, served=())
    assert sentence_for_step(step) == (
        "Hadsch Hallas goes to Ada for 15. It comes first, with the highest total, 60 (B2). Ada bid most, "
        "30, against 20 from Ben, 10 from Cyd and 0 from Dee (B3). The price is the average of all bids: "
        "(30 + 20 + 10 + 0) ÷ 4 = 15 (B4)."
    )


def test_later_award_at_more_than_the_winner_bid() -> None:
    assert sentence_for_step(THIRD) == (
        "Xenos goes to Cyd for 15. It comes third, with a total of 60 (B2). Ada and Ben have a faction; of "
        "the others Cyd bid most, 10, against 0 from Dee (B3). The price is the average of all bids: "
        "(30 + 20 + 10 + 0) ÷ 4 = 15, which is more than Cyd bid (B4)."
    )


def test_last_award() -> None:
    step = THIRD._replace(player="Dee", bid=0, served=("Cyd", "Ada", "Ben"))
    assert sentence_for_step(step) == (
        "Xenos goes to Dee for 15. It comes fourth, with a total of 60 (B2). Only Dee is left without a "
        "faction, with a bid of 0 (B3). The price is the average of all bids: (30 + 20 + 10 + 0) ÷ 4 = 15, "
        "which is more than Dee bid (B4)."
    )


EVEN = Award(
    faction="itars",
    player="Cyd",
    total=43,
    price=14,
    bid=20,
    order_tie_break="latest-nomination",
    tie_break="latest-nomination",
    bids=(("Ada", 3), ("Ben", 20), ("Cyd", 20)),
    served=(),
    same_total=("taklons", "xenos"),
)


def test_last_award_of_two() -> None:
    step = Award("itars", "Ben", 10, 5, 4, None, None, (("Ada", 6), ("Ben", 4)), served=("Ada",))
    assert sentence_for_step(step) == (
        "Itars goes to Ben for 5. It comes second, with a total of 10 (B2). Only Ben is left without a "
        "faction, with a bid of 4 (B3). The price is the average of all bids: (6 + 4) ÷ 2 = 5, which is more "
        "than Ben bid (B4)."
    )


def test_award_with_both_ties_decided_by_the_latest_nomination() -> None:
    assert sentence_for_step(EVEN) == (
        "Itars goes to Cyd for 14. It comes first: Taklons and Xenos have the same total, 43, and of equal "
        "totals the one nominated latest goes first (B2). Ben and Cyd bid most, 20 each, against 3 from Ada, "
        "and Cyd nominated latest (B3). The price is the average of all bids: (3 + 20 + 20) ÷ 3 = 14.33…, "
        "rounded down to 14 (B4)."
    )


def test_award_of_drawn_factions_with_both_ties() -> None:
    step = EVEN._replace(same_total=("xenos",), bids=(("Cyd", 20), ("Ben", 20), ("Ada", 3)), drawn=True)
    assert sentence_for_step(step) == (
        "Itars goes to Cyd for 14. It comes first: Xenos has the same total, 43, and of equal totals the "
        "one drawn latest goes first (B2, P2). Cyd and Ben bid most, 20 each, against 3 from Ada, and the "
        "faction drawn for Cyd's seat came latest (B3, P2). The price is the average of all bids: "
        "(20 + 20 + 3) ÷ 3 = 14.33…, rounded down to 14 (B4)."
    )


def test_award_after_one_with_a_tie_of_all_that_are_left() -> None:
    step = EVEN._replace(order_tie_break=None, same_total=(), served=("Ada",))
    assert sentence_for_step(step) == (
        "Itars goes to Cyd for 14. It comes second, with a total of 43 (B2). Ada has a faction; of the "
        "others Ben and Cyd bid most, 20 each, and Cyd nominated latest (B3). The price is the average of "
        "all bids: (3 + 20 + 20) ÷ 3 = 14.33…, rounded down to 14 (B4)."
    )


@pytest.mark.parametrize(
    ("bids", "price", "arithmetic"),
    [
        ((9, 10), 10, "(9 + 10) ÷ 2 = 9.5, rounded up to 10, which is more than Ada bid"),
        ((9, 8), 9, "(9 + 8) ÷ 2 = 8.5, rounded up to 9"),
        ((9, 9), 9, "(9 + 9) ÷ 2 = 9"),
        ((9, 4, 1), 5, "(9 + 4 + 1) ÷ 3 = 4.66…, rounded up to 5"),
        ((9, 4, 2, 2), 4, "(9 + 4 + 2 + 2) ÷ 4 = 4.25, rounded down to 4"),
        ((9, 4, 2, 3), 5, "(9 + 4 + 2 + 3) ÷ 4 = 4.5, rounded up to 5"),
        ((9, 0, 0, 2), 3, "(9 + 0 + 0 + 2) ÷ 4 = 2.75, rounded up to 3"),
        ((9, 0, 0, 0, 2), 2, "(9 + 0 + 0 + 0 + 2) ÷ 5 = 2.2, rounded down to 2"),
        ((1, 0, 0, 0, 0), 0, "(1 + 0 + 0 + 0 + 0) ÷ 5 = 0.2, rounded down to 0"),
    ],
)
def test_price_as_arithmetic(bids: tuple[int, ...], price: int, arithmetic: str) -> None:
    named = tuple(zip(("Ada", "Ben", "Cyd", "Dee", "Eli"), bids, strict=False))
    step = Award("itars", "Ada", sum(bids), price, bids[0], None, None, named, ())
    shown = sentence_for_step(step)
    at_this_price = shown.partition("The price is the average of all bids: ")[2]
    assert at_this_price == f"{arithmetic} (B4)."


def test_totals_and_averages_in_the_order_of_the_awards() -> None:
    assert sentence_for_totals([THIRD, EVEN]) == (
        "Totals, in the order of the awards: Xenos 60, on average 15; Itars 43, on average 14.33…."
    )


LEFT = "Ada is without a faction."
SAFE = "On 0 it cannot be taken any more (F3)."


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (
            Claim("Ada", "space-giants", 0, "C1"),
            "Ada brings Space Giants into the auction and holds it at 0 (C1).",
        ),
        (Claim("Ada", "itars", 5, "D2"), "Ada claims Itars for 5 (D2)."),
        (
            Claim("Ada", "itars", 5, "F2", marker=25),
            "Ada takes Itars from the pool and lowers its marker by 5, to 25 (F2).",
        ),
        (
            Claim("Ada", "itars", 0, "F2", marker=30),
            "Ada takes Itars from the pool and leaves its marker on 30 (F2).",
        ),
        (
            Claim("Ada", "itars", 30, "F2", marker=0),
            f"Ada takes Itars from the pool and lowers its marker by 30, to 0 (F2). {SAFE}",
        ),
        (
            Outbid("Ben", "itars", 2, displaced="Ada", over=0, rule="C1"),
            f"Ben outbids Ada on Itars, with 2 over 0 (C1). {LEFT}",
        ),
        (
            Outbid("Ben", "itars", 4, displaced="Ada", over=3, rule="D2"),
            f"Ben outbids Ada on Itars, with 4 over 3 (D2). {LEFT}",
        ),
        (
            Outbid("Ben", "itars", 6, displaced="Ada", over=5, rule="F2", marker=24),
            f"Ben takes Itars from Ada and lowers its marker by 1, to 24 (F2). {LEFT}",
        ),
        (
            Outbid("Ben", "itars", 12, displaced="Ada", over=5, rule="F2", marker=0),
            f"Ben takes Itars from Ada and lowers its marker by 7, to 0 (F2). {SAFE} {LEFT}",
        ),
        (Assign("Ada", "baltaks"), "Ada plays Bal T'aks for 0: it is Ada's nomination (N1)."),
        (
            Assign("Ada", "baltaks", drawn=True),
            "Ada plays Bal T'aks for 0: it was drawn for Ada's seat (N1, P2).",
        ),
    ],
)
def test_open_moves_and_assignments(step: Step, sentence: str) -> None:
    assert sentence_for_step(step) == sentence
