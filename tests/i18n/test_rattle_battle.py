"""Rattle, Battle, Grab the Loot said in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quarterdeck.games.rattle_battle
from quarterdeck.core import Refusal
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.actions import VERBS, parse_action
from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, SPECIALS, UPGRADES
from quarterdeck.games.rattle_battle.dice import ALL_DICE
from quarterdeck.games.rattle_battle.loot import KINDS
from quarterdeck.games.rattle_battle.state import PHASES, PLACES
from quarterdeck.games.rattle_battle.wording import RattleBattleWording
from quarterdeck.i18n import LANGUAGES, Words, changes_told, wording_for
from tests.i18n.messages import messages
from tests.rattle_battle.positions import board
from tests.rattle_battle.samples import ACTION_TEXTS

NAMES = ("Anna", "Bo", "Cem", "Dana", "Ewa")
SOURCES = Path(quarterdeck.games.rattle_battle.__file__).parent

every_language = pytest.mark.parametrize("language", LANGUAGES)


def wording(language: str) -> RattleBattleWording:
    found = wording_for("rattle-battle", Words(language))
    assert isinstance(found, RattleBattleWording)
    return found


def clean(text: str | None) -> bool:
    return bool(text and text.strip()) and not set("{}$_") & set(text)


@every_language
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    w = wording(language)
    cards = [*ADVENTURES, *SAILORS, *UPGRADES, *SPECIALS]
    assert all(clean(w.card(card)) and clean(w.card_about(card)) for card in cards)
    for deck in (ADVENTURES, SAILORS, UPGRADES, SPECIALS):
        assert len({w.card(card) for card in deck}) == len(deck)


@every_language
def test_every_thing_on_the_table(language: str) -> None:
    w = wording(language)
    assert all(clean(w.phase(phase)) for phase in PHASES)
    assert all(clean(w.place(place)) for place in PLACES)
    assert all(clean(w.loot(kind)) for kind in KINDS)
    ships = [w.ship(die, NAMES) for die in ALL_DICE]
    assert all(map(clean, ships))
    assert len(set(ships)) == len(ships)


@every_language
def test_every_option(language: str) -> None:
    w = wording(language)
    said = [w.option(n, v) for n, option in RATTLE_BATTLE.options.items() for v in option.values]
    assert all(map(clean, said))
    assert len(set(said)) == len(said)


@every_language
def test_every_verb_can_be_said(language: str) -> None:
    w = wording(language)
    assert {text.split()[0] for text in ACTION_TEXTS} == set(VERBS)
    labels = [w.action(parse_action(text)) for text in ACTION_TEXTS]
    assert all(map(clean, labels))
    assert len(set(labels)) == len(labels)


def codes() -> set[str]:
    """Every code of a refusal in the rules."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text("utf-8")
        found |= set(re.findall(r'(?:refuse|too_far|Refusal)\(\s*"([a-z-]+)"', text))
        found |= set(re.findall(r'code = "([a-z-]+)"', text))
    return found


@every_language
def test_every_refusal_has_words_and_no_others_do(language: str) -> None:
    prefix = "rattle-battle-refusal-"
    said = {key.removeprefix(prefix) for key in messages(language) if key.startswith(prefix)}
    assert said == codes()


@every_language
def test_every_change_of_the_rules_has_words_and_no_others_do(language: str) -> None:
    prefix = "rattle-battle-changed-"
    said = {key.removeprefix(prefix) for key in messages(language) if key.startswith(prefix)}
    assert said == set(RATTLE_BATTLE.changes_since(1))
    first, *changes, last = changes_told(RATTLE_BATTLE, 1, Words(language), halted=True)
    assert len(changes) == len(said)
    assert all(map(clean, (first, *changes, last)))
    assert changes_told(RATTLE_BATTLE, 2, Words(language)) == []


@every_language
def test_a_refusal_with_its_numbers(language: str) -> None:
    w = wording(language)
    far = Refusal("shot-too-far", "", {"distance": 71.0, "reach": 63.0})
    assert "71" in w.refusal(far, NAMES)
    assert "63" in w.refusal(far, NAMES)
    poor = Refusal("cannot-pay", "", {"cost": "spices rum", "have": "2 rum 1 map"})
    assert w.loot("spices") in w.refusal(poor, NAMES)
    assert f"{w.loot('rum')} ×2, {w.card('map')}" in w.refusal(poor, NAMES)
    assert clean(w.refusal(poor, NAMES))


@every_language
@pytest.mark.parametrize(("sailor", "loot"), [("emilio", "1 rum"), ("max", "-"), ("quill", "-")])
def test_rb_4_8a_a_cost_of_any_loot_is_said_in_words(language: str, sailor: str, loot: str) -> None:
    w = wording(language)
    crew = f"players 2; card stragglers; phase sailors; sailors 0 {sailor} rita; loot 0 {loot}"
    refused = board(f"{crew}; agenda load, crew 0").refusal(f"use {sailor}")
    assert refused is not None
    needed = {"emilio": f"{w.loot('any')} ×2"}.get(sailor, w.loot("any"))
    have = {"-": "–"}.get(loot, w.loot("rum"))
    said = w.refusal(refused, NAMES)
    assert needed in said
    assert said.endswith(have)
    assert not re.search(r"\bany\b", said) or language == "en"


def test_samples() -> None:
    en, pl, ru = wording("en"), wording("pl"), wording("ru")
    both = e.Shot(0, "0.1", "y2", 44.4, 1, ("big-bertha",), "y3", 20.0)
    assert en.event(both, NAMES) == "Anna 1 shoots yellow 2 (44 mm) and yellow 3 (20 mm)."
    ram = e.CardUsed(0, "ram", ("0.1", "y2"))
    assert en.event(ram, NAMES) == "Anna uses Ram: Anna 1, yellow 2."
    assert pl.event(ram, NAMES) == "Anna: Taran (Anna 1, żółty 2)."
    flag = e.LootGained(0, "rum", "black-flag")
    assert en.event(flag, NAMES) == "Anna gets Rum (Black Flag)."
    shot = e.Shot(0, "0.1", "y2", 44.4, 1)
    assert en.event(shot, NAMES) == "Anna 1 shoots yellow 2, 44 mm away."
    assert pl.event(shot, NAMES) == "Anna 1 strzela: żółty 2, 44 mm."
    assert en.event(e.CoinsGained(1, -1, "king-has-come"), NAMES) == (
        "Bo pays 1 coin (The King Has Come)."
    )
    assert ru.event(e.CoinsGained(1, 2, "sunk"), NAMES) == (
        "Bo получает 2 монеты (потопленные враги)."
    )
    assert pl.card("reinforced-hull") == "Wzmocniony kadłub"
    assert en.action(parse_action("market rum spices for materials")) == (
        "Exchange: Rum, Spices → Materials"
    )
