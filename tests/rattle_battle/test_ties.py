"""What is equally far comes as one group, on the wire, too."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from quarterdeck.core.game import plain
from quarterdeck.games.rattle_battle import RattleBattlePosition
from quarterdeck.games.rattle_battle.aids import RATTLE_BATTLE_AIDS
from tests.rattle_battle.positions import board

ACTIONS = "card stragglers; phase actions; parts 0 1 sail; "
NP = "card merchants-co; phase np; agenda end-adventure, np; "


def groups(position: RattleBattlePosition) -> list[list[tuple[str, str]]]:
    """The pairs of each step of a forecast, as a table gets them."""
    told = plain(asdict(RATTLE_BATTLE_AIDS.odds(position.observe(None))))
    return [[(bout["ship"], bout["enemy"]) for bout in clash["bouts"]] for clash in told["battle"]]


@pytest.mark.parametrize(
    ("far", "expected"),
    [
        (30.4, [[("0.1", "y1"), ("0.2", "y2")]]),
        (30.6, [[("0.1", "y1")], [("0.2", "y2")]]),
    ],
)
def test_rb_4_5a_pairs_at_equal_distance_are_one_group(far, expected):
    sea = f"sea 0.1 5 at 0 0, 0.2 5 at 0 100, y1 3 at 30 0, y2 2 at {far} 100"
    b = board(ACTIONS + sea)
    assert groups(b.position) == expected
    b.play("pass")
    told = [plain(event) for event in b.told("fought")]
    assert [[(bout["ship"], bout["enemy"]) for bout in one["bouts"]] for one in told] == expected


def test_rb_4_5a_one_ship_equally_far_from_two_is_in_one_group_with_both():
    b = board(ACTIONS + "sea 0.1 3 at 0 0, y1 2 at 30 0, y2 3 at -30 0")
    assert groups(b.position) == [[("0.1", "y1"), ("0.1", "y2")]]
    b.play("pass")
    assert [event.sunk for event in b.told("fought")] == [("y1", "y2", "0.1")]


def test_rb_4_3_a_volley_at_ships_equally_far_is_one_event():
    b = board(NP + "sea g1 sail at 0 0, 0.1 1 at 30 0, 1.1 2 at -30 0")
    (told,) = (plain(event) for event in b.told("volleyed"))
    assert (told["ship"], told["targets"], told["gap"]) == ("g1", ["0.1", "1.1"], 18)
    sunk = [event.ship for event in b.told("sunk")]
    assert sunk == ["0.1", "1.1"]


def test_rb_4_3_volleys_equally_far_are_fired_before_anything_sinks():
    b = board(
        "card fire-power; phase np; agenda end-adventure, np; "
        "sea g1 sail at 0 0, g2 sail at 60 0, 0.1 1 at 30 0, 1.1 1 at 0 120"
    )
    kinds = [event.kind for event in b.events if event.kind in ("volleyed", "sunk")]
    assert kinds[:3] == ["volleyed", "volleyed", "sunk"]


def test_rb_4_3_ships_that_flee_from_equally_far_go_together():
    b = board(NP + "sea y1 sail at 30 0, y2 sail at -30 0, y3 sail at 0 120, 0.1 1 at 0 0")
    told = [plain(event) for event in b.told("fled")]
    assert [(one["ship"], one["target"], one["gap"]) for one in told] == [
        ("y1", "0.1", 18),
        ("y2", "0.1", 18),
        ("y3", "0.1", 108),
    ]
