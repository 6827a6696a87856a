"""Silent auction: sealed maxima, then the auction runs by itself until everyone keeps (S1 to S5)."""

from collections.abc import Iterator
from itertools import cycle
from operator import sub

from gaia_auction.rules.history import History
from gaia_auction.rules.modes.mode import NOMINATED_FIRST, Mode
from gaia_auction.rules.phases.submission import SubmissionPhase
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Keep, Take, TieBreak


class _Running:
    """The auction while it runs by itself: what each faction costs, and who holds it, both in entry order.

    `costs` is for those who do not hold a faction: nothing, or the price + 1; the holder pays the price (S2).
    """

    def __init__(self, state: State) -> None:
        self.players = state.settings.players
        self.factions = state.entered
        self.nominators = [entry.player for entry in state.entries]
        self.maxima = {
            submission.player: tuple([submission.bids[faction] for faction in self.factions])
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
                margins = list(map(sub, self.maxima[player], costs))
                best, tie_break = max(margins), None
                place = margins.index(best)
                if margins.count(best) > 1:
                    tied = [place for place, margin in enumerate(margins) if margin == best]
                    place, tie_break = self._broken_tie(player, tied)
                yield player, place, tie_break
                displaced = holders[place]
                if displaced is not None:
                    del held[displaced]
                held[player], holders[place] = place, player
                costs[place] += 1

    def _broken_tie(self, player: str, tied: list[int]) -> tuple[int, TieBreak]:
        """Return which of the best factions is taken, and the last rule that narrowed the choice (S4)."""
        tied = [place for place in tied if self.holders[place] is not None] or tied
        if len(tied) == 1:
            return tied[0], "held"
        own = [place for place in tied if self.nominators[place] == player]
        return (own[0], "own-nomination") if own else (tied[-1], "latest-nomination")


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
    factions, steps = running.factions, list[Take | Keep]()
    for player, place, tie_break in running.turns():
        costs, holders = tuple(running.costs), tuple(running.holders)
        faction, maxima, cost, holder = factions[place], running.maxima[player], costs[place], holders[place]
        if holder == player:
            margin, ends = maxima[place] - cost + 1, running.keeps == len(running.players)
            steps.append(Keep(player, faction, cost - 1, margin, factions, maxima, costs, holders, ends))
        else:
            margin = maxima[place] - cost
            take = Take(
                player, faction, cost, margin, holder, tie_break, factions, maxima, costs, holders, drawn
            )
            steps.append(take)
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
