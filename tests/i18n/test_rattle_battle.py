"""Rattle, Battle, Grab the Loot said in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quarterdeck.games.rattle_battle
from quarterdeck.core import Event, Refusal
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.actions import VERBS, parse_action
from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, SPECIALS, UPGRADES
from quarterdeck.games.rattle_battle.dice import ALL_DICE
from quarterdeck.games.rattle_battle.geometry import Pose
from quarterdeck.games.rattle_battle.loot import KINDS
from quarterdeck.games.rattle_battle.state import PHASES, PLACES
from quarterdeck.games.rattle_battle.wording import UNSAID, RattleBattleWording
from quarterdeck.i18n import LANGUAGES, Words, changes_told, wording_for
from tests.i18n.messages import messages
from tests.rattle_battle.playing import ALL_OPTIONS, match_by_lots
from tests.rattle_battle.positions import board

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


EXAMPLES = (
    *("part sail", "exhaust drill", "send 2", "send 1 captain", "drop", "join", "join captain"),
    *("stay", "move 0.1 to 1 2", "move 0.1 touch y1", "shoot 0.1 y1 y2", "use drill", "use map"),
    *("use turbine 0.1 to 3 4", "store sid", "pass", "done", "close tavern", "choose", "draw"),
    *("choose 0.2", "take rum", "trade rum", "trade rum for spices", "give joker-rum", "pay"),
    *("market rum rum for joker", "hire", "keep rita", "keep 0.1 0.2", "buy sail", "buy"),
    *("build", "build spices", "sell rum rum", "revenge valuables", "discard rum", "roll"),
    *("stop", "guess 20", "throw 0.1 from 0 0 towards 90 with 0.5"),
)


@every_language
def test_every_verb_can_be_said(language: str) -> None:
    w = wording(language)
    assert {text.split()[0] for text in EXAMPLES} == set(VERBS)
    labels = [w.action(parse_action(text)) for text in EXAMPLES]
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


@pytest.fixture(scope="module")
def told() -> list[Event]:
    """The events of whole games, unfiltered."""
    happened: list[Event] = []
    for seats, scenario in ((5, "pirate-wars"), (3, "norrington"), (2, "introductory")):
        match = match_by_lots(seats, 21, scenario=scenario, **ALL_OPTIONS)
        happened += [*match.opening, *(event for step in match.steps for event in step.events)]
        happened += match.events(None)
    return happened


@every_language
def test_every_event_of_whole_games_can_be_said(language: str, told: list[Event]) -> None:
    w = wording(language)
    for event in told:
        said = w.event(event, NAMES)
        assert said is None or clean(said), event
        if said is None:
            assert isinstance(event, (*UNSAID, e.Rewarded)), event


SAMPLES: tuple[Event, ...] = (
    *(e.GameBegan(0, "norrington"), e.TurnPassed((1,)), e.PhaseBegan("battle")),
    *(e.AdventureDrawn(1, 2, "convoy"), e.AdventureEnded("convoy"), e.WantedChanged(1, 9)),
    *(e.BaronPassed(1), e.GameEnded((0,), (3, 2)), e.Sent(0, ("0.1", "0.c")), e.Sent(0, ())),
    *(e.Dropped("drop", ("0.1",), ()), e.Dropped("faye", ("0.1",), ()), e.Placed(())),
    *(e.Allied(("p1",)), e.Fled("y1", "0.1", 3.5), e.Exploded("b1", 2, (), ())),
    *(e.Exploded("b1", 2, (("0.1", 4.0),), ("0.1",)), e.Volleyed("g1", ("0.1",), 20.0)),
    *(e.ShipMoved("r1", Pose(0, 0), 88.0, "toward", "0.1", 90.0), e.Shot(0, "0.1", "y1", 9.0, 2)),
    e.ShipMoved("0.1", Pose(0, 0), 63.0, "turbine", seat=0),
    *(e.Fought((e.Bout("y1", "0.1", 9.0, 2, 5),), ("y1",)), e.Sunk("y1", "tile")),
    *(e.Rewarded(0, "y1", True, False), e.Rewarded(0, "y1", False, False)),
    *(e.CardUsed(0, "ram", ("0.1", "y1")), e.Shot(0, "0.1", "y1", 9.0, 2, (), "y2", 7.0)),
    *(e.CardUsed(0, "rita"), e.FaceTurned(0, "0.1", "cannon"), e.PartExhausted(0, "sail", 1)),
    *(e.PartReadied(0, "cannon", 2), e.UpgradeExhausted(0, "drill"), e.Passed(0, True)),
    *(e.CoinsGained(0, 2, "sunk", "y1"), e.CoinsGained(0, -3, "guild"), e.DrawLost(0, "card")),
    *(e.LootGained(0, "rum", "boarding"), e.LootGiven(0, "joker-rum", "market")),
    *(e.LootStored(0, "rum", "sid"), e.JokerMade(0, "rum"), e.BagRefilled(3)),
    *(e.Repaired(0, ("0.1",), 0, False), e.Repaired(0, ("0.1",), 0, True)),
    *(e.PartGained(0, "hold", "shipyard"), e.HamsterMade(0), e.UpgradeGained(0, "ram", "emilio")),
    *(e.SailorGained(0, "rita", "hired"), e.RevengeGained(0, 2), e.RevengeUsed(0)),
    *(e.PointsBought(0, 5, 3), e.PlaceOpened("pit"), e.PlaceOpened("pit", 1)),
    *(e.CardsLookedAt(0, "tavern", 3, ("rita",)), e.PlaceClosed(0, "guild")),
    *(e.Chose(0, "guess 9"), e.Chose(0, ""), e.Revealed(((0, "choose 0.1"), (1, "buy sail")))),
    *(e.ChoiceVoid(0, "buy cannon"), e.Rolled(0, (("0.1", "cannon", 4),)), e.Scored(0, 3)),
    *(e.DiceLost(0, ("0.1",)), e.DroppedOut(0)),
)


def test_the_samples_are_all_there_is_to_tell() -> None:
    told = {getattr(e, name) for name in e.__all__ if hasattr(getattr(e, name), "kind")}
    assert {type(event) for event in SAMPLES} == told


@every_language
def test_every_event_has_a_sentence_or_none_on_purpose(language: str) -> None:
    w = wording(language)
    for event in SAMPLES:
        said = w.event(event, NAMES)
        if isinstance(event, UNSAID) or event == e.Rewarded(0, "y1", False, False):
            assert said is None
        else:
            assert clean(said), event


def test_samples() -> None:
    en, pl, ru = wording("en"), wording("pl"), wording("ru")
    both = e.Shot(0, "0.1", "y2", 44.4, 1, ("big-bertha",), "y3", 20.0)
    assert en.event(both, NAMES) == "Shot: Anna 1 → yellow 2, 44 mm → yellow 3, 20 mm"
    ram = e.CardUsed(0, "ram", ("0.1", "y2"))
    assert en.event(ram, NAMES) == "Anna uses Ram: Anna 1, yellow 2."
    assert pl.event(ram, NAMES) == "Anna: Taran (Anna 1, żółty 2)."
    flag = e.LootGained(0, "rum", "black-flag")
    assert en.event(flag, NAMES) == "Anna gets Rum (Black Flag)."
    shot = e.Shot(0, "0.1", "y2", 44.4, 1)
    assert en.event(shot, NAMES) == "Shot: Anna 1 → yellow 2, 44 mm"
    assert pl.event(shot, NAMES) == "Strzał: Anna 1 → żółty 2, 44 mm"
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
