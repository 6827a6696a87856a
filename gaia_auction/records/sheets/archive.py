"""A workbook as the ZIP archive of XML that it is, of which no more is read than a score sheet can need.

What a file from outside claims must not cost time or memory: parts are unpacked up to a limit, elements
counted, and a document type, with which XML can grow without end, is refused.
"""

import io
import zipfile
from typing import Final
from xml.parsers import expat

from gaia_auction.records.sheets.refusals import no_workbook, too_large

_MOST_PARTS: Final = 2000
_BEGINS_A_PART_IN_THE_DIRECTORY: Final = b"PK\x01\x02"
_MOST_BYTES: Final = 8 * 1024 * 1024
"""Unpacked, of all parts that are read: pictures are not."""
_MOST_ELEMENTS: Final = 200_000
"""Some forty times what the workbook of a score sheet has when LibreOffice saves it."""
_KINDS_OF_PACKING: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class XmlReader:
    """What is done with the elements of one part, in their order. Names are `namespace name`, or `name`."""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Take the beginning of an element."""

    def end(self, name: str) -> None:
        """Take the end of an element."""

    def text(self, text: str) -> None:
        """Take some of the text in an element."""


def own_name(name: str) -> str:
    """Return the name of an element without its namespace.

    >>> own_name("http://schemas.openxmlformats.org/spreadsheetml/2006/main row"), own_name("row")
    ('row', 'row')
    """
    return name.rpartition(" ")[2]


class EnoughError(Exception):
    """Raised by a reader that needs nothing further of a part."""


class Archive:
    """The parts of a workbook, by name."""

    def __init__(self, data: bytes) -> None:
        """Open an archive; an exception of the library, of any kind, if it is broken."""
        if data.count(_BEGINS_A_PART_IN_THE_DIRECTORY) > _MOST_PARTS:
            raise too_large()
        self._packed = zipfile.ZipFile(io.BytesIO(data))
        self.names = frozenset(self._packed.namelist())
        self._parts_left = _MOST_PARTS
        self._bytes_left = _MOST_BYTES
        self._elements_left = _MOST_ELEMENTS

    def part(self, name: str) -> bytes:
        """Return an unpacked part; an InputError if those that were read are too many or too large."""
        self._parts_left -= 1
        entry = self._packed.getinfo(name)
        if entry.compress_type not in _KINDS_OF_PACKING:
            raise no_workbook()
        with self._packed.open(entry) as part:
            unpacked = part.read(self._bytes_left + 1)
        self._bytes_left -= len(unpacked)
        if self._bytes_left < 0 or self._parts_left < 0:
            raise too_large()
        return unpacked

    def read(self, name: str, reader: XmlReader) -> None:
        """Let a reader see the elements of a part; an exception, of any kind, if the part is broken."""

        def start(name: str, attributes: dict[str, str]) -> None:
            self._elements_left -= 1
            if self._elements_left < 0:
                raise too_large()
            reader.start(name, attributes)

        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = _refuse_document_type
        parser.StartElementHandler = start
        parser.EndElementHandler = reader.end
        parser.CharacterDataHandler = reader.text
        try:
            parser.Parse(self.part(name), True)  # noqa: FBT003 - expat names no arguments
        except EnoughError:
            return


def _refuse_document_type(*_: object) -> None:
    raise no_workbook()
