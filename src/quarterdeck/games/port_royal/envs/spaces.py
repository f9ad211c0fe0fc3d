"""What the environments' spaces and arguments have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, SupportsIndex

import numpy as np
from gymnasium import spaces

from quarterdeck.core import QuarterdeckError, Table
from quarterdeck.envs.common import Observed, whole
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL, Action
from quarterdeck.games.port_royal.actions import COUNT, ROOM
from quarterdeck.games.port_royal.envs.encoding import encode, reward
from quarterdeck.games.port_royal.envs.features import SIZE, highest
from quarterdeck.games.port_royal.rules.play import legal
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import OVER, State

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

RENDER_MODES: Final = ("ansi", "rgb_array")


def table_for(players: SupportsIndex, options: Mapping[str, str]) -> Table:
    """The table an environment is played at; refuses what the game does not have."""
    usual = {name: option.default for name, option in PORT_ROYAL.options.items()}
    table = Table(whole(players, "the number of players"), {**usual, **options})
    PORT_ROYAL.check(table)
    return table


def tensor_space() -> spaces.Box:
    """All tensors that can be observed."""
    high = highest()
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)


def observation_space() -> spaces.Dict:
    """A tensor and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": tensor_space(),
            "action_mask": spaces.Box(0, 1, (COUNT,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    """The 88 actions by their numbers."""
    return spaces.Discrete(COUNT)


def tensor(s: State, seat: int) -> NDArray[np.float32]:
    """What a seat knows, as the tensor, by the interpreted rules."""
    numbers = [0.0] * SIZE
    encode(s, seat, numbers)
    return np.array(numbers, np.float32)


def mask(s: State, seat: int) -> NDArray[np.int8]:
    """The legal actions of a seat; none if it is not to act."""
    found = np.zeros(COUNT, np.int8)
    if s.phase != OVER and seat == s.acting:
        numbers = [0] * ROOM
        found[numbers[: legal(s, numbers)]] = 1
    return found


def observed(s: State, seat: int) -> Observed:
    """All that an environment tells a seat."""
    return {"observation": tensor(s, seat), "action_mask": mask(s, seat)}


def rewards(s: State) -> list[float]:
    """What each seat gets; 0 while the game goes on."""
    if s.phase != OVER:
        return [0.0] * s.players
    return [reward(s, winners(s), p) for p in range(s.players)]


def action_of(given: SupportsIndex | None) -> Action:
    """The action with a number; refuses what is none."""
    number = whole(given, "an action")
    if not 0 <= number < COUNT:
        raise QuarterdeckError(f"an action is a number from 0 to {COUNT - 1}, not {number}")
    return ACTIONS[number]


def actions_of(given: ArrayLike, count: int) -> NDArray[np.integer]:
    """So many actions; refuses another number of them, and numbers that are not whole."""
    actions = np.asarray(given)
    if actions.dtype.kind not in "iu" or actions.shape != (count,):
        raise QuarterdeckError(
            f"actions are {count} whole numbers, not {actions.dtype} of shape {actions.shape}"
        )
    return actions
