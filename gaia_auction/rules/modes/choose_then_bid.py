"""Choose, then bid: all factions are nominated, then claimed for 0 or outbid in turn (D1 to D3)."""

from gaia_auction.rules.modes.mode import NOMINATED_FIRST, Mode
from gaia_auction.rules.modes.open_outcry import explained_by, settle
from gaia_auction.rules.phases.bidding import BiddingPhase
from gaia_auction.rules.refusals import Ceiling
from gaia_auction.rules.settings import MOST_VP

CHOOSE_THEN_BID = Mode(
    name="choose-then-bid",
    title="Choose, then bid",
    summary="all factions first, then claims and bids",
    kind="open",
    phases=(
        *NOMINATED_FIRST,
        BiddingPhase(
            most=lambda _: MOST_VP,
            most_to_claim=lambda settings: MOST_VP if settings.opening_bids == "any" else 0,
            ceiling=Ceiling.SLIP,
        ),
    ),
    settle=settle,
    explain=explained_by("D2"),
    asks_for=("opening_bids",),
)
