"""The rules of the modes with open bids, in our own words and in the order in which a table needs them."""

from gaia_auction.rules.settings import MOST_VP, USUAL_TRACK_VP
from gaia_auction.sentences.paragraphs import Paragraph

_LOWERED = 5
"""How far the marker is lowered in the example: any number would do."""

_ROUND_AND_ROUND = "round and round; whoever holds a faction is skipped."
_OUTBID = (
    "Whoever is outbid is without a faction again and acts when their seat comes round: next is always the "
    "first player without a faction in seat order after the one who has just acted."
)
_SLIP = f"above {MOST_VP} is taken for a slip of the finger and refused."

CHOOSE_WHILE_BIDDING = (
    Paragraph(
        "Your turn",
        f"Players act in seat order, {_ROUND_AND_ROUND} On your turn bring a new faction into the auction "
        "and hold it for 0 VP, or outbid the holder of one that is in it. There is no passing.",
        "C1",
    ),
    Paragraph(
        "New factions",
        "A faction can be brought if it is not banned, not in the auction yet, and not the other side of the "
        "board of one that is.",
        "P4, T3",
    ),
    Paragraph(
        "Bids",
        "A bid is a whole number of VP, at least 1 above the present price. There is no upper limit, but "
        f"one {_SLIP}",
        "C2",
    ),
    Paragraph("Outbid", _OUTBID, "C3"),
    Paragraph(
        "The end",
        "As soon as every player holds a faction the auction is over. Each pays the price of theirs.",
        "C4",
    ),
)

CHOOSE_THEN_BID = (
    Paragraph(
        "Turns",
        f"Once the factions are there, players act in seat order from seat 1, {_ROUND_AND_ROUND}",
        "D1",
    ),
    Paragraph(
        "Your turn",
        "Claim a faction that nobody holds, for exactly 0 VP, or outbid the holder of one by at least 1. "
        f"There is no passing. A bid {_SLIP}",
        "D2, C2",
    ),
    Paragraph(
        "House rule",
        "If the table agreed on opening bids of any height, the first claim of a faction may be "
        "any whole number from 0 up.",
        "D2",
    ),
    Paragraph("Outbid", _OUTBID, "D1, C3"),
    Paragraph(
        "The end",
        "As soon as every faction is held the auction is over. Each pays the price of theirs.",
        "D3",
    ),
)

FACTION_BIDDING = (
    Paragraph(
        "Seats",
        "Seat 1 belongs to the faction that came first into the auction, seat 2 to the second, and so on: a "
        "faction and its seat are won together, and at the end you sit down in that order.",
        "F1",
    ),
    Paragraph(
        "Markers",
        f"Every faction's VP marker starts on {USUAL_TRACK_VP}, unless the table agreed on another track "
        f"value from 1 to {MOST_VP}.",
        "F1",
    ),
    Paragraph(
        "Your turn",
        f"Players act in seat order from seat 1, {_ROUND_AND_ROUND} Take a faction that nobody holds, and "
        "lower its marker as far as you like or not at all; or take one from its holder, and lower its "
        "marker by at least 1. There is no passing.",
        "F2, D1",
    ),
    Paragraph("Outbid", _OUTBID, "F2, C3"),
    Paragraph(
        "Marker on 0",
        "A marker never goes below 0. A faction whose marker stands on 0 cannot be taken any more.",
        "F3",
    ),
    Paragraph(
        "Price",
        "A faction costs as much as its marker was lowered in all: with the marker lowered from "
        f"{USUAL_TRACK_VP} to {USUAL_TRACK_VP - _LOWERED} it costs {_LOWERED} VP.",
        "F4",
    ),
    Paragraph("The end", "As soon as every player holds a faction the auction is over.", "F5"),
)
