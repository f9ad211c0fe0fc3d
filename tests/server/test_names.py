"""Names: every language's, but none unseen, piled up, or to be taken for another's."""

from __future__ import annotations

import random
import sys
import unicodedata

import pytest

from quarterdeck.server.names import JOINERS, MOST, UNSEEN, alike, clean, distinct
from tests.server.client import Guest


@pytest.mark.parametrize(
    "name",
    [
        *("Anne Bonny", "Łucja Żółć", "Niccolò", "Ёжик", "Мария", "Ὀδυσσεύς", "Nguyễn Thị", "山田"),
        *("שרה", "فاطمة", "हिन्दी", "ประเทศไทย", "R2-D2", "O'Malley", "!?", "Guest"),
        *("🏴‍☠️ Jack", "👩🏽‍🚀", "❤️", "🇵🇱"),
    ],
)
def test_names_that_stay_as_they_are(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  An\t\nne \x00", "An ne"),
        ("An\u200bn\u00ade\u2060\ufeff", "Anne"),
        ("\u202eenna\u202c\u2066", "enna"),
        ("\U000e0041\U000e007f", ""),
        ("\u3164\u115f\uffa0\u2800\u034f\ufe0f\u200d\U000e0100", ""),
        ("A\u200dnne\ufe0f", "Anne"),
        ("\u2620\u200d", "\u2620"),
        ("Z\u0351\u036b\u0343\u036b\u0320a" + "\u0489" * 20, "Z\u0320\u0351a\u0489\u0489"),
        ("\u0301\u0301 \u0301x", "x"),
        ("\ue000\ud800\U000f0000x", "x"),
        ("Ａｎｎｅ ℌ", "Anne H"),
        ("e\u0301", "é"),
        ("\ufdfa" * 9, "صلى الله عليه وسلمصلى ال"),
    ],
)
def test_names_that_are_cleaned(name: str, kept: str) -> None:
    assert clean(name) == kept


def test_whatever_is_cleaned_is_one_short_seen_line() -> None:
    rng = random.Random(7)
    signs = [*UNSEEN, *JOINERS, *map(chr, range(0x250, 0x370)), " ", "a", "☠"]
    for _ in range(300):
        chosen = rng.choices(signs, k=20) + [chr(rng.randrange(sys.maxunicode)) for _ in range(10)]
        name = clean("".join(rng.sample(chosen, 30)))
        kinds = "".join(unicodedata.category(sign)[0] for sign in name if sign not in JOINERS)
        assert "MMM" not in kinds
        assert len(name) <= MOST
        assert name == name.strip()
        assert all(sign.isprintable() or sign in JOINERS for sign in name)
        assert not name or not unicodedata.category(name[0]).startswith("M")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anne", "Аnnе"),  # two Cyrillic letters
        ("Anne", "ANNE"),
        ("anne", "АNNE"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("modern", "modem"),
        ("Łucja", "L\u0338ucja"),
        ("ёж", "ëж"),
        ("Bob", "Воb"),
        ("👩‍🚀", "👩🚀"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert distinct(other, [one]) == f"{other} (2)"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anne", "Anna"), ("Lan", "Ian"), ("Łucja", "Lucja"), ("Мария", "Марина"), ("Ё", "Е")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_a_number_that_nobody_has() -> None:
    assert distinct("Anne", []) == "Anne"
    assert distinct("Anne", ["Anne", "Аnne (2)"]) == "Anne (3)"
    assert distinct("Guest", ["Guest"]) == "Guest"
    assert distinct("Guеst", ["Guest"]) == "Guеst (2)"


async def test_at_one_table_nobody_is_taken_for_another(guest: Guest, other: Guest) -> None:
    def names(table: dict[str, list[dict[str, str]]]) -> list[str]:
        return [seat["name"] for seat in table["seats"]]

    await guest.ask("PATCH", "/me", {"name": "Anne\u200b"})
    await other.ask("PATCH", "/me", {"name": "Аnnе"})
    seats = [
        {"kind": "bot", "name": "\u2066ANNE"},
        {"kind": "you"},
        {"kind": "local", "name": "Аnne"},
        {"kind": "open"},
    ]
    table = await guest.ask("POST", "/tables", {"game": "cove", "seats": seats})
    assert names(table) == ["ANNE (3)", "Anne", "Аnne (2)", ""]
    table = await other.ask("POST", f"/tables/{table['id']}/join", {})
    assert names(table)[3] == "Аnnе (4)"
    await other.ask("PATCH", "/me", {"name": "Mary"})
    await guest.ask("PATCH", "/me", {"name": "Маrу"})
    table = await other.ask("GET", f"/tables/{table['id']}")
    assert names(table) == ["ANNE (3)", "Маrу (2)", "Аnne (2)", "Mary"]
