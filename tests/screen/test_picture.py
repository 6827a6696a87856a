"""The table as a picture: names are text in it, whatever is in them, and nothing is fetched."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest

from gaia_auction.rules.events import Nominate
from gaia_auction.rules.settings import Settings
from gaia_auction.screen.outcome_view import outcome_view
from gaia_auction.screen.picture import picture
from tests.screen.drawing import outcome_of

EVIL = ("<script>x()</script>", '"><b>&amp;', "[red]x[/]", "A\uffff")


def drawn(names: tuple[str, ...], ending: str) -> str:
    factions = ("itars", "xenos", "ivits", "baltaks")
    events = (Nominate(name, faction) for name, faction in zip(names, factions, strict=True))
    return picture(outcome_view(outcome_of(Settings("none", names), *events)), ending).decode()


def test_names_are_text_in_svg() -> None:
    svg = drawn(EVIL, ".svg")
    root = ET.fromstring(svg)  # noqa: S314 - the picture just made
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags <= {"svg", "style", "defs", "clipPath", "rect", "g", "text", "circle"}
    words = "".join(root.itertext()).replace("\xa0", " ")
    for name in EVIL[:3]:
        assert name in words


class Tags(HTMLParser):
    """Collects tags and texts."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        assert {name for name, _ in attrs} <= {"charset", "style"}

    def handle_data(self, data: str) -> None:
        self.text += data


def test_names_are_text_in_html() -> None:
    page = Tags()
    page.feed(drawn(EVIL, ".html"))
    assert page.tags == {"html", "head", "meta", "style", "body", "pre", "code", "span"}
    for name in EVIL:
        assert name in page.text


def test_the_picture_as_text_is_the_table_without_steering() -> None:
    text = drawn(("Ada", "Ben", "Cyd", "Dee"), ".txt")
    assert "\x1b" not in text
    assert " Outcome · No auction\n" in text
    assert re.search(r"1 +Ada +1 +■ Itars +Ice", text)


@pytest.mark.parametrize("ending", [".svg", ".html"])
def test_nothing_is_fetched_and_the_same_comes_out_again(ending: str) -> None:
    names = ("Ada", "Ben", "Cyd", "Dee")
    text = drawn(names, ending)
    assert re.findall(r"https?://[^\"]*", text) == (
        ["http://www.w3.org/2000/svg"] if ending == ".svg" else []
    )
    assert "url(http" not in text
    assert text == drawn(names, ending)


@pytest.mark.parametrize("ending", [".svg", ".html"])
def test_planets_have_their_colours(ending: str) -> None:
    text = drawn(("Ada", "Ben", "Cyd", "Dee"), ending)
    for colour in ("#f5d44b", "#d6483a", "#ec8c2c"):  # desert, oxide, volcanic
        assert colour in text
