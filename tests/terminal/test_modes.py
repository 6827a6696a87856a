"""Each mode played to its outcome in a real terminal of 24 × 80."""

import json
from collections.abc import Callable
from pathlib import Path

from tests.terminal.real_terminal import ENTER, ESCAPE, RealTerminal

THREE = ("--player", "Ada", "--player", "Ben", "--player", "Cyd")


def saved(folder: Path) -> dict[str, object]:
    (file,) = folder.glob("*.json")
    document = json.loads(file.read_text("utf-8"))
    assert isinstance(document, dict)
    return document


def lots(document: dict[str, object]) -> list[tuple[str, str, int]]:
    result = document["result"]
    assert isinstance(result, dict)
    return [(lot["player"], lot["faction"], lot["vp_cost"]) for lot in result["outcome"]]


def test_choose_while_bidding_with_bans_from_the_wizard(tmp_path: Path) -> None:
    with RealTerminal("play", folder=tmp_path) as table:
        table.answer("How do you want to auction?", ENTER)
        for seat, name in enumerate(("Ada", "Ben", "明美"), start=1):
            table.answer(f"Who sits in seat {seat}?", name, ENTER)
        table.answer("Who sits in seat 4?", ENTER)
        table.answer("All as you want it?", "ban", ENTER)
        table.answer("Ban phase        yes", ENTER)
        for name, letters in (("Ada", "xen"), ("Ben", "iv"), ("明美", "terr")):
            table.answer(f"{name}, which faction do you ban?", letters, ENTER)
        table.answer("Ada, which faction do you bring?", "ita", ENTER)
        table.answer("Ben, which faction", "itars", ENTER)
        table.answer("Ben, how many VP for Itars?", "3", ENTER)
        table.answer("明美, which faction", "gle", ENTER)
        table.wait_for("Ada, which faction", "outbid Ben, from 4")
        table.press("nev")
        table.wait_for("Nevlas         – it is the other side of the Itars' board")
        table.press(ESCAPE)
        table.wait_until(lambda screen: "/ nev" not in screen, "what was typed is forgotten")
        table.answer("Ada, which faction", "lan", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome", "First round", "Ben → 明美 → Ada")
        assert table.ended() == 0
    assert lots(saved(tmp_path)) == [("Ben", "itars", 3), ("明美", "gleens", 0), ("Ada", "lantids", 0)]


def test_choose_then_bid(tmp_path: Path) -> None:
    with RealTerminal("play", "--mode", "choose-then-bid", *THREE, "--yes", folder=tmp_path) as table:
        for name, letters in (("Ada", "geo"), ("Ben", "tak"), ("Cyd", "ita")):
            table.answer(f"{name}, which faction do you bring?", letters, ENTER)
        table.answer("Ada, which faction?", "geo", ENTER)
        table.answer("Ben, which faction?", "geo", ENTER)
        table.answer("Ben, how many VP for Geodens?", "2", ENTER)
        table.answer("Cyd, which faction?", "tak", ENTER)
        table.answer("Ada, which faction?", "ita", ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome", "Ben → Cyd → Ada")
        assert table.ended() == 0
    assert lots(saved(tmp_path)) == [("Ben", "geodens", 2), ("Cyd", "taklons", 0), ("Ada", "itars", 0)]


def test_faction_bidding_the_published_example(tmp_path: Path) -> None:
    players = ("--player", "P1", "--player", "P2", "--player", "P3", "--player", "P4")
    with RealTerminal("play", "--mode", "faction-bidding", *players, "--yes", folder=tmp_path) as table:
        for name, letters in (("P1", "xen"), ("P2", "terr"), ("P3", "ita"), ("P4", "geo")):
            table.answer(f"{name}, which faction do you bring?", letters, ENTER)
        for name, letters, vp in (
            ("P1", "xen", "5"),
            ("P2", "geo", "2"),
            ("P3", "xen", "6"),
            ("P4", "terr", "0"),
            ("P1", "terr", "1"),
            ("P4", "geo", "4"),
            ("P2", "ita", "0"),
        ):
            table.answer(f"{name}, which faction?", letters, ENTER)
            table.answer(f"{name}, how many VP", vp, ENTER)
        table.answer("What next?", ENTER)
        table.wait_for("Outcome", "P3 → P1 → P2 → P4")
        assert table.ended() == 0
    assert lots(saved(tmp_path)) == [
        ("P3", "xenos", 6),
        ("P1", "terrans", 1),
        ("P2", "itars", 0),
        ("P4", "geodens", 4),
    ]


def form_at(player: str, place: int) -> Callable[[str], bool]:
    """Say whether a player is to type the number at a place of the form, from 0."""

    def at_it(screen: str) -> bool:
        places = [line.startswith(" » ") for line in screen.splitlines() if "■" in line]
        return f"{player} · your sealed" in screen and places.count(True) == 1 and places.index(True) == place

    return at_it


def submit(table: RealTerminal, player: str, *numbers: str) -> None:
    table.answer(f"{player}: press Enter when it is yours", ENTER)
    for count, number in enumerate(numbers):
        table.wait_until(form_at(player, count), f"place {count} in the form of {player}")
        table.press(number, ENTER)
    table.answer(f"{player}, are these your bids?", ENTER)
    table.answer(f"{player}: press Enter to pass", ENTER)


def test_silent_the_published_example(tmp_path: Path) -> None:
    with RealTerminal("play", "--mode", "silent", *THREE, "--yes", folder=tmp_path) as table:
        for name, letters in (("Ada", "ita"), ("Ben", "xen"), ("Cyd", "tak")):
            table.answer(f"{name}, which faction do you bring?", letters, ENTER)
        submit(table, "Ada", "15", "0", "10")
        submit(table, "Ben", "15", "5", "8")
        submit(table, "Cyd", "7", "0", "0")
        table.answer("What next?", ENTER)
        table.wait_for("Outcome", "Ben → Cyd → Ada")
        assert table.ended() == 0
    assert lots(saved(tmp_path)) == [("Ben", "itars", 8), ("Cyd", "xenos", 0), ("Ada", "taklons", 2)]


def test_preference_split_the_last_number_is_what_is_left(tmp_path: Path) -> None:
    with RealTerminal("play", "--mode", "preference-split", *THREE, "--yes", folder=tmp_path) as table:
        for name, letters in (("Ada", "ita"), ("Ben", "xen"), ("Cyd", "tak")):
            table.answer(f"{name}, which faction do you bring?", letters, ENTER)
        # totals: Itars 90, Xenos 20, Taklons 70; averages 30, 6.67 and 23.33
        submit(table, "Ada", "30", "20", "")
        submit(table, "Ben", "40", "0", "")
        submit(table, "Cyd", "20", "0", "40")
        # Itars to Ben (40), Taklons to Cyd (40), Xenos to Ada
        table.answer("What next?", ENTER)
        table.wait_for("Outcome", "Ben → Ada → Cyd")
        assert table.ended() == 0
    assert lots(saved(tmp_path)) == [("Ben", "itars", 30), ("Ada", "xenos", 7), ("Cyd", "taklons", 23)]


def test_no_auction_with_random_factions_needs_no_answer(tmp_path: Path) -> None:
    options = ("--mode", "none", "--random-factions", "--yes", *THREE)
    with RealTerminal("play", "table.json", *options, folder=tmp_path) as table:
        table.answer("What next?", ENTER)
        table.wait_for("Outcome", "Ada → Ben → Cyd", "table.json")
        assert table.ended() == 0
    document = saved(tmp_path)
    drawn = [faction for _, faction, _ in lots(document)]
    assert document["events"] == [{"type": "draw", "factions": drawn}]
