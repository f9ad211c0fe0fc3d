"""Records stand by themselves: no replay simulates anything again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from quarterdeck.core import FastSeed, Match, Record, Table
from quarterdeck.rattle_battle import RATTLE_BATTLE
from tests.rattle_battle.playing import match_by_lots

REPLAY = """
import sys
sys.modules["mujoco"] = None  # as if it were not installed
from quarterdeck.core import Match, Record
from quarterdeck.rattle_battle import RATTLE_BATTLE
record = Record.parse(open(sys.argv[1], encoding="utf-8").read())
match = Match.resume(RATTLE_BATTLE, record)
print(len(match.steps), match.result)
print(match.position)
for step in match.steps:
    print(step.events)
try:
    import mujoco
except ImportError:
    print("no physics here")
"""


def test_rb_4_2_a_game_with_real_drops_replays_where_the_physics_is_not_installed(tmp_path: Path):
    match = Match(RATTLE_BATTLE, Table(2, {"scenario": "introductory"}), FastSeed(5))
    lots = FastSeed(6).generator(0)
    while not any(e.kind == "adventure-drawn" and e.adventure == 2 for e in match.events(None)):
        seat = lots.choice(match.position.to_act())
        match.act(seat, match.legal(seat).sample(lots))
    dropped = [event for event in match.events(None) if event.kind == "dropped"]
    assert dropped
    assert all(event.frames for event in dropped)
    path = tmp_path / "game.txt"
    path.write_text(str(match.record), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, str(path)], capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert lines[0] == f"{len(match.steps)} {match.result}"
    assert lines[1] == str(match.position)
    assert lines[2:-1] == [str(step.events) for step in match.steps]
    assert lines[-1] == "no physics here"


def test_a_match_goes_on_from_its_record():
    match = match_by_lots(3, 31, most=60)
    again = Match.resume(RATTLE_BATTLE, Record.parse(str(match.record)))
    for one in (match, again):
        lots = FastSeed(7).generator(0)
        for _ in range(20):
            seat = one.position.to_act()[0]
            one.act(seat, one.legal(seat).sample(lots))
    assert str(match.position) == str(again.position)
    assert str(match.record) == str(again.record)
