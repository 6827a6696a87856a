"""Choose while bidding: on a turn, bring a new faction at 0 or outbid the holder of one (C1 to C4)."""

from gaia_auction.rules.modes.mode import BROUGHT_IN_TURN, Mode
from gaia_auction.rules.modes.open_outcry import explained_by, settle
from gaia_auction.rules.phases.bidding import BiddingPhase
from gaia_auction.rules.refusals import Ceiling
from gaia_auction.rules.settings import MOST_VP

CHOOSE_WHILE_BIDDING = Mode(
    name="choose-while-bidding",
    title="Choose while bidding",
    summary="bring a faction at 0, or outbid, in turn",
    kind="open",
    phases=(
        *BROUGHT_IN_TURN,
        BiddingPhase(
            most=lambda _: MOST_VP,
            most_to_claim=lambda _: 0,
            ceiling=Ceiling.SLIP,
            brings=True,
        ),
    ),
    settle=settle,
    explain=explained_by("C1"),
)
