"""The table as a picture in a file, to be posted: SVG, HTML, or plain text."""

import io

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme

_WIDTH = 80
_THEME = TerminalTheme(
    (38, 40, 44),
    (222, 222, 218),
    [
        (60, 62, 66),
        (214, 72, 58),
        (98, 170, 92),
        (166, 110, 62),
        (74, 118, 190),
        (170, 100, 170),
        (63, 184, 175),
        (222, 222, 218),
    ],
    [
        (150, 152, 156),
        (236, 140, 44),
        (130, 200, 120),
        (245, 212, 75),
        (86, 146, 226),
        (236, 150, 190),
        (100, 210, 200),
        (255, 255, 255),
    ],
)
"""Background and letters, then the eight dark and the eight bright colours: those of the home planets."""

_NOT_IN_XML = {0xFFFE: "\ufffd", 0xFFFF: "\ufffd"}
_SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: Menlo, Consolas, "DejaVu Sans Mono", monospace;
        font-size: {char_height}px;
        line-height: {line_height}px;
        font-variant-east-asian: full-width;
    }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
"""
"""Rich's own format would have every reader fetch a font from a third party."""


def picture(view: RenderableType, ending: str) -> bytes:
    """Return what a file with this ending holds, .svg, .html or .txt; names are text in it, never markup."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=_WIDTH,
        force_terminal=True,
        color_system="standard",
        no_color=False,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    console.print(view)
    match ending:
        case ".svg":
            text = console.export_svg(title="gaia-auction", theme=_THEME, code_format=_SVG).translate(
                _NOT_IN_XML
            )
        case ".html":
            text = console.export_html(theme=_THEME, inline_styles=True)
        case _:
            text = console.export_text()
    return text.encode()
