"""What holds of every auction, whatever its settings and moves."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from gaia_auction.rules.choices import Choice, Drawing, Form
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Submit
from gaia_auction.rules.factions import FACTIONS, other_side
from gaia_auction.rules.history import History
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.outcome import outcome
from gaia_auction.rules.refusals import BidOutOfRange, BidsMissing, WrongSum
from gaia_auction.rules.replay import Stopped, replay
from gaia_auction.rules.settings import MOST_VP, ModeName
from gaia_auction.rules.state import State
from gaia_auction.rules.steps import Award, Keep, Take
from gaia_auction.rules.transition import apply, legal, refusal, to_act
from tests.rules.auctions import NAMES, bids, histories

SLUGS = [faction.slug for faction in FACTIONS]
SEALED_MODES: tuple[ModeName, ...] = ("silent", "preference-split")
ANY_EVENT: st.SearchStrategy[Event] = st.one_of(
    st.builds(Ban, st.sampled_from(NAMES), st.sampled_from(SLUGS)),
    st.builds(Draw, st.lists(st.sampled_from(SLUGS), max_size=5).map(tuple)),
    st.builds(Nominate, st.sampled_from(NAMES), st.sampled_from(SLUGS)),
    st.builds(Bid, st.sampled_from(NAMES), st.sampled_from(SLUGS), st.integers(-1, MOST_VP + 1)),
    st.builds(Submit, st.sampled_from(NAMES), st.dictionaries(st.sampled_from(SLUGS), st.integers(-1, 50))),
)


def event_of(choice: Choice, vp: int) -> Event:
    if choice.move is Bid:
        return Bid(choice.player, choice.faction, vp)
    return (
        Ban(choice.player, choice.faction) if choice.move is Ban else Nominate(choice.player, choice.faction)
    )


@given(histories())
def test_replaying_the_log_gives_the_same_states(history: History) -> None:
    assert replay(history.states[0].settings, history.events) == history


@given(histories(), ANY_EVENT)
def test_an_event_is_applied_or_refused_and_a_replay_stops_there(history: History, event: Event) -> None:
    why = refusal(history.end, event)
    after = apply(history.end, event)
    played = replay(history.end.settings, (*history.events, event))
    if why is None:
        assert isinstance(after, State)
        assert isinstance(played, History)
        assert played.end == after
    else:
        assert after == why
        assert played == Stopped(history, len(history.events), event, why)


@given(histories())
def test_legal_and_refusal_agree(history: History) -> None:
    for state in history.states:
        for option in legal(state):
            if isinstance(option, Drawing | Form):
                continue
            for vp in (option.least, option.most):
                assert refusal(state, event_of(option, vp)) == option.closed
            if option.move is Bid and option.closed is None:
                assert refusal(state, event_of(option, option.least - 1)) is not None
                assert refusal(state, event_of(option, option.most + 1)) is not None


@given(histories(SEALED_MODES), st.data())
def test_a_form_says_which_bids_are_accepted(history: History, data: st.DataObject) -> None:
    for form in legal(history.end):
        if not isinstance(form, Form):
            continue
        accepted = data.draw(bids(form))
        assert refusal(history.end, Submit(form.player, accepted)) is None
        first, *others = form.factions
        assert isinstance(refusal(history.end, Submit(form.player, accepted | {first: -1})), BidOutOfRange)
        above = accepted | {first: form.most + 1}
        assert isinstance(refusal(history.end, Submit(form.player, above)), BidOutOfRange)
        without = {faction: accepted[faction] for faction in others}
        assert refusal(history.end, Submit(form.player, without)) == BidsMissing((first,))
        if form.total is not None and accepted[first] < form.most:
            one_more = accepted | {first: accepted[first] + 1}
            assert refusal(history.end, Submit(form.player, one_more)) == WrongSum(form.total + 1, form.total)


@given(histories(), ANY_EVENT)
def test_whatever_is_not_offered_is_refused(history: History, event: Event) -> None:
    open_choices = {
        (choice.move, choice.player, choice.faction)
        for choice in legal(history.end)
        if isinstance(choice, Choice) and choice.closed is None
    }
    if (
        isinstance(event, Ban | Nominate | Bid)
        and (type(event), event.player, event.faction) not in open_choices
    ):
        assert refusal(history.end, event) is not None


@given(histories())
def test_only_those_who_are_to_act_have_choices(history: History) -> None:
    for state in history.states:
        players = [option.player for option in legal(state) if isinstance(option, Choice | Form)]
        assert set(players) == set(to_act(state))


@given(histories())
def test_a_faction_in_play_is_never_banned_nor_the_other_side_of_another(history: History) -> None:
    entered = history.end.entered
    assert len(set(entered)) == len(entered)
    assert not set(entered) & set(history.end.banned)
    assert not set(entered) & {other_side(faction) for faction in entered}


@given(histories())
def test_every_player_ends_with_exactly_one_faction_that_entered(history: History) -> None:
    settled = outcome(history.end)
    if settled is None:
        assert legal(history.end)
        return
    assert sorted(lot.player for lot in settled.lots) == sorted(history.end.settings.players)
    assert tuple(lot.faction for lot in settled.lots) == history.end.entered
    assert settled.booster_order == settled.turn_order[::-1]
    assert all(0 <= lot.vp_cost <= MOST_VP for lot in settled.lots)


@given(histories(("silent",)))
def test_silent_prices_never_exceed_the_winners_maximum_and_it_ends_on_a_round_of_keeps(
    history: History,
) -> None:
    if outcome(history.end) is None:
        return
    maxima = {submission.player: submission.bids for submission in history.end.submissions}
    holdings = mode_of(history.end.settings).settle(history.end)
    for holding in holdings:
        assert holding.vp <= maxima[holding.player][holding.faction]
    steps = mode_of(history.end.settings).explain(history)
    count = len(history.end.settings.players)
    assert all(isinstance(step, Keep) for step in steps[-count:])
    assert isinstance(steps[-count - 1], Take)


@given(histories(("preference-split",)))
def test_the_totals_of_a_split_are_all_budgets_together(history: History) -> None:
    if outcome(history.end) is None:
        return
    settings = history.end.settings
    awards = [step for step in mode_of(settings).explain(history) if isinstance(step, Award)]
    assert sum(award.total for award in awards) == settings.whole_budget * len(settings.players)
    assert [award.total for award in awards] == sorted((award.total for award in awards), reverse=True)
    for award in awards:
        exact = award.total / len(settings.players)
        assert exact - 0.5 < award.price <= exact + 0.5


@given(histories(SEALED_MODES))
def test_the_order_of_sealed_submissions_never_matters(history: History) -> None:
    settled = outcome(history.end)
    if settled is None:
        return
    before = [event for event in history.events if not isinstance(event, Submit)]
    submissions = [event for event in history.events if isinstance(event, Submit)]
    for shuffled in list(permutations(submissions))[:24]:
        again = replay(history.end.settings, (*before, *shuffled))
        assert isinstance(again, History)
        assert outcome(again.end) == settled
        assert mode_of(settled.settings).explain(again) == mode_of(settled.settings).explain(history)
