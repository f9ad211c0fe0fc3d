"""The exact solver, against what one can work out by hand and against counting every order."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal import Action
from quarterdeck.games.port_royal.actions import DRAW
from quarterdeck.games.port_royal.analysis.reveals import outcomes
from quarterdeck.games.port_royal.analysis.solver import Solver, TooLarge
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.notation import parse_position
from quarterdeck.games.port_royal.observation import observe
from quarterdeck.games.port_royal.state import DISCOVER, OUTSIDE, State
from tests.analysis.decks import QUICK, SIZES, decks

# The last turn of the game, by the second of two players.
LAST_TURN = "last-round; active 1; display 0 settler-4-1; display 1 priest-4-1"


def solved(text: str):
    return Solver().solve(parse_position(text))


def share(text: str, action: str) -> float:
    return solved(text).actions[Action(action)][1]


def test_a_sure_coin_wins_against_a_draw_that_may_bust():
    """Level in points, a coin each: the ship in the harbour is the win, and a bust is a tie."""
    text = (
        f"discover drawn 1; {LAST_TURN}; harbour y1-1; coins 0 b1-1; coins 1 b2-2; "
        "pile y1-2 g1-1 y2-2 captain-4-1"
    )
    # Of 6 unseen cards 2 bust, which leaves 1 coin each and shares the win.
    assert share(text, "stop") == 1
    assert share(text, "draw") == pytest.approx(1 - Fraction(2, 6) / 2)
    assert solved(text).best == Action("stop")
    assert solved(text).regret(Action("draw")) == pytest.approx(Fraction(1, 6))


def test_who_is_behind_has_to_draw():
    """A coin behind, and the harbour pays one: that would only be level, and a tie is half."""
    text = (
        f"discover drawn 1; {LAST_TURN}; harbour y1-1; coins 0 b1-1 g1-2; coins 1 b2-2; "
        "pile y1-2 g3-2 k4-2"
    )
    worth = solved(text)
    assert worth.actions[Action("stop")][1] == Fraction(1, 2)
    assert worth.best == Action("draw")
    # Of 6 unseen cards y1-2 busts and loses; b1-1 changes nothing, and each other ship wins.
    assert worth.actions[Action("draw")][1] >= (Fraction(1, 2) + 4) / 6


def test_chances_agree_with_the_odds_of_the_observation():
    text = "discover drawn 1; harbour b1-1; coins 0 r1-1 b1-2; pile b2-2 y1-1 sailor-3-1 tax-swords"
    s = parse_position(text)
    total = bust = 0.0
    for probability, after in outcomes(s, DRAW):
        total += probability
        bust += probability * (after.active != s.active)
    assert total == pytest.approx(1)
    assert bust == pytest.approx(float(observe(s).odds().bust))


def test_a_tax_shows_coins_and_each_of_them_is_a_chance_of_its_own():
    """12 coins of an earlier shuffle, 6 of them shown."""
    faces = ["settler-4-1"] * 5 + ["priest-4-1"] * 5 + ["captain-4-1"] * 2
    coins = " ".join(f"{face}@1" for face in faces)
    s = parse_position(
        f"discover; shuffles 2; coins 0 {coins}; pile tax-swords y1-1 y1-2 y2-2 y2-3"
    )
    tax = both = 0.0
    for probability, after in outcomes(s, DRAW):
        shown = [card.code for card in observe(after).discard]
        if "tax-swords" in shown:
            assert len(shown) == 7
            tax += probability
            both += probability * (shown.count("captain-4-1") == 2)
    assert tax == pytest.approx(1 / 5)
    assert both / tax == pytest.approx(comb(10, 4) / comb(12, 6))


def test_a_deck_of_twelve_in_the_last_turn():
    text = (
        "discover; last-round; active 1; coins 0 b1-1 b1-2; coins 1 b2-2 y2-3; display 0 "
        "captain-4-1 settler-4-1; display 1 settler-4-1; pile y1-2 g1-1 y2-2 sailor-5-2 r3-2 "
        "k2-1 captain-4-1 y1-1"
    )
    worth = solved(text)
    assert sum(worth.shares) == pytest.approx(1)
    # Two points behind: only one of the persons helps, and there are 2 coins to begin with.
    assert 0 < worth.shares[1] < 0.1


def test_a_deck_of_twenty_where_the_win_is_in_the_harbour():
    """What wins for sure need not be looked behind: without that it would be many thousands."""
    text = (
        f"discover drawn 1; {LAST_TURN}; harbour y1-1; coins 0 b1-1; coins 1 b2-2; pile y1-2 y2-2 "
        "g1-1 g1-2 g3-2 r1-1 r3-2 k2-1 k4-2 k7-3 b1-2 captain-4-1 settler-4-1 jester-5-1 "
        "trader-red-3-1"
    )
    worth = Solver(100).solve(parse_position(text))
    # 2 of 17 unseen cards bust, and share the win; after any other one stops and wins.
    assert worth.actions[Action("stop")][1] == 1
    assert worth.actions[Action("draw")][1] == pytest.approx(1 - Fraction(2, 17) / 2)


@pytest.mark.parametrize("number", QUICK)
def test_no_action_is_worth_more_than_the_position_and_shares_add_up(number: int):
    for text, worth in decks(1, [number]):
        assert (
            sum(parse_position(text).place[c] != OUTSIDE for c in range(CARDS))
            == (SIZES[number % len(SIZES)])
        )
        assert all(sum(shares) == pytest.approx(1) for shares in worth.actions.values())
        assert min(worth.regret(action) for action in worth.actions) == 0


def test_positions_that_are_too_large_or_over_are_refused():
    s = parse_position("discover; coins 0 b1-1 r1-1; coins 1 b2-2; pile y1-1 g1-1 k2-1 r3-2 y2-2")
    with pytest.raises(TooLarge, match="more than 50 positions"):
        Solver(50).solve(s)
    over: State = parse_position("over points; pile y1-1")
    assert over.phase != DISCOVER
    with pytest.raises(QuarterdeckError, match="nothing to solve"):
        Solver().solve(over)
