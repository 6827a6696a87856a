"""Workbooks part by part, as programs write them that could not be started here, and as nobody should."""

import io
import zipfile
from collections.abc import Iterable, Mapping

_KIND = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_OASIS = "urn:oasis:names:tc:opendocument:xmlns"
NAMES_OF_OASIS = " ".join(f'xmlns:{name}="{_OASIS}:{name}:1.0"' for name in ("office", "table", "text"))
ODS = "application/vnd.oasis.opendocument.spreadsheet"


def archive(parts: Mapping[str, str | bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", packing) as packed:
        for name, part in parts.items():
            # Without a time of its own, the same bytes each time: they name tests.
            packed.writestr(zipfile.ZipInfo(name), part, packing)
    return output.getvalue()


def related(*parts: tuple[str, str], kind: str = _KIND) -> str:
    """Return how a part refers to others: their kinds and names; the ids are r1, r2 …"""
    lines = "".join(
        f'<Relationship Id="r{number}" Type="{kind}/{what}" Target="{target}"/>'
        for number, (what, target) in enumerate(parts, start=1)
    )
    return f'<Relationships xmlns="{MAIN}">{lines}</Relationships>'


def xlsx(*sheets: str, main: str = MAIN, kind: str = _KIND, **others: str | bytes) -> bytes:
    """Return a workbook: the rows of each sheet; and, as XML, texts as `sharedStrings`, and `styles`."""
    pages = [("worksheet", f"worksheets/sheet{number}.xml") for number in range(1, len(sheets) + 1)]
    listed = "".join(f'<sheet name="S{number}" r:id="r{number}"/>' for number in range(1, len(sheets) + 1))
    return archive(
        {
            "_rels/.rels": related(("officeDocument", "xl/workbook.xml"), kind=kind),
            "xl/workbook.xml": f'<book xmlns="{main}" xmlns:r="{kind}"><sheets>{listed}</sheets></book>',
            "xl/_rels/workbook.xml.rels": related(
                *pages, *((name, f"/xl/{name}.xml") for name in others), kind=kind
            ),
            **{f"xl/{name}.xml": part for name, part in others.items()},
            **{
                f"xl/{target}": f'<worksheet xmlns="{main}"><sheetData>{rows}</sheetData></worksheet>'
                for (_, target), rows in zip(pages, sheets, strict=True)
            },
        }
    )


def ods(*sheets: str, before: str = "") -> bytes:
    """Return a workbook: what each sheet holds, and what comes before them, as XML."""
    tables = "".join(
        f'<table:table table:name="S{number}">{rows}</table:table>'
        for number, rows in enumerate(sheets, start=1)
    )
    body = f"<office:body><office:spreadsheet>{before}{tables}</office:spreadsheet></office:body>"
    content = f"<office:document-content {NAMES_OF_OASIS}>{body}</office:document-content>"
    return archive({"mimetype": ODS, "META-INF/manifest.xml": "<manifest/>", "content.xml": content})


def rows_of_xlsx(rows: Iterable[Iterable[str]]) -> str:
    """Return rows with every cell as a text of its own, without saying where it stands."""
    return "".join(
        "<row>{}</row>".format("".join(f'<c t="inlineStr"><is><t>{text}</t></is></c>' for text in row))
        for row in rows
    )


def rows_of_ods(rows: Iterable[Iterable[str]]) -> str:
    """Return rows with every cell as a text."""
    return "".join(
        "<table:table-row>{}</table:table-row>".format("".join(map(cell_of_ods, row))) for row in rows
    )


def cell_of_ods(text: str, attributes: str = 'office:value-type="string"') -> str:
    return f"<table:table-cell {attributes}><text:p>{text}</text:p></table:table-cell>"
