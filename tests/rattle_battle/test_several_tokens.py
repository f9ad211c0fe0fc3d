"""One answer for several tokens: what is due at once, what may be taken, what is filled in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core import FastSeed
from quarterdeck.core.game import plain
from quarterdeck.games.rattle_battle.actions import Command, Stock, Tokens
from quarterdeck.games.rattle_battle.loot import BASIC, KINDS
from quarterdeck.games.rattle_battle.rules.pit import PAIRED
from tests.rattle_battle.positions import board

LOAD = "players 3; card stragglers; phase load; parts 0 1 hold; "
WRETCH = "players 3; card poor-wretch; phase loot; sent 0 0.1; trophies 0 r1 shot; "


def test_rb_4_10_all_tokens_that_find_no_room_in_one_answer():
    b = board(LOAD + "loot 0 5 rum 2 spices 1 valuables")  # room for five
    assert b.legal() == ["give rum", "give spices", "give valuables"]
    b.play("give rum spices rum")
    assert b.loot() == "3 rum 1 spices 1 valuables"
    assert b.story[:3] == [f"0 gives {kind} for room" for kind in ("rum", "spices", "rum")]


def test_rb_4_10_one_after_the_other_is_as_good():
    b = board(LOAD + "loot 0 5 rum 2 spices 1 valuables").play("give rum")
    assert b.why_not("give rum spices rum") == "due"
    assert b.play("give spices rum").loot() == "3 rum 1 spices 1 valuables"


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("give rum rum", "due"),
        ("give rum rum rum spices", "due"),
        ("give spices spices spices", "nothing-to-give"),
        ("give rum rum materials", "nothing-to-give"),
        ("give", "nothing-to-give"),
        ("take rum rum rum", "nothing-to-give"),
    ],
)
def test_rb_4_10_other_answers_are_refused(answer: str, code: str):
    b = board(LOAD + "loot 0 5 rum 2 spices 1 valuables")
    assert b.why_not(answer) == code


def test_rb_4_1a_cargo_goes_back_in_one_answer():
    b = board("players 3; card stragglers; phase draw; loot 0 3 rum 1 spices; parts 0 1 hold")
    b.play("send 3", "give spices rum")
    assert b.loot() == "2 rum"
    assert sum(b.state.heap) == 0


def test_rb_4_9_repairs_are_paid_in_one_answer():
    b = board("players 3; card stragglers; phase repair; loot 0 1 rum 2 spices; lost 0 0.1 0.2")
    b.play("give spices rum")
    assert "0 repairs 0.1 0.2" in b.story
    assert b.loot() == "1 spices"


def test_rb_4_7c_several_tokens_are_taken_in_one_answer_and_the_rest_is_asked_for_again():
    b = board(WRETCH).play("choose")
    assert (b.ranges()[0].least, b.ranges()[0].most) == (1, 4)
    assert b.why_not("take rum rum rum rum rum") == "not-offered"
    b.play("take valuables rum valuables")
    assert b.loot() == "1 rum 2 valuables"
    assert b.play("take spices").loot() == "1 rum 1 spices 2 valuables"


def test_the_tray_says_what_is_due_and_what_there_is():
    b = board(LOAD + "loot 0 5 rum 2 spices 1 valuables")
    (tray,) = b.ranges()
    assert plain(tray) == {
        "kind": "tokens",
        "verb": "give",
        "least": 3,
        "most": 3,
        "stock": [
            {"loot": "rum", "n": 3},
            {"loot": "spices", "n": 2},
            {"loot": "valuables", "n": 1},
        ],
        "paired": [],
        "suggested": ["rum", "rum", "rum"],
        "text": "give" + 3 * " [rum spices valuables]",
    }


@pytest.mark.parametrize(
    ("loot", "suggested"),
    [
        ("4 rum 4 spices", "rum rum spices"),
        ("1 rum 7 valuables", "rum valuables valuables"),
        ("1 rum 3 joker-rum 4 valuables", "rum valuables valuables"),
        ("7 joker-rum 1 cat", "joker-rum joker-rum joker-rum"),
    ],
)
def test_what_is_missed_least_is_filled_in(loot: str, suggested: str):
    packs = "option loot_pack on; option expert_market on; "
    (tray,) = board(f"{packs}{LOAD}loot 0 {loot}").ranges()
    assert tray.suggested == tuple(suggested.split())


def test_what_one_has_fewest_of_is_filled_in_to_take():
    b = board(WRETCH + "loot 0 2 valuables 1 rum").play("choose")
    assert b.ranges()[0].suggested == ("rum", "spices", "materials", "materials")


STOCKS = st.lists(st.integers(0, 4), min_size=len(BASIC), max_size=len(BASIC)).filter(any)


@given(STOCKS, st.booleans(), st.integers(1, 20), st.integers(0, 2**32))
def test_whatever_a_tray_gives_by_lot_is_one_of_its_answers(counts, in_pairs, most, seed):
    there = tuple(Stock(kind, n) for kind, n in zip(BASIC, counts, strict=True) if n)
    most = min(most, sum(counts)) if not in_pairs else sum(counts)
    paired = PAIRED if in_pairs else ()
    tray = Tokens("sell", 1, most, there, paired)
    if in_pairs and counts[BASIC.index("valuables")] == 0 and sum(counts) < 2:
        return  # a single one is never offered
    action = tray.sample(FastSeed(seed).generator(0))
    assert action in tray
    assert Command("give", action.words) not in tray


@given(STOCKS, st.lists(st.sampled_from(KINDS), max_size=8), st.integers(1, 6))
def test_a_tray_holds_exactly_what_can_be_chosen_from_it(counts, words, most):
    there = tuple(Stock(kind, n) for kind, n in zip(BASIC, counts, strict=True) if n)
    tray = Tokens("give", most, most, there)
    had = [kind for kind, n in there for _ in range(n)]
    possible = len(words) == most and all(words.count(kind) <= had.count(kind) for kind in words)
    assert (Command("give", tuple(words)) in tray) == possible
