"""The pages of rules: what goes beyond the print is marked, and alike in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

PAGES = Path(str(files("quarterdeck.games.port_royal")))
RULING = {
    "rules.en.md": "Ruling",
    "rules.pl.md": "Ustalenie",
    "rules.it.md": "Precisazione",
    "rules.ru.md": "Уточнение",
}


def rulings(page: str) -> dict[str, int]:
    """How many rulings stand under each number."""
    text = (PAGES / page).read_text("utf-8")
    parts = re.split(r"^##+ (PR [0-9](?:\.[0-9])?) .*$", text, flags=re.MULTILINE)
    return {
        number: len(re.findall(rf"\*\*{RULING[page]}[.:]?\*\*", rule))
        for number, rule in zip(parts[1::2], parts[2::2], strict=True)
    }


@pytest.mark.parametrize("page", RULING)
def test_what_the_print_does_not_say_is_marked_as_a_ruling(page: str) -> None:
    found = rulings(page)
    assert found == rulings("rules.en.md")
    assert found["PR 1.5"] == 2  # when the discard pile is shuffled, and in which order
    assert found["PR 2.7"] == 1  # 120 draws a turn
    assert found["PR 3.5"] == 1  # when the fee for a ship is paid
    assert found["PR 4.1"] == 1  # the last moment to claim
