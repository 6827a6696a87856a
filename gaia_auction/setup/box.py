"""What lies in the box: the facts of the game, which the package has as data."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def facts(name: str) -> Any:  # noqa: ANN401 - JSON, each file of its own shape
    """Return what a file of facts holds, read when it is first needed.

    >>> facts("components.json")["round_boosters"]["in_box"]
    10
    """
    return json.loads(files("gaia_auction.setup").joinpath("data", name).read_bytes())
