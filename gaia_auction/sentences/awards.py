"""The awards of the preference split in words: why now, why to this player, why at this price."""

from collections.abc import Sequence

from gaia_auction.rules.factions import title_of
from gaia_auction.rules.steps import Award
from gaia_auction.sentences.lists import listed

_PLACES = ("first", "second", "third", "fourth", "fifth")
_HUNDREDTHS = 100


def sentence_for_award(award: Award) -> str:
    """Return the three decisions behind an award: its place in the order, its winner and its price.

    >>> bids = (("Ada", 3), ("Ben", 4))
    >>> award = Award("itars", "Ben", 7, 4, 4, None, None, bids, served=())
    >>> for sentence in sentence_for_award(award).split(". "):
    ...     print(sentence)
    Itars goes to Ben for 4
    It comes first, with the highest total, 7 (B2)
    Ben bid most, 4, against 3 from Ada (B3)
    The price is the average of all bids: (3 + 4) ÷ 2 = 3.5, rounded up to 4 (B4).
    """
    said = f"{title_of(award.faction)} goes to {award.player} for {award.price}."
    return f"{said} {_order(award)} {_winner(award)} {_price(award)}"


def sentence_for_totals(awards: Sequence[Award]) -> str:
    """Return the totals of all factions in the order of their awards, and the averages (B2, B4).

    >>> bids = (("Ada", 3), ("Ben", 4))
    >>> sentence_for_totals([Award("itars", "Ben", 7, 4, 4, None, None, bids, served=())])
    'Totals, in the order of the awards: Itars 7, on average 3.5.'
    """
    totals = (
        f"{title_of(award.faction)} {award.total}, on average {average_of(award.total, len(award.bids))}"
        for award in awards
    )
    return f"Totals, in the order of the awards: {'; '.join(totals)}."


def _order(award: Award) -> str:
    """Return why the faction is awarded at this place in the order (B2)."""
    comes = f"It comes {_PLACES[len(award.served)]}"
    if award.same_total:
        have = "have" if award.same_total[1:] else "has"
        others = f"{listed(map(title_of, award.same_total))} {have} the same total"
        latest = "drawn latest goes first (B2, P2)" if award.drawn else "nominated latest goes first (B2)"
        return f"{comes}: {others}, {award.total}, and of equal totals the one {latest}."
    which = "the highest total," if not award.served else "a total of"
    return f"{comes}, with {which} {award.total} (B2)."


def _winner(award: Award) -> str:
    """Return why the faction goes to this player, among those who have none yet (B3)."""
    if len(award.eligible) == 1:
        return f"Only {award.player} is left without a faction, with a bid of {award.bid} (B3)."
    most = [player for player, bid in award.eligible if bid == award.bid]
    less = listed(f"{bid} from {player}" for player, bid in award.eligible if bid != award.bid)
    said = f"{listed(most)} bid most, {award.bid}{' each' if most[1:] else ''}"
    if less:
        said += f", against {less}"
    if award.served:
        have = "have" if award.served[1:] else "has"
        said = f"{listed(award.served)} {have} a faction; of the others {said}"
    if award.tie_break is None:
        return f"{said} (B3)."
    if award.drawn:
        return f"{said}, and the faction drawn for {award.player}'s seat came latest (B3, P2)."
    return f"{said}, and {award.player} nominated latest (B3)."


def _price(award: Award) -> str:
    """Return the price as arithmetic (B4)."""
    count = len(award.bids)
    said = f"({' + '.join(str(bid) for _, bid in award.bids)}) ÷ {count} = "
    if award.total % count:
        way = "up" if award.price * count > award.total else "down"
        said += f"{average_of(award.total, count)}, rounded {way} to "
    said += str(award.price)
    if award.price > award.bid:
        said += f", which is more than {award.player} bid"
    return f"The price is the average of all bids: {said} (B4)."


def average_of(total: int, count: int) -> str:
    """Return an average as people write it: to hundredths, with an ellipsis where its decimals go on (B4).

    >>> average_of(29, 2), average_of(57, 4), average_of(43, 3), average_of(60, 4)
    ('14.5', '14.25', '14.33…', '15')
    """
    whole, rest = divmod(total * _HUNDREDTHS, count)
    units, decimals = divmod(whole, _HUNDREDTHS)
    return f"{units}.{decimals:02}…" if rest else f"{units}.{decimals:02}".rstrip("0").rstrip(".")
