"""The sectors of a board in rows."""

import pytest

from gaia_auction.setup.board import Lying
from gaia_auction.setup.rows import rows_of
from gaia_auction.setup.sectors import layouts


@pytest.mark.parametrize(
    ("layout", "counts"),
    [
        ("standard-10", [3, 4, 3]),
        ("standard-7", [2, 3, 2]),
        ("small-8-x", [3, 2, 3]),
        ("small-8-rulebook", [2, 3, 3]),
    ],
)
def test_the_rows_of_the_layouts(layout: str, counts: list[int]) -> None:
    plan = layouts()[layout]
    lying = tuple(
        Lying(sector, 0, center) for sector, center in zip(plan.sectors, plan.dealt_on, strict=True)
    )
    rows = rows_of(lying)
    assert [len(row) for row in rows] == counts
    for row in rows:
        columns = [one.center[0] for one in row]
        assert columns == [columns[0] + 5 * place for place in range(len(row))]
