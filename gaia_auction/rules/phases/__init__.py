"""The phases of an auction (§2): what each asks for, who acts, what is legal, and when it is over."""
