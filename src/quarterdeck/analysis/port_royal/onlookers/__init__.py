"""The onlookers in the package, one for each number of players; see README.md."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from quarterdeck.analysis.port_royal.onlooker import ONLOOKER
from quarterdeck.bots.port_royal.net import Array
from quarterdeck.bots.port_royal.weights import file_name, read_net


@cache
def onlooker_for(players: int) -> Array:
    """The onlooker for so many players, an array of one record."""
    return read_net(files(__name__).joinpath(file_name(players)).read_bytes(), ONLOOKER)
