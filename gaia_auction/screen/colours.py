"""The few colours on the screen: a mark for each home planet, and one accent.

Only the 16 standard colours, which every terminal shows in its own shades, on dark and on light alike.
A colour never says anything alone: the planet's name stands beside its mark.
"""

from rich.text import Text

from gaia_auction.rules.factions import Planet, faction_of

TITLE = "bold"
ACCENT = "bold cyan"
"""For what needs an eye now; the prompts have the same."""
SECONDARY = "dim"
WARNING = "bold red"

_STANDARD = {
    "blue": "bright_blue",
    "yellow": "bright_yellow",
    "brown": "yellow",  # the darker yellow: a true brown on old consoles, an ochre elsewhere
    "red": "red",
    "orange": "bright_red",  # between red and yellow in most palettes
    "grey": "bright_black",
    "gray": "bright_black",
    "white": "default",  # white itself would vanish on a light background
    "turquoise": "cyan",
    "pink": "bright_magenta",
    "green": "green",
    "purple": "magenta",
}


def colour_of(planet: Planet) -> str:
    """Return the standard colour nearest to a planet's own; the terminal's text colour for any other.

    >>> from gaia_auction.rules.factions import ICE, VOLCANIC
    >>> colour_of(VOLCANIC), colour_of(ICE)
    ('bright_red', 'default')
    """
    return shade(planet.colour)


def shade(colour: str | None) -> str:
    """Return the standard colour nearest to one by its plain name; the terminal's text colour for any other.

    >>> shade("green"), shade("gray"), shade(None)
    ('green', 'bright_black', 'default')
    """
    return _STANDARD.get(colour or "", "default")


def marked(planet: Planet, name: str) -> Text:
    """Return a name behind the planet's mark.

    >>> from gaia_auction.rules.factions import TERRA
    >>> marked(TERRA, "Terrans").plain
    '■ Terrans'
    """
    return Text.assemble(("■", colour_of(planet)), " ", name)


def faction_mark(slug: str) -> Text:
    """Return a faction's name at the table behind the mark of its home planet.

    >>> faction_mark("baltaks").plain
    "■ Bal T'aks"
    """
    faction = faction_of(slug)
    return marked(faction.planet, faction.title)


def planet_mark(planet: Planet) -> Text:
    """Return a planet's name behind its mark.

    >>> from gaia_auction.rules.factions import ICE
    >>> planet_mark(ICE).plain
    '■ Ice'
    """
    return marked(planet, planet.title)
