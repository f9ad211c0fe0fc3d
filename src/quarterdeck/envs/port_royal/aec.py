"""Port Royal for PettingZoo: one agent acts after the other (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quarterdeck.core import Dealer, FastSeed
from quarterdeck.envs.common import check_render_mode, fresh_seed
from quarterdeck.envs.port_royal.drawing import drawn, written
from quarterdeck.envs.port_royal.spaces import (
    RENDER_MODES,
    Observed,
    action_of,
    action_space,
    observation_space,
    observed,
    rewards,
    table_for,
)
from quarterdeck.port_royal import PORT_ROYAL, PortRoyalPosition


class raw_env(AECEnv[str, Observed, int], EzPickle):  # noqa: N801  as PettingZoo names it
    """The environment without wrappers: an illegal action raises ``IllegalAction``."""

    metadata: ClassVar[dict[str, Any]] = {  # as PettingZoo declares it
        "render_modes": list(RENDER_MODES),
        "name": "port_royal_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        end: str = "points",
        jester_on_bust: str = "everyone",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, end, jester_on_bust, render_mode)
        super().__init__()
        self._table = table_for(players, end, jester_on_bust)
        check_render_mode(render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. The same seed is the same deal, here and in every other environment."""
        self.seed = fresh_seed(self, seed)
        self._chance = Dealer(FastSeed(self.seed))
        position, _ = PORT_ROYAL.start(self._table, self._chance)
        assert isinstance(position, PortRoyalPosition)
        self.position = position
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.position.state.acting]

    def observe(self, agent: str) -> Observed:
        return observed(self.position.state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self.position.apply(seat, action_of(action), self._chance)
        self._cumulative_rewards[agent] = 0.0
        state = self.position.state
        self.rewards = dict(zip(self.possible_agents, rewards(state), strict=True))
        if self.position.result() is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | np.ndarray[Any, np.dtype[np.uint8]] | None:
        """What a spectator sees, as text or as a picture."""
        if self.render_mode == "ansi":
            return written(self.position.state)
        return drawn(self.position.state) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        """Nothing is open."""


def env(**arguments: Any) -> AECEnv[str, Observed, int]:
    """The environment as PettingZoo's own are: an illegal action ends the game for its agent."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
