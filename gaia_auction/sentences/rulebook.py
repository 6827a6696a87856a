"""The rules of a mode, as one would read them out at the table: before the auction, the auction, after it."""

from typing import assert_never

from gaia_auction.rules.factions import FACTIONS, Start
from gaia_auction.rules.modes.mode import Mode
from gaia_auction.rules.settings import CHARGES, USUAL_TRACK_VP, ModeName
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.open_rules import CHOOSE_THEN_BID, CHOOSE_WHILE_BIDDING, FACTION_BIDDING
from gaia_auction.sentences.orders import charging
from gaia_auction.sentences.paragraphs import Paragraph
from gaia_auction.sentences.sealed_rules import NONE, PREFERENCE_SPLIT, SILENT


def rules_of(mode: Mode) -> tuple[Paragraph, ...]:
    """Return all rules of a mode, in the order in which a table needs them.

    >>> from gaia_auction.rules.modes import mode_named
    >>> [paragraph.about for paragraph in rules_of(mode_named("preference-split"))][:4]
    ['Ban phase', 'Random', 'Nomination', 'Budget']
    >>> print(rules_of(mode_named("none"))[3])
    Each player plays the faction they nominated or were dealt, for 0 VP. (N1)
    """
    nominates = any(phase.name == "nomination" for phase in mode.phases)
    before = (_BAN, _random(mode, nominates=nominates), *((_nomination(mode),) if nominates else ()))
    return (*before, *_auction(mode.name), _FIRST_ROUND, _BOOSTERS, _STRUCTURES, _cost(mode))


def _auction(name: ModeName) -> tuple[Paragraph, ...]:
    match name:
        case "choose-while-bidding":
            return CHOOSE_WHILE_BIDDING
        case "choose-then-bid":
            return CHOOSE_THEN_BID
        case "faction-bidding":
            return FACTION_BIDDING
        case "silent":
            return SILENT
        case "preference-split":
            return PREFERENCE_SPLIT
        case "none":
            return NONE
        case _:
            assert_never(name)


_BAN = Paragraph(
    "Ban phase",
    "If the table wants it: before anything else each player, in seat order, bans one faction that is not "
    "banned yet. It cannot be chosen or drawn in this game. The other side of its board still can.",
    "P1, T3",
)


def _random(mode: Mode, *, nominates: bool) -> Paragraph:
    drawn = (
        "If the table wants it: after the bans as many factions as there are players are drawn, one after "
        "the other, each from all that are left: not banned, and not of a board that was drawn."
    )
    if not nominates:
        return Paragraph("Random", f"{drawn} Only these can be brought into the auction.", "P2")
    whose, by = ("is dealt", "to") if mode.kind == "none" else ("counts as nominated", "by")
    return Paragraph(
        "Random",
        f"{drawn} They are in at once, in the order drawn, and nobody nominates: the first {whose} {by} the "
        f"player in seat 1, the second {by} the one in seat 2, and so on.",
        "P2",
    )


def _nomination(mode: Mode) -> Paragraph:
    text = (
        "In seat order each player nominates one faction: not banned, not nominated yet, and not the other "
        "side of the board of a nominated one."
    )
    if mode.kind != "none":
        text += " That puts it into the auction; it does not reserve it."
    return Paragraph("Nomination", text, "P3, T3")


_FIRST_ROUND = Paragraph(
    "First round",
    "Players act in the order in which their factions came into the auction, whatever was paid for them: "
    "whoever plays the one that came first goes first.",
    "O1",
)
_BOOSTERS = Paragraph("Boosters", "They are picked in the reverse of that order.", "O2")


def _named(*starts: Start) -> str:
    return listed(faction.title for faction in FACTIONS if faction.start in starts)


_STRUCTURES = Paragraph(
    "Structures",
    "Each player places a mine in turn order, then a second one in reverse order. Then follow the "
    f"{_named(Start.THREE_MINES)} with their third mine; then, in turn order, the factions of the Lost Fleet "
    f"with their only structure, the {_named(Start.LATE_INSTITUTE)} with a planetary institute and the "
    f"{_named(Start.LATE_MINE)} with a mine; last of all the {_named(Start.LAST_INSTITUTE)} with their "
    "planetary institute. Those with a single structure place nothing before.",
    "O3",
)


def _cost(mode: Mode) -> Paragraph:
    """Return the ways to charge the cost, the usual one of the mode first (O4)."""
    usual, *others = sorted(CHARGES, key=lambda charge: charge != mode.charge)
    ways = [f"{charging(charge, USUAL_TRACK_VP)} ({charge})" for charge in (usual, *others)]
    text = f"Usually {ways[0]}. Or {ways[1]}. Or {ways[2]}."
    if mode.kind != "none" and not mode.has_markers:
        text += " Here a cost can exceed the track: that start is below 0."
    return Paragraph("Cost", text, "O4")
