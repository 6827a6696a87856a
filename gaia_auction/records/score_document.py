"""The score document: how the game ended, and where the VP come from."""

from typing import Literal

from pydantic import Field

from gaia_auction.records.strict import Items, StrictRecord, Version1
from gaia_auction.rules.final_scoring import FinalScore


class PlayerScoreRecord(StrictRecord):
    """The whole VP of one player by source; `auction` is 0 or less. `rank` counts from 1, ties share it."""

    player: str
    faction: str
    game_vp: int
    final_tiles: Items[int] = Field(json_schema_extra={"minItems": 2, "maxItems": 2})
    research: int
    resources: int
    auction: int
    total: int
    rank: int


class ScoreDocument(StrictRecord):
    """The final scoring of a game, in the order of the score sheet; several winners share the victory."""

    format: Literal["gaia-auction-score"]
    version: Version1
    players: Items[PlayerScoreRecord]
    winners: Items[str]


def player_score(player: str, faction: str, score: FinalScore) -> PlayerScoreRecord:
    """Return one player's score as the document has it."""
    return PlayerScoreRecord(
        player=player,
        faction=faction,
        game_vp=score.game_vp,
        final_tiles=list(score.final_tiles),
        research=score.research,
        resources=score.resources,
        auction=score.auction,
        total=score.total,
        rank=score.rank,
    )
