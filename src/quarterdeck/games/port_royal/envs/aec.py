"""Port Royal for PettingZoo: one agent acts after the other (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from quarterdeck.core import Game
from quarterdeck.envs.aec import TableEnv, metadata, wrapped
from quarterdeck.envs.common import Observed
from quarterdeck.games.port_royal import PORT_ROYAL, Action, PortRoyalPosition
from quarterdeck.games.port_royal.envs.drawing import drawn, written
from quarterdeck.games.port_royal.envs.spaces import (
    RENDER_MODES,
    action_of,
    action_space,
    observation_space,
    observed,
    table_for,
)


class raw_env(TableEnv[int]):  # noqa: N801  as PettingZoo names it
    """The environment without wrappers: an illegal action raises ``IllegalAction``."""

    metadata: ClassVar[dict[str, Any]] = metadata("port_royal_v0", RENDER_MODES)
    game: ClassVar[Game] = PORT_ROYAL
    position: PortRoyalPosition

    def __init__(
        self,
        players: int = 2,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__(table_for(players, options), render_mode)

    def observed_space(self) -> spaces.Dict:
        return observation_space()

    def taken_space(self) -> spaces.Discrete:
        return action_space()

    def observe(self, agent: str) -> Observed:
        return observed(self.position.state, self.possible_agents.index(agent))

    def meant(self, seat: int, action: int | None) -> Action:
        return action_of(action)

    def render(self) -> str | np.ndarray[Any, np.dtype[np.uint8]] | None:
        """What a spectator sees, as text or as a picture."""
        if self.render_mode == "ansi":
            return written(self.position.state)
        return drawn(self.position.state) if self.render_mode == "rgb_array" else None


def env(**arguments: Any) -> AECEnv[str, Observed, int]:
    """The environment as PettingZoo's own are: an illegal action ends the game for its agent."""
    return wrapped(raw_env(**arguments))
