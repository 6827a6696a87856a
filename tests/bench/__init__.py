"""How fast the program is, as ratios that mean the same on every machine."""
