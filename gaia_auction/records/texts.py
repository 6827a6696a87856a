"""The bytes of a text file as text: UTF-8, or UTF-16 with its mark, as a Windows shell and Excel write it."""

import codecs

from gaia_auction.errors import InputError

_MARKS = {
    codecs.BOM_UTF8: ("utf-8", "UTF-8"),
    codecs.BOM_UTF16_LE: ("utf-16-le", "UTF-16"),
    codecs.BOM_UTF16_BE: ("utf-16-be", "UTF-16"),
}
"""The byte order marks that a text can begin with, which make its encoding certain."""


def begins_as_utf_16(data: bytes) -> bool:
    r"""Say whether a text begins with the mark of UTF-16.

    >>> begins_as_utf_16(b"\xff\xfe{\0"), begins_as_utf_16(b"{}")
    (True, False)
    """
    return data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))


def text_in(data: bytes, what_to_do: str) -> str:
    r"""Return the text in a file, without its byte order mark.

    An InputError, which ends with `what_to_do`, names the first byte that is not text. No text has
    a NUL: it comes from UTF-16 without its mark.

    >>> text_in(b"Zo\xc3\xab", "save it as UTF-8"), text_in(b"\xff\xfeZ\0o\0\xeb\0", "save it as UTF-8")
    ('Zoë', 'Zoë')
    """
    mark = next((mark for mark in _MARKS if data.startswith(mark)), b"")
    codec, name = _MARKS.get(mark, ("utf-8", "UTF-8"))
    try:
        text = data[len(mark) :].decode(codec)
    except UnicodeDecodeError as error:
        raise InputError("", f"is not {name} at byte {len(mark) + error.start}; {what_to_do}") from None
    if "\0" in text:
        raise InputError("", f"holds NUL characters, as UTF-16 without a byte order mark does; {what_to_do}")
    return text
