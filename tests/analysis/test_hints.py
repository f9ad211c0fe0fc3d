"""Hints: every action weighed, the same for the same seed, blind to hidden cards, with reasons."""

from __future__ import annotations

import pytest

from quarterdeck.analysis import Hint, analyst_for, hint
from quarterdeck.analysis.api import AnalysisError
from quarterdeck.games.port_royal import PORT_ROYAL, Action
from quarterdeck.games.port_royal.analysis.solver import Solver
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.notation import parse_position
from quarterdeck.games.port_royal.observation import observe
from quarterdeck.games.port_royal.rules.belief import deal_anew
from quarterdeck.i18n import LANGUAGES, Words, wording_for

HARBOUR = (
    "discover drawn 3; active 1; harbour y1-1 admiral-7-2 b5-3; coins 0 b1-1; "
    "coins 1 b2-2 y2-2 y2-3 g1-1 r1-1 r1-1 k2-1; display 0 settler-4-1; "
    "pile y1-2 g1-1 y2-2 captain-4-1 r3-2 k2-1 y1-1 b1-1 sailor-3-1"
)
# The last turn of the game, by the second of two players.
LAST_TURN = "last-round; active 1; display 0 settler-4-1; display 1 priest-4-1"
SOLVABLE = (
    f"discover drawn 1; {LAST_TURN}; harbour y1-1; coins 0 b1-1; coins 1 b2-2; pile y1-2 g1-1 y2-2",
    f"discover drawn 1; {LAST_TURN}; harbour y1-1; coins 0 b1-1 g1-2; coins 1 b2-2; pile y1-2 k4-2",
    f"take 1 by 1; {LAST_TURN}; harbour y2-3 k2-1 captain-4-1; coins 0 b1-1; coins 1 b2-2",
)


def hint_for(text: str, simulations: int = 200, seed: int = 1) -> Hint:
    return hint("port-royal", PORT_ROYAL.parse_position(text).observe(None), simulations, seed)


def reasons(text: str, action: str, language: str = "en") -> str:
    analyst = analyst_for("port-royal")
    wording = wording_for("port-royal", Words(language))
    seen = PORT_ROYAL.parse_position(text).observe(None)
    found = analyst.reasons(seen, Action(action))
    return " ".join(analyst.say(reason, wording, ("Ann", "Bo", "Cem")) for reason in found)


def test_every_legal_action_is_weighed_and_the_best_stands_first():
    found = hint_for(HARBOUR)
    assert {str(each.action) for each in found.actions} == {"draw", "stop"}
    assert found.best.cost == 0
    assert found.seat == 1
    for each in found.actions:
        assert sum(each.chances) == pytest.approx(1)
        own = found.best.chances[1] - each.chances[1]
        assert each.cost == pytest.approx(own)
    assert found.of(Action("draw")).margin > 0


def test_the_same_seed_is_the_same_hint_and_hidden_cards_do_not_matter():
    s = parse_position(HARBOUR)
    first = hint("port-royal", observe(s), 50, 3)
    for seed in range(5):
        deal_anew(s, seed, [0] * CARDS)
        assert hint("port-royal", observe(s), 50, 3) == first
    assert hint("port-royal", observe(s), 50, 4) != first


def test_more_simulations_narrow_the_interval():
    few, many = (hint_for(HARBOUR, n).of(Action("draw")) for n in (100, 1600))
    assert many.margin == pytest.approx(few.margin / 4, rel=0.35)
    assert abs(many.chances[1] - few.chances[1]) < 2 * few.margin


@pytest.mark.parametrize("text", SOLVABLE)
def test_where_the_solver_knows_the_truth_it_is_in_the_interval(text: str):
    """99.9 % intervals; sure things have none, and must be exactly right."""
    exact = Solver().solve(parse_position(text))
    found = hint_for(text, 1000)
    for action, shares in exact.actions.items():
        weighed = found.of(action)
        width = weighed.margin / 1.96 * 3.29
        assert weighed.chances[1] == pytest.approx(shares[1], abs=width + 1e-6), action
    assert exact.regret(Action(str(found.best.action))) == pytest.approx(0)


def test_what_a_bust_would_cost():
    told = reasons(HARBOUR, "draw")
    assert "47% of the unseen cards bust" in told
    assert "would cost you: Admiral" in told
    assert "Secures: Admiral." in reasons(HARBOUR, "stop")


def test_points_that_set_off_the_end_and_persons_that_complete_a_crew():
    eleven = "sailor-7-3 sailor-5-2 sailor-5-2 pirate-9-3 priest-4-1"
    text = (
        f"take 1; active 0; harbour priest-4-1; display 0 {eleven}; "
        "expeditions exp-pp; coins 0 b1-1 b1-1 b1-1 y1-1 y1-1; coins 1 g1-1; pile g1-1 r1-1"
    )
    told = reasons(text, "hire priest-4-1")
    assert "Reaches 12 points" in told
    assert "Completes a crew" in told


def test_a_fee_and_the_last_round_are_reasons_too():
    text = (
        "take 1 by 1; last-round; start 0; active 0; harbour y2-3; coins 0 b1-1; "
        "coins 1 b2-2 r1-1; display 0 sailor-7-3; pile g1-1 g1-2"
    )
    told = reasons(text, "pass")
    assert "Ann gets no fee from you." in told
    assert "you are 3 points behind" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_in_every_language(language: str):
    for action in ("draw", "stop"):
        told = reasons(HARBOUR, action, language)
        assert "47" in told
        assert "{" not in told


def test_what_cannot_be_weighed_says_why():
    with pytest.raises(AnalysisError, match="nothing to decide"):
        hint_for("over points; pile y1-1")
    with pytest.raises(AnalysisError, match="from 2 to 1,000,000, not 1"):
        hint_for(HARBOUR, 1)
    with pytest.raises(AnalysisError, match="nobody can analyse whist; possible: port-royal"):
        analyst_for("whist")
