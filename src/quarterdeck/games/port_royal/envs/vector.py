"""Thousands of games of Port Royal held in one array and stepped together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from quarterdeck.core import QuarterdeckError
from quarterdeck.envs.common import fresh_seed, seed_number, whole
from quarterdeck.envs.threads import Threads
from quarterdeck.games.port_royal import ACTIONS
from quarterdeck.games.port_royal.actions import COUNT, ROOM
from quarterdeck.games.port_royal.envs import machine
from quarterdeck.games.port_royal.envs.features import SIZE
from quarterdeck.games.port_royal.envs.spaces import (
    action_space,
    actions_of,
    observation_space,
    table_for,
)
from quarterdeck.games.port_royal.options import numbers_of
from quarterdeck.games.port_royal.state import DTYPE

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

Arrays = dict[str, "NDArray[Any]"]
"""``observation`` and ``action_mask``, a row for each game."""

MODES: Final = {
    AutoresetMode.NEXT_STEP: machine.NEXT_STEP,
    AutoresetMode.SAME_STEP: machine.SAME_STEP,
    AutoresetMode.DISABLED: machine.DISABLED,
}
BOTS: Final = {
    "random": machine.RANDOM_BOT,
    "greedy": machine.GREEDY_BOT,
    "thumb": machine.THUMB_BOT,
}
"""The bots that can choose in all games at once."""


@dataclass(frozen=True)
class Buffers:
    """Where a vector environment writes: the caller's memory, or what :meth:`make` allocates."""

    observations: NDArray[np.float32]
    """What the seat to act knows, a row for each game; no rows: nobody wants to know."""
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    """For each game what every seat got in this step."""
    terminations: NDArray[np.bool_]
    seats: NDArray[np.int8]
    """The seat to act in each game."""

    @classmethod
    def make(cls, games: int, players: int, *, observations: bool = True) -> Buffers:
        """Fresh memory for so many games."""
        return cls(
            np.zeros((games if observations else 0, SIZE), np.float32),
            np.zeros((games, COUNT), np.int8),
            np.zeros((games, players), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int8),
        )

    def check(self, games: int, players: int) -> None:
        """Refuse arrays that do not fit."""
        right = Buffers.make(games, players, observations=len(self.observations) > 0)
        for field in fields(self):
            given, wanted = getattr(self, field.name), getattr(right, field.name)
            if (given.shape, given.dtype) != (wanted.shape, wanted.dtype):
                raise QuarterdeckError(
                    f"buffer '{field.name}' must be {wanted.dtype} of shape {wanted.shape}, "
                    f"not {given.dtype} of {given.shape}"
                )
            if not (given.flags.c_contiguous and given.flags.writeable):
                raise QuarterdeckError(f"buffer '{field.name}' must be contiguous and writeable")


class VectorEnv(GymnasiumVectorEnv[Arrays, "NDArray[np.int64]", "NDArray[Any]"]):
    """Many games at once: each step is one action of the seat to act in every game.

    It plays all seats: ``seats`` says whose the observation is, and ``rewards`` has a column for
    each seat. The arrays it gives are its buffers; the next step writes over them.
    """

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        *,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        observations: bool = True,
        buffers: Buffers | None = None,
        threads: int = 1,
        **options: str,
    ) -> None:
        _refuse_single(options)
        table = table_for(players, options)
        self.num_envs = num_envs = _at_least_one(num_envs, "games")
        if _at_least_one(threads, "threads") > num_envs:
            raise QuarterdeckError(f"{threads} threads are too many to step {num_envs} games")
        self.players = players = table.seats
        self._mode = _mode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.buffers = buffers or Buffers.make(num_envs, players, observations=observations)
        self.buffers.check(num_envs, players)
        self._make_spaces()
        self._records = np.zeros(num_envs, DTYPE)
        self._records["players"] = players
        self._records["options"] = numbers_of(table.options)
        self._numbers = np.arange(num_envs)
        self._words = np.zeros(num_envs, np.uint64)
        self._lots = np.zeros(num_envs, np.uint64)
        self._legal = np.zeros((num_envs, ROOM), np.int8)
        self._counts = np.zeros(num_envs, np.int8)
        self._chosen = np.zeros(num_envs, np.int64)
        self._where = np.ones(num_envs, np.bool_)
        same_step = self._mode is AutoresetMode.SAME_STEP
        self._last = np.zeros_like(self.buffers.observations[: num_envs if same_step else 0])
        self._truncations = np.zeros(num_envs, np.bool_)
        self._threads = Threads(num_envs, threads)
        self._compiled = machine.LIBRARY.load()

    def __getstate__(self) -> dict[str, Any]:
        """All but the machine code, which whoever reads this loads for himself."""
        return {name: value for name, value in vars(self).items() if name != "_compiled"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._compiled = machine.LIBRARY.load()

    def _make_spaces(self) -> None:
        single = observation_space()
        if not len(self.buffers.observations):
            single = spaces.Dict({"action_mask": single["action_mask"]})
        self.single_observation_space = single
        self.observation_space = batch_space(single, self.num_envs)
        self.single_action_space = action_space()
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    # -- Gymnasium's interface -------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[SupportsIndex] | NDArray[np.integer] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Arrays, dict[str, Any]]:
        """Deal all games, or those that ``options["reset_mask"]`` says.

        The n-th game and its n-th deal follow from the seed alone. With a seed for each game the
        first deals are those of that ``FastSeed``. Without a seed the deals go on where they
        were, or come from a random one the first time.
        """
        where = self._reset_mask(options or {})
        seeds = None
        if isinstance(seed, Sequence) or (isinstance(seed, np.ndarray) and seed.ndim):
            seeds = self._seeds(seed)
            seed = int(seeds[0])
        if seed is not None or self._np_random is None:
            number = np.uint64(fresh_seed(self, seed))
            self._each("seed_games", self._words, 2 * self._numbers, number)
            self._each("seed_games", self._lots, 2 * self._numbers + 1, number)
        if seeds is not None:
            others = self._records[~where]
            self._each("deal_from", self._records, seeds)
            self._records[~where] = others
        else:
            self._each("deal_games", self._records, self._words, where)
        self.buffers.rewards[where] = 0
        self.buffers.terminations[where] = False
        self._each("look_at_games", *self._looked_at())
        return self._observed(), {"seat": self.buffers.seats}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out an action in each game; refuses all if one is illegal, and changes nothing.

        Games that are over take any action: what becomes of them says the autoreset mode.
        """
        if self._np_random is None:
            raise QuarterdeckError("no game is dealt yet: call reset first")
        self._chosen[:] = actions_of(actions, self.num_envs)
        self._refuse_illegal()
        b = self.buffers
        self._each(
            "step_games",
            self._records,
            self._chosen,
            self._words,
            MODES[self._mode],
            b.terminations,
            b.rewards,
            self._last,
            *self._looked_at()[1:],
        )
        infos: dict[str, Any] = {"seat": b.seats}
        if self._mode is AutoresetMode.SAME_STEP:
            infos |= self._final()
        return self._observed(), b.rewards, b.terminations, self._truncations, infos

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self._threads.stop()

    # -- beyond it -------------------------------------------------------------------------------

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat to act in each game."""
        return self.buffers.seats

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """What each game is dealt from: ``FastSeed`` of that number deals the same elsewhere."""
        seeds: NDArray[np.uint64] = self._records["seed"].copy()
        return seeds

    @property
    def points(self) -> NDArray[np.int8]:
        """The points of every seat in each game."""
        points: NDArray[np.int8] = self._records["points"][:, : self.players].copy()
        return points

    @property
    def nbytes(self) -> int:
        """The memory it holds, buffers included."""
        held = [*vars(self).values(), *vars(self.buffers).values()]
        return sum(array.nbytes for array in held if isinstance(array, np.ndarray))

    def choose(
        self,
        bot: str = "random",
        where: NDArray[np.bool_] | None = None,
        out: NDArray[np.int64] | None = None,
    ) -> NDArray[np.int64]:
        """What a quick bot would do in each game, or only in those that ``where`` says."""
        if bot not in BOTS:
            raise QuarterdeckError(f"no quick bot '{bot}'; there are: {', '.join(BOTS)}")
        chosen = np.zeros(self.num_envs, np.int64) if out is None else out
        fits = (chosen.shape, chosen.dtype) == (self._chosen.shape, self._chosen.dtype)
        if not (fits and chosen.flags.c_contiguous):
            raise QuarterdeckError(f"'out' must be int64 of shape {self._chosen.shape}, contiguous")
        self._each(
            "choose",
            self._records,
            BOTS[bot],
            self._legal,
            self._counts,
            self._lots,
            self._mask(where),
            chosen,
        )
        return chosen

    # -- inside ----------------------------------------------------------------------------------

    def _looked_at(self) -> tuple[NDArray[Any], ...]:
        b = self.buffers
        return self._records, self._legal, self._counts, b.seats, b.masks, b.observations

    def _seeds(self, seeds: Sequence[SupportsIndex] | NDArray[np.integer]) -> NDArray[np.uint64]:
        if len(seeds) != self.num_envs:
            raise QuarterdeckError(f"{len(seeds)} seeds for {self.num_envs} games")
        return np.array([seed_number(seed) for seed in seeds], np.uint64)

    def _reset_mask(self, options: dict[str, Any]) -> NDArray[np.bool_]:
        for name in options:
            if name != "reset_mask":
                raise QuarterdeckError(f"no reset option '{name}'; there is: reset_mask")
        where = self._mask(options.get("reset_mask"))
        if self._np_random is None and not where.all():
            raise QuarterdeckError("no game is dealt yet: the first reset is for all of them")
        return where

    def _mask(self, where: ArrayLike | None) -> NDArray[np.bool_]:
        if where is None:
            return self._where
        given = np.ascontiguousarray(where)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_:
            raise QuarterdeckError(f"a mask must be {self.num_envs} times true or false")
        return given

    def _refuse_illegal(self) -> None:
        g = self._compiled["first_illegal"](self._legal, self._counts, self._chosen)
        if g >= 0:
            number = int(self._chosen[g])
            named = f" ({ACTIONS[number]})" if 0 <= number < COUNT else ""
            legal = ", ".join(f"{n} ({ACTIONS[n]})" for n in self._legal[g, : self._counts[g]])
            raise QuarterdeckError(f"game {g}: {number}{named} is not legal; legal: {legal}")

    def _each(self, name: str, *arguments: NDArray[Any] | np.uint64 | int) -> None:
        """Call a compiled loop on all games."""
        self._threads.call(self._compiled[name], *arguments)

    def _observed(self) -> Arrays:
        found: Arrays = {"action_mask": self.buffers.masks}
        if len(self.buffers.observations):
            found["observation"] = self.buffers.observations
        return found

    def _final(self) -> dict[str, Any]:
        """What was seen last in games that were dealt anew, if any, as Gymnasium tells it."""
        over = self.buffers.terminations.nonzero()[0]
        if not len(over):
            return {}
        final = np.empty(self.num_envs, np.object_)  # None everywhere
        for g, nothing in zip(over.tolist(), np.zeros((len(over), COUNT), np.int8), strict=True):
            final[g] = {"action_mask": nothing}
            if len(self._last):
                final[g]["observation"] = self._last[g].copy()
        return {"final_obs": final, "_final_obs": self.buffers.terminations}


def _at_least_one(number: SupportsIndex, what: str) -> int:
    count = whole(number, f"the number of {what}")
    if count < 1:
        raise QuarterdeckError(f"the number of {what} is 1 or more, not {count}")
    return count


def _mode(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        modes = ", ".join(AutoresetMode.__members__)
        raise QuarterdeckError(f"no autoreset mode '{mode}'; there are: {modes}") from None


def _refuse_single(options: Mapping[str, str]) -> None:
    """Say what to do to those who want the environment for one agent many times."""
    for name in ("opponents", "seat"):
        if name in options:
            raise QuarterdeckError(
                f"the vector environment plays all seats and has no '{name}'; "
                "gymnasium.make_vec with vectorization_mode='sync' has"
            )
