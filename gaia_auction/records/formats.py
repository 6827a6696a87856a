"""Which document this is: its format and its version, the same for all kinds."""

from typing import Final

from gaia_auction.errors import InputError
from gaia_auction.records.mistakes import shown

VERSION: Final = 1
"""Of every document that this program writes."""


def check_format(value: object, wanted: str) -> None:
    """Refuse, with an InputError, what is not a document of this format and of a version this program reads.

    >>> check_format({"format": "gaia-auction", "version": 1}, "gaia-auction")
    """
    if not isinstance(value, dict):
        raise InputError("", f"must be an object with the format {wanted}, not {shown(value)}")
    if value.get("format") != wanted:
        was = f"is {shown(value['format'])}" if "format" in value else "is missing"
        raise InputError("format", f"{was}; it must be {wanted}")
    if "version" not in value:
        raise InputError("version", f"is missing; it must be {VERSION}")
    version = value["version"]
    if type(version) is not int or version < 1:
        raise InputError("version", f"must be {VERSION}, not {shown(version)}")
    if version > VERSION:
        only = f"but this program reads only {VERSION}; update the program"
        raise InputError("version", f"is {shown(version)}, {only}")
