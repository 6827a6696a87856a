"""What is said of a file that is no score sheet as a whole, and what to do."""

from typing import Final

from gaia_auction.errors import InputError

SAVE_AS: Final = "save the sheet as XLSX, ODS or CSV UTF-8"
SAVE_AS_CSV: Final = "save the sheet as CSV UTF-8 or XLSX"


def no_workbook() -> InputError:
    """Return the error of a file that is no workbook, or a broken one."""
    return InputError("", f"is no workbook that can be read; {SAVE_AS}")


def too_large() -> InputError:
    """Return the error of a file that holds too much to be searched for a score sheet."""
    return InputError("", f"holds far more than a score sheet; {SAVE_AS}, and nothing else in it")


def protected() -> InputError:
    """Return the error of a workbook that only a password opens."""
    return InputError("", f"is protected by a password; {SAVE_AS}, without one")


def empty() -> InputError:
    """Return the error of a file in which nothing stands."""
    return InputError("", "is empty; a score sheet is expected")
