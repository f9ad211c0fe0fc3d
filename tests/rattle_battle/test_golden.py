"""Golden records of Rattle Battle, in which dice really fell."""

from __future__ import annotations

import subprocess
import sys

from quarterdeck.core import Match
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle import events as e
from tests.goldens import read, records, stored

GOLDEN = records("rattle-battle")

REPLAY = """
import sys
sys.modules["mujoco"] = None  # as if it were not installed
from tests.goldens import digest, read, records
for path in records("rattle-battle"):
    print(path.stem, digest(read(path)))
try:
    import mujoco
except ImportError:
    print("no physics here")
"""


def test_rb_4_2_golden_games_replay_where_the_physics_is_not_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", REPLAY], capture_output=True, text=True, check=True, timeout=120
    )
    *played, last = done.stdout.splitlines()
    assert played == [f"{path.stem} {stored()[path.stem]}" for path in GOLDEN]
    assert last == "no physics here"


def test_rb_4_2_golden_games_have_dice_placed_dropped_again_and_thrown() -> None:
    for path in GOLDEN:
        match = Match.resume(RATTLE_BATTLE, read(path))
        told = [event for step in match.steps for event in step.events]
        falls = [event for event in told if isinstance(event, e.Dropped)]
        assert {fall.reason for fall in falls} >= {"placed", "drop", "redrop", "bomb-throw"}
        assert all(fall.frames for fall in falls)
