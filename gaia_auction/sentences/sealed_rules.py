"""The rules of the modes with sealed bids, and of none, in the order in which a table needs them."""

from gaia_auction.rules.settings import BUDGET_FOR_EACH_PLAYER, MOST_VP, USUAL_MAX_BID
from gaia_auction.sentences.paragraphs import Paragraph

_THREE = 3
"""How many players sit at the table of the example."""
_SEALED = "Nobody sees another's before all are in, and what is submitted cannot be changed."

SILENT = (
    Paragraph(
        "Maximums",
        "Once the factions are there, everyone enters in secret the most they would pay for each of them, "
        f"their own nomination included: whole VP from 0 to {USUAL_MAX_BID}, unless the table agreed on "
        f"another cap from 1 to {MOST_VP}. There is no budget. {_SEALED}",
        "S1",
    ),
    Paragraph(
        "Margins",
        "Then the auction runs by itself. A faction costs 0 while nobody holds it, its price for its holder, "
        "and its price + 1 for anyone else. Your margin on a faction is your maximum less what it costs you.",
        "S2",
    ),
    Paragraph(
        "Turns",
        "Players act in seat order, round after round. If the faction you hold has your best margin, you "
        "keep it. Otherwise you take the faction with your best margin for what it costs you: that becomes "
        "its price, and whoever held it is left without one.",
        "S3",
    ),
    Paragraph(
        "Ties",
        "If several factions share your best margin, you keep the one you hold. If you hold none of them, "
        "those that somebody holds come before those that nobody holds; then your own nomination comes "
        "first; then the faction nominated latest.",
        "S4",
    ),
    Paragraph(
        "The end",
        "It is over when as many turns in a row as there are players were keeps. Each pays the price "
        "reached, never more than their maximum and often less.",
        "S5",
    ),
)

PREFERENCE_SPLIT = (
    Paragraph(
        "Budget",
        "Once the factions are there, everyone divides the whole budget over them in secret: whole numbers, "
        f"0 allowed, which add up to exactly the budget. It is {BUDGET_FOR_EACH_PLAYER} for each player at "
        f"the table, so {BUDGET_FOR_EACH_PLAYER * _THREE} for three, unless the table agreed on another from "
        f"1 to {MOST_VP}. {_SEALED}",
        "B1, S1",
    ),
    Paragraph(
        "Order",
        "All bids on a faction together are its total. Factions are awarded from the highest total to the "
        "lowest; of equal totals the faction nominated latest goes first.",
        "B2",
    ),
    Paragraph(
        "Winner",
        "A faction goes to its highest bidder among the players who have none yet; of equal bids the one of "
        "the player who nominated latest wins.",
        "B3",
    ),
    Paragraph(
        "Price",
        "The winner pays the average of all bids on the faction, also of those by players who already had "
        "one, rounded to the nearest whole VP, halves up. That can be more than the winner's own bid.",
        "B4",
    ),
)

NONE = (
    Paragraph("No auction", "Each player plays the faction they nominated or were dealt, for 0 VP.", "N1"),
)
