"""A part of a replay: some of its steps, or what concerns one player."""

from dataclasses import replace

from gaia_auction.errors import InputError
from gaia_auction.records.names import player_named
from gaia_auction.sentences.excerpts import no_such_step, sentence_for_excerpt
from gaia_auction.table.replay import Move, Replay


def excerpt(
    replay: Replay, *, first: int | None = None, last: int | None = None, player: str | None = None
) -> Replay:
    """Return the steps from `first` to `last`, both included and counted from 1 as they are shown.

    What comes before the first step belongs to it only where `first` is left open, the end only where `last`
    is open or the last of all. With a `player`, only what concerns them. An InputError names the option that
    asks for what is not there.
    """
    least = _checked("--from", first, 1, replay)
    _checked("--to", last, least, replay)
    name = None if player is None else player_named(player, replay.end.settings.players, "--player")
    count = len(replay.steps)
    until = count if last is None else last

    def wanted(move: Move) -> bool:
        in_time = first is None if move.number is None else least <= move.number <= until
        return in_time and (name is None or name in move.concerned)

    return replace(
        replay,
        moves=tuple(filter(wanted, replay.moves)),
        shown=sentence_for_excerpt(first, last, count, name),
        with_end=until == count,
    )


def _checked(option: str, number: int | None, least: int, replay: Replay) -> int:
    if number is None:
        return least
    if not least <= number <= len(replay.steps):
        raise InputError(option, no_such_step(number, least, len(replay.steps)))
    return number
