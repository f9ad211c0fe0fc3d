"""What a table is told: ranges, measures, marks and faces are enough to draw what the rules do."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest

from quarterdeck.core import Dealer, Draw, FastSeed, Point, Refusal, Script, Segment
from quarterdeck.core.game import plain
from quarterdeck.games.rattle_battle.actions import Slide, Slides
from quarterdeck.games.rattle_battle.aids import RATTLE_BATTLE_AIDS
from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, UPGRADES
from quarterdeck.games.rattle_battle.dice import ALL_DICE
from quarterdeck.games.rattle_battle.drop import Fall, drop
from quarterdeck.games.rattle_battle.drop.orientation import Floats
from quarterdeck.games.rattle_battle.drop.simulation import SeaBox
from quarterdeck.games.rattle_battle.falls import Falling
from quarterdeck.games.rattle_battle.geometry import Pose, gap, gap_measure, overlap
from quarterdeck.games.rattle_battle.rules.falling import fall
from quarterdeck.games.rattle_battle.rules.play import Play
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


# -- dice as they lie ------------------------------------------------------------------------------


class Spy(Dealer):
    """Remembers which dice lay where, with which side up, when others fell."""

    def _draw(self, what: Draw[Any]) -> Any:
        if isinstance(what, Falling):
            self.lay = list(what._lying)
        return super()._draw(what)


def test_of_two_equal_faces_the_one_that_lies_up_is_told_and_kept():
    b = board("option drops pool; card stragglers; phase drop; sent 0 0.1; agenda let-drop 0")
    y1, y2 = Fall.parse("10,0,0.5,1 60,0,0,0").text().split()
    rest = "-60,0,0,2 -120,0,0,3"
    b.play("drop", chance=[f"fall {rest.split()[0]} {y1} {y2} {rest.split()[1]}"])
    seen = {ship["ship"]: ship for ship in over_the_wire(b.position.observe(0))["sea"]}
    told = {ship["ship"]: ship for ship in over_the_wire(b.told("dropped")[0])["lying"]}
    for die, side in (("y1", 1), ("y2", 0)):
        assert (seen[die]["face"], seen[die]["side"], told[die]["side"]) == ("1", side, side)
        assert seen[die]["pose"] == told[die]["pose"]
    spy = Spy(FastSeed(1))
    fall(Play(b.state.copy(), spy), ("0.2",), "join", again=True)
    sides = dict(spy.lay)
    assert (sides[Pose(10, 0, 0.5)], sides[Pose(60, 0, 0)]) == (1, 0)


def test_bangs_of_a_drop_are_found_in_its_film(monkeypatch: pytest.MonkeyPatch):
    banged: list[tuple[int, ...]] = []
    put, bang = SeaBox.put, SeaBox.bang

    def look_and_bang(box: SeaBox, *kicks: Floats) -> None:
        banged.append(tuple(np.nonzero(~box.flat() & ~box.outside())[0].tolist()))
        bang(box, *kicks)

    monkeypatch.setattr(SeaBox, "put", lambda box, *a: (banged.clear(), put(box, *a))[1])
    monkeypatch.setattr(SeaBox, "bang", look_and_bang)
    met = set()
    for seed in (11, 12, 22):
        fallen = drop(34, FastSeed(seed).generator(0))
        assert list(fallen.bangs().values()) == banged
        met.add(len(banged))
        assert_told(fallen)
    assert met == {0, 1}


def assert_told(fallen: Fall) -> None:
    """Each bang is a moment of the film, with the names of the dice that lean."""
    play = Play(board("card stragglers").state, Script([f"fall {fallen.text()}"]))
    fall(play, ALL_DICE[:34], "drop")
    told = over_the_wire(play.events[0])["bangs"]
    assert told == [
        {"frame": frame, "leaning": [ALL_DICE[i] for i in leaning]}
        for frame, leaning in fallen.bangs().items()
    ]


# -- what a table marks ----------------------------------------------------------------------------


def test_ships_carry_the_marks_of_cards_and_of_their_shots():
    at = "card stragglers; phase actions; parts 0 1 2 0; upgrades 0 black-flag ram; "
    b = board(at + "sea 0.1 cannon at 0 0, 0.2 3 at 0 40, y1 1 at 60 0, y2 2 at 30 80")

    def marks() -> dict[str, list[tuple[str, str, int]]]:
        sea = over_the_wire(b.position.observe(1))["sea"]
        return {
            ship["ship"]: [(mark["word"], mark["other"], mark["n"]) for mark in ship["marks"]]
            for ship in sea
            if ship["marks"]
        }

    b.play("use black-flag y2")
    assert marks() == {"y2": [("black-flag", "0", 1)]}
    b.play("shoot 0.1 y1")
    assert marks() == {"y2": [("black-flag", "0", 1)], "0.1": [("fired", "", 0)]}


SAILING = "parts 1 1 sail; sea 0.1 3 at 0 0, 1.1 3 at 90 90, y1 1 at 40 0, g1 3 at 0 60"


def test_the_table_says_whether_the_player_in_turn_has_acted_and_what_his_ships_touched():
    b = board(REEFS.replace("drill parrot", "ram") + SAILING)
    assert (b.position.observe(1).acted, b.position.observe(1).moved) == (False, ())
    b.play("move 0.1 touch y1")
    seen = over_the_wire(b.position.observe(1))
    assert (seen["acted"], seen["moved"]) == (True, [{"ship": "0.1", "touched": ["y1"]}])
    b.play("use ram 0.1 y1")
    (mark,) = [mark for ship in b.position.observe(1).sea for mark in ship.marks]
    assert (mark.ship, mark.other) == ("0.1", "y1")


def test_how_many_tokens_are_due():
    b = board("card stragglers; phase load; loot 0 4 rum 4 spices; agenda draw, give 0 3 room")
    assert b.position.observe(1).due == 3
    assert b.play("give rum").position.observe(1).due == 2
    assert board(SEA).position.observe(0).due == 0


def test_every_reach_of_a_card_is_told_as_a_number_with_a_point():
    """What is decoded and written again must be the same to the letter."""
    cards = (*UPGRADES.values(), *SAILORS.values(), *ADVENTURES.values())
    assert {type(effect.reach) for card in cards for effect in card.effects} == {float}
