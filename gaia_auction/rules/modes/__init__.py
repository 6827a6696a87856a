"""The modes, one file each, in the order in which a table is asked."""

from gaia_auction.rules.modes.choose_then_bid import CHOOSE_THEN_BID
from gaia_auction.rules.modes.choose_while_bidding import CHOOSE_WHILE_BIDDING
from gaia_auction.rules.modes.faction_bidding import FACTION_BIDDING
from gaia_auction.rules.modes.mode import Mode
from gaia_auction.rules.modes.none import NONE
from gaia_auction.rules.modes.preference_split import PREFERENCE_SPLIT
from gaia_auction.rules.modes.silent import SILENT
from gaia_auction.rules.settings import ModeName, Settings

MODES = (CHOOSE_WHILE_BIDDING, CHOOSE_THEN_BID, FACTION_BIDDING, SILENT, PREFERENCE_SPLIT, NONE)

_BY_NAME = {mode.name: mode for mode in MODES}


def mode_named(name: ModeName) -> Mode:
    """Return the mode with this name.

    >>> mode_named("silent").title
    'Silent auction'
    """
    return _BY_NAME[name]


def marker(settings: Settings, vp: int) -> int | None:
    """Return where the VP marker of a faction stands at this price, None in a mode without (F1, F4).

    >>> marker(Settings("faction-bidding", ("Ada", "Ben")), 5)
    25
    """
    return settings.track_vp - vp if mode_of(settings).has_markers else None


def mode_of(settings: Settings) -> Mode:
    """Return the mode that a table has agreed on."""
    return _BY_NAME[settings.mode]
