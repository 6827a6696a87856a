"""Every way to change one thing in a document: each number, name, list and field of it in turn."""

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gaia_auction.rules.factions import FACTIONS
from gaia_auction.rules.settings import MODE_NAMES

Document = dict[str, Any]
Path = tuple[str | int, ...]

SLUGS = {faction.slug for faction in FACTIONS}
WORDS_IN_PLACE_OF_NOTHING = ("Ada", "itars", "held", "latest-nomination", "level-10", 1)


@dataclass(frozen=True, slots=True)
class Change:
    """A document in which one thing is changed, where that is, and what was done."""

    path: Path
    done: str
    document: Document

    @property
    def place(self) -> str:
        """The path as errors name it."""
        text = ""
        for part in self.path:
            text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
        return text


def changes(document: Document) -> Iterator[Change]:
    """Yield each change of one thing; a list that gets longer or shorter is changed at an index."""
    for path, value in _things(document, ()):
        for done, other in _other_values(value, document):
            yield Change(path, done, _with(document, path, other))
        if isinstance(value, dict):
            for key in value:
                rest = {name: member for name, member in value.items() if name != key}
                yield Change((*path, key), "removed", _with(document, path, rest))
                if key in SLUGS:
                    for slug in sorted(SLUGS - set(value))[:3]:
                        named = {slug if name == key else name: member for name, member in value.items()}
                        yield Change((*path, key), f"{key} -> {slug}", _with(document, path, named))
            yield Change((*path, "extra"), "added", _with(document, path, {**value, "extra": 1}))
        if isinstance(value, list):
            for index, member in enumerate(value):
                without, twice = value[:index] + value[index + 1 :], [*value[: index + 1], *value[index:]]
                yield Change((*path, index), "removed", _with(document, path, without))
                yield Change((*path, index), "doubled", _with(document, path, twice))
                if index and member != value[index - 1]:
                    swapped = [*value[: index - 1], member, value[index - 1], *value[index + 1 :]]
                    yield Change((*path, index - 1), "swapped", _with(document, path, swapped))


def _things(value: object, path: Path) -> Iterator[tuple[Path, object]]:
    yield path, value
    if isinstance(value, dict):
        for key, member in value.items():
            yield from _things(member, (*path, key))
    elif isinstance(value, list):
        for index, member in enumerate(value):
            yield from _things(member, (*path, index))


def _other_values(value: object, document: Document) -> Iterator[tuple[str, object]]:
    match value:
        case bool():
            others: tuple[object, ...] = (not value,)
        case int():
            others = (value - 1, value + 1)
        case None:
            others = WORDS_IN_PLACE_OF_NOTHING
        case str():
            others = tuple(_other_texts(value, document))
        case _:
            others = ()
    for other in others:
        yield f"{value!r} -> {other!r}", other


def _other_texts(text: str, document: Document) -> Iterator[str]:
    players = document["settings"]["players"]
    for alike in (players, sorted(SLUGS), MODE_NAMES):
        if text in alike:
            yield from (other for other in alike if other != text)
            break
    else:
        # One hexadecimal digit for another leaves a seal well formed.
        yield ("0" if text[-1] != "0" else "1").join((text[:-1], ""))
        yield ("2" if text[0] != "2" else "3") + text[1:]
    yield f"{text}x"


def _with(document: Document, path: Path, value: object) -> Document:
    if not path:
        assert isinstance(value, dict)
        return value
    changed = copy.deepcopy(document)
    owner: Any = changed
    for part in path[:-1]:
        owner = owner[part]
    owner[path[-1]] = value
    return changed
