"""The command `schema`."""

import json
from typing import Annotated, Literal

import typer

from gaia_auction.cli.options import NoColor
from gaia_auction.screen.terminal import Terminal


def schema(
    name: Annotated[
        Literal["auction", "result", "verification", "what-if", "wants", "setup", "score"],
        typer.Argument(metavar="NAME", help="auction, result, verification, what-if, wants, setup or score."),
    ],
    _no_color: NoColor = False,
) -> None:
    """Print the JSON Schema of a document."""
    from gaia_auction.records.schemas import schema_of

    Terminal().result(json.dumps(schema_of(name), indent=2))
