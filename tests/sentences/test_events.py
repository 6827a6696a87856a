"""Every kind of event as a whole sentence."""

import pytest

from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Sealed, Submit, Void
from gaia_auction.sentences.events import sentence_for_event, sentence_for_submitted


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Ban("Ada", "baltaks"), "Ada bans Bal T'aks."),
        (
            Draw(("itars", "hadsch-hallas", "xenos")),
            "Itars, Hadsch Hallas and Xenos are drawn, in this order.",
        ),
        (Nominate("千夏", "space-giants"), "千夏 nominates Space Giants."),
        (Bid("Ben", "itars", 4), "Ben bids 4 on Itars."),
        (
            Submit("Cyd", {"itars": 7, "xenos": 0, "taklons": 0}),
            "Cyd's sealed bids: Itars 7, Xenos 0, Taklons 0.",
        ),
        (Sealed("Cyd"), "Cyd has submitted sealed bids."),
        (
            Void(("Ada", "Cyd"), "consent"),
            "What Ada and Cyd had submitted is void, by consent. Everybody submits again (S1).",
        ),
        (
            Void(("Ada",), "lost-key"),
            "The key to what Ada had submitted is lost. Everybody submits again (S1).",
        ),
    ],
)
def test_sentence_for_event(event: Event, sentence: str) -> None:
    assert sentence_for_event(event) == sentence


def test_while_bids_are_missing_only_names_are_told() -> None:
    assert sentence_for_submitted(["Ada"]) == "Ada has submitted. Nothing is revealed before all have (S1)."
    assert (
        sentence_for_submitted(["Ada", "Cyd"])
        == "Ada and Cyd have submitted. Nothing is revealed before all have (S1)."
    )
