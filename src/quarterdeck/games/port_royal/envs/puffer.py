"""Port Royal for PufferLib 3, as a native environment: ``PufferEnv`` over the vector environment.

PufferLib lets every agent act in every step, and knows no mask of legal actions. So each seat of
each game is an agent, the mask stands behind the tensor in its observation, and a step takes the
action of the seat to act in each game; ``masks`` says which agents these are. The others keep what
they saw last, and what they do is ignored. An illegal action is replaced by a legal one at
random, and counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pufferlib
from gymnasium import spaces
from gymnasium.vector import AutoresetMode

from quarterdeck.games.port_royal.actions import COUNT
from quarterdeck.games.port_royal.envs.features import SIZE
from quarterdeck.games.port_royal.envs.spaces import action_space, actions_of, tensor_space
from quarterdeck.games.port_royal.envs.vector import Buffers, VectorEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

REPORT_EVERY: Final = 128
"""Steps between two reports of how games went, as PufferLib's own environments have it."""

Infos = list[dict[str, float]]


class PufferPortRoyal(pufferlib.PufferEnv):
    """So many games side by side, each seat an agent."""

    def __init__(
        self,
        games: int = 1024,
        players: int = 2,
        threads: int = 1,
        buf: Any = None,  # a dict of arrays, or an array of records, as PufferLib likes
        seed: int = 0,
        **options: str,
    ) -> None:
        box = tensor_space()
        high = np.concatenate([box.high, np.ones(COUNT, np.float32)])
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        self.single_action_space = action_space()
        self.num_agents = games * players
        super().__init__(buf)
        self._own = Buffers.make(games, players)
        self._env = VectorEnv(
            games,
            players,
            autoreset_mode=AutoresetMode.SAME_STEP,
            buffers=self._own,
            threads=threads,
            **options,  # type: ignore[arg-type]  # mypy thinks of the other arguments
        )
        self._players, self._seed = players, seed
        self._first = np.arange(games) * players
        self._steps = self._ended = self._illegal = 0

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], Infos]:
        """Deal all games."""
        self._env.reset(seed=self._seed if seed is None else seed)
        self.observations[:] = 0
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self._show()
        return self.observations, []

    def step(self, actions: NDArray[np.int32]) -> tuple[Any, Any, Any, Any, Infos]:
        """Carry out the actions of those to act."""
        given = actions_of(np.reshape(actions, -1), self.num_agents)
        chosen = given[self._to_act].astype(np.int64)
        legal = self._own.masks[np.arange(len(chosen)), chosen.clip(0, COUNT - 1)] == 1
        legal &= (chosen >= 0) & (chosen < COUNT)
        self._env.choose("random", ~legal, out=chosen)
        self._env.step(chosen)
        self.rewards[:] = self._own.rewards.reshape(-1)
        self.terminals[:] = np.repeat(self._own.terminations, self._players)
        self._show()
        self._steps += 1
        self._ended += int(self._own.terminations.sum())
        self._illegal += int((~legal).sum())
        return self.observations, self.rewards, self.terminals, self.truncations, self._infos()

    def close(self) -> None:
        """Let the threads go."""
        self._env.close()

    @property
    def _to_act(self) -> NDArray[np.int64]:
        """The agent to act in each game."""
        return self._first + self._own.seats

    def _show(self) -> None:
        """Write what those to act know, and who they are."""
        agents = self._to_act
        self.observations[agents, :SIZE] = self._own.observations
        self.observations[agents, SIZE:] = self._own.masks
        self.masks[:] = False
        self.masks[agents] = True

    def _infos(self) -> Infos:
        if self._steps % REPORT_EVERY:
            return []
        told = {"games": float(self._ended), "illegal_actions": float(self._illegal)}
        self._ended = self._illegal = 0
        return [told]
