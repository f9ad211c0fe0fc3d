"""Records stand by themselves: no replay simulates anything again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.core import Dealer, FastSeed, Match, NotationError, Record, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from tests.rattle_battle.playing import ALL_OPTIONS, match_by_lots

REPLAY = """
import sys
sys.modules["mujoco"] = None  # as if it were not installed
from quarterdeck.core import Match, Record
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
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


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("players 2; card skirmish; phase crazy; agenda skirmish-pick", "nobody is to decide"),
        ("players 2; card stragglers; phase port; agenda end-quest, give 0 1 room", "do nothing"),
        ("players 2; card stragglers; phase draw; quest 1 3", "no adventure 3 of quest 1"),
        ("players 2; card stragglers; phase draw; chosen 1 guess 9", "cannot have chosen"),
        ("players 2; card race; phase crazy; rolls 0.1 sail", "no face 'sail'"),
    ],
)
def test_a_position_that_cannot_be_played_on_is_refused(position: str, reason: str):
    with pytest.raises(NotationError, match=reason):
        RATTLE_BATTLE.parse_position(position)


def test_damaged_positions_are_refused_or_can_be_played():
    """Clauses dropped, doubled, swapped and garbled: an error that is none of ours is a crash."""
    lots = FastSeed(12).generator(0)
    clauses = [
        str(match_by_lots(3, seed, most=40 * seed, scenario=scenario, **ALL_OPTIONS).position)
        for seed, scenario in enumerate(("norrington", "pirate-wars", "introductory"), start=1)
    ]
    read = 0
    for _ in range(400):
        words = lots.choice(clauses).split(" ")
        at, to = lots.below(len(words)), lots.below(len(words))
        words[at] = lots.choice((words[to], "9", "-", ";", "1e999", "nan", ""))
        try:
            position = RATTLE_BATTLE.parse_position(" ".join(words))
        except NotationError:
            continue
        read += 1
        chance = Dealer(FastSeed(1))
        for _ in range(10):
            if seats := position.to_act():
                position.apply(seats[0], position.legal(seats[0]).sample(lots), chance)
    assert 5 < read < 400
