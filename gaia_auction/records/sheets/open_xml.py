"""The pages of a workbook in XLSX, whichever program wrote it.

Some programs write the strict form, whose namespaces are others, so that elements go by their own names.
"""

import posixpath
from typing import Final

from gaia_auction.errors import InputError
from gaia_auction.records.sheets.archive import Archive, XmlReader, own_name
from gaia_auction.records.sheets.open_xml_cells import page_in
from gaia_auction.records.sheets.open_xml_shared import dates_in, texts_in
from gaia_auction.records.sheets.pages import Page
from gaia_auction.records.sheets.refusals import SAVE_AS, no_workbook

_ROOT: Final = ""
"""What stands for the whole archive where a part is named."""


class _Related(XmlReader):
    """The parts that a part is made of, by kind and by id."""

    def __init__(self, archive: Archive, part: str) -> None:
        folder, name = posixpath.split(part)
        self._folder = folder
        self.by_kind: dict[str, str] = {}
        self.by_id: dict[str, str] = {}
        archive.read(posixpath.join(folder, "_rels", f"{name}.rels"), self)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if own_name(name) == "Relationship" and attributes.get("TargetMode") != "External":
            kind = posixpath.basename(attributes["Type"])
            target = posixpath.normpath(posixpath.join("/", self._folder, attributes["Target"])).lstrip("/")
            self.by_kind[kind] = target
            self.by_id[attributes["Id"]] = target if kind == "worksheet" else ""


class _Sheets(XmlReader):
    """The name of each sheet, and the id of its part."""

    def __init__(self) -> None:
        self.ids: list[tuple[str, str]] = []

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if own_name(name) == "sheet":
            of_part = next(value for key, value in attributes.items() if key.endswith(" id"))
            self.ids.append((attributes["name"], of_part))


def pages_of_xlsx(archive: Archive) -> list[Page]:
    """Return the pages of a workbook with what stands in their cells.

    An exception, of any kind, if it is broken.
    """
    workbook = _Related(archive, _ROOT).by_kind["officeDocument"]
    if workbook.endswith(".bin"):
        raise InputError("", f"is a workbook in Excel's binary format; {SAVE_AS}")
    parts, sheets = _Related(archive, workbook), _Sheets()
    archive.read(workbook, sheets)
    if not sheets.ids:
        raise no_workbook()
    texts = texts_in(archive, parts.by_kind["sharedStrings"]) if "sharedStrings" in parts.by_kind else []
    shows_date = dates_in(archive, parts.by_kind["styles"]) if "styles" in parts.by_kind else []
    return [
        page_in(archive, part, name, texts, shows_date)
        for name, of_part in sheets.ids
        if (part := parts.by_id[of_part])
    ]
