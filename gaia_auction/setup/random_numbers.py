"""The random numbers of the BGS site: ARC4 keyed by a text, as numbers from 0 up to 1 and as shuffles."""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import TypeVar

Item = TypeVar("Item")

_BYTE = 256
_LEAST_NUMERATOR = 2**52
_NUMERATOR_LIMIT = 2**53
_LEAST_PLAIN = 1e-6
"""Below this number JavaScript writes an exponent."""


def _code_units(text: str) -> list[int]:
    """Return the UTF-16 code units of a text; what lies outside the basic plane has two."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [low | high << 8 for low, high in zip(data[::2], data[1::2], strict=True)]


def _key(seed: str) -> list[int]:
    slots: dict[int, int] = {}
    running = 0
    for index, unit in enumerate(_code_units(seed)):
        slot = index % _BYTE
        running ^= 19 * slots.get(slot, 0)
        slots[slot] = (running + unit) % _BYTE
    return list(slots.values()) or [0]


def _arc4(key: Sequence[int]) -> Iterator[int]:
    state = list(range(_BYTE))
    other = 0
    for index in range(_BYTE):
        other = (other + key[index % len(key)] + state[index]) % _BYTE
        state[index], state[other] = state[other], state[index]
    place = other = 0
    while True:
        place = (place + 1) % _BYTE
        other = (other + state[place]) % _BYTE
        state[place], state[other] = state[other], state[place]
        yield state[(state[place] + state[other]) % _BYTE]


def numbers_of(seed: str) -> Iterator[float]:
    """Yield the numbers of a seed, from 0 up to but not 1, without end.

    >>> next(numbers_of("GaiaProject_001"))
    0.5865159870334359
    """
    stream = _arc4(_key(seed))
    for _ in range(_BYTE):  # the first bytes tell too much of the key, so nobody uses them
        next(stream)
    while True:
        numerator, denominator, spare = 0, 2**48, 0
        for _ in range(6):
            numerator = numerator * _BYTE + next(stream)
        while numerator < _LEAST_NUMERATOR:
            numerator = (numerator + spare) * _BYTE
            denominator *= _BYTE
            spare = next(stream)
        while numerator >= _NUMERATOR_LIMIT:
            numerator //= 2
            denominator //= 2
            spare >>= 1
        yield (numerator + spare) / denominator


def javascript_text(number: float) -> str:
    """Return a number from 0 up to 1 as JavaScript writes it: the shortest digits that mean this number.

    >>> [javascript_text(number) for number in (0.0, 0.25, 0.00001234, 0.000001, 0.00000015)]
    ['0', '0.25', '0.00001234', '0.000001', '1.5e-7']
    """
    if number == 0:
        return "0"
    if number >= _LEAST_PLAIN:
        return format(Decimal(repr(number)), "f")
    digits, _, exponent = repr(number).partition("e")
    return f"{digits}e{int(exponent)}"


def shuffled(number: float, items: Sequence[Item]) -> tuple[Item, ...]:
    """Return the items in the order that one number gives them.

    >>> shuffled(0.5865159870334359, "abc") == shuffled(0.5865159870334359, "abc")
    True
    """
    numbers = numbers_of(f"{javascript_text(number)}\0")
    rest = list(items)
    return tuple(rest.pop(int(next(numbers) * len(rest))) for _ in items)
