"""The onlookers in the package, one for each number of players; see README.md."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from quarterdeck.games.port_royal.analysis.onlooker import ONLOOKER
from quarterdeck.games.port_royal.bots.net import Array
from quarterdeck.games.port_royal.bots.weights import file_name, read_net


@cache
def onlooker_for(players: int) -> Array:
    """The onlooker for so many players, an array of one record."""
    return read_net(files(__name__).joinpath(file_name(players)).read_bytes(), ONLOOKER)
