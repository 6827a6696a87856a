"""The laptop changes hands: between two players the screen shows no more than to whom it goes."""

from rich.text import Text

from gaia_auction.rules.history import History
from gaia_auction.rules.state import State
from gaia_auction.rules.transition import to_act
from gaia_auction.rules.undo import taken_back
from gaia_auction.screen.board_view import board_view
from gaia_auction.screen.colours import ACCENT, SECONDARY, WARNING
from gaia_auction.screen.layout import Page, TitleLine
from gaia_auction.screen.moves import last_event, last_words
from gaia_auction.screen.options import Option
from gaia_auction.screen.prompts import choose, press_enter, way_back
from gaia_auction.screen.stage import Stage
from gaia_auction.sentences.lists import listed


def hand_over(stage: Stage, history: History, player: str) -> None:
    """Wait until the laptop is with a player who is to submit; GoBack if somebody wants that instead.

    Before anything is under seal the auction is shown too, and Escape takes back the last nomination; later
    it leads to what can be done about a mistyped bid.
    """
    state = history.end
    if state.submitted:
        stage.middle_page(
            Text("Please pass the laptop to"),
            Text(player, ACCENT),
            Text(f"Everyone else looks away until {player} is done."),
            who_has_submitted(state),
        )
        back = f"   {way_back()}: somebody has mistyped"
    else:
        whom = Text.assemble("Please pass the laptop to ", (player, ACCENT))
        away = f". Everyone else looks away until {player} is done."
        stage.page(Page([Text.assemble(whom, away)]), board_view(state), *last_words(history))
        back = "" if taken_back(history) is None else f"   {way_back()} takes back: {last_event(history)}"
    press_enter(f"{player}: press Enter when it is yours{back}", or_escape=bool(back))


def who_has_submitted(state: State) -> Text:
    """Return who has submitted and who has not, both in seat order: when somebody did means nothing (S1)."""
    submitted = [player for player in state.settings.players if player in state.submitted]
    words = f"Submitted: {', '.join(submitted) or 'nobody yet'}    Still to come: {', '.join(to_act(state))}"
    return Text(words, SECONDARY)


def all_agree_to_void(stage: Stage, state: State) -> bool:
    """Ask whether everybody agrees that the sealed bids so far are void (S1)."""
    submitted = listed(player for player in state.settings.players if player in state.submitted)
    stage.page(
        Page(
            [TitleLine("Has somebody mistyped a sealed bid?")],
            [Text("What was handed in cannot be changed. But all sealed bids can be made void together:")],
            [
                Text(f"· what {submitted} handed in is shown to nobody and kept nowhere,"),
                Text("· everybody submits again,"),
                Text("· and the saved auction says that it happened."),
            ],
            [Text("Only if all at the table agree.", WARNING)],
        )
    )
    go_on = f"No, the bids stand: on to {to_act(state)[0]}"
    return choose(
        "Shall all sealed bids so far be void?",
        [
            Option(go_on, value=False, name="no"),
            Option("Yes, we all agree: everybody submits again", value=True, name="yes"),
        ],
        rows=stage.rows_left,
    )
