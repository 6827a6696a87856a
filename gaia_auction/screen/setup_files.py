"""A setup as a picture: SVG as it is drawn, PNG made from it, or HTML around it."""

from html import escape

from gaia_auction.screen.setup_page import page_title, setup_page
from gaia_auction.setup.result import Setup

_ZOOM = 2
"""Pixels for each unit of the page, so that a printed PNG is sharp."""

_HTML = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>
@page {{ size: A4; margin: 0 }}
body {{ margin: 0 }}
svg {{ display: block; width: 100%; max-width: 210mm; height: auto; margin: auto }}
</style>
</head>
<body>
{svg}
</body>
</html>
"""


def setup_file(setup: Setup, ending: str) -> bytes:
    """Return what a file with this ending holds, .svg, .png or .html: the page with the setup."""
    svg = setup_page(setup)
    if ending == ".png":
        from resvg_py import svg_to_bytes  # noqa: PLC0415 - only a PNG needs it

        return svg_to_bytes(svg_string=svg, zoom=_ZOOM)
    if ending == ".html":
        _, _, element = svg.partition("?>\n")  # an XML declaration has no place inside a page
        svg = _HTML.format(title=escape(page_title(setup)), svg=element)
    return svg.encode()
