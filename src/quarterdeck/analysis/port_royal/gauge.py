"""The luck in the cards of a game by every measure that :mod:`controls` has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from quarterdeck.analysis.port_royal.controls import (
    BY_NET,
    BY_THUMB,
    CONTROLS,
    GREEDILY,
)
from quarterdeck.analysis.port_royal.machine import LIBRARY, RECORDS
from quarterdeck.bots.api import Bot
from quarterdeck.bots.port_royal.greedy import Greedy
from quarterdeck.bots.port_royal.net import DESK, Array
from quarterdeck.bots.port_royal.sailors import Sailor
from quarterdeck.bots.port_royal.thumb import Thumb
from quarterdeck.bots.port_royal.weights import net_for
from quarterdeck.port_royal.cards import CARDS, FACES
from quarterdeck.port_royal.state import DTYPE

HABITS: Final[dict[type[Bot], int]] = {Thumb: BY_THUMB, Sailor: BY_THUMB, Greedy: GREEDILY}
"""How bots play on, as nearly as can be said; all others are thought to go by the net."""


def _habit(bot: Bot) -> int:
    return next((how for kind, how in HABITS.items() if isinstance(bot, kind)), BY_NET)


class Gauge:
    """Memory for the compiled functions; not to be shared by threads."""

    def __init__(self, players: int) -> None:
        self._records = np.zeros(RECORDS, DTYPE)
        self._copies = self._records.view(np.uint8).reshape(RECORDS, -1)
        self._room = np.zeros((2, CARDS), np.int8)
        self._net = net_for(players)
        self._desks = np.zeros(1, DESK)
        self._counts = np.zeros(len(FACES), np.int64)
        self._sums = np.zeros((players, CONTROLS))

    def before(self, record: np.void) -> None:
        """Remember a game in which a card is about to be drawn."""
        self._records[0] = record

    def luck(self, face: int, bots: Sequence[Bot]) -> Array:
        """What it meant that the card was of this face: a row for each seat, a number by measure.

        The first is the seat's chance to win by the net. All have expectation zero.
        """
        self._sums.fill(0)
        habits = np.array([_habit(bot) for bot in bots], np.int8)
        LIBRARY.load()["reckon"](
            *(self._records, self._copies, self._room, face, habits, self._net, self._desks),
            *(self._counts, self._sums.reshape(-1)),
        )
        return self._sums
