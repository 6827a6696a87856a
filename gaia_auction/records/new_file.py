"""Files that are written once, and never over another one."""

from pathlib import Path

from gaia_auction.errors import InputError, plain_reason


def write_new(path: Path, data: bytes) -> None:
    """Write a new file; an InputError if it cannot be, or if there is one, which stays as it is."""
    try:
        with path.open("xb") as file:
            try:
                file.write(data)
                file.flush()
            except BaseException:
                path.unlink(missing_ok=True)
                raise
    except FileExistsError:
        raise InputError("", "exists already; name a new file") from None
    except OSError as error:
        raise InputError("", f"cannot be written: {plain_reason(error)}") from None
