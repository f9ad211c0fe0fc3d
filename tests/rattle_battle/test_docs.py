"""The page of rules, the code and the tests speak of the same things."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from quarterdeck.games.rattle_battle.actions import VERBS
from quarterdeck.games.rattle_battle.cards import (
    ADVENTURES,
    CONDITIONS,
    FACES,
    SAILORS,
    SPECIALS,
    UPGRADES,
    WORDS,
)

HERE = Path(__file__).parent
PAGE = files("quarterdeck.games.rattle_battle").joinpath("rules.en.md").read_text("utf-8")
TESTS = [
    name
    for path in HERE.glob("test_*.py")
    for name in vars(importlib.import_module(f"tests.rattle_battle.{path.stem}"))
    if name.startswith("test_")
]
CARDS = {**ADVENTURES, **UPGRADES, **SAILORS, **SPECIALS}


def rules() -> list[str]:
    """The numbers of the page: ``4_3`` for a rule, ``4_3b`` for a ruling."""
    found: list[str] = []
    section = ""
    for line in PAGE.splitlines():
        if heading := re.match(r"#+ RB (\d+(?:\.\d+)?) ", line):
            section = heading[1].replace(".", "_")
            found.append(section)
        elif item := re.match(r"(\d)\. ", line):
            if section == "2":
                found.append(f"2_{item[1]}")
        elif letter := re.match(r" *(?:- )?([a-z])\. ", line):
            owner = found[-1].rstrip("abcdefgh") if section == "2" else section
            found.append(f"{owner}{letter[1]}")
    return found


def test_the_page_has_all_sections():
    numbers = set(rules())
    assert {str(n) for n in range(1, 12)} <= numbers
    assert {f"4_{n}" for n in range(1, 11)} <= numbers
    assert {"4_3g", "4_4g", "4_5d", "6d", "8a", "9a", "2_2a"} <= numbers


@pytest.mark.parametrize("number", [n for n in rules() if n not in ("2", "4")])
def test_every_rule_and_ruling_has_a_test(number):
    assert any(re.match(rf"test_rb_{number}_", name) for name in TESTS)


def table(heading: str) -> dict[str, str]:
    """The rows of the first table after some words."""
    part = PAGE.split(heading, 1)[1]
    rows = re.findall(r"^\| `([^`]+)` \| (.*) \|$", part.split("\n\n##")[0], re.MULTILINE)
    return dict(rows)


def test_the_words_of_the_cards_are_those_of_the_code():
    listed = table("## The words of the cards")
    assert {word: listed[word] for word in WORDS} == WORDS
    assert {when: listed[when] for when in CONDITIONS} == CONDITIONS
    assert set(listed) == {*WORDS, *CONDITIONS}


def test_every_word_is_on_a_card_and_no_other():
    said = Counter(word for card in CARDS.values() for word in {e.do for e in card.effects})
    assert set(said) == set(WORDS)
    once = sum(times == 1 for times in said.values())
    assert f"There are {len(WORDS)} of them, {once} on one card only" in PAGE


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_tested_on_each_card_that_has_it(word):
    for name, card in CARDS.items():
        if any(effect.do == word for effect in card.effects):
            tested = f"_{name.replace('-', '_')}_"
            assert any(tested in test for test in TESTS), name


def test_the_verbs_are_those_of_the_code():
    listed = table("## How a game is written")
    plain = {verb: form.replace("`", "") for verb, form in listed.items()}
    assert plain == dict(VERBS)


def test_the_faces_of_the_dice_are_as_listed():
    rows = dict(re.findall(r"^\| (\w+) \| ([\w ]+) \|$", PAGE, re.MULTILINE))
    assert {kind: rows[kind].split() for kind in FACES} == {k: list(v) for k, v in FACES.items()}
