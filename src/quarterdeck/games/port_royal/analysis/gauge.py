"""The luck in the cards of a game by every measure that :mod:`measures` has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from quarterdeck.bots.api import Bot
from quarterdeck.games.port_royal.analysis.machine import LIBRARY, RECORDS
from quarterdeck.games.port_royal.analysis.measures import AHEAD, MEASURES
from quarterdeck.games.port_royal.analysis.onlooker import (
    A_CAPTAIN,
    A_GREEDY,
    A_THUMB,
    AN_ADMIRAL,
    FIRST_SAILOR,
)
from quarterdeck.games.port_royal.analysis.onlookers import onlooker_for
from quarterdeck.games.port_royal.bots.fast import temper_of
from quarterdeck.games.port_royal.bots.greedy import Greedy
from quarterdeck.games.port_royal.bots.net import DESK, Array
from quarterdeck.games.port_royal.bots.officers import Officer
from quarterdeck.games.port_royal.bots.sailors import (
    Boatswain,
    CabinBoy,
    Deckhand,
    Explorer,
    Gambler,
    Sailor,
    Trader,
)
from quarterdeck.games.port_royal.bots.thumb import Thumb
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.cards import CARDS, FACES
from quarterdeck.games.port_royal.state import DTYPE

KNOWN_BOTS: Final[dict[type[Bot], int]] = {Thumb: A_THUMB, Greedy: A_GREEDY}
CREW: Final = (CabinBoy, Deckhand, Boatswain, Trader, Gambler, Explorer)
"""The sailors whom the onlooker knows, in its order."""


def known_as(bot: Bot) -> int:
    """As whom the onlooker sees a bot: a stranger as the Captain, or as the old hand."""
    if isinstance(bot, Officer):
        return AN_ADMIRAL if bot.simulations else A_CAPTAIN
    if isinstance(bot, Sailor):
        kind = next((sailor for sailor in CREW if isinstance(bot, sailor)), Boatswain)
        return FIRST_SAILOR + CREW.index(kind)
    return next((known for kind, known in KNOWN_BOTS.items() if isinstance(bot, kind)), A_CAPTAIN)


class Gauge:
    """Memory for the compiled functions; not to be shared by threads."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        players = len(bots)
        self._records = np.zeros(RECORDS, DTYPE)
        self._copies = self._records.view(np.uint8).reshape(RECORDS, -1)
        self._room = np.zeros((2, CARDS), np.int8)
        self._who = np.array([known_as(bot) for bot in bots], np.int8)
        self._tempers = np.concatenate([temper_of(bot).record for bot in bots])
        self._nets = net_for(players), onlooker_for(players)
        self._desks = np.zeros(1, DESK)
        self._counts = np.zeros(len(FACES), np.int64)
        self._sums = np.zeros((players, MEASURES))

    def before(self, record: np.void) -> None:
        """Remember a game in which a card is about to be drawn."""
        self._records[0] = record

    def luck(self, face: int) -> Array:
        """What it meant that the card was of this face: a row for each seat, a number by measure.

        The first is the seat's chance to win as the onlooker sees it. All have expectation zero.
        """
        self._sums.fill(0)
        LIBRARY.load()["reckon"](
            *(self._records, self._copies, self._room, face, AHEAD, self._who, self._tempers),
            *(*self._nets, self._desks, self._counts, self._sums.reshape(-1)),
        )
        return self._sums
