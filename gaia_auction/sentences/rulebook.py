"""The rules of a mode, as one would read them out at the table."""

from dataclasses import dataclass

from gaia_auction.rules.factions import FACTIONS, Start
from gaia_auction.rules.modes import Mode
from gaia_auction.sentences.lists import listed
from gaia_auction.sentences.mode_rules import MODE_RULES
from gaia_auction.sentences.orders import START_LEVEL

