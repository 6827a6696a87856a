"""What can be wrong with a wish for a setup, and what a dealt one says, in words."""

import shlex
from typing import assert_never

from gaia_auction.errors import quoted
from gaia_auction.sentences.lists import counted, listed
from gaia_auction.setup.board import Clash
from gaia_auction.setup.layouts import BoardIsFixed, LayoutForOthers, Table, TableProblem
from gaia_auction.setup.result import Setup
from gaia_auction.setup.sectors import planet_types
from gaia_auction.setup.turns import NoSuchTurn, SectorElsewhere, TurnProblem, TurnWithoutColon


def sentence_for_setup_problem(problem: TableProblem | TurnProblem) -> str:
    """Return why a setup cannot be dealt like this, and what would be right.

    >>> sentence_for_setup_problem(TurnWithoutColon("3"))
    "'3' has no colon; write a sector, a colon and 1 to 5 sixths of a turn, as in 3:2"
    """
    match problem:
        case LayoutForOthers(layout, players, fitting):
            of = listed(map(str, fitting), "or")
            return f"{layout} is for {of} players, not for {players}; standard fits every table"
        case BoardIsFixed(placement):
            return f"the board of the first game is fixed, so {placement} means nothing there; leave one out"
        case TurnWithoutColon(text):
            return (
                f"{quoted(text)} has no colon; write a sector, a colon and 1 to 5 sixths of a turn, as in 3:2"
            )
        case SectorElsewhere(sector, there):
            return f"there is no sector {quoted(sector)} on this board; there are {listed(there)}"
        case NoSuchTurn(sector, steps):
            return f"sector {sector} cannot be turned by {quoted(steps)} sixths; 1 to 5 are possible"
        case _:
            assert_never(problem)


def sentence_for_clash(clash: Clash) -> str:
    """Return which planets touch, and that they must not.

    >>> sentence_for_clash(Clash("titanium", ("2", "4"), ((0, 2), (0, 3))))
    'the Titanium planets of sectors 2 and 4 touch, which the rulebook forbids; turn one further'
    """
    planet = planet_types()[clash.planet].title
    sectors = " and ".join(clash.sectors)
    return f"the {planet} planets of sectors {sectors} touch, which the rulebook forbids; turn one further"


def mark_for_clash(clash: Clash) -> str:
    """Return what stands below a board on which planets touch.

    >>> mark_for_clash(Clash("ice", ("1", "3"), ((0, 2), (0, 3)))).partition(" planets")[0]
    'Clash: the Ice'
    """
    return f"Clash: {sentence_for_clash(clash)}."


def points(tenths: int) -> str:
    """Return points of the balance as they are written.

    >>> points(162), points(-7)
    ('16.2', '−0.7')
    """
    sign = "−" if tenths < 0 else ""
    return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"


def sentence_for_balance(setup: Setup) -> str:
    """Return how far the best colour is ahead of the worst, and how far that usually is."""
    balance = setup.balance
    of = counted(balance.sectors, "sector")
    return (
        f"{points(balance.spread)} between best and worst; {points(balance.usual_spread)} is usual with {of}"
    )


def board_named(table: Table) -> str:
    """Return which board it is, and how its sectors are placed where not all lie anywhere.

    >>> board_named(Table("", 3, "xshape")), board_named(Table("", 3, "xshape", "inner-fixed"))
    ('xshape', 'xshape · inner-fixed')
    """
    return table.layout if table.placement == "random" else f"{table.layout} · {table.placement}"


def seed_named(setup: Setup) -> str:
    """Return which seed it is; the empty one has to be named, too."""
    seed = setup.dealt.table.seed
    return f"seed {seed}" if seed else "the empty seed"


def sentence_for_origin(setup: Setup) -> str:
    """Return how the setup was chosen and dealt, whether the BGS site deals so too, and what was turned."""
    table = setup.dealt.table
    if table.is_dealt_by_bgs:
        dealing = "Dealt as the BGS site deals this seed"
    elif table.has_old_seed:
        dealing = "A setup of our own: the BGS site deals this old seed by older rules"
    else:
        dealing = "A setup of our own, not the BGS site's"
    if setup.turns:
        made = listed(f"sector {turn.sector} by {counted(turn.steps, 'sixth')}" for turn in setup.turns)
        dealing = f"{dealing}; turned here afterwards, clockwise: {made}"
    if setup.best_of == 1:
        return f"{dealing}."
    return f"The fairest of {counted(setup.best_of, 'deal')}: {_options(table)} deals it directly. {dealing}."


def _options(table: Table) -> str:
    """Return what to type for this board, beside the number of players."""
    seed = f"--seed {shlex.quote(table.seed)}"
    layout = "" if table.layout == "standard" else f" --layout {table.layout}"
    return seed + layout + ("" if table.placement == "random" else f" --placement {table.placement}")
