"""Auctions into documents, from which they come back as they were."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.result_document import (
    AssignRecord,
    AwardRecord,
    EnvyRecord,
    LotRecord,
    OpenRecord,
    ResultDocument,
    TurnRecord,
)
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Submit, Void
from gaia_auction.rules.factions import FACTIONS
from gaia_auction.rules.settings import (
    CHARGES,
    EXPANSIONS,
    MODE_NAMES,
    MOST_VP,
    OPENING_BIDS,
    Settings,
    problem_with,
    same_player,
)
from tests.records.documents import as_bytes, document


def test_a_document_is_laid_out_for_a_reader() -> None:
    settings = Settings("silent", ("Zoë", "太郎"), budget=50)
    events = (Nominate("Zoë", "itars"), Submit("太郎", {"itars": 3, "xenos": 0}))
    assert write_auction(Auction(settings, events)) == (
        "{\n"
        '  "format": "gaia-auction",\n'
        '  "version": 1,\n'
        '  "settings": {\n'
        '    "mode": "silent",\n'
        '    "players": ["Zoë", "太郎"],\n'
        '    "ban_phase": false,\n'
        '    "random_factions": false,\n'
        '    "expansions": [],\n'
        '    "seed": null,\n'
        '    "opening_bids": "zero",\n'
        '    "max_bid": 40,\n'
        '    "budget": 50,\n'
        '    "track_vp": 30,\n'
        '    "charge": null\n'
        "  },\n"
        '  "events": [\n'
        '    {"type": "nominate", "player": "Zoë", "faction": "itars"},\n'
        '    {"type": "submit", "player": "太郎", "bids": {"itars": 3, "xenos": 0}}\n'
        "  ]\n"
        "}\n"
    )


def test_from_what_the_seats_were_shuffled_is_read_and_written() -> None:
    settings = {"seed": "sun", "players": ["Ada", "Ben"], "shuffled_from": [" BEN", "Ada"]}
    auction = read_auction(as_bytes(document(**settings)))
    assert auction.settings.shuffled_from == ("Ben", "Ada")
    assert '    "shuffled_from": ["Ben", "Ada"]' in write_auction(auction).splitlines()
    assert read_auction(write_auction(auction).encode()) == auction


def test_that_a_sealed_round_was_void_is_written() -> None:
    auction = Auction(Settings("silent", ("Ada", "Ben")), (Void(("Ada", "Ben"), "lost-key"),))
    line = '    {"type": "void", "submitted": ["Ada", "Ben"], "reason": "lost-key"}'
    assert line in write_auction(auction).splitlines()


def test_there_is_no_result_before_the_end() -> None:
    auction = Auction(Settings("none", ("Ada", "Ben")), ())
    assert "result" not in json.loads(write_auction(auction))


names = st.text(
    st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1, max_size=40
).map(str.strip)  # fmt: skip
slugs = st.sampled_from([faction.slug for faction in FACTIONS])
vps = st.integers(0, MOST_VP)
setting_vps = st.integers(1, MOST_VP)
numbers = st.integers(-9999, 9999)
latest = st.none() | st.just("latest-nomination")
tie_breaks = st.none() | st.sampled_from(["held", "own-nomination", "latest-nomination"])

every_settings = st.builds(
    Settings,
    mode=st.sampled_from(MODE_NAMES),
    players=st.lists(names, min_size=2, max_size=5, unique_by=same_player).map(tuple),
    ban_phase=st.booleans(),
    random_factions=st.booleans(),
    expansions=st.sampled_from([(), EXPANSIONS]),
    seed=st.none() | names,
    opening_bids=st.sampled_from(OPENING_BIDS),
    max_bid=setting_vps,
    budget=st.none() | setting_vps,
    track_vp=setting_vps,
    charge=st.none() | st.sampled_from(CHARGES),
).filter(lambda settings: problem_with(settings) is None)

who = {"player": names, "faction": slugs}
step_records = st.one_of(
    st.builds(
        TurnRecord,
        action=st.sampled_from(["take", "keep"]),
        **who,
        cost=numbers,
        margin=numbers,
        displaced=st.none() | names,
        tie_break=tie_breaks,
    ),
    st.builds(
        AwardRecord,
        action=st.just("award"),
        **who,
        total=numbers,
        price=numbers,
        bid=numbers,
        order_tie_break=latest,
        tie_break=latest,
    ),
    st.builds(
        OpenRecord,
        action=st.sampled_from(["claim", "outbid"]),
        **who,
        vp=numbers,
        displaced=st.none() | names,
    ),
    st.builds(AssignRecord, action=st.just("assign"), **who),
)
lots = st.builds(
    LotRecord,
    turn=numbers,
    **who,
    seat=numbers,
    planet=st.sampled_from([faction.planet.slug for faction in FACTIONS]),
    vp_cost=numbers,
    starting_vp=numbers,
    final_deduction=numbers,
    booster_pick=numbers,
)
envies = st.builds(
    EnvyRecord,
    player=names,
    values=st.dictionaries(slugs, numbers, max_size=5),
    envies=st.none() | names,
    by=numbers,
)
untraced: dict[str, st.SearchStrategy[Any]] = {
    "format": st.just("gaia-auction-result"),
    "version": st.just(1),
    "mode": st.sampled_from(MODE_NAMES),
    "charge": st.sampled_from(CHARGES),
    "outcome": st.lists(lots, max_size=3),
    "turn_order": st.lists(names, max_size=3),
    "booster_order": st.lists(names, max_size=3),
    "mine_order": st.lists(names, max_size=3),
    "banned": st.lists(slugs, max_size=3),
}
# No field `steps` is not the same as no steps.
results = st.one_of(
    st.fixed_dictionaries(untraced),
    st.fixed_dictionaries(untraced | {"steps": st.lists(step_records, max_size=3)}),
    st.fixed_dictionaries(
        untraced | {"steps": st.lists(step_records, max_size=3), "envy": st.lists(envies, max_size=3)}
    ),
).map(lambda fields: ResultDocument(**fields).model_dump(exclude_unset=True))


def events_of(players: tuple[str, ...]) -> st.SearchStrategy[Event]:
    player = st.sampled_from(players)
    return st.one_of(
        st.builds(Ban, player, slugs),
        st.builds(Draw, st.lists(slugs, max_size=5).map(tuple)),
        st.builds(Nominate, player, slugs),
        st.builds(Bid, player, slugs, vps),
        st.builds(Submit, player, st.dictionaries(slugs, vps, max_size=5)),
    )


auctions = every_settings.flatmap(
    lambda settings: st.builds(
        Auction,
        st.just(settings),
        st.lists(events_of(settings.players), max_size=8).map(tuple),
        st.none() | results,
    )
)


@settings(deadline=None)
@given(auctions)
def test_an_auction_reads_back_as_it_was_written(auction: Auction) -> None:
    text = write_auction(auction)
    assert read_auction(text.encode()) == auction
    assert write_auction(read_auction(text.encode())) == text
