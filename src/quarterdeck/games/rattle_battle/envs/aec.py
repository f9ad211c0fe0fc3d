"""Rattle, Battle, Grab the Loot for PettingZoo: one agent acts after the other (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from quarterdeck.core import Action, Game, IllegalAction, QuarterdeckError, Refusal, Table
from quarterdeck.envs.aec import TableEnv, metadata, wrapped
from quarterdeck.envs.common import Observed, whole
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.envs.features import HIGH, SIZE, encode
from quarterdeck.games.rattle_battle.envs.kinds import ALL_KINDS, DICE, Chosen, mask_of, resolve
from quarterdeck.games.rattle_battle.game import RattleBattlePosition

RENDER_MODES: Final = ("ansi",)
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


class raw_env(TableEnv[Hybrid]):  # noqa: N801  as PettingZoo names it
    """The environment without wrappers: an illegal action raises ``IllegalAction``."""

    metadata: ClassVar[dict[str, Any]] = metadata("rattle_battle_v0", RENDER_MODES)
    game: ClassVar[Game] = RATTLE_BATTLE
    position: RattleBattlePosition

    def __init__(
        self,
        players: int = 2,
        scenario: str = "norrington",
        drops: str = "pool",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        seats = whole(players, "the number of players")
        table = Table(seats, {"scenario": scenario, "drops": drops, **options})
        super().__init__(table, render_mode)

    def observed_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-HIGH, HIGH, (SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(ALL_KINDS),), np.int8),
            }
        )

    def taken_space(self) -> HybridSpace:
        return HybridSpace()

    def observe(self, agent: str) -> Observed:
        seat = self.possible_agents.index(agent)
        return {
            "observation": encode(self.position.observe(seat), seat),
            "action_mask": mask_of(self.position.legal(seat)),
        }

    def meant(self, seat: int, action: Hybrid | None) -> Action:
        chosen = chosen_of(action)
        choices = self.position.legal(seat)
        found = resolve(choices, chosen, seat, self.position.seats)
        if found is None:
            refusal = Refusal("not-offered", "there is no such action now")
            raise IllegalAction(seat, Command(ALL_KINDS[chosen.what]), refusal, choices)
        return found

    def render(self) -> str | None:
        """What a spectator sees, in the game's notation."""
        return self.position.observe(None).notation if self.render_mode == "ansi" else None


def chosen_of(action: Hybrid | None) -> Chosen:
    """An action as it was given; refuses what is none."""
    if action is None or not ALL_ACTIONS.contains(action):
        raise QuarterdeckError(
            f"an action is a dict of what (below {len(ALL_KINDS)}), ship and target (below {DICE}) "
            f"and where (four numbers from -1 to 1), not {action!r}"
        )
    return Chosen(int(action["what"]), int(action["ship"]), int(action["target"]), action["where"])


def env(**arguments: Any) -> AECEnv[str, Observed, Hybrid]:
    """The environment as PettingZoo's own are: an illegal action ends the game for its agent."""
    return wrapped(raw_env(**arguments))
