"""What comes from outside is text in Markdown, never markup."""

import pytest

from gaia_auction.rules.events import Nominate
from gaia_auction.rules.settings import Settings
from gaia_auction.sentences.markdown import plain
from gaia_auction.sentences.outcome_posted import outcome_as_markdown, outcome_as_text
from tests.screen.drawing import EVERY_TIE, EVERY_TIE_EVENTS, outcome_of


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("a|b", r"a\|b"),
        ("**bold**", r"\*\*bold\*\*"),
        ("[x](http://a.b)", r"\[x\](http\://a\.b)"),
        ("<img src=x>", r"\<img src=x\>"),
        ("`code`", r"\`code\`"),
        ("&lt;", r"\&lt;"),
        ("~~x~~", r"\~\~x\~\~"),
        ("a\\|b", r"a\\\|b"),
        ("@all", r"\@all"),
        ("Jean-Jacques d'A", "Jean-Jacques d'A"),
        ("日本", "日本"),
    ],
)
def test_markup_is_escaped_and_names_are_left_alone(text: str, escaped: str) -> None:
    assert plain(text) == escaped


def test_the_outcome_to_be_posted_as_markdown() -> None:
    assert outcome_as_markdown(outcome_of(EVERY_TIE, *EVERY_TIE_EVENTS)).splitlines() == [
        "**Outcome · Silent auction**",
        "",
        "| Turn | Player | Seat | Faction | Planet | VP cost | Starts on | At the end | Booster |",
        "| ---: | --- | ---: | --- | --- | ---: | ---: | ---: | ---: |",
        "| 1 | Ben | 2 | Itars | Ice | 8 | 10 | −8 | 3rd |",
        "| 2 | Cyd | 3 | Xenos | Desert | 0 | 10 | 0 | 2nd |",
        "| 3 | Ada | 1 | Taklons | Swamp | 2 | 10 | −2 | 1st |",
        "",
        "- First round: Ben → Cyd → Ada",
        "- Boosters: Ada → Cyd → Ben",
        "- Structures: Ben, Cyd, Ada · Ada, Cyd, Ben · then Cyd's third mine (Xenos)",
        "- Cost: everyone starts on 10; the cost is deducted at the end",
    ]


def test_a_name_is_one_cell_in_the_table_and_text_below_it() -> None:
    names = ("a|b", "<b>c")
    outcome = outcome_of(Settings("none", names), Nominate("a|b", "itars"), Nominate("<b>c", "xenos"))
    lines = outcome_as_markdown(outcome).splitlines()
    assert lines[4].startswith(r"| 1 | a\|b | 1 | Itars |")
    assert r"- First round: a\|b → \<b\>c" in lines


def test_the_outcome_as_text_tells_each_lot_on_a_line() -> None:
    lines = outcome_as_text(outcome_of(EVERY_TIE, *EVERY_TIE_EVENTS)).splitlines()
    assert lines[:2] == [
        "Outcome · Silent auction",
        "1. Ben: Itars (Ice) for 8 VP; seat 2, starts on 10, −8 at the end, 3rd booster",
    ]
    assert len(lines) == 8
