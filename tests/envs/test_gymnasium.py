"""The single-agent environment: Gymnasium's checker, and what it does not look at."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env as check_for_stable_baselines

from quarterdeck.core import QuarterdeckError
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.bots.greedy import Greedy
from quarterdeck.games.port_royal.bots.r400 import R400
from quarterdeck.games.port_royal.bots.thumb import Thumb
from quarterdeck.games.port_royal.envs.single import PortRoyalEnv
from quarterdeck.games.rattle_battle.bots.gunner import Gunner

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


def test_bots_may_be_names_or_objects_and_one_may_stand_alone():
    named = PortRoyalEnv(opponents=("greedy", "r400:rollouts=1"))
    given = PortRoyalEnv(opponents=[Greedy(), R400(rollouts=1)])
    assert play(named, 4) == play(given, 4)
    assert named.match.record == given.match.record
    alone = gymnasium.make(ID, opponents="thumb").unwrapped
    play(alone, 4)
    bot = gymnasium.make(ID, opponents=Thumb()).unwrapped
    play(bot, 4)
    assert alone.match.record == bot.match.record


def test_a_bot_that_must_be_prepared_has_been():
    """Else the first games would be others."""
    prepared = []

    class Careful(Greedy):
        def prepare(self, *, wait: bool = False) -> None:
            prepared.append(wait)

    PortRoyalEnv(opponents=Careful())
    assert prepared == [True]


def test_its_masks_are_those_of_the_observation():
    environment = gymnasium.make(ID)
    assert is_masking_supported(environment)
    observation, _ = environment.reset(seed=1)
    for _ in range(20):
        masks = get_action_masks(environment)
        assert masks.dtype == np.bool_
        assert masks.tolist() == (observation["action_mask"] == 1).tolist()
        observation, *_ = environment.step(int(masks.argmax()))


def test_stable_baselines_checker_finds_nothing():
    check_for_stable_baselines(gymnasium.make(ID, opponents=("thumb", "random")))


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_mid_game_goes_on_as_the_original(again):
    environment = gymnasium.make(ID, opponents=("random", "thumb"))
    observation, _ = environment.reset(seed=1)
    for _ in range(20):
        observation, *_ = environment.step(observation["action_mask"].argmax())
    copied = again(environment)
    for _ in range(20):
        action = observation["action_mask"].argmax()
        observation, *_ = environment.step(action)
        same, *_ = copied.step(action)
        assert (observation["observation"] == same["observation"]).all()


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (0.0, r"an action is a whole number, not 0.0 \(float\)"),
        (np.zeros((), np.float32), r"an action is a whole number, not .* \(float32\)"),
        (88, "from 0 to 87, not 88"),
    ],
)
def test_an_action_is_a_whole_number(action, said):
    environment = gymnasium.make(ID).unwrapped
    environment.reset(seed=1)
    with pytest.raises(QuarterdeckError, match=said):
        environment.step(action)
    environment.step(np.array(0))


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
        ({"opponents": "nemo"}, "no bot 'nemo' plays port-royal; there are: "),
        ({"opponents": 3}, "opponents are names of bots, or bots, not 3"),
        ({"opponents": [3]}, "an opponent is a bot's name or a Bot, not 3"),
        ({"opponents": Thumb}, r"names of bots, or bots, not <class.*>; Thumb\(\) makes one"),
        ({"opponents": [Thumb]}, r"a bot's name or a Bot, not <class.*>; Thumb\(\) makes one"),
        ({"opponents": Gunner()}, "gunner plays rattle-battle, not port-royal"),
        ({"seat": 2}, "no seat 2: there are 0 to 1"),
        ({"seat": -1}, "no seat -1: there are 0 to 1"),
        ({"seat": 0.0}, r"a seat is a whole number, not 0.0 \(float\)"),
        ({"end": "never"}, "cannot be 'never'; possible: points, expedition"),
        ({"ends": "points"}, "has no option 'ends'; its options: end, jester_on_bust"),
    ],
)
def test_a_table_there_is_not(arguments, said):
    with pytest.raises(QuarterdeckError, match=said):
        gymnasium.make(ID, **arguments)


def test_before_the_first_reset_it_says_so():
    with pytest.raises(QuarterdeckError, match="no game is dealt yet: call reset first"):
        PortRoyalEnv().step(0)
    with pytest.raises(QuarterdeckError, match="no game is dealt yet: call reset first"):
        PortRoyalEnv().action_masks()
