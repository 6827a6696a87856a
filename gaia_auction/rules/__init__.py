"""The rules of the auction, pure: state in, next state or refusal out.

Nothing in this package touches a file, a clock, randomness or a terminal. Rule ids such as S4 or O2 name
rules of the auction; `gaia-auction rules MODE` reads them out with their ids.
"""
