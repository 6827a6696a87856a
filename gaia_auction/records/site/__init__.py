"""The notations of the BGS site: its move log, a move a line, and its export of a game."""
