"""The command `schema`."""

import json
from typing import Annotated

import typer

from gaia_auction.records.schemas import DOCUMENTS, schema_of
from gaia_auction.screen.terminal import Terminal


def schema(
    name: Annotated[str, typer.Argument(metavar="NAME", help=f"The document: {' or '.join(DOCUMENTS)}.")],
) -> None:
    """Print the JSON Schema of a document, for programs that read or write it."""
    if name not in DOCUMENTS:
        raise typer.BadParameter(f"{name!r} is not a document; there are {' and '.join(DOCUMENTS)}")
    Terminal().result(json.dumps(schema_of(name), indent=2))
