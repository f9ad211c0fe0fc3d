"""The nets in the package, one for each number of players; README.md says how they were made."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal.bots.net import NET, Array


def file_name(players: int) -> str:
    """Where the net for so many players is kept: its numbers as float32, nothing else."""
    return f"players-{players}.npy"


@cache
def net_for(players: int) -> Array:
    """The net for so many players, an array of one record."""
    return read_net(files(__name__).joinpath(file_name(players)).read_bytes())


def read_net(data: bytes, kind: np.dtype[np.void] = NET) -> Array:
    """The net in the bytes of a file, a record of some kind."""
    weights = kind.itemsize // 4
    try:
        numbers = np.load(BytesIO(data))
    except ValueError as error:
        raise QuarterdeckError(f"this is no net: {error}") from None
    if numbers.shape != (weights,) or numbers.dtype != np.float32:
        raise QuarterdeckError(
            f"a net has {weights} numbers of float32, not {numbers.shape} of {numbers.dtype}"
        )
    net: Array = numbers.view(kind)
    return net
