"""The AEC environment: PettingZoo's own kits, and what they do not look at."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import check_save_obs

from quarterdeck.core import FastSeed, IllegalAction, Match, QuarterdeckError, Table
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL, port_royal_v0

# What the kit says of every environment with a dict of observation and mask but PettingZoo's own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("make", [port_royal_v0.env, port_royal_v0.raw_env])
def test_api(make, players):
    api_test(make(players=players), num_cycles=120)


def test_api_with_options():
    api_test(port_royal_v0.env(players=3, end="expedition", jester_on_bust="opponents"), 120)


def test_seed():
    seed_test(lambda: port_royal_v0.env(players=3), num_cycles=60)


def test_render():
    # The kit asks for the mode "human" first, and expects it to be refused or to show nothing.
    def make(render_mode: str) -> object:
        return port_royal_v0.env(render_mode="ansi" if render_mode == "human" else render_mode)

    render_test(make, {"ansi": lambda text: "harbour:" in text})


def test_a_tensor_is_no_picture_to_save():
    """PettingZoo's kit for saving observations is for pictures; it says so of this one."""
    environment = port_royal_v0.env()
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="Observations must be Box"):
        check_save_obs(environment)


def play(environment, seed: int) -> dict[str, float]:
    """Play at random to the end; what each agent got in all."""
    rng = np.random.default_rng(seed)
    environment.reset(seed=seed)
    sums = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, _, _ = environment.last()
        sums[agent] += reward
        mask = observation["action_mask"]
        environment.step(None if terminated else int(rng.choice(np.flatnonzero(mask))))
    return sums


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rewards_are_those_of_the_result_and_sum_to_zero(players):
    environment = port_royal_v0.raw_env(players=players)
    for seed in range(3):
        got = list(play(environment, seed).values())
        result = environment.position.result()
        expected = [(players * result.share(p) - 1) / (players - 1) for p in range(players)]
        assert got == pytest.approx(expected)
        assert sum(got) == pytest.approx(0)


def test_the_deal_is_that_of_a_match_with_the_same_seed():
    environment = port_royal_v0.raw_env(players=4)
    environment.reset(seed=77)
    assert str(environment.position) == str(Match(PORT_ROYAL, Table(4), FastSeed(77)).position)


def test_an_illegal_action_is_refused_with_what_is_legal():
    environment = port_royal_v0.raw_env()
    environment.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"cannot stop.*legal: draw"):
        environment.step(1)
    with pytest.raises(QuarterdeckError, match="from 0 to 87, not 88"):
        environment.step(len(ACTIONS))


def test_wrapped_an_illegal_action_ends_the_game_and_costs_the_agent_one():
    environment = port_royal_v0.env()
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(1)
    assert all(environment.terminations.values())
    assert environment.rewards[agent] == -1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": 6}, "for 2 to 5 players, not 6"),
        ({"players": "3"}, "the number of players is a whole number, not '3'"),
        ({"end": "never"}, "cannot be 'never'; possible: points, expedition"),
        ({"ends": "points"}, "has no option 'ends'; its options: end, jester_on_bust"),
    ],
)
def test_a_table_there_is_not(arguments, said):
    with pytest.raises(QuarterdeckError, match=said):
        port_royal_v0.env(**arguments)


def test_a_render_mode_there_is_not():
    with pytest.raises(QuarterdeckError, match="no render mode 'human'; there are: ansi"):
        port_royal_v0.env(render_mode="human")


def test_pictures_differ_as_the_game_goes_on():
    environment = port_royal_v0.raw_env(render_mode="rgb_array")
    environment.reset(seed=1)
    before = environment.render()
    environment.step(0)
    assert before.shape == environment.render().shape == (640, 960, 3)
    assert (before != environment.render()).any()


@pytest.mark.parametrize("make", [port_royal_v0.env, port_royal_v0.raw_env])
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_mid_game_goes_on_as_the_original(make, again):
    environment = make(players=3)
    environment.reset(seed=1)
    rng = np.random.default_rng(1)
    play_on(environment, rng, 60)
    copied, same = again(environment), copy.deepcopy(rng)
    seen = play_on(environment, rng, 300)
    assert seen == play_on(copied, same, 300)
    # Without a seed the next game is the same one, too.
    environment.reset()
    copied.reset()
    assert str(environment.unwrapped.position) == str(copied.unwrapped.position)


def play_on(environment, rng: np.random.Generator, steps: int) -> list[tuple[str, bytes, float]]:
    """Play on at random; what was seen and got."""
    seen = []
    for agent in environment.agent_iter(steps):
        observation, reward, terminated, _, _ = environment.last()
        seen.append((agent, observation["observation"].tobytes(), reward))
        mask = observation["action_mask"]
        environment.step(None if terminated else int(rng.choice(np.flatnonzero(mask))))
    return seen


def test_it_can_be_copied_before_the_first_reset():
    environment = pickle.loads(pickle.dumps(port_royal_v0.env(players=5)))
    environment.reset(seed=1)
    assert len(environment.agents) == 5


@pytest.mark.parametrize("make", [port_royal_v0.env, port_royal_v0.raw_env])
@pytest.mark.parametrize(
    ("action", "said"),
    [
        (0.0, r"an action is a whole number, not 0.0 \(float\)"),
        (np.float32(0), r"an action is a whole number, not .*0.0.* \(float32\)"),
        ("draw", r"an action is a whole number, not 'draw' \(str\)"),
        (None, "an action is a whole number, not None"),
        (-1, "from 0 to 87, not -1"),
    ],
)
def test_an_action_is_a_whole_number(make, action, said):
    environment = make()
    environment.reset(seed=1)
    with pytest.raises(QuarterdeckError, match=said):
        environment.step(action)
    environment.step(np.int8(0))


def test_seeds_are_of_any_integer_type():
    one, other = port_royal_v0.raw_env(), port_royal_v0.raw_env()
    one.reset(seed=7)
    other.reset(seed=np.uint64(7))
    assert str(one.position) == str(other.position)
    with pytest.raises(QuarterdeckError, match=r"a seed is a whole number, not 7\.0"):
        one.reset(seed=7.0)
    with pytest.raises(QuarterdeckError, match="a seed is a number from 0 to"):
        one.reset(seed=-1)
