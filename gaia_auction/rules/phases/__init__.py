"""The phases of an auction: what each asks for, who acts, what is legal, and when it is over."""
