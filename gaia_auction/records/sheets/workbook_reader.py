"""The score sheet in a workbook, XLSX or ODS."""

from typing import Final

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.archive import Archive
from gaia_auction.records.sheets.open_document import MIME_TYPE, pages_of_ods
from gaia_auction.records.sheets.open_xml import pages_of_xlsx
from gaia_auction.records.sheets.pages import Page, score_sheet_among
from gaia_auction.records.sheets.refusals import no_workbook, protected

_MIME_TYPE: Final = "mimetype"
_MANIFEST: Final = "META-INF/manifest.xml"
_ENCRYPTED: Final = b"encryption-data"
_OF_NUMBERS: Final = (".iwa", "Index.zip")


def parse_workbook(data: bytes) -> Page:
    """Return the page of a workbook that is the score sheet.

    A formula counts by the value it had when the workbook was saved. An InputError if this is no workbook, or
    has no score sheet, or several.
    """
    try:
        pages = _pages(Archive(data))
    except InputError:
        raise
    except Exception:  # noqa: BLE001 - a broken file can trip up the readers of ZIP and XML anywhere
        raise no_workbook() from None
    return score_sheet_among(pages)


def _pages(archive: Archive) -> list[Page]:
    if _MIME_TYPE in archive.names and archive.part(_MIME_TYPE).startswith(MIME_TYPE):
        if _ENCRYPTED in archive.part(_MANIFEST):
            raise protected()
        return pages_of_ods(archive)
    if any(name.endswith(_OF_NUMBERS) for name in archive.names):
        raise InputError("", "is a document of Numbers; export it as Excel (XLSX) or as CSV")
    return pages_of_xlsx(archive)
