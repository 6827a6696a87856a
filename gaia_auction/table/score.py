"""Final scoring of a filled-in sheet."""

from dataclasses import dataclass

from gaia_auction.errors import InputError
from gaia_auction.records.score_document import ScoreDocument, player_score
from gaia_auction.records.sheets.blank_sheet import RANK, TOTAL
from gaia_auction.records.sheets.filled_sheet import FilledSheet, place
from gaia_auction.rules.final_scoring import FinalScore, final_scores


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player ends up with."""

    player: str
    faction: str
    score: FinalScore


@dataclass(frozen=True, slots=True)
class Scored:
    """How the game ended; `standings` are in the order of the sheet."""

    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has most VP; several share the victory (Z5)."""
        return tuple(standing.player for standing in self.standings if standing.score.rank == 1)

    def document(self) -> ScoreDocument:
        """Return the score document."""
        return ScoreDocument(
            format="gaia-auction-score",
            version=1,
            players=[
                player_score(standing.player, standing.faction, standing.score) for standing in self.standings
            ],
            winners=list(self.winners),
        )


def scored(sheet: FilledSheet) -> Scored:
    """Return the final scoring of a sheet (Z1 to Z5).

    An InputError names the first cell that is empty, or the first total or rank that somebody wrote wrong.
    """
    scores = final_scores(sheet.entries, sheet.neutral)
    for label, right in (
        (TOTAL, [score.total for score in scores]),
        (RANK, [score.rank for score in scores]),
    ):
        for player, was, must in zip(sheet.players, sheet.claimed.get(label, right), right, strict=True):
            if was not in {None, must}:
                what = f"is {was}, but the rest of the sheet gives {must}; correct one, or leave this empty"
                raise InputError(place(label, player), what)
    return Scored(tuple(map(Standing, sheet.players, sheet.factions, scores)))
