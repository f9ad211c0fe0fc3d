"""Actions: their words and their numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.core import NotationError
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL, Action, Card
from quarterdeck.games.port_royal.cards import FACES


def test_there_are_88_actions_each_with_its_number() -> None:
    assert len(ACTIONS) == 88
    assert [action.number for action in ACTIONS] == list(range(88))


def test_one_action_for_each_face_that_can_be_taken() -> None:
    verbs = Counter(action.verb for action in ACTIONS)
    kinds = Counter(face.kind for face in FACES)
    assert verbs["trade"] == kinds["ship"]
    assert verbs["hire"] == kinds["person"]
    assert [str(a) for a in ACTIONS[:5]] == ["draw", "stop", "admit", "repel", "pass"]
    assert [a.card.code for a in ACTIONS if a.verb in ("trade", "hire")] == [
        face.code for face in FACES if face.kind in ("ship", "person")
    ]


@pytest.mark.parametrize(
    ("expedition", "ways"),
    [
        ("exp-ss", ["ss", "sj", "jj"]),
        ("exp-cc", ["cc", "cj", "jj"]),
        ("exp-ccs", ["ccs", "ccj", "cjs", "cjj", "jjs", "jjj"]),
        ("exp-cps", ["cps", "cpj", "cjs", "cjj", "jps", "jpj", "jjs", "jjj"]),
    ],
)
def test_an_action_for_each_way_to_claim(expedition: str, ways: list[str]) -> None:
    claims = [a for a in ACTIONS if a.verb == "claim" and a.card == Card(expedition)]
    assert [a.spent for a in claims] == ways


def test_parts_of_an_action() -> None:
    action = Action("claim exp-pp pj")
    assert (action.verb, action.card, action.spent) == ("claim", Card("exp-pp"), "pj")
    assert Action("claim exp-pp").spent == "pp"
    assert (Action("draw").card, Action("draw").spent) == (None, "")


def test_spaces_do_not_matter_to_a_reader() -> None:
    assert PORT_ROYAL.parse_action("  hire   sailor-3-1 ") == Action("hire sailor-3-1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is no action; possible: draw, stop"),
        ("dance", "'dance' is no action; possible: draw, stop"),
        ("Draw", "is no action"),
        ("draw y1-1", "is no action"),
        ("trade", "'trade' needs a card, as in 'trade y1-1'"),
        ("hire", "'hire' needs a card, as in 'hire "),
        ("trade y9-9", "there is no card 'y9-9'"),
        ("trade sailor-3-1", "a person is nothing to trade"),
        ("hire y1-1", "a ship is nothing to hire"),
        ("claim y1-1", "a ship is nothing to claim"),
        ("hire tax-swords", "a tax is nothing to hire"),
        ("claim exp-pp jp", "possible: claim exp-pp, claim exp-pp pj, claim exp-pp jj"),
        ("claim exp-pp pp", "possible: claim exp-pp"),
        ("trade y1-1 now", "possible: trade y1-1"),
    ],
)
def test_a_text_that_is_no_action_is_explained(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        PORT_ROYAL.parse_action(text)
    assert message in str(caught.value)


def test_a_claim_is_explained_by_its_own_ways_only() -> None:
    with pytest.raises(NotationError) as caught:
        PORT_ROYAL.parse_action("claim exp-pp x")
    assert "exp-pps" not in str(caught.value)


def test_a_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(NotationError) as caught:
        PORT_ROYAL.parse_action("x" * 10_000)
    assert len(str(caught.value)) < 300
