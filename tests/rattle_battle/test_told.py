"""What a table is told: ranges, measures, marks and faces are enough to draw what the rules do."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from quarterdeck.core import FastSeed, Point, Refusal, Segment
from quarterdeck.core.game import plain
from quarterdeck.games.rattle_battle.actions import Slide, Slides
from quarterdeck.games.rattle_battle.aids import RATTLE_BATTLE_AIDS
from quarterdeck.games.rattle_battle.cards import ADVENTURES
from quarterdeck.games.rattle_battle.geometry import Pose, gap, gap_measure, overlap
from quarterdeck.games.rattle_battle.rules.sea import tiles
from tests.rattle_battle.positions import Board, board

REEFS = (
    "option scenario pirate-wars; card smugglers-cove; phase actions; "
    "parts 0 1 sail; upgrades 0 drill parrot; "
)


def over_the_wire(value: object) -> Any:
    return json.loads(json.dumps(plain(value)))


def redrawn(b: Board, told: dict[str, Any]) -> Slides:
    """A range as a table draws it: from what is told, the dice it sees, and the card's tiles."""
    seen = over_the_wire(b.position.observe(0))
    laid = [tile for _, tile in tiles(ADVENTURES[seen["card"]])]
    return Slides(
        told["by"],
        told["ship"],
        Pose(**told["start"]),
        told["limit"],
        under=tuple(told["under"]),
        drill=told["drill"],
        lying=tuple(
            (die["ship"], Pose(**die["pose"])) for die in seen["sea"] if die["ship"] != told["ship"]
        ),
        tiles=tuple(laid[place] for place in told["stops"]),
    )


def test_a_range_and_the_table_tell_exactly_where_a_ship_may_go():
    b = board(REEFS + "sea 0.1 3 at -80 60 0.3, 0.2 1 at 40 0, y1 1 at -50 20 1, g1 3 at 0 60")
    lots = FastSeed(9).generator(0)
    ranges = [r for r in b.ranges() if isinstance(r, Slides)]
    assert [(r.by, r.ship, r.drill) for r in ranges] == [
        *(("sail", ship, drill) for drill in (False, True) for ship in ("0.1", "0.2")),
        *(("parrot", ship, False) for ship in ("g1", "y1")),
    ]
    for real in ranges:
        drawn = redrawn(b, over_the_wire(real))
        assert len(drawn.tiles) == (0 if real.drill else 3)
        answers = set()
        for _ in range(300):
            x, y = ((lots.random() - 0.5) * 285 for _ in range(2))
            drill = lots.choice(("", *real.under)) if real.drill else None
            slide = Slide(real.by, real.ship, x, y, drill)
            assert (slide in drawn) == (slide in real), slide
            answers.add(slide in real)
        assert answers == {True, False}


def test_a_range_of_throws_says_from_where():
    b = board("option drops pool; quest 2 2; phase crazy; card knives")
    assert over_the_wire(b.ranges()[0]) == {
        "kind": "throws",
        "die": "0.1",
        "limit": 142.5,
        "text": "throw 0.1 from <x> <y> towards <degrees> with <force>",
    }


# -- measures and refusals -------------------------------------------------------------------------


def test_a_gap_is_drawn_from_wall_to_wall_exactly():
    lots = FastSeed(3).generator(0)
    turns = (0.0, math.pi / 2, math.pi / 4, 0.3)

    def die() -> Pose:
        x, y = ((lots.random() - 0.5) * 60 for _ in range(2))
        return Pose(x, y, lots.choice((*turns, lots.random() * math.tau)))

    for a, b in ((die(), die()) for _ in range(1000)):
        if overlap(a, b):
            continue
        drawn = gap_measure(a, b, 10.0)
        start, end = ((point.x, point.y) for point in (drawn.start, drawn.end))
        assert drawn.length == gap(a, b) == pytest.approx(math.dist(start, end), abs=1e-5)
        for point, pose in ((start, a), (end, b)):
            c, s = math.cos(pose.angle), math.sin(pose.angle)
            x, y = point[0] - pose.x, point[1] - pose.y
            wall = max(abs(c * x + s * y), abs(c * y - s * x))
            assert wall == pytest.approx(6, abs=1e-5)
    facing = gap_measure(Pose(0, 0), Pose(50, 4), 10.0)
    assert facing == Segment(Point(6, 2), Point(44, 2), 38, 10.0)


SEA = (
    "card stragglers; phase actions; parts 0 1 1 0; spent 0 0 0; upgrades 0 black-flag harpoon; "
    "sea 0.1 cannon at -130 0, 0.2 3 at -130 40, y1 1 at -50 0, y2 2 at 120 0 0.5"
)


def reasons(b: Board, seat: int = 0) -> dict[str, Refusal]:
    """Why what a seat may think of cannot be done."""
    seen = b.position.observe(seat)
    considered = {str(a): b.position.refusal(seat, a) for a in RATTLE_BATTLE_AIDS.considered(seen)}
    return {text: refused for text, refused in considered.items() if refused is not None}


def test_at_sea_all_that_is_out_of_reach_is_said_with_its_measure():
    b = board(SEA)
    found = reasons(b)
    for action, start, end, limit in (
        ("shoot 0.1 y1", (-124, 0), (-56, 0), 63),
        ("move 0.2 touch y2", (-124, 34), None, 88),
        ("use black-flag y2", (-124, 2.4), None, 88),
        ("use harpoon 0.1 y2", None, (-124, 2.4), 88),
    ):
        measure = found[action].measure
        assert measure is not None
        assert (measure.length > limit, measure.limit) == (True, limit)
        for point, there in ((measure.start, start), (measure.end, end)):
            assert there is None or math.dist((point.x, point.y), there) < 1
        assert found[action].details["distance"] == math.ceil(measure.length * 10) / 10
    assert found["shoot 0.2 y1"].code == "too-few-cannons"
    assert found["done"].code == "must-act"
    assert b.legal() == [
        *("move 0.1 touch y1", "move 0.2 touch y1", "pass", "use black-flag y1"),
        *("use harpoon 0.1 y1", "use harpoon 0.2 y1"),
    ]
    assert not set(b.legal()) & set(found)
    far = b.refusal("move 0.1 to -30 0")
    assert far is not None
    assert far.measure == Segment(Point(-130, 0), Point(-30, 0), 100, 88)
    exhausted = board(SEA.replace("black-flag", "black-flag!"))
    assert reasons(exhausted)["use black-flag y1"].code == "not-ready"


def test_a_shot_that_can_be_fired_is_told_with_its_measure():
    b = board(SEA.replace("y1 1 at -50 0", "y1 1 at -70 0")).play("shoot 0.1 y1")
    assert over_the_wire(b.told("shot")[0])["measure"] == {
        "start": {"x": -124, "y": 0},
        "end": {"x": -76, "y": 0},
        "length": 48,
        "limit": 63,
    }


def test_in_port_all_that_cannot_be_done_is_said_with_its_reason():
    at = (
        "card stragglers; phase port; closed shipyard 1; loot 0 1 rum 1 spices 1 valuables; "
        "agenda at 0 0 "
    )
    tavern, pit = board(at + "tavern"), board(at + "pit")
    assert {text: refused.code for text, refused in reasons(tavern).items()} == {
        "hire": "cannot-pay",
        "build": "wrong-place",
        "buy sail": "place-closed",
        "buy cannon": "place-closed",
        "buy hold": "place-closed",
    }
    assert reasons(pit)["sell rum"].code == "pit-rate"
    assert "sell valuables" not in reasons(pit)


def test_nobody_else_is_told_what_he_could_not_do():
    seen = board(SEA).position.observe
    assert RATTLE_BATTLE_AIDS.considered(seen(1)) == RATTLE_BATTLE_AIDS.considered(seen(None)) == ()
