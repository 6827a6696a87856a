"""What a part of a replay holds, and why there is no such part."""

from gaia_auction.sentences.problems import quoted_number


def sentence_for_excerpt(first: int | None, last: int | None, steps: int, player: str | None) -> str:
    """Return which steps are shown, from 1, and whom they concern; nothing where it is the whole.

    >>> sentence_for_excerpt(9, None, 18, "Ada"), sentence_for_excerpt(None, 3, 18, None)
    ('steps 9 to 18 of 18, what concerns Ada', 'up to step 3 of 18')
    """
    parts = []
    if first is not None:
        until = steps if last is None else last
        which = f"step {first}" if first == until else f"steps {first} to {until}"
        parts.append(f"{which} of {steps}")
    elif last is not None:
        parts.append(f"up to step {last} of {steps}")
    if player is not None:
        parts.append(f"what concerns {player}")
    return ", ".join(parts)


def no_such_step(number: int, least: int, steps: int) -> str:
    """Return why an auction has no such step, and which there are from the least one on.

    >>> no_such_step(19, 1, 18), no_such_step(1, 1, 0)
    ('there is no step 19 here; it must be from 1 to 18', 'there is no step 1 here: nothing is decided yet')
    """
    if not steps:
        return f"there is no step {number} here: nothing is decided yet"
    if 1 <= number <= steps:
        return f"step {number} comes before step {least}; it must be from {least} to {steps}"
    return f"there is no step {quoted_number(number)} here; it must be from {least} to {steps}"
