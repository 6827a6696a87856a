"""The kinds of file that people take for a score sheet, told by how they begin."""

from typing import Final

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.refusals import SAVE_AS, protected

_ZIP: Final = b"PK"
_OLD_OFFICE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ENCRYPTED: Final = "EncryptedPackage".encode("utf-16-le")
_KINDS: Final = (
    (b"%PDF", f"is a PDF; {SAVE_AS}"),
    (b"\x89PNG", f"is a picture; {SAVE_AS}"),
    (b"\xff\xd8\xff", f"is a picture; {SAVE_AS}"),
    (b"<", f"is XML or HTML; {SAVE_AS}"),
    (b"{", "is JSON; `gaia-auction sheet` makes a score sheet of an auction or its result"),
)
_BEFORE: Final = b"\xef\xbb\xbf \t\r\n"


def looks_like_workbook(data: bytes) -> bool:
    """Say whether this can be a workbook; every one is a ZIP archive.

    >>> looks_like_workbook(b",Ada,Ben"), looks_like_workbook(b"")
    (False, False)
    """
    return data.startswith(_ZIP)


def refuse_other_kinds(data: bytes) -> None:
    """Raise an InputError if a file is of a kind that no score sheet is.

    >>> refuse_other_kinds(b",Ada,Ben")
    >>> refuse_other_kinds(b"%PDF-1.7")
    Traceback (most recent call last):
    gaia_auction.errors.InputError: is a PDF; save the sheet as XLSX, ODS or CSV UTF-8
    """
    if data.startswith(_OLD_OFFICE):
        if _ENCRYPTED in data:
            raise protected()
        raise InputError("", f"is a file of Office before 2007, such as XLS; {SAVE_AS}")
    begins = data[:64].lstrip(_BEFORE)
    for sign, what in _KINDS:
        if begins.startswith(sign):
            raise InputError("", what)
