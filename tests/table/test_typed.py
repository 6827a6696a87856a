"""What people type to ask what if."""

import pytest

from gaia_auction.table.typed import (
    TypedBids,
    TypedMove,
    TypedWish,
    parse_bids,
    parse_move,
    parse_wish,
)


@pytest.mark.parametrize(
    ("text", "player", "bids"),
    [
        ("Ben: itars=12 xenos=3", "Ben", (("itars", 12), ("xenos", 3))),
        ("Ben:itars=12,xenos=3", "Ben", (("itars", 12), ("xenos", 3))),
        (" ben :  Hadsch Hallas = 0 , Bal T'aks=-1 ", "ben", (("Hadsch Hallas", 0), ("Bal T'aks", -1))),
        (":smile:: itars=1", ":smile:", (("itars", 1),)),
        ("Ben: itars=99999999999999999999999999", "Ben", (("itars", 99999999999999999999),)),
        (f"Ben: itars=-{'9' * 5000}", "Ben", (("itars", -99999999999999999999),)),
        (f"Ben: itars={'0' * 50}5 xenos=00", "Ben", (("itars", 5), ("xenos", 0))),
        ("a=b: itars=1", "a=b", (("itars", 1),)),
        ("Ｂｅｎ：ｉｔａｒｓ＝１２、하이브=٣", "Ｂｅｎ", (("itars", 12), ("하이브", 3))),
        ("Ben: itars＝１２\N{IDEOGRAPHIC SPACE}xenos＝３", "Ben", (("itars", 12), ("xenos", 3))),
        ("Ａ：x：itars=1", "Ａ：x", (("itars", 1),)),
        ("Ben:\N{IDEOGRAPHIC SPACE}itars＝−３，xenos=0", "Ben", (("itars", -3), ("xenos", 0))),
    ],
)
def test_bids(text: str, player: str, bids: tuple[tuple[str, int], ...]) -> None:
    assert parse_bids(text) == TypedBids(player, bids)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Ben",
        "Ben:",
        "Ben itars=12",
        ": itars=12",
        "Ben: itars",
        "Ben: itars=",
        "Ben: =3",
        "Ben: itars=x",
        "Ben: itars=1.5",
        "Ben: itars=5²",
        "Ben: itars=½",
        "Ben: itars=3xenos=4",
        "Ben: itars=3 xenos",
    ],
)
def test_no_bids(text: str) -> None:
    with pytest.raises(ValueError, match='is no bids of a player; write them like "Ben: itars=12 xenos=3"'):
        parse_bids(text)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("bid 5 on itars", TypedMove("bid", "itars", 5)),
        (" BID  0  on  Bal T'aks ", TypedMove("bid", "Bal T'aks", 0)),
        ("bid -1 on itars", TypedMove("bid", "itars", -1)),
        ("bid 99999999999999999999999999 on itars", TypedMove("bid", "itars", 99999999999999999999)),
        ("claim itars", TypedMove("claim", "itars", 0)),
        ("claim Hadsch Hallas for 2", TypedMove("claim", "Hadsch Hallas", 2)),
        ("nominate itars", TypedMove("nominate", "itars")),
        ("Ban itars", TypedMove("ban", "itars")),
        ("ｂｉｄ ５ ｏｎ ｉｔａｒｓ", TypedMove("bid", "itars", 5)),
        ("ban\N{IDEOGRAPHIC SPACE}Ｉｔａｒｓ", TypedMove("ban", "Itars")),
        ("claim 하이브 for ２", TypedMove("claim", "하이브", 2)),
    ],
)
def test_moves(text: str, move: TypedMove) -> None:
    assert parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid",
        "bid 5",
        "bid five on itars",
        "bid 5² on itars",
        "bid on itars",
        "outbid itars",
        "ban",
        "5 on itars",
        "claim ",
    ],
)
def test_no_move(text: str) -> None:
    with pytest.raises(ValueError, match='is no move; write it like "bid 5 on itars"'):
        parse_move(text)


def test_wishes() -> None:
    assert parse_wish("Ada: itars") == TypedWish("Ada", "itars")
    assert parse_wish("Ａｄａ：ｉｔａｒｓ") == TypedWish("Ａｄａ", "itars")
    assert parse_wish("a:b : Bal T'aks ") == TypedWish("a:b", "Bal T'aks")


@pytest.mark.parametrize("text", ["", "Ada", "Ada:", ": itars", "Ada itars", "\x1b[31m"])
def test_no_wish(text: str) -> None:
    with pytest.raises(ValueError, match='is no wish; write it like "Ada: itars"') as caught:
        parse_wish(text)
    assert str(caught.value).isprintable()
