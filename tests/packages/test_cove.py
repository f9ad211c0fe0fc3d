"""The rules of Pearls in the Cove, as positions to read."""

from __future__ import annotations

import pytest

from cove import COVE, Choose, CovePosition, Done, Move
from cove.events import Moved, OarChosen, OarDrawn, OarsShown, RoundBegan, TurnEnded
from quarterdeck.core import FastSeed, IllegalAction, Match, NotationError, Result, Script, Table
from quarterdeck.core.match import filtered

CHOOSING = (
    "round 1 of 2; grab 15; turns -; reach 0.0; played -; pearls 60 30, 150 150; "
    "seat loot 0 chosen 0 hand 1 3 5 boat 20 0; seat loot 0 chosen 2 hand 1 2 boat 60 0"
)
SAILING = (
    "round 2 of 2; grab 15; turns 0 1; reach 63.0; played 1 2; pearls 60 40, 150 150; "
    "seat loot 0 chosen 3 hand 1 5 boat 20 0; seat loot 1 chosen 4 hand 2 2 boat 60 0"
)


def test_the_deal() -> None:
    position, events = COVE.start(
        Table(3), Script([*["oar 1"] * 6, *["oar 4"] * 3, "drop 1 2, 3 4, 5 6, 7 8"])
    )
    assert isinstance(position, CovePosition)
    assert position.hands == [[1, 1, 4]] * 3
    assert position.to_act() == (0, 1, 2)
    assert events[0] == OarDrawn(0, 1)
    assert events[-1] == RoundBegan(1, ((1, 2), (3, 4), (5, 6), (7, 8)))


def test_an_oar_is_chosen_in_secret() -> None:
    match = Match(COVE, Table(2), FastSeed(1), position=CHOOSING)
    assert match.position.to_act() == (0,)
    position = COVE.parse_position(str(match.position))
    assert [position.observe(viewer).chosen for viewer in (0, 1, None)] == [(0, 0), (0, 2), (0, 0)]
    assert position.observe(None).decided == (False, True)
    assert OarChosen(1, 2).seen_by(1) == OarChosen(1, 2)
    assert OarChosen(1, 2).seen_by(0) == OarChosen(1, 2).seen_by(None) == OarChosen(1, None)


def test_the_last_choice_shows_them_all_and_the_smallest_oar_sails_first() -> None:
    position = COVE.parse_position(CHOOSING)
    events = position.apply(0, Choose(3), Script(["oar 4", "oar 5"]))
    assert events == [OarChosen(0, 3), OarsShown((3, 2)), OarDrawn(0, 4), OarDrawn(1, 5)]
    assert filtered(events, 0)[2:] == [OarDrawn(0, 4), OarDrawn(1, None)]
    assert position.to_act() == (1,)
    assert position.reach == 42


def test_a_boat_takes_pearls_where_it_stops() -> None:
    position = COVE.parse_position(SAILING)
    assert position.apply(0, Move(50.0, 40.0), Script([])) == [Moved(0, (50, 40), ((60, 40),))]
    assert position.loot == [1, 1]
    assert position.reach == 13
    wide = COVE.parse_position(SAILING.replace("grab 15", "grab 30"))
    assert wide.apply(0, Move(30.0, 40.0), Script([])) == [Moved(0, (30, 40), ((60, 40),))]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("move to 20 71", "71.0 mm, reaches 63"),
        ("move to 20 63.0001", "63.1 mm, reaches 63"),
        ("move to -1 0", "the cove is 200 by 200 mm"),
        ("move to 55 5", "another boat is in the way"),
        ("choose 1", "the oars are chosen, boats move now"),
    ],
)
def test_a_refusal_says_what_was_measured(action: str, reason: str) -> None:
    position = COVE.parse_position(SAILING)
    with pytest.raises(IllegalAction, match=f"{reason}; legal: done, move to <x> <y>"):
        position.apply(0, COVE.parse_action(action), Script([]))
    assert str(position) == SAILING


def test_what_is_not_a_number_is_nowhere() -> None:
    refusal = COVE.parse_position(SAILING).refusal(0, Move(float("nan"), 0.0))
    assert refusal is not None
    assert refusal.code == "outside"
    for text in ("move to nan 1", "move to inf 1", "move to ١ 1", "move to 1e9 1", "move to 1_0 1"):
        with pytest.raises(NotationError, match="not a number of millimetres"):
            COVE.parse_action(text)


def test_the_limit_itself_is_in_reach() -> None:
    assert COVE.parse_position(SAILING).refusal(0, Move(20.0, 63.0)) is None


def test_most_pearls_win() -> None:
    position = COVE.parse_position(SAILING)
    assert position.apply(0, Done(), Script([])) == [TurnEnded(0)]
    assert position.reach == 84
    assert position.result() is None
    position.apply(1, Done(), Script([]))
    assert position.result() == Result((1,), (0, 1), "rounds")


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        SAILING.replace("round 2", "round 4"),
        SAILING.replace("turns 0 1", "turns 0 0"),
        SAILING.replace("turns 0 1", "turns 2"),
        SAILING.replace("turns 0 1", "turns -"),
        SAILING.replace("chosen 3", "chosen 0"),
        SAILING.replace("played 1 2", "played 1"),
        SAILING.replace("hand 1 5", "hand 0 5"),
        CHOOSING.replace("hand 1 3 5", "hand -"),
        CHOOSING.replace("hand 1 3 5", "hand 1 1 1 1"),
        SAILING.replace("boat 20 0", "boat 20 300"),
        SAILING.replace("60 40", "60"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(NotationError):
        COVE.parse_position(wrong)
