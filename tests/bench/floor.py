"""What start-up is compared with: typer and pydantic at work on an auction, and nothing of ours."""

from pathlib import Path
from typing import Any

import typer
from pydantic import BaseModel

app = typer.Typer()


class Agreed(BaseModel):
    mode: str
    players: list[str]
    ban_phase: bool = False
    random_factions: bool = False
    seed: str | None = None
    max_bid: int = 40
    budget: int | None = None
    track_vp: int = 30


class Document(BaseModel):
    format: str
    version: int
    settings: Agreed
    events: list[dict[str, Any]]


@app.command()
def resolve(file: Path) -> None:
    """Read an auction, and print it again."""
    typer.echo(Document.model_validate_json(file.read_bytes()).model_dump_json())


@app.command()
def nothing() -> None:
    """Stand beside the first command, so that this needs its name."""


if __name__ == "__main__":
    app()
