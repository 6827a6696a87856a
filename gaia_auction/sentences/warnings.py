"""What a table should mind about an outcome that is right all the same."""

from gaia_auction.rules.outcome import Outcome


def warnings_for(outcome: Outcome) -> tuple[str, ...]:
    """Return a sentence for everybody who starts below 0 VP (O4), in turn order."""
    return tuple(
        f"{lot.player} would start on −{-lot.starting_vp} VP: {lot.vp_cost} is more than the track holds"
        for lot in outcome.lots
        if lot.starting_vp < 0
    )
