"""The score sheet beside the game, as files that spreadsheet programs and people read and fill in."""
