"""The cells that are missing on a score sheet, asked for one after the other."""

from gaia_auction.records.sheets.filled_sheet import FilledSheet
from gaia_auction.screen.prompts import GoBack, ask_number, asking


def with_answers(sheet: FilledSheet) -> FilledSheet:
    """Return the sheet with all that was missing, as the table says it. Escape goes back by one answer."""
    before: list[FilledSheet] = []
    with asking():
        while sheet.gaps:
            gap = sheet.gaps[0]
            try:
                value = ask_number(f"{gap.name}: {gap.label}?", 0, gap.most, instruction=f"(0 to {gap.most})")
            except GoBack:
                sheet = before.pop() if before else sheet
                continue
            before.append(sheet)
            sheet = sheet.with_entry(gap, value)
    return sheet
