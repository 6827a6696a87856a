"""Whole auctions of four players, key by key, from the first question to the last."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gaia_auction.rules.modes import MODES
from gaia_auction.rules.settings import ModeName
from tests.terminal.real_terminal import ENTER, ESCAPE

FOUR = ("Ada", "Ben", "Cyd", "Dee")
_ONE_KEY = re.compile(r"\x1b\[[A-Z]|.", re.DOTALL)


@dataclass(frozen=True)
class Prompt:
    """What the screen shows when something is asked, and the keys that answer it."""

    shown: str
    keys: str


@dataclass(frozen=True)
class Move:
    """The prompts of one move, which counts with the last key of the last one; then those that only tell."""

    prompts: tuple[Prompt, ...]
    then: tuple[Prompt, ...] = ()


@dataclass(frozen=True)
class Table:
    """One auction: the questions before it, its moves, and what is asked afterwards."""

    before: tuple[Prompt, ...]
    moves: tuple[Move, ...]
    afterwards: tuple[Prompt, ...] = (Prompt("What next?", ENTER),)

    @property
    def key_presses(self) -> tuple[int, int]:
        """How many keys are pressed before the auction, and from its first move to its end."""
        moving = [*(prompt for move in self.moves for prompt in (*move.prompts, *move.then))]
        return _keys(self.before), _keys((*moving, *self.afterwards))


def _keys(prompts: Iterable[Prompt]) -> int:
    return sum(len(_ONE_KEY.findall(prompt.keys)) for prompt in prompts)


def _before(mode: ModeName, *, bans: bool) -> Iterator[Prompt]:
    place = [one.name for one in MODES].index(mode)
    yield Prompt("How do you want to auction?", (str(place + 1) if place else "") + ENTER)
    for seat, name in enumerate(FOUR, start=1):
        yield Prompt(f"Who sits in seat {seat}?", name + ENTER)
    yield Prompt("Who sits in seat 5?", ENTER)
    if bans:
        yield Prompt("Start the auction", "ban" + ENTER)
        yield Prompt("Ban phase        yes", ENTER)
    else:
        yield Prompt("Start the auction", ENTER)


def _bans() -> Iterator[Move]:
    for player, letters in zip(FOUR, ("iv", "g", "am", "b"), strict=True):
        yield Move((Prompt(f"{player}, which faction do you ban?", letters + ENTER),))


def _nominations() -> Iterator[Move]:
    for player, letters in zip(FOUR, ("it", "x", "ta", "te"), strict=True):
        yield Move((Prompt(f"{player}, which faction do you bring?", letters + ENTER),))


def _bid(player: str, letters: str, vp: str | None = None) -> Move:
    """Take a faction, at the lowest price if no other is given; without a choice of price, none is asked."""
    which = Prompt(f"{player}, which faction", letters + ENTER)
    return Move((which,) if vp is None else (which, Prompt(f"{player}, how many VP", vp + ENTER)))


def _submission(player: str, *numbers: str) -> Move:
    places = [
        Prompt(f"» ■ {faction}", number + ENTER)
        for faction, number in zip(("Itars", "Xenos", "Taklons", "Terrans"), numbers, strict=False)
    ]
    return Move(
        (
            Prompt(f"{player}: press Enter when it is yours", ENTER),
            *places,
            Prompt(f"{player}, are these your bids?", ENTER),
        ),
        (Prompt(f"{player}: press Enter to pass the laptop on", ENTER),),
    )


def _divided(player: str, *numbers: str) -> Move:
    """Divide a budget: what is left after these numbers goes on the faction after them, with one key."""
    return _submission(player, *numbers, "a")


def _moves(mode: ModeName) -> tuple[Move, ...]:
    match mode:
        case "none":
            return tuple(_nominations())
        case "choose-while-bidding":
            return (
                Move((Prompt("Ada, which faction do you bring?", "it" + ENTER),)),
                _bid("Ben", "", "2"),
                _bid("Cyd", "x"),
                _bid("Dee", "", ""),
                _bid("Ada", "ta"),
                _bid("Ben", "2", "4"),
                _bid("Cyd", "te"),
            )
        case "choose-then-bid":
            bids = _bid("Ada", ""), _bid("Ben", "", "3"), _bid("Cyd", "2"), _bid("Dee", "2", "")
            return *_nominations(), *bids, _bid("Ada", "", ""), _bid("Ben", "4"), _bid("Cyd", "3")
        case "faction-bidding":
            bids = _bid("Ada", "", "2"), _bid("Ben", "", "5"), _bid("Cyd", "2", ""), _bid("Dee", "4", "")
            return *_nominations(), *bids, _bid("Ada", "3", "")
        case "silent":
            return (
                *_nominations(),
                _submission("Ada", "15", "", "10", "5"),
                _submission("Ben", "15", "5", "8", ""),
                _submission("Cyd", "7", "", "", "2"),
                _submission("Dee", "12", "3", "3", "3"),
            )
        case "preference-split":
            return (
                *_nominations(),
                _divided("Ada", "40", "", "20"),
                _divided("Ben", "35", "15"),
                _divided("Cyd", "20", "20", "20"),
                _divided("Dee", "50", "10"),
            )


def table_of(mode: ModeName, *, mishaps: bool = False) -> Table:
    """Return an auction of a mode; with `mishaps`, one with bans in which a slip is made and put right."""
    before, moves = tuple(_before(mode, bans=mishaps)), _moves(mode)
    return Table(before, (*_bans(), *_with_mishap(moves)) if mishaps else moves)


def _with_mishap(moves: tuple[Move, ...]) -> Iterator[Move]:
    """Take the second move back before it is made again, and let the first sealed bids be void once."""
    yield moves[0]
    yield moves[1]
    following = moves[2].prompts[0]
    yield Move((Prompt(following.shown, "0" + ENTER),))
    void = True
    for place, move in enumerate(moves[1:], start=1):
        yield move
        if move.then and void:
            void = False
            yield Move(
                (
                    Prompt(moves[place + 1].prompts[0].shown, ESCAPE),
                    Prompt("Shall all sealed bids so far be void?", "2" + ENTER),
                )
            )
            yield move
