"""Rattle, Battle, Grab the Loot for PettingZoo: one agent acts after the other (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quarterdeck.core import Dealer, FastSeed, IllegalAction, QuarterdeckError, Refusal, Table
from quarterdeck.envs.common import check_render_mode, fresh_seed, rewards_of
from quarterdeck.envs.rattle_battle.features import HIGH, SIZE, encode
from quarterdeck.envs.rattle_battle.kinds import ALL_KINDS, DICE, Chosen, mask_of, resolve
from quarterdeck.rattle_battle import RATTLE_BATTLE
from quarterdeck.rattle_battle.actions import Command
from quarterdeck.rattle_battle.game import RattleBattlePosition

RENDER_MODES: Final = ("ansi",)
Observed = dict[str, "NDArray[np.float32] | NDArray[np.int8]"]
"""What a seat is given: ``observation`` and ``action_mask``."""
Hybrid = dict[str, Any]
"""An action: ``what``, ``ship``, ``target`` and ``where``."""


class HybridSpace(spaces.Dict):
    """All hybrid actions; a mask to sample with is that of ``what``."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(
            {
                "what": spaces.Discrete(len(ALL_KINDS)),
                "ship": spaces.Discrete(DICE),
                "target": spaces.Discrete(DICE),
                "where": spaces.Box(-1.0, 1.0, (4,), np.float32),
            },
            seed=seed,
        )

    def sample(self, mask: Any = None, probability: Any = None) -> Hybrid:
        """A random action; with a mask, one of those kinds."""
        if isinstance(mask, np.ndarray):
            mask = {"what": mask, "ship": None, "target": None, "where": None}
        return super().sample(mask=mask, probability=probability)


ALL_ACTIONS: Final = HybridSpace()


class raw_env(AECEnv[str, Observed, Hybrid], EzPickle):  # noqa: N801  as PettingZoo names it
    """The environment without wrappers: an illegal action raises ``IllegalAction``."""

    metadata: ClassVar[dict[str, Any]] = {  # as PettingZoo declares it
        "render_modes": list(RENDER_MODES),
        "name": "rattle_battle_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        scenario: str = "norrington",
        drops: str = "pool",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        EzPickle.__init__(self, players, scenario, drops, render_mode, **options)
        super().__init__()
        self._table = Table(players, {"scenario": scenario, "drops": drops, **options})
        RATTLE_BATTLE.check(self._table)
        check_render_mode(render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-HIGH, HIGH, (SIZE,), np.float32),
                    "action_mask": spaces.Box(0, 1, (len(ALL_KINDS),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: HybridSpace() for agent in self.possible_agents}
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a game. The same seed is the same game, here and at tables."""
        self.seed = fresh_seed(self, seed)
        self._chance = Dealer(FastSeed(self.seed))
        position, _ = RATTLE_BATTLE.start(self._table, self._chance)
        assert isinstance(position, RattleBattlePosition)
        self.position = position
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

    def observe(self, agent: str) -> Observed:
        seat = self.possible_agents.index(agent)
        return {
            "observation": encode(self.position.observe(seat), seat),
            "action_mask": mask_of(self.position.legal(seat)),
        }

    def step(self, action: Hybrid | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        chosen = chosen_of(action)
        choices = self.position.legal(seat)
        meant = resolve(choices, chosen, seat, self.position.seats)
        if meant is None:
            kind = ALL_KINDS[chosen.what]
            refusal = Refusal("not-offered", "there is no such action now")
            raise IllegalAction(seat, Command(kind), refusal, choices)
        self.position.apply(seat, meant, self._chance)
        self._cumulative_rewards[agent] = 0.0
        result = self.position.result()
        self.rewards = dict(
            zip(self.possible_agents, rewards_of(result, self.position.seats), strict=True)
        )
        if result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """What a spectator sees, in the game's notation."""
        return self.position.observe(None).notation if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def chosen_of(action: Hybrid | None) -> Chosen:
    """An action as it was given; refuses what is none."""
    if action is None or not ALL_ACTIONS.contains(action):
        raise QuarterdeckError(
            f"an action is a dict of what (below {len(ALL_KINDS)}), ship and target (below {DICE}) "
            f"and where (four numbers from -1 to 1), not {action!r}"
        )
    return Chosen(int(action["what"]), int(action["ship"]), int(action["target"]), action["where"])


class _EndIllegal(wrappers.BaseWrapper[str, Observed, Hybrid]):
    """An illegal action ends the game and costs its agent one.

    PettingZoo's own wrapper for this takes an action to be a number.
    """

    def step(self, action: Hybrid) -> None:
        agent = self.agent_selection
        try:
            super().step(action)
        except IllegalAction:
            raw = self.unwrapped
            raw.terminations = dict.fromkeys(raw.agents, True)
            raw.rewards = {other: -1.0 * (other == agent) for other in raw.agents}
            raw._cumulative_rewards[agent] = 0.0
            raw._accumulate_rewards()


def env(**arguments: Any) -> AECEnv[str, Observed, Hybrid]:
    """The environment as PettingZoo's own are: an illegal action ends the game for its agent."""
    return wrappers.OrderEnforcingWrapper(_EndIllegal(raw_env(**arguments)))
