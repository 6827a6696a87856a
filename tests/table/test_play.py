"""An auction played by a script: the same way as by people, kept after every move, drawn by chance alone."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from hypothesis import assume, given
from hypothesis import settings as hypothesis_settings

from gaia_auction.errors import InputError
from gaia_auction.records.auction import Auction
from gaia_auction.records.auction_reader import read_auction
from gaia_auction.records.auction_writer import write_auction
from gaia_auction.records.keys import create_key, key_file
from gaia_auction.records.result_document import result_document
from gaia_auction.rules.choices import Choice, Form
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Sealed, Submit, Void
from gaia_auction.rules.factions import factions_in_game, other_side
from gaia_auction.rules.history import History
from gaia_auction.rules.outcome import Outcome
from gaia_auction.rules.settings import ModeName, Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import legal, to_act
from gaia_auction.setup.dealing import random_pool
from gaia_auction.table.play import AllVoid, Played, SettingsToMend, TakeBack, draw, play
from gaia_auction.table.resolve import resolve, unfinished_auction
from gaia_auction.table.sealed_round import opened, without_lost
from tests.rules.auctions import histories

Value = TypeVar("Value")

THREE = ("Ada", "Ben", "Cyd")
ITARS_XENOS_TAKLONS = (Nominate("Ada", "itars"), Nominate("Ben", "xenos"), Nominate("Cyd", "taklons"))


class Script:
    """Answers written down beforehand; it notes what it was offered."""

    def __init__(self, *events: Event) -> None:
        self._events = [event for event in events if not isinstance(event, Draw)]
        self.offered: list[tuple[Choice, ...] | tuple[Form, ...]] = []
        self.receipts: dict[str, str] = {}

    def move(self, history: History, choices: tuple[Choice, ...]) -> Event:
        assert {choice.player for choice in choices} == set(to_act(history.end))
        self.offered.append(choices)
        return self._events.pop(0)

    def submission(self, history: History, forms: tuple[Form, ...]) -> Submit:
        assert tuple(form.player for form in forms) == to_act(history.end)
        self.offered.append(forms)
        event = self._events.pop(0)
        assert isinstance(event, Submit)
        return event

    def receipt(self, player: str, code: str) -> None:
        self.receipts[player] = code

    def finished(self, history: History, played: Played) -> bool:
        assert not to_act(history.end)
        assert played.receipts == {} or played.receipts.items() >= self.receipts.items()
        return False


class Kept(list[Auction]):
    """Every state of the auction that was kept."""

    @property
    def lengths(self) -> list[int]:
        return [len(auction.events) for auction in self]


class Draws(Random):
    """Chance that draws what it is told, and notes among what."""

    def __init__(self, *factions: str) -> None:
        super().__init__(0)
        self._factions = list(factions)
        self.among: list[tuple[str, ...]] = []

    def choice(self, seq: Sequence[Value]) -> Value:  # type: ignore[override]
        self.among.append(tuple(map(str, seq)))
        wanted = self._factions.pop(0)
        return seq[self.among[-1].index(wanted)]


NO_CHANCE = Draws()


def played(settings: Settings, *events: Event, chance: Random = NO_CHANCE) -> tuple[Outcome, Kept]:
    kept = Kept()
    return play(Auction(settings, ()), Script(*events), kept.append, chance).outcome, kept


def lots(outcome: Outcome) -> list[tuple[str, str, int]]:
    return [(lot.player, lot.faction, lot.vp_cost) for lot in outcome.lots]


def bids(*numbers: int) -> dict[str, int]:
    return dict(zip(("itars", "xenos", "taklons"), numbers, strict=True))


OPEN: list[tuple[ModeName, tuple[Event, ...], list[tuple[str, str, int]]]] = [
    (
        "none",
        ITARS_XENOS_TAKLONS,
        [("Ada", "itars", 0), ("Ben", "xenos", 0), ("Cyd", "taklons", 0)],
    ),
    (
        "choose-while-bidding",
        (
            Nominate("Ada", "itars"),
            Bid("Ben", "itars", 2),
            Nominate("Cyd", "xenos"),
            Nominate("Ada", "taklons"),
        ),
        [("Ben", "itars", 2), ("Cyd", "xenos", 0), ("Ada", "taklons", 0)],
    ),
    (
        "choose-then-bid",
        (
            *ITARS_XENOS_TAKLONS,
            *(Bid("Ada", "itars", 0), Bid("Ben", "itars", 3), Bid("Cyd", "xenos", 0)),
            *(Bid("Ada", "itars", 4), Bid("Ben", "taklons", 0)),
        ),
        [("Ada", "itars", 4), ("Cyd", "xenos", 0), ("Ben", "taklons", 0)],
    ),
    (
        "faction-bidding",
        (
            *ITARS_XENOS_TAKLONS,
            *(Bid("Ada", "xenos", 5), Bid("Ben", "taklons", 0), Bid("Cyd", "xenos", 6)),
            Bid("Ada", "itars", 1),
        ),
        [("Ada", "itars", 1), ("Cyd", "xenos", 6), ("Ben", "taklons", 0)],
    ),
]


@pytest.mark.parametrize(("mode", "events", "expected"), OPEN, ids=[mode for mode, _, _ in OPEN])
def test_an_open_auction_is_kept_after_every_move(
    mode: ModeName, events: tuple[Event, ...], expected: list[tuple[str, str, int]]
) -> None:
    settings = Settings(mode, THREE)
    outcome, kept = played(settings, *events)
    assert lots(outcome) == expected
    *moves, over = kept
    assert moves == [Auction(settings, events[: count + 1]) for count in range(len(events) - 1)]
    assert over == Auction(settings, events, result_document(outcome))


SEALED: list[tuple[ModeName, tuple[Submit, ...], list[tuple[str, str, int]]]] = [
    (
        "silent",
        (
            Submit("Cyd", bids(7, 0, 0)),
            Submit("Ada", bids(15, 0, 10)),
            Submit("Ben", bids(15, 5, 8)),
        ),
        [("Ben", "itars", 8), ("Cyd", "xenos", 0), ("Ada", "taklons", 2)],
    ),
    (
        "preference-split",
        (
            Submit("Ada", bids(30, 20, 10)),
            Submit("Ben", bids(40, 0, 20)),
            Submit("Cyd", bids(20, 0, 40)),
        ),
        [("Ben", "itars", 30), ("Ada", "xenos", 7), ("Cyd", "taklons", 23)],
    ),
]


@pytest.mark.parametrize(("mode", "submissions", "expected"), SEALED, ids=[mode for mode, _, _ in SEALED])
def test_sealed_bids_are_kept_under_seal_until_all_are_in(
    mode: ModeName, submissions: tuple[Submit, ...], expected: list[tuple[str, str, int]]
) -> None:
    settings = Settings(mode, THREE)
    outcome, kept = played(settings, *ITARS_XENOS_TAKLONS, *submissions)
    assert lots(outcome) == expected
    assert [auction.events[3:] for auction in kept[3:]] == [
        tuple(Sealed(submission.player) for submission in submissions[:1]),
        tuple(Sealed(submission.player) for submission in submissions[:2]),
        submissions,
    ]
    assert [set(auction.seals) for auction in kept[2:]] == [
        set(),
        {submissions[0].player},
        {submission.player for submission in submissions[:2]},
        set(THREE),
    ]
    assert kept[-1].result == result_document(outcome)
    for auction in kept:
        assert read_auction(write_auction(auction).encode()) == auction


def test_each_is_asked_for_with_what_is_possible_then() -> None:
    script = Script(*ITARS_XENOS_TAKLONS, *SEALED[0][1])
    play(Auction(Settings("silent", THREE), ()), script, Kept().append, NO_CHANCE)
    choices, forms = script.offered[:3], script.offered[3:]
    assert [[one.player for one in offer] for offer in forms] == [
        ["Ada", "Ben", "Cyd"],
        ["Ada", "Ben"],
        ["Ben"],
    ]
    open_to = [
        {one.faction for one in offer if isinstance(one, Choice) and not one.closed} for offer in choices
    ]
    everything = {faction.slug for faction in factions_in_game()}
    assert open_to == [
        everything,
        everything - {"itars", "nevlas"},
        everything - {"itars", "nevlas", "xenos", "gleens"},
    ]


def test_an_interrupted_submission_leaves_what_was_kept_before() -> None:
    class Interrupted(Script):
        def submission(self, history: History, forms: tuple[Form, ...]) -> Submit:
            if len(forms) == 1:
                raise KeyboardInterrupt
            return super().submission(history, forms)

    kept = Kept()
    script = Interrupted(*ITARS_XENOS_TAKLONS, *SEALED[0][1])
    with pytest.raises(KeyboardInterrupt):
        play(Auction(Settings("silent", THREE), ()), script, kept.append, NO_CHANCE)
    assert kept[-1].events == (*ITARS_XENOS_TAKLONS, Sealed("Cyd"), Sealed("Ada"))
    assert script.receipts == kept[-1].receipts
    resumed = opened(read_auction(write_auction(kept[-1]).encode()))
    assert resumed.events == (*ITARS_XENOS_TAKLONS, *SEALED[0][1][:2])
    assert resumed.under_seal == kept[-1]
    again = Script(SEALED[0][1][2])
    ended = play(resumed, again, kept.append, NO_CHANCE)
    assert lots(ended.outcome) == SEALED[0][2]
    assert script.receipts | again.receipts == ended.receipts
    assert not key_file(kept[-1].seals["Ada"].auction).exists()


def test_where_all_are_sealed_and_none_revealed_they_are_revealed_without_a_question() -> None:
    kept, never = Kept(), Script()

    def until_all_are_in(auction: Auction) -> None:
        kept.append(auction)
        if len(auction.events) == len(ITARS_XENOS_TAKLONS) + 3:
            raise KeyboardInterrupt

    script = Script(*ITARS_XENOS_TAKLONS, *SEALED[0][1])
    with pytest.raises(KeyboardInterrupt):
        play(Auction(Settings("silent", THREE), ()), script, until_all_are_in, NO_CHANCE)
    written = write_auction(replace(kept[-1].under_seal, result=None)).encode()
    with pytest.raises(InputError, match=r"^events: the auction is unfinished: all sealed bids are in; `res"):
        resolve(written)
    ended = play(opened(read_auction(written)), never, kept.append, NO_CHANCE)
    assert lots(ended.outcome) == SEALED[0][2]
    assert not never.receipts
    assert not key_file(kept[-1].seals["Ada"].auction).exists()


def test_there_is_no_key_before_the_first_submission() -> None:
    class Interrupted(Script):
        def submission(self, *_: object) -> Submit:
            assert keys() == before
            raise KeyboardInterrupt

    before = keys()
    with pytest.raises(KeyboardInterrupt):
        play(Auction(Settings("silent", THREE), ITARS_XENOS_TAKLONS), Interrupted(), Kept().append, NO_CHANCE)
    assert keys() == before


def keys() -> list[Path]:
    return list(key_file("any").parent.glob("*.key"))


def test_a_move_is_kept_before_the_next_one_is_asked_for() -> None:
    kept = Kept()

    class Watching(Script):
        def move(self, history: History, choices: tuple[Choice, ...]) -> Event:
            assert kept.lengths == list(range(1, len(history.events) + 1))
            return super().move(history, choices)

    events = OPEN[2][1]
    play(Auction(Settings("choose-then-bid", THREE), ()), Watching(*events), kept.append, NO_CHANCE)
    assert kept.lengths == [*range(1, len(events) + 1)]


@pytest.mark.parametrize(
    ("mode", "before", "wrong", "where", "what"),
    [
        (
            "none",
            (Nominate("Ada", "itars"),),
            Nominate("Ben", "nevlas"),
            "events[1]",
            "Ben cannot nominate nevlas: it is the other side of the itars' board",
        ),
        (
            "choose-then-bid",
            (*ITARS_XENOS_TAKLONS, Bid("Ada", "itars", 0), Bid("Ben", "itars", 3)),
            Bid("Cyd", "itars", 3),
            "events[5]",
            "Cyd cannot bid 3 on itars: Ben holds it at 3, so the bid must be at least 4",
        ),
        (
            "silent",
            (*ITARS_XENOS_TAKLONS, Submit("Ada", bids(1, 2, 3))),
            Submit("Ada", bids(1, 2, 3)),
            "events[4]",
            "Ada cannot submit these bids: a submission cannot be changed",
        ),
        (
            "preference-split",
            ITARS_XENOS_TAKLONS,
            Submit("Ada", bids(20, 20, 21)),
            "events[3]",
            "Ada cannot submit these bids: they add up to 61, and must add up to exactly 60",
        ),
    ],
)
def test_an_answer_that_the_rules_refuse_is_an_error_and_is_not_kept(
    mode: ModeName, before: tuple[Event, ...], wrong: Event, where: str, what: str
) -> None:
    kept = Kept()
    with pytest.raises(InputError) as refused:
        play(Auction(Settings(mode, THREE), ()), Script(*before, wrong), kept.append, NO_CHANCE)
    assert (refused.value.where, refused.value.what) == (where, what)
    assert all(wrong not in auction.events for auction in kept)


def test_bans_come_before_the_draw_and_the_draw_needs_no_answer() -> None:
    settings = Settings("choose-while-bidding", ("Ada", "Ben"), ban_phase=True, random_factions=True)
    events = (
        *(Ban("Ada", "itars"), Ban("Ben", "xenos"), Draw(("terrans", "nevlas"))),
        *(Nominate("Ada", "nevlas"), Nominate("Ben", "terrans")),
    )
    chance = Draws("terrans", "nevlas")
    outcome, kept = played(settings, *events, chance=chance)
    assert lots(outcome) == [("Ada", "nevlas", 0), ("Ben", "terrans", 0)]
    assert kept[2].events == events[:3]
    possible = [faction.slug for faction in factions_in_game() if faction.slug not in ("itars", "xenos")]
    assert chance.among == [
        tuple(possible),
        tuple(slug for slug in possible if slug not in ("terrans", "lantids")),
    ]


def test_dealt_factions_need_no_answer_at_all() -> None:
    settings = Settings("none", ("Ada", "Ben"), random_factions=True)
    outcome, kept = played(settings, chance=Draws("ivits", "gleens"))
    assert lots(outcome) == [("Ada", "ivits", 0), ("Ben", "gleens", 0)]
    assert kept.lengths == [1]


def test_a_seed_draws_what_it_deals_and_bans_are_taken_out_before() -> None:
    # Two players and this seed, in the recorded deals: Xenos and Bal T'aks.
    settings = Settings("none", ("Ada", "Ben"), random_factions=True, seed="GaiaProject_001")
    outcome, kept = played(settings)
    assert lots(outcome) == [("Ada", "xenos", 0), ("Ben", "baltaks", 0)]
    assert kept[0].events == (Draw(("xenos", "baltaks")),)
    banning = replace(settings, ban_phase=True)
    outcome, _ = played(banning, Ban("Ada", "xenos"), Ban("Ben", "terrans"))
    pool = random_pool("GaiaProject_001", 2, ("xenos", "terrans"))
    assert lots(outcome) == [("Ada", pool[0], 0), ("Ben", pool[1], 0)]
    assert "xenos" not in pool


class Dice(Random):
    """Chance that chooses by the numbers it is told, as often as there are some."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(0)
        self._numbers = list(numbers)

    def choice(self, seq: Sequence[Value]) -> Value:  # type: ignore[override]
        return seq[self._numbers.pop(0)]


@pytest.mark.parametrize("expansions", [(), ("lost-fleet",)])
def test_a_draw_is_uniform_over_what_is_possible_one_after_the_other(expansions: tuple[str, ...]) -> None:
    factions = [faction.slug for faction in factions_in_game(expansions)]
    start = State(Settings("silent", ("Ada", "Ben"), random_factions=True, expansions=expansions))
    pools = Counter(
        draw(start, 2, Dice(first, second)).factions
        for first in range(len(factions))
        for second in range(len(factions) - 2)
    )
    # Each faction can come first; then each of another board; and every such pair by one throw alone.
    assert pools == Counter(
        (first, second)
        for first in factions
        for second in factions
        if second not in (first, other_side(first))
    )


@given(history=histories())
@hypothesis_settings(max_examples=60, deadline=None)
def test_any_auction_can_be_played_by_its_answers_from_anywhere(history: History) -> None:
    drawn = [event.factions for event in history.events if isinstance(event, Draw)]
    settings = history.end.settings
    assume(not legal(history.end))
    for already in {0, len(history.events) // 2, len(history.events)}:
        rest = history.events[already:]
        still_drawn = drawn[0] if any(isinstance(event, Draw) for event in rest) else ()
        kept = Kept()
        auction = Auction(settings, history.events[:already])
        played = play(auction, Script(*rest), kept.append, Draws(*still_drawn))
        assert replace(kept[-1], seals={}) == Auction(
            settings, history.events, result_document(played.outcome)
        )
        players = len(settings.players)
        for auction in kept:
            submitted = sum(isinstance(event, Submit) for event in auction.events)
            assert submitted in (0, players)


class Hesitant:
    """Answers of which some take the last move back."""

    def __init__(self, *answers: Event | TakeBack | AllVoid) -> None:
        self._answers = list(answers)

    def move(self, history: History, choices: tuple[Choice, ...]) -> Event | TakeBack:
        assert to_act(history.end) == (choices[0].player,)
        answer = self._answers.pop(0)
        assert not isinstance(answer, AllVoid)
        return answer

    def submission(self, history: History, forms: tuple[Form, ...]) -> Submit | TakeBack | AllVoid:
        assert to_act(history.end)[0] == forms[0].player
        answer = self._answers.pop(0)
        assert isinstance(answer, Submit | TakeBack | AllVoid)
        return answer

    def receipt(self, player: str, code: str) -> None:
        assert player
        assert code

    def finished(self, history: History, played: Played) -> bool:
        assert played.outcome.lots
        assert not to_act(history.end)
        if not self._answers:
            return False
        assert self._answers.pop(0) == TakeBack()
        return True


def test_what_is_taken_back_is_gone_from_what_is_kept_and_from_the_outcome() -> None:
    kept = Kept()
    answers = Hesitant(
        Nominate("Ada", "ivits"),
        Nominate("Ben", "xenos"),
        TakeBack(),
        TakeBack(),
        *ITARS_XENOS_TAKLONS,
    )
    outcome = play(Auction(Settings("none", THREE), ()), answers, kept.append, NO_CHANCE).outcome
    assert [lot.faction for lot in outcome.lots] == ["itars", "xenos", "taklons"]
    assert kept.lengths == [1, 2, 1, 0, 1, 2, 3]
    assert kept[-1].events == ITARS_XENOS_TAKLONS


def test_the_last_nomination_can_be_taken_back_at_the_first_sealed_prompt() -> None:
    kept = Kept()
    answers = Hesitant(
        Nominate("Ada", "itars"),
        Nominate("Ben", "xenos"),
        TakeBack(),
        Nominate("Ben", "ivits"),
        Submit("Ada", {"itars": 1, "ivits": 0}),
        Submit("Ben", {"itars": 0, "ivits": 2}),
    )
    outcome = play(Auction(Settings("silent", ("Ada", "Ben")), ()), answers, kept.append, NO_CHANCE).outcome
    assert [lot.faction for lot in outcome.lots] == ["itars", "ivits"]
    assert kept[1].events[-1] == Nominate("Ben", "xenos")
    assert kept[2].events == (Nominate("Ada", "itars"),)


def test_a_submission_and_a_draw_are_not_taken_back() -> None:
    silent = Auction(Settings("silent", ("Ada", "Ben")), (Nominate("Ada", "itars"), Nominate("Ben", "xenos")))
    submitted = Hesitant(Submit("Ada", {"itars": 1, "xenos": 0}), TakeBack())
    with pytest.raises(InputError, match=r"^events\[2\]: a draw and what is under seal cannot be"):
        play(silent, submitted, Kept().append, NO_CHANCE)
    random = Settings("choose-then-bid", ("Ada", "Ben"), random_factions=True)
    drawn = Auction(random, (Draw(("itars", "xenos")),))
    with pytest.raises(InputError, match=r"^events\[0\]: a draw and what is under seal cannot be"):
        play(drawn, Hesitant(TakeBack()), Kept().append, NO_CHANCE)


def test_before_the_first_move_the_settings_are_to_be_mended() -> None:
    kept = Kept()
    with pytest.raises(SettingsToMend):
        play(Auction(Settings("none", ("Ada", "Ben")), ()), Hesitant(TakeBack()), kept.append, NO_CHANCE)
    assert kept == []


def test_what_is_void_is_gone_from_what_is_kept_and_its_key_as_well() -> None:
    kept = Kept()
    silent = Auction(Settings("silent", ("Ada", "Ben")), (Nominate("Ada", "itars"), Nominate("Ben", "xenos")))
    first, other = Submit("Ada", {"itars": 37, "xenos": 0}), Submit("Ada", {"itars": 1, "xenos": 0})
    last = Submit("Ben", {"itars": 0, "xenos": 2})
    before = keys()
    ended = play(silent, Hesitant(first, AllVoid(), other, last), kept.append, NO_CHANCE)
    assert [lot.player for lot in ended.outcome.lots] == ["Ada", "Ben"]
    assert kept[1].events == (*silent.events, Void(("Ada",), "consent"))
    assert not kept[1].seals
    assert kept[0].seals["Ada"].auction != kept[2].seals["Ada"].auction
    assert kept[-1].events == (*silent.events, Void(("Ada",), "consent"), other, last)
    assert kept[0].receipts["Ada"] not in ended.receipts.values()
    assert keys() == before


def test_the_key_of_what_is_void_stays_until_that_is_kept() -> None:
    kept = Kept()

    def fails_when_void(auction: Auction) -> None:
        if not auction.seals:
            raise KeyboardInterrupt
        kept.append(auction)

    silent = Auction(Settings("silent", ("Ada", "Ben")), (Nominate("Ada", "itars"), Nominate("Ben", "xenos")))
    submitted = Submit("Ada", {"itars": 37, "xenos": 0})
    with pytest.raises(KeyboardInterrupt):
        play(silent, Hesitant(submitted, AllVoid()), fails_when_void, NO_CHANCE)
    assert opened(kept[-1]).events[2:] == (submitted,)


def test_without_their_key_the_submissions_are_void() -> None:
    under_seal = (*ITARS_XENOS_TAKLONS, Sealed("Cyd"), Sealed("Ada"))
    without = without_lost(Auction(Settings("silent", THREE), under_seal))
    assert without == Auction(
        Settings("silent", THREE), (*ITARS_XENOS_TAKLONS, Void(("Ada", "Cyd"), "lost-key"))
    )


def test_where_no_key_could_be_kept_nobody_is_asked_for_sealed_bids(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "a file"))
    kept, script = Kept(), Script(*ITARS_XENOS_TAKLONS)
    with pytest.raises(InputError, match=r"^the key for the sealed bids cannot be written to .*: not a dir"):
        play(Auction(Settings("silent", THREE), ()), script, kept.append, NO_CHANCE)
    assert kept[-1].events == ITARS_XENOS_TAKLONS
    assert len(script.offered) == len(ITARS_XENOS_TAKLONS)
    assert played(Settings("none", THREE), *ITARS_XENOS_TAKLONS)[1]


def test_the_move_that_ends_an_auction_can_be_taken_back_too() -> None:
    kept = Kept()
    settings = Settings("choose-while-bidding", ("Ada", "Ben"))
    answers = Hesitant(
        *(Nominate("Ada", "itars"), Nominate("Ben", "xenos"), TakeBack(), Bid("Ben", "itars", 2)),
        Nominate("Ada", "xenos"),
    )
    outcome = play(Auction(settings, ()), answers, kept.append, NO_CHANCE).outcome
    assert lots(outcome) == [("Ben", "itars", 2), ("Ada", "xenos", 0)]
    assert kept.lengths == [1, 2, 1, 2, 3]
    assert [auction.result is not None for auction in kept] == [False, True, False, False, True]


def test_the_last_move_and_the_result_are_kept_at_once() -> None:
    _, kept = played(Settings("silent", THREE), *ITARS_XENOS_TAKLONS, *SEALED[0][1])
    assert kept.lengths == [1, 2, 3, 4, 5, 6]
    assert [auction.result is not None for auction in kept] == [False] * 5 + [True]


def test_the_key_is_there_again_before_the_next_submission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    class Unlucky(Script):
        def receipt(self, player: str, code: str) -> None:
            super().receipt(player, code)
            for key in keys():
                key.unlink()

        def submission(self, history: History, forms: tuple[Form, ...]) -> Submit:
            assert len(keys()) == (len(forms) < len(THREE))
            return super().submission(history, forms)

    ended = play(
        Auction(Settings("silent", THREE), ()),
        Unlucky(*ITARS_XENOS_TAKLONS, *SEALED[0][1]),
        Kept().append,
        NO_CHANCE,
    )
    assert lots(ended.outcome) == SEALED[0][2]


def test_settings_that_were_changed_are_refused_without_telling_a_bid() -> None:
    kept, script = Kept(), Script(*ITARS_XENOS_TAKLONS, Submit("Cyd", bids(37, 0, 0)))

    def until_submitted(auction: Auction) -> None:
        kept.append(auction)
        if auction.seals:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(Auction(Settings("silent", THREE), ()), script, until_submitted, NO_CHANCE)
    changed = replace(kept[-1], settings=Settings("silent", THREE, max_bid=30))
    with pytest.raises(InputError) as error:
        opened(changed)
    what = "what Cyd handed in does not fit these settings; they were changed since"
    assert str(error.value) == f"events[3]: {what}"


def test_a_key_that_was_left_after_the_reveal_goes_when_somebody_wants_to_go_on(tmp_path: Path) -> None:
    _, kept = played(Settings("silent", THREE), *ITARS_XENOS_TAKLONS, *SEALED[0][1])
    path, auction = tmp_path / "table.json", kept[-1].seals["Ada"].auction
    path.write_text(write_auction(kept[-1]), "utf-8")
    create_key(auction, b"left")
    with pytest.raises(InputError, match=r"^is over"):
        unfinished_auction(str(path))
    assert not key_file(auction).exists()
