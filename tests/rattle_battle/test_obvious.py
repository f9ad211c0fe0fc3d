"""Questions with one answer: which of them are not worth asking."""

from __future__ import annotations

import pytest

from quarterdeck.core.match import Attempt
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.cards import SAILORS
from tests.rattle_battle.playing import positions
from tests.rattle_battle.positions import board

CREW = " ".join(name for name, card in SAILORS.items() if not card.pack and name != "rita")
TAVERN = (
    f"players 2; card stragglers; phase port; loot 0 2 rum 1 materials; deck sailors rita; "
    f"sailors 1 {CREW}; agenda end-quest, visit 0 0 shipyard, visit 0 0 tavern"
)


def test_the_only_card_is_kept_and_who_can_choose_is_asked():
    b = board(TAVERN)
    assert b.position.obvious(0) is None
    assert str(b.play("hire").position.obvious(0)) == "keep rita"
    assert b.position.obvious(1) is None  # not his decision
    assert b.play("keep rita").position.obvious(0) is None


@pytest.mark.parametrize(
    "text",
    [
        "players 2; card stragglers; phase drop; sent 0 0.1",
        "option drops pool; quest 2 2; phase crazy; card knives",
    ],
)
def test_dice_are_dropped_and_thrown_by_hand(text: str):
    b = board(text)
    assert b.position.obvious(b.acting[0]) is None


@pytest.mark.parametrize(
    ("loot", "due", "answer"),
    [
        ("3 rum", 2, "give rum rum"),
        ("1 rum 1 spices", 2, "give rum spices"),
        ("2 rum 1 spices", 2, ""),
    ],
)
def test_tokens_are_given_unasked_where_no_others_could_go(loot: str, due: int, answer: str):
    b = board(
        f"card stragglers; phase load; loot 0 {loot}; agenda end-adventure, give 0 {due} cargo"
    )
    assert str(b.position.obvious(0) or "") == answer


def test_what_is_obvious_is_the_only_legal_answer():
    found = []
    for position in positions(3, 5, scenario="pirate-wars"):
        for seat in position.to_act():
            only = position.obvious(seat)
            if only is not None:
                found.append(only)
                if str(only).startswith("give "):
                    assert only in position.legal(seat)
                    continue
                assert position.legal(seat).actions == (only,)
                assert not position.legal(seat).ranges
            elif len(position.legal(seat)) == 1:
                assert position.legal(seat).ranges or str(position.legal(seat)) in ("drop", "roll")


def test_an_action_goes_on_by_itself_until_somebody_has_a_choice():
    b = board(TAVERN)
    hired, kept = Attempt(b.position, 0, RATTLE_BATTLE.parse_action("hire"), b.chance).made_on()
    assert [str(made.step.action) for made in (hired, kept)] == ["hire", "keep rita"]
    assert kept.position.obvious(0) is None
    assert list(kept.position.state.players[0].sailors) == ["rita"]
