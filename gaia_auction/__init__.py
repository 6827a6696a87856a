"""Auction the factions of Gaia Project at the table."""

__version__ = "0.1.0"
