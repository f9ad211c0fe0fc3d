"""Why an action is refused: one position for each reason."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from quarterdeck.core import Action as CoreAction
from quarterdeck.core import Dealer, FastSeed, IllegalAction
from quarterdeck.games.port_royal import Action
from tests.port_royal.positions import position

TAKING = "take 1; harbour sailor-3-1 y1-1; coins 0 2"


@pytest.mark.parametrize(
    ("text", "action", "code"),
    [
        ("over points", "draw", "over"),
        ("discover; pile", "draw", "no-cards"),
        ("discover", "stop", "draw-first"),
        ("discover drawn 120", "draw", "too-many-draws"),
        ("discover", "pass", "still-drawing"),
        ("discover drawn; harbour y1-1", "trade y1-1", "still-drawing"),
        ("discover drawn; harbour y1-1", "admit", "no-ship"),
        ("discover drawn; harbour y1-1", "repel", "no-ship"),
        ("discover", "claim exp-ss", "not-on-table"),
        ("discover; expeditions exp-ss", "claim exp-ss", "lacks-persons"),
        ("ship y1-1; display 0 sailor-3-1", "draw", "ship-waits"),
        ("ship y1-1; display 0 sailor-3-1", "stop", "ship-waits"),
        ("ship y1-1; display 0 sailor-3-1", "pass", "ship-waits"),
        ("ship y1-1; display 0 sailor-3-1", "trade y1-1", "ship-waits"),
        ("ship y1-1; display 0 sailor-3-1", "claim exp-ss", "ship-waits"),
        (TAKING, "draw", "drawing-over"),
        (TAKING, "stop", "drawing-over"),
        (TAKING, "admit", "no-ship"),
        (TAKING, "trade b1-1", "not-in-harbour"),
        (TAKING, "hire sailor-3-1", "too-expensive"),
        ("take 0; harbour y1-1", "trade y1-1", "no-takes"),
        ("take 1 by 1; harbour y1-1; expeditions exp-ss", "claim exp-ss", "not-active"),
    ],
)
def test_every_reason(text: str, action: str, code: str) -> None:
    assert position(text).why_not(action) == code


def test_not_your_turn_names_who_decides() -> None:
    refusal = position("players 3; active 2; discover").position.refusal(0, Action("draw"))
    assert refusal is not None
    assert (refusal.code, dict(refusal.details)) == ("not-your-turn", {"seat": 2})


def test_too_expensive_says_what_it_costs_and_what_there_is() -> None:
    board = position("take 1 by 1; harbour admiral-7-2; display 1 mademoiselle-7-2; coins 1 5")
    refusal = board.position.refusal(1, Action("hire admiral-7-2"))
    assert refusal is not None
    expected = {"card": "admiral-7-2", "price": 6, "fee": 1, "total": 7, "coins": 5}
    assert dict(refusal.details) == expected
    assert str(refusal) == "admiral-7-2 costs 6 + 1 fee, has 5"


def test_lacks_persons_says_who_is_needed() -> None:
    board = position("discover; expeditions exp-pps; display 0 priest-4-1 jack-6-1")
    refusal = board.position.refusal(0, Action("claim exp-pps pjj"))
    assert refusal is not None
    assert dict(refusal.details) == {"card": "exp-pps", "needs": "pjj"}


def test_an_illegal_action_tells_what_was_legal() -> None:
    board = position("discover")
    with pytest.raises(IllegalAction, match="at least one card must be drawn; legal: draw") as e:
        board.play("stop")
    assert list(map(str, e.value.legal)) == ["draw"]
    assert (e.value.seat, str(e.value.action), e.value.refusal.code) == (0, "stop", "draw-first")


@dataclass(frozen=True)
class Jump(CoreAction):
    def __str__(self) -> str:
        return "jump"


def test_an_action_of_another_game_is_refused() -> None:
    board = position("discover")
    refusal = board.position.refusal(0, Jump())
    assert refusal is not None
    assert refusal.code == "foreign"
    with pytest.raises(IllegalAction):
        board.position.apply(0, Jump(), Dealer(FastSeed(1)))
