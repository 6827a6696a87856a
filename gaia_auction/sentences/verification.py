"""What was checked of a finished auction, and what was not there to be checked."""

from gaia_auction.sentences.lists import counted, listed


def sentence_for_verified(  # noqa: PLR0913 - each is something that may be there or not
    moves: int,
    *,
    result: bool,
    steps: int | None,
    envy: bool = False,
    submissions: int,
    seals: int,
    seats: bool = False,
    draw: bool = False,
) -> str:
    """Return what was recomputed and found right, then what the document does not record.

    `steps` is how many stand in the recorded result, None where it has none; `envy` whether that does. Of the
    `submissions`, all have a seal or none has. `seats` and `draw`: the seed has given them.

    >>> sentence_for_verified(6, result=True, steps=18, envy=True, submissions=3, seals=3)
    'verified: 6 moves, the result, its 18 steps, its envy, 3 commitments and 3 receipts'
    >>> sentence_for_verified(6, result=False, steps=None, submissions=3, seals=0)
    'verified: 6 moves; no result is recorded, and the bids have no seals'
    """
    checked, absent = [counted(moves, "move")], []
    if seats:
        checked.append("the seats of the seed")
    if draw:
        checked.append("the draw of the seed")
    if result:
        checked.append("the result")
    else:
        absent.append("no result is recorded")
    if steps is not None:
        checked.append(f"its {counted(steps, 'step')}")
    if envy:
        checked.append("its envy")
    if seals:
        checked += [counted(seals, "commitment"), counted(seals, "receipt")]
    elif submissions:
        absent.append("the bids have no seals")
    said = f"verified: {listed(checked)}"
    return f"{said}; {', and '.join(absent)}" if absent else said
