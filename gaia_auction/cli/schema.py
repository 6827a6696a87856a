"""The command `schema`."""

import json
from typing import Annotated, Literal

import typer

from gaia_auction.cli.options import NoColor
from gaia_auction.records.schemas import schema_of
from gaia_auction.screen.terminal import Terminal


def schema(
    name: Annotated[
        Literal["auction", "result", "verification"],
        typer.Argument(metavar="NAME", help="auction, result or verification."),
    ],
    _no_color: NoColor = False,
) -> None:
    """Print the JSON Schema of a document."""
    Terminal().result(json.dumps(schema_of(name), indent=2))
