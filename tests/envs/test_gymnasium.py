"""The single-agent environment: Gymnasium's checker, and what it does not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from quarterdeck.core import QuarterdeckError
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.port_royal import PORT_ROYAL

ID = "quarterdeck.envs:quarterdeck/PortRoyal-v0"


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"opponents": ("greedy", "random"), "render_mode": "ansi"},
        {"opponents": ("thumb",), "end": "expedition", "render_mode": "rgb_array"},
    ],
)
def test_gymnasiums_checker_finds_nothing(arguments):
    check_env(gymnasium.make(ID, **arguments).unwrapped)


def play(environment, seed: int) -> float:
    rng = np.random.default_rng(seed)
    observation, _ = environment.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _, _ = environment.step(action)
        total += reward
    return total


def test_a_random_learner_loses_to_thumb_and_the_record_is_right():
    environment = gymnasium.make(ID, opponents=("thumb", "thumb")).unwrapped
    assert [play(environment, seed) for seed in range(3)] == [-0.5] * 3
    assert environment.match.result.share(environment.seat) == 0
    assert all(f.verdict != WRONG for f in verify(PORT_ROYAL, environment.match.record))


def test_the_learner_sits_where_it_is_told_or_where_the_seed_says():
    fixed = gymnasium.make(ID, opponents=("thumb", "thumb"), seat=2).unwrapped
    anywhere = gymnasium.make(ID, opponents=("thumb", "thumb")).unwrapped
    seats = set()
    for seed in range(6):
        fixed.reset(seed=seed)
        anywhere.reset(seed=seed)
        assert fixed.seat == 2
        assert fixed.match.position.to_act() == (2,)
        seats.add(anywhere.seat)
    assert seats == {0, 1, 2}


def test_an_illegal_action_loses():
    environment = gymnasium.make(ID).unwrapped
    environment.reset(seed=1)
    action = int(np.flatnonzero(environment.reset(seed=1)[0]["action_mask"] == 0)[-1])
    _, reward, terminated, truncated, info = environment.step(action)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "legal: " in info["illegal"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"opponents": ()}, "for 2 to 5 players, not 1"),
        ({"opponents": ("nemo",)}, "no bot 'nemo' plays port-royal; there are: "),
        ({"seat": 2}, "no seat 2: there are 0 to 1"),
    ],
)
def test_a_table_there_is_not(arguments, said):
    with pytest.raises(QuarterdeckError, match=said):
        gymnasium.make(ID, **arguments)
