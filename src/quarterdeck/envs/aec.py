"""A table for PettingZoo: one agent acts after the other (AEC). A game adds what is its own.

.. code-block:: python

   from quarterdeck.games.mine import mine_v0  # each game names its own

   env = mine_v0.env(players=3, render_mode="ansi")
   env.reset(seed=42)
   for agent in env.agent_iter():
       observation, reward, termination, truncation, info = env.last()
       if termination or truncation:
           action = None
       else:
           action = env.action_space(agent).sample(observation["action_mask"])
       env.step(action)

**Reward.** 0 until the end. Then 1 for the winner and -1 / (players - 1) for everybody else; who
share a win share its reward too. The sum is always 0.

**End.** A game always ends by its rules, so nothing is truncated. An illegal action ends it in
``env`` with -1 for its agent and raises ``IllegalAction`` in ``raw_env``. What is no action at all,
as 1.0 for a number, is refused in both.

**Seeds.** The same seed is the same game here, in the other environments, and at the tables of
people.

**Copies.** ``copy.deepcopy(env)`` and ``pickle`` keep a game at any moment: the copy goes on as the
original does, with the same chance. So a search may try an action out.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quarterdeck.core import Action, Dealer, FastSeed, Game, IllegalAction, Position, Table
from quarterdeck.envs.common import Observed, check_render_mode, fresh_seed, rewards_of

Taken = TypeVar("Taken")
"""What a learning program gives as an action."""


def metadata(name: str, render_modes: Sequence[str]) -> dict[str, Any]:
    """What PettingZoo wants to know about an environment."""
    modes = list(render_modes)
    return {"name": name, "render_modes": modes, "is_parallelizable": False, "render_fps": 2}


class TableEnv(AECEnv[str, Observed, Taken], Generic[Taken]):
    """A game without wrappers: an illegal action raises ``IllegalAction``."""

    game: ClassVar[Game]
    position: Position

    def __init__(self, table: Table, render_mode: str | None) -> None:
        super().__init__()
        self.game.check(table)
        check_render_mode(render_mode, self.metadata["render_modes"])
        self._table = table
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        # Each agent has spaces of its own, which it may seed.
        self.observation_spaces = {agent: self.observed_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.taken_space() for agent in self.possible_agents}
        self._np_random: np.random.Generator | None = None

    @abstractmethod
    def observed_space(self) -> spaces.Space[Any]:
        """All that an agent can be given."""

    @abstractmethod
    def taken_space(self) -> spaces.Space[Any]:
        """All that an agent can give."""

    @abstractmethod
    def meant(self, seat: int, action: Taken | None) -> Action:
        """The action of the game that a program's action stands for."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a game. The same seed is the same game, here and everywhere else."""
        self.seed = fresh_seed(self, seed)
        self._chance = Dealer(FastSeed(self.seed))
        self.position, _ = self.game.start(self._table, self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Of several who decide at once, the first; what he chose stays hidden from the others."""
        waiting = self.position.to_act()
        self.agent_selection = self.possible_agents[waiting[0] if waiting else 0]

    def step(self, action: Taken | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self.position.apply(seat, self.meant(seat, action), self._chance)
        self._cumulative_rewards[agent] = 0.0
        result = self.position.result()
        shares = rewards_of(result, self.position.seats)
        self.rewards = dict(zip(self.possible_agents, shares, strict=True))
        if result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def close(self) -> None:
        """Nothing is open."""


class _EndIllegal(wrappers.BaseWrapper[str, Observed, Taken]):
    """An illegal action ends the game and costs its agent one.

    PettingZoo's own wrapper for this takes an action to be a number.
    """

    def step(self, action: Taken) -> None:
        agent = self.agent_selection
        try:
            super().step(action)
        except IllegalAction:
            raw = self.unwrapped
            raw.terminations = dict.fromkeys(raw.agents, True)
            raw.rewards = {other: -1.0 * (other == agent) for other in raw.agents}
            raw._cumulative_rewards[agent] = 0.0
            raw._accumulate_rewards()


def wrapped(raw: TableEnv[Taken]) -> AECEnv[str, Observed, Taken]:
    """The environment as PettingZoo's own are: an illegal action ends the game for its agent."""
    return wrappers.OrderEnforcingWrapper(_EndIllegal(raw))
