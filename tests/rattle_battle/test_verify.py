"""What verify can say about a record whose dice really fell."""

from __future__ import annotations

import re

import pytest

from quarterdeck.cli.retelling import moves
from quarterdeck.core import FastSeed, Match, Record, Table
from quarterdeck.core.verify import RIGHT, UNKNOWN, WRONG, verify
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.drop import PhysicsMissing, dropping, pooled_throw
from quarterdeck.games.rattle_battle.drop.simulation import SeaBox
from quarterdeck.games.rattle_battle.geometry import Pose, touching
from quarterdeck.games.rattle_battle.geometry_moves import is_free
from tests.rattle_battle.playing import match_by_lots


def verdicts(text: str) -> dict[str, str]:
    return {finding.code: finding.verdict for finding in verify(RATTLE_BATTLE, Record.parse(text))}


def fast_record(until: str = "dropped") -> str:
    """A game with real drops from a seed that is known, up to an event of this kind."""
    match = Match(RATTLE_BATTLE, Table(2, {"scenario": "introductory"}), FastSeed(5))
    lots = FastSeed(6).generator(0)
    while not any(event.kind == until for event in match.events(None)):
        seat = match.position.to_act()[0]
        match.act(seat, match.legal(seat).sample(lots))
    return str(match.record)


def test_on_the_same_machine_every_fall_comes_out_alike() -> None:
    found = verdicts(fast_record())
    assert found["deal"] == RIGHT
    assert "falls" not in found


def test_a_fall_that_differs_a_little_proves_nothing() -> None:
    text = fast_record()
    fall = re.search(r"^\* fall (-?[\d.]+),", text, re.MULTILINE)
    assert fall is not None
    moved = text[: fall.start(1)] + str(round(float(fall[1]) + 0.01, 2)) + text[fall.end(1) :]
    found = verify(RATTLE_BATTLE, Record.parse(moved))
    assert {f.code: f.verdict for f in found if f.code in ("deal", "falls")} == {
        "deal": RIGHT,
        "falls": UNKNOWN,
    }
    assert next(f for f in found if f.code == "falls").details == {"falls": 1}


def test_loot_that_the_seed_did_not_give_is_found_behind_falls() -> None:
    lines = fast_record(until="loot-gained").splitlines()
    assert any(line.startswith("* fall ") for line in lines)
    index = max(n for n, line in enumerate(lines) if line.startswith("* loot "))
    given = lines[index]
    for other in ("rum", "spices", "materials", "valuables"):
        lines[index] = f"* loot {other}"
        found = verdicts("\n".join(lines) + "\n")
        if lines[index] == given:
            assert found["deal"] == RIGHT
        else:
            assert found["deal-differs"] == WRONG


def test_without_physics_the_rest_is_still_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    text = fast_record()

    def missing(dice: int) -> SeaBox:
        raise PhysicsMissing("no physics here")

    monkeypatch.setattr(dropping, "sea_box", missing)
    found = verdicts(text)
    assert (found["deal"], found["falls"]) == (RIGHT, UNKNOWN)


def test_a_game_is_counted_in_adventures() -> None:
    match = match_by_lots(2, 11, scenario="introductory")
    assert sum(event.opens_turn for event in match.events(None)) == 7


def test_a_record_is_retold_move_by_move() -> None:
    match = match_by_lots(2, 4, most=40)
    assert [move.number for move in moves(RATTLE_BATTLE, match.record)] == list(range(41))


def test_where_nobody_can_aim_a_thrown_die_still_touches_what_it_falls_on() -> None:
    lying = [(Pose(x, y, 0.3), 2) for x in range(-60, 61, 20) for y in range(-60, 61, 20)]
    hits = 0
    for number in range(40):
        fall = pooled_throw(FastSeed(number).generator(0), lying)
        *still, thrown = fall.poses
        assert still == [pose for pose, _ in lying]
        assert is_free(thrown, still)
        assert set(fall.touched) == {n for n, pose in enumerate(still) if touching(thrown, pose)}
        hits += bool(fall.touched)
    assert hits > 5
