"""The PufferLib adapter, over a stand-in for ``PufferEnv``.

PufferLib 3 must be built from source. Its base class allocates the buffers and checks that
what it needs is there; the stand-in does the same, as its documentation tells.
"""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

import numpy as np
import pytest
from gymnasium import spaces

from quarterdeck.core import QuarterdeckError


class PufferEnv:
    """The contract: spaces and num_agents are set first, buffers are given or made."""

    def __init__(self, buf=None) -> None:
        assert isinstance(self.single_observation_space, spaces.Box)
        assert isinstance(self.single_action_space, spaces.Discrete)
        assert not hasattr(self, "observation_space")
        agents, shape = self.num_agents, self.single_observation_space.shape
        made = {
            "observations": np.zeros((agents, *shape), self.single_observation_space.dtype),
            "rewards": np.zeros(agents, np.float32),
            "terminals": np.zeros(agents, bool),
            "truncations": np.zeros(agents, bool),
            "masks": np.ones(agents, bool),
            "actions": np.zeros(agents, np.int32),
        }
        for name, array in (buf or made).items():
            setattr(self, name, array)


@pytest.fixture
def puffer(monkeypatch):
    stand_in = ModuleType("pufferlib")
    stand_in.PufferEnv = PufferEnv
    monkeypatch.setitem(sys.modules, "pufferlib", stand_in)
    name = "quarterdeck.games.port_royal.envs.puffer"
    monkeypatch.delitem(sys.modules, name, raising=False)
    yield importlib.import_module(name)
    sys.modules.pop(name, None)


def test_each_seat_is_an_agent_and_one_of_each_game_acts(puffer):
    env = puffer.PufferPortRoyal(games=8, players=3)
    seen, infos = env.reset(seed=1)
    assert (seen.shape[0], infos) == (24, [])
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        assert env.masks.reshape(8, 3).sum(axis=1).tolist() == [1] * 8
        masks = env.observations[env.masks][:, -88:]
        assert (masks.sum(axis=1) > 0).all()
        assert env.single_observation_space.contains(env.observations[env.masks][0])
        actions = np.zeros(24, np.int32)
        actions[env.masks] = [rng.choice(np.flatnonzero(mask)) for mask in masks]
        _, rewards, terminals, truncations, _ = env.step(actions)
        per_game = terminals.reshape(8, 3)
        assert (per_game.all(axis=1) == per_game.any(axis=1)).all()
        assert rewards.reshape(8, 3).sum(axis=1) == pytest.approx(0, abs=1e-6)
        assert (rewards.reshape(8, 3).any(axis=1) <= per_game.any(axis=1)).all()
        assert not truncations.any()
        ended += int(per_game.any(axis=1).sum())
    assert ended > 0
    assert env._illegal == 0
    env.close()


def test_illegal_actions_are_replaced_and_counted(puffer):
    env = puffer.PufferPortRoyal(games=4)
    env.reset()
    told = []
    for _ in range(puffer.REPORT_EVERY):
        *_, infos = env.step(np.full(8, 999, np.int32))
        told += infos
    assert told[0]["illegal_actions"] == 4 * puffer.REPORT_EVERY


def test_actions_are_whole_numbers(puffer):
    env = puffer.PufferPortRoyal(games=2, end="expedition")
    env.reset()
    with pytest.raises(QuarterdeckError, match="actions are 4 whole numbers, not float32"):
        env.step(np.zeros(4, np.float32))


def test_it_writes_into_pufferlibs_memory(puffer):
    given = puffer.PufferPortRoyal(games=2)
    arrays = {
        name: getattr(given, name)
        for name in ("observations", "rewards", "terminals", "truncations", "masks", "actions")
    }
    env = puffer.PufferPortRoyal(games=2, buf=arrays)
    env.reset(seed=3)
    assert env.observations is arrays["observations"]
    assert arrays["observations"][arrays["masks"]].any()
