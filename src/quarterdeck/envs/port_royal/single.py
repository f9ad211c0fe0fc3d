"""Port Royal for Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from quarterdeck.bots import ask, make_bot
from quarterdeck.core import FastSeed, IllegalAction, Match, QuarterdeckError
from quarterdeck.envs.common import Observed, check_render_mode, fresh_seed
from quarterdeck.envs.port_royal.drawing import drawn, written
from quarterdeck.envs.port_royal.spaces import (
    RENDER_MODES,
    action_of,
    action_space,
    observation_space,
    observed,
    rewards,
    table_for,
)
from quarterdeck.port_royal import PORT_ROYAL, PortRoyalPosition

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quarterdeck.port_royal.state import State

LOST: Final = -1.0


class PortRoyalEnv(gymnasium.Env[Observed, np.int64]):
    """A game against bots, named as on the command line: ``opponents=("thumb", "r400")``.

    The learner sits in ``seat``, or, if that is None, in a seat that follows from the seed. An
    illegal action ends the game with -1, and ``info["illegal"]`` says why it was.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        opponents: Sequence[str] = ("thumb",),
        seat: int | None = None,
        end: str = "points",
        jester_on_bust: str = "everyone",
        render_mode: str | None = None,
    ) -> None:
        self._table = table_for(len(opponents) + 1, end, jester_on_bust)
        self._bots = [make_bot(PORT_ROYAL.name, name) for name in opponents]
        if seat is not None and not 0 <= seat < self._table.seats:
            raise QuarterdeckError(f"no seat {seat}: there are 0 to {self._table.seats - 1}")
        check_render_mode(render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self._wanted_seat = seat
        # Gymnasium types what is in a Dict space as Any.
        self.observation_space = cast("spaces.Space[Observed]", observation_space())
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        self.seed = fresh_seed(self, seed)
        self.match = Match(PORT_ROYAL, self._table, FastSeed(self.seed))
        seats = self._table.seats
        self.seat = self.seed % seats if self._wanted_seat is None else self._wanted_seat
        self._bot_in = {(self.seat + 1 + n) % seats: bot for n, bot in enumerate(self._bots)}
        self._let_bots_play()
        return observed(self._state, self.seat), {}

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        try:
            self.match.act(self.seat, action_of(int(action)))
        except IllegalAction as error:
            return observed(self._state, self.seat), LOST, True, False, {"illegal": str(error)}
        self._let_bots_play()
        over = self.match.result is not None
        return observed(self._state, self.seat), rewards(self._state)[self.seat], over, False, {}

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees, as text or as a picture."""
        if self.render_mode == "ansi":
            return written(self._state)
        return drawn(self._state) if self.render_mode == "rgb_array" else None

    @property
    def _state(self) -> State:
        assert isinstance(self.match.position, PortRoyalPosition)
        return self.match.position.state

    def _let_bots_play(self) -> None:
        """Until the learner is to act, or it is over."""
        while (seats := self.match.position.to_act()) and seats[0] != self.seat:
            (seat,) = seats
            self.match.act(seat, ask(self._bot_in[seat], self.match, seat, self.seed))
