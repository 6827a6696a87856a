"""Pages, title lines and tables at any width."""

from rich.console import Group
from rich.text import Text

from gaia_auction.screen.layout import FirstThatFits, Page, TitleLine, facts, listing
from tests.screen.drawing import drawn


def test_a_page_keeps_its_blocks_apart_and_leaves_no_gap_for_an_empty_one() -> None:
    assert drawn(Page([Text("a"), Text("b")], [], [Text("c")])) == " a\n b\n\n c\n"


def test_a_title_line_reaches_both_edges() -> None:
    assert drawn(Page([TitleLine("left", "right")]), 20) == " left          right\n"


def test_a_title_line_keeps_two_blanks_between_or_takes_two_lines() -> None:
    assert drawn(TitleLine("left", "right"), 11) == "left  right\n"
    assert drawn(TitleLine("left", "right"), 10) == "left\nright\n"


def test_wide_characters_in_a_title_line_count_twice() -> None:
    assert drawn(TitleLine("山田", "太郎"), 10) == "山田  太郎\n"
    assert drawn(TitleLine("山田", "太郎"), 9) == "山田\n太郎\n"


def test_a_title_is_never_markup() -> None:
    assert drawn(TitleLine("[b]x[/b]", ":smile:"), 20) == "[b]x[/b]     :smile:\n"


def test_the_first_shape_that_fits_is_drawn_else_the_last() -> None:
    shapes = FirstThatFits(Text("twelve cells"), Text("ten cells!"), Group(Text("as it"), Text("comes")))
    assert drawn(shapes, 12) == "twelve cells\n"
    assert drawn(shapes, 11) == "ten cells!\n"
    assert drawn(shapes, 9) == "as it\ncomes\n"


def test_numbers_stand_on_the_right_and_headers_above_them() -> None:
    table = listing("Who", ">To take it")
    table.add_row(Text("Ada"), Text("13"))
    assert drawn(table) == "Who  To take it\nAda          13\n"


def test_a_tall_header_ends_where_the_short_ones_do() -> None:
    table = listing("Who", ">To take it", tall=True, gap=1)
    table.add_row(Text("Ada"), Text("13"))
    assert drawn(Page([table])) == "     To take\n Who      it\n Ada      13\n"


def test_facts_stand_below_one_another() -> None:
    pairs = [("First round", Text("Ada")), ("VP", Text("ten and more"))]
    assert (
        drawn(Page([facts(pairs)]), 19)
        == " First round  Ada\n VP           ten\n              and\n              more\n"
    )


def test_prose_stays_readable_in_a_wide_window() -> None:
    lines = drawn(Page([facts([("Bids", Text("word " * 100))])]), 300).splitlines()
    assert max(map(len, lines)) < 90
