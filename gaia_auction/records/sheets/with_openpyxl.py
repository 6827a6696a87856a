"""The library for XLSX, which is there only where it was asked for."""

from types import ModuleType

from gaia_auction.errors import InputError


def openpyxl_or_error() -> ModuleType:
    """Return the library openpyxl; an InputError that says how to get it if it is missing."""
    try:
        import openpyxl  # noqa: PLC0415 - only XLSX needs it
    except ImportError:
        how = "install it with: pip install 'gaia-auction[xlsx]'"
        raise InputError("", f"XLSX needs the package openpyxl, which is not installed; {how}") from None
    return openpyxl
