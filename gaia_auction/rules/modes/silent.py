"""Silent auction: sealed maxima, then the auction runs by itself until everyone keeps (S1 to S5)."""

from dataclasses import replace
from itertools import cycle

from gaia_auction.rules.history import History
from gaia_auction.rules.modes.mode import NOMINATED_FIRST, Mode
from gaia_auction.rules.modes.tie_breaks import Rules, break_tie
from gaia_auction.rules.phases.submission import SubmissionPhase
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Keep, Option, Take, TieBreak

Holdings = dict[str, Holding]


def _options(state: State, player: str, holdings: Holdings) -> tuple[Option, ...]:
    """Return what each faction costs this player: nothing, the price, or for others the price + 1 (S2)."""
    (maxima,) = (submission.bids for submission in state.submissions if submission.player == player)
    options = []
    for faction in state.entered:
        holding = holdings.get(faction)
        if holding is None:
            options.append(Option(faction, maxima[faction], 0, None))
        else:
            cost = holding.vp if holding.player == player else holding.vp + 1
            options.append(Option(faction, maxima[faction], cost, holding.player))
    return tuple(options)


def _turn(state: State, player: str, holdings: Holdings) -> Take | Keep:
    """Return what a player does: keep a best faction, else take one, ties broken by S4."""
    options = _options(state, player, holdings)
    best = max(option.margin for option in options)
    tied = [option for option in options if option.margin == best]
    for option in tied:
        if option.holder == player:
            return Keep(player, option.faction, option.cost, best, options)
    own = {entry.faction for entry in state.entries if entry.player == player}
    rules: Rules[TieBreak, Option] = (
        ("held", lambda option: option.holder is not None),
        ("own-nomination", lambda option: option.faction in own),
        ("latest-nomination", lambda option: state.entered.index(option.faction)),
    )
    chosen, tie_break = break_tie(tied, rules)
    drawn = bool(state.pool)
    return Take(player, chosen.faction, chosen.cost, best, chosen.holder, tie_break, options, drawn)


def run(state: State) -> tuple[Holdings, tuple[Take | Keep, ...]]:
    """Return who holds what when as many turns in a row as there are players were keeps, and all turns (S5).

    Whoever holds a faction keeps it until outbid: nothing gets cheaper while it runs, so what was best
    when it was taken stays best. That is why a take never leaves a faction behind.
    """
    holdings: Holdings = {}
    turns: list[Take | Keep] = []
    seats, keeps = cycle(state.settings.players), 0
    while keeps < len(state.settings.players):
        turn = _turn(state, next(seats), holdings)
        if isinstance(turn, Take):
            holdings[turn.faction] = Holding(turn.faction, turn.player, turn.cost)
            keeps = 0
        else:
            keeps += 1
            turn = replace(turn, ends=keeps == len(state.settings.players))
        turns.append(turn)
    return holdings, tuple(turns)


def settle(state: State) -> tuple[Holding, ...]:
    """Return who holds what at the price reached (S5)."""
    return tuple(run(state)[0].values())


def explain(history: History) -> tuple[Take | Keep, ...]:
    """Return every turn of the auction that ran by itself, the last round of keeps included."""
    return run(history.end)[1]


SILENT = Mode(
    name="silent",
    title="Silent auction",
    summary="your maximum for each; the auction runs itself",
    kind="sealed",
    phases=(*NOMINATED_FIRST, SubmissionPhase(most=lambda settings: settings.max_bid, total=lambda _: None)),
    settle=settle,
    explain=explain,
    asks_for=("max_bid",),
)
