"""Faction bidding: lower a faction's VP marker to take it, and its seat with it (F1 to F5)."""

from gaia_auction.rules.modes.mode import NOMINATED_FIRST, Mode
from gaia_auction.rules.modes.open_outcry import explained_by, settle
from gaia_auction.rules.phases.bidding import BiddingPhase
from gaia_auction.rules.refusals import Ceiling

FACTION_BIDDING = Mode(
    name="faction-bidding",
    title="Faction bidding",
    summary="lower the VP marker; faction and seat together",
    kind="open",
    phases=(
        *NOMINATED_FIRST,
        BiddingPhase(
            most=lambda settings: settings.track_vp,
            most_to_claim=lambda settings: settings.track_vp,
            ceiling=Ceiling.MARKER,
        ),
    ),
    settle=settle,
    explain=explained_by("F2", markers=True),
    asks_for=("track_vp",),
    has_markers=True,
    charge="start-track",
)
