"""Auctions for hypothesis, played by choosing among what the rules say is legal."""

from hypothesis import strategies as st

from gaia_auction.rules.choices import Choice, Drawing, Form
from gaia_auction.rules.events import Ban, Bid, Draw, Event, Nominate, Submit
from gaia_auction.rules.history import History
from gaia_auction.rules.phases.draw import drawable
from gaia_auction.rules.settings import CHARGES, MODE_NAMES, OPENING_BIDS, ModeName, Settings
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import apply, legal

NAMES = ("Ada", "Ben", "Cyd", "Dee", "Eli")


@st.composite
def settings(draw: st.DrawFn, modes: tuple[ModeName, ...] = MODE_NAMES) -> Settings:
    """Draw settings; small numbers, so that ties and ceilings are common."""
    return Settings(
        mode=draw(st.sampled_from(modes)),
        players=NAMES[: draw(st.integers(2, 5))],
        ban_phase=draw(st.booleans()),
        random_factions=draw(st.booleans()),
        expansions=draw(st.sampled_from([(), ("lost-fleet",)])),
        opening_bids=draw(st.sampled_from(OPENING_BIDS)),
        max_bid=draw(st.integers(1, 12)),
        budget=draw(st.none() | st.integers(1, 30)),
        track_vp=draw(st.integers(1, 12)),
        charge=draw(st.none() | st.sampled_from(CHARGES)),
    )


def bids(form: Form) -> st.SearchStrategy[dict[str, int]]:
    """Return a strategy for bids that fit a form."""
    if form.total is None:
        return st.fixed_dictionaries({faction: st.integers(0, form.most) for faction in form.factions})
    total = form.total
    cuts = st.lists(st.integers(0, total), min_size=len(form.factions) - 1, max_size=len(form.factions) - 1)
    return cuts.map(
        lambda at: dict(
            zip(
                form.factions,
                (high - low for low, high in zip([0, *sorted(at)], [*sorted(at), total], strict=True)),
                strict=True,
            )
        )
    )


@st.composite
def next_event(draw: st.DrawFn, state: State) -> Event:
    """Draw a legal event. Bids stay low, and unheld factions are taken often, so that an end comes."""
    options = legal(state)
    if isinstance(options[0], Drawing):
        drawn: tuple[str, ...] = ()
        for _ in range(options[0].count):
            drawn = (*drawn, draw(st.sampled_from(drawable(state, drawn))))
        return Draw(drawn)
    forms = [option for option in options if isinstance(option, Form)]
    if forms:
        form = draw(st.sampled_from(forms))
        return Submit(form.player, draw(bids(form)))
    choices = [option for option in options if isinstance(option, Choice) and option.closed is None]
    free = [choice for choice in choices if state.holding_of(choice.faction) is None]
    choice = draw(st.sampled_from(free if len(state.entries) and draw(st.integers(0, 2)) else choices))
    if choice.move is Bid:
        return Bid(
            choice.player, choice.faction, draw(st.integers(choice.least, min(choice.most, choice.least + 3)))
        )
    return (
        Ban(choice.player, choice.faction) if choice.move is Ban else Nominate(choice.player, choice.faction)
    )


@st.composite
def histories(draw: st.DrawFn, modes: tuple[ModeName, ...] = MODE_NAMES, most_events: int = 40) -> History:
    """Draw an auction from its start to its end, or to where it has many events."""
    states, events = [State(draw(settings(modes)))], list[Event]()
    while legal(states[-1]) and len(events) < most_events:
        event = draw(next_event(states[-1]))
        after = apply(states[-1], event)
        assert isinstance(after, State), after
        states.append(after)
        events.append(event)
    return History(tuple(states), tuple(events))
