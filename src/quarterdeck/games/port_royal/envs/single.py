"""Port Royal for Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from quarterdeck.bots import Bot, ask, make_bot
from quarterdeck.core import FastSeed, IllegalAction, Match, QuarterdeckError
from quarterdeck.envs.common import Observed, check_render_mode, fresh_seed, whole
from quarterdeck.games.port_royal import PORT_ROYAL, PortRoyalPosition
from quarterdeck.games.port_royal.envs.drawing import drawn, written
from quarterdeck.games.port_royal.envs.spaces import (
    RENDER_MODES,
    action_of,
    action_space,
    mask,
    observation_space,
    observed,
    rewards,
    table_for,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quarterdeck.games.port_royal.state import State

LOST: Final = -1.0

Opponent = str | Bot
"""A bot, or the name of one."""


class PortRoyalEnv(gymnasium.Env[Observed, np.int64]):
    """A game against bots: ``opponents=("thumb", "r400")``, as on the command line, or your own.

    The learner sits in ``seat``, or, if that is None, in a seat that follows from the seed. An
    illegal action ends the game with -1, and ``info["illegal"]`` says why it was.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        opponents: Opponent | Sequence[Opponent] = ("thumb",),
        seat: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self._bots = bots_of(opponents)
        self._table = table_for(len(self._bots) + 1, options)
        self._wanted_seat = None if seat is None else whole(seat, "a seat")
        if self._wanted_seat not in (None, *range(self._table.seats)):
            raise QuarterdeckError(f"no seat {seat}: there are 0 to {self._table.seats - 1}")
        check_render_mode(render_mode, RENDER_MODES)
        self.render_mode = render_mode
        for bot in self._bots:
            bot.prepare(wait=True)  # else the first games are others
        self._match: Match | None = None
        # Gymnasium types what is in a Dict space as Any.
        self.observation_space = cast("spaces.Space[Observed]", observation_space())
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        self.seed = fresh_seed(self, seed)
        self._match = Match(PORT_ROYAL, self._table, FastSeed(self.seed))
        seats = self._table.seats
        self.seat = self.seed % seats if self._wanted_seat is None else self._wanted_seat
        self._bot_in = {(self.seat + 1 + n) % seats: bot for n, bot in enumerate(self._bots)}
        self._let_bots_play()
        return observed(self._state, self.seat), {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return mask(self._state, self.seat).astype(np.bool_)

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        try:
            self.match.act(self.seat, action_of(action))
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
    def match(self) -> Match:
        """The game, with its record."""
        if self._match is None:
            raise QuarterdeckError("no game is dealt yet: call reset first")
        return self._match

    @property
    def _state(self) -> State:
        assert isinstance(self.match.position, PortRoyalPosition)
        return self.match.position.state

    def _let_bots_play(self) -> None:
        """Until the learner is to act, or it is over."""
        while (seats := self.match.position.to_act()) and seats[0] != self.seat:
            (seat,) = seats
            self.match.act(seat, ask(self._bot_in[seat], self.match, seat, self.seed))


def bots_of(opponents: object) -> list[Bot]:
    """The bots that are meant; one need not stand in a list."""
    if isinstance(opponents, str | Bot):
        opponents = (opponents,)
    if not isinstance(opponents, Sequence):
        raise QuarterdeckError(f"opponents are names of bots, or bots, not {_told(opponents)}")
    return [_bot_of(opponent) for opponent in opponents]


def _bot_of(opponent: object) -> Bot:
    if isinstance(opponent, str):
        return make_bot(PORT_ROYAL.name, opponent)
    if not isinstance(opponent, Bot):
        raise QuarterdeckError(f"an opponent is a bot's name or a Bot, not {_told(opponent)}")
    if opponent.games and PORT_ROYAL.name not in opponent.games:
        raise QuarterdeckError(
            f"{opponent} plays {', '.join(opponent.games)}, not {PORT_ROYAL.name}"
        )
    return opponent


def _told(wrong: object) -> str:
    """What was given instead; a class is the likeliest mistake."""
    return f"{wrong!r}; {wrong.__name__}() makes one" if isinstance(wrong, type) else repr(wrong)
