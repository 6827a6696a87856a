"""The command `play`."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import typer

from gaia_auction.cli.options import NoColor, number_within
from gaia_auction.cli.sitting import need_a_file, need_somebody, sit_through
from gaia_auction.errors import WRONG_INPUT, InputError
from gaia_auction.records.locks import Locks
from gaia_auction.records.store import Store, free_name
from gaia_auction.rules.settings import MOST_VP, Charge, ModeName, OpeningBids, problem_with
from gaia_auction.screen.terminal import Terminal
from gaia_auction.sentences.problems import place_of, sentence_for_problem
from gaia_auction.table.agreement import Wishes, like_another, settings_from
from gaia_auction.table.inputs import STANDARD_INPUT, read_input

_MOST_MINUTES = 120


def play(  # noqa: PLR0913, PLR0917 - each is an option
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="A new file to save to; else named by date and time."),
    ] = None,
    mode: Annotated[ModeName | None, typer.Option(help="How to auction; see `gaia-auction rules`.")] = None,
    player: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A player; repeat it in seat order.")
    ] = None,
    shuffle_seats: Annotated[
        bool | None,
        typer.Option("--shuffle-seats/--no-shuffle-seats", help="Draw the seats, by the seed or by chance."),
    ] = None,
    ban: Annotated[
        bool | None, typer.Option("--ban/--no-ban", help="Each player bans a faction first.")
    ] = None,
    random_factions: Annotated[
        bool | None,
        typer.Option("--random-factions/--no-random-factions", help="Draw as many factions as players."),
    ] = None,
    expansion: Annotated[
        Literal["lost-fleet"] | None, typer.Option(help="Play with the factions of an expansion.")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT", help="The setup's seed; it draws the seats, and the pool of the standard board."
        ),
    ] = None,
    opening_bids: Annotated[
        OpeningBids | None, typer.Option(help="Choose, then bid: first claims at 0, or at any number.")
    ] = None,
    max_bid: Annotated[
        int | None, number_within(1, MOST_VP, "Silent: the highest maximum, else 40", metavar="N")
    ] = None,
    budget: Annotated[
        int | None,
        number_within(
            1, MOST_VP, "Preference split: the points each divides, else 20 per player", metavar="N"
        ),
    ] = None,
    track_vp: Annotated[
        int | None,
        number_within(1, MOST_VP, "Faction bidding: where the markers start, else 30", metavar="N"),
    ] = None,
    charge: Annotated[
        Charge | None, typer.Option(help="How the cost is charged, else as usual in the mode.")
    ] = None,
    like: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Take all settings but the names from another auction."),
    ] = None,
    think: Annotated[
        int,
        number_within(0, _MOST_MINUTES, "Pause before the bids; any key ends it", metavar="MINUTES"),
    ] = 0,
    yes: Annotated[bool, typer.Option("--yes", help="Take the defaults for all that is not given.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the result as a JSON document.")] = False,
    _no_color: NoColor = False,
) -> None:
    """Walk a table through a new auction, saved after every move."""
    given = Wishes(
        mode=mode,
        players=tuple(player or ()),
        shuffle_seats=shuffle_seats,
        ban_phase=ban,
        random_factions=random_factions,
        expansions=None if expansion is None else (expansion,),
        seed=seed,
        opening_bids=opening_bids,
        max_bid=max_bid,
        budget=budget,
        track_vp=track_vp,
        charge=charge,
    )
    terminal = Terminal()
    if like is not None:
        given = _like(terminal, like, given)
    _check(given, yes=yes)
    store = Store(file or free_name(datetime.now().astimezone(), Path()), or_another=file is None)
    need_a_file(store.path)
    with Locks() as locks:
        try:
            if file is not None:
                locks.take(file)
            store.must_be_new()
        except InputError as error:
            terminal.error(str(store.path), error)
            raise typer.Exit(WRONG_INPUT) from None
        need_somebody(terminal)
        from gaia_auction.screen.sitting import Sitting

        sitting = Sitting(terminal, store, locks, offer_more=not json)
        sit_through(terminal, store, lambda: sitting.new_auction(given, ask=not yes, think=think), json=json)


def _like(terminal: Terminal, file: str, given: Wishes) -> Wishes:
    """Return what is given, and all else as in another auction."""
    if file == STANDARD_INPUT:
        raise typer.BadParameter("the keyboard is for the players: name a file, not -", param_hint="--like")
    try:
        return like_another(read_input(file), given)
    except InputError as error:
        terminal.error(file, error)
        raise typer.Exit(WRONG_INPUT) from None


def _check(given: Wishes, *, yes: bool) -> None:
    """Refuse options that no answer at the table could mend."""
    if yes and not given.players:
        raise typer.BadParameter("--yes cannot know who plays: name everybody with --player NAME")
    players = given.players or ("1", "2")
    if problem := problem_with(settings_from(replace(given, players=players))):
        option = "--seed" if place_of(problem) == "settings.seed" else "--player"
        raise typer.BadParameter(sentence_for_problem(problem), param_hint=option)
