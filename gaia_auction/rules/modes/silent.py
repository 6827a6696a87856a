"""Silent auction: sealed maxima, then the auction runs by itself until everyone keeps (S1 to S5)."""

from collections.abc import Iterator
from itertools import cycle
from operator import sub

from gaia_auction.rules.history import History
from gaia_auction.rules.modes.mode import NOMINATED_FIRST, Mode
from gaia_auction.rules.modes.tie_breaks import Rules, break_tie
from gaia_auction.rules.phases.submission import SubmissionPhase
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Keep, Option, Take, TieBreak


class _Running:
    """The auction while it runs by itself: what each faction costs, and who holds it, both in entry order.

    `costs` is for those who do not hold a faction: nothing, or the price + 1; the holder pays the price (S2).
    """

    def __init__(self, state: State) -> None:
        self.players = state.settings.players
        self.factions = state.entered
        self.nominators = [entry.player for entry in state.entries]
        self.maxima = {
            submission.player: [submission.bids[faction] for faction in self.factions]
            for submission in state.submissions
        }
        self.costs = [0] * len(self.factions)
        self.holders: list[str | None] = [None] * len(self.factions)
        self.keeps = 0

    def turns(self) -> Iterator[tuple[str, int, TieBreak | None]]:
        """Yield who takes or keeps which faction, by its place in the entry order, before it is done.

        `keeps` counts how many in a row were keeps; as many as there are players end it (S5). Whoever holds
        a faction keeps it: nothing gets cheaper while it runs, so what was best when it was taken stays
        best, and a held faction is kept on a tie (S4). That is why a take never leaves a faction behind.
        """
        holders, costs = self.holders, self.costs
        held: dict[str, int] = {}
        seats = cycle(self.players)
        while self.keeps < len(self.players):
            player = next(seats)
            if player in held:
                self.keeps += 1
                yield player, held[player], None
            else:
                self.keeps = 0
                place, tie_break = self._best(player)
                yield player, place, tie_break
                displaced = holders[place]
                if displaced is not None:
                    del held[displaced]
                held[player], holders[place] = place, player
                costs[place] += 1

    def _best(self, player: str) -> tuple[int, TieBreak | None]:
        """Return the place of the faction with the best margin (S3), ties broken by S4."""
        margins = list(map(sub, self.maxima[player], self.costs))
        best = max(margins)
        if margins.count(best) == 1:
            return margins.index(best), None
        rules: Rules[TieBreak, int] = (
            ("held", lambda place: self.holders[place] is not None),
            ("own-nomination", lambda place: self.nominators[place] == player),
            ("latest-nomination", lambda place: place),
        )
        return break_tie([place for place, margin in enumerate(margins) if margin == best], rules)

    def options(self, player: str) -> tuple[Option, ...]:
        """Return what each faction costs this player now, and what it is worth to them (S2)."""
        own = [
            cost - 1 if holder == player else cost
            for cost, holder in zip(self.costs, self.holders, strict=True)
        ]
        return tuple(map(Option, self.factions, self.maxima[player], own, self.holders))


def settle(state: State) -> tuple[Holding, ...]:
    """Return who holds what at the price reached (S5)."""
    running = _Running(state)
    held = {place: player for player, place, _ in running.turns()}
    return tuple(
        Holding(running.factions[place], player, running.costs[place] - 1) for place, player in held.items()
    )


def explain(history: History) -> tuple[Take | Keep, ...]:
    """Return every turn of the auction that ran by itself, the last round of keeps included."""
    running, drawn = _Running(history.end), bool(history.end.pool)
    steps: list[Take | Keep] = []
    for player, place, tie_break in running.turns():
        options = running.options(player)
        faction, _, cost, holder = option = options[place]
        if holder == player:
            ends = running.keeps == len(running.players)
            steps.append(Keep(player, faction, cost, option.margin, options, ends))
        else:
            steps.append(Take(player, faction, cost, option.margin, holder, tie_break, options, drawn))
    return tuple(steps)


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
