"""What a table may change before it starts: a line for each setting, with its value and how to change it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from gaia_auction.errors import printable
from gaia_auction.rules.modes import mode_of
from gaia_auction.rules.modes.mode import OwnSetting
from gaia_auction.rules.outcome import START_LEVEL, charge_of
from gaia_auction.rules.settings import CHARGES, EXPANSIONS, MOST_VP, Charge, problem_with_seed
from gaia_auction.screen.options import Option
from gaia_auction.screen.prompts import ask_number, ask_text, choose, way_back
from gaia_auction.sentences.problems import sentence_for_problem
from gaia_auction.table.agreement import Wishes, settings_from

_SWITCHES = (
    ("shuffle_seats", "Shuffle seats"),
    ("ban_phase", "Ban phase"),
    ("random_factions", "Random factions"),
)
_NUMBERS: dict[OwnSetting, tuple[str, str]] = {
    "max_bid": ("Highest maximum", "What is the highest maximum a player may enter?"),
    "budget": ("Budget", "How many points does each player divide?"),
    "track_vp": ("Track value", "On how many VP do the markers start?"),
}
_CHARGES: dict[Charge, str] = {
    "final-scoring": f"start on {START_LEVEL}, the cost is deducted at the end",
    "start-track": "start on the track value less the cost",
    "level-10": f"start on {START_LEVEL} and what the dearest cost more",
}


_NO_SEED = "(it draws factions and seats; Enter alone: none)"

Change = Callable[[], Wishes]
"""Asks for another value, and returns the wishes with it."""


@dataclass(frozen=True)
class Item:
    """A setting: what it is called, its value now, and how to ask for another one."""

    label: str
    value: str
    changed: Change


def items_for(wishes: Wishes, given: Wishes) -> Iterator[Item]:
    """Yield the settings that no option answered, those of the mode after those of all modes."""
    for field, label in _SWITCHES:
        if getattr(given, field) is None:
            yield _switch(wishes, field, label, on=True, off=False)
    if given.expansions is None:
        yield _switch(wishes, "expansions", "Lost Fleet", on=EXPANSIONS, off=())
    settings = settings_from(wishes)
    owned = mode_of(settings).asks_for
    for own in owned:
        if getattr(given, own) is None:
            yield _opening(wishes) if own == "opening_bids" else _number(wishes, own)
    if given.charge is None:
        yield _charge(wishes)
    if given.seed is None:
        yield _seed(wishes)
    if charge_of(settings) == "start-track" and "track_vp" not in owned and given.track_vp is None:
        yield _number(wishes, "track_vp")


def _switch(wishes: Wishes, field: str, label: str, *, on: object, off: object) -> Item:
    value: Any = getattr(wishes, field)
    flipped: dict[str, Any] = {field: off if value else on}
    return Item(label, "yes" if value else "no", lambda: replace(wishes, **flipped))


def _number(wishes: Wishes, field: OwnSetting) -> Item:
    settings = settings_from(wishes)
    usual: int = settings.whole_budget if field == "budget" else getattr(settings, field)
    label, question = _NUMBERS[field]

    def changed() -> Wishes:
        instruction = f"(1 to {MOST_VP}; {way_back()}: leave it)"
        number: dict[str, Any] = {
            field: ask_number(question, 1, MOST_VP, usual=usual, instruction=instruction)
        }
        # What stays as it is stays open, so that a budget still follows the number of players.
        return wishes if number[field] == usual else replace(wishes, **number)

    return Item(label, str(usual), changed)


def _opening(wishes: Wishes) -> Item:
    any_vp = wishes.opening_bids == "any"
    value = "any number from 0" if any_vp else "exactly 0"
    return Item("First claim", value, lambda: replace(wishes, opening_bids="zero" if any_vp else "any"))


def _seed(wishes: Wishes) -> Item:
    def check(text: str) -> str | None:
        problem = problem_with_seed(text)
        return None if problem is None else sentence_for_problem(problem)

    def changed() -> Wishes:
        seed = ask_text(
            "What is the seed of your setup?", check, begun=wishes.seed or "", instruction=_NO_SEED
        )
        return replace(wishes, seed=seed or None)

    return Item("Seed", "none" if wishes.seed is None else printable(wishes.seed), changed)


def _charge(wishes: Wishes) -> Item:
    def changed() -> Wishes:
        ways = [Option[Charge](_CHARGES[charge], charge) for charge in CHARGES]
        chosen: Charge = choose("How is the cost charged?", ways)
        return replace(wishes, charge=chosen)

    return Item("The cost", _CHARGES[charge_of(settings_from(wishes))], changed)
