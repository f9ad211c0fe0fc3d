"""A course of watching: how the onlooker learns what positions are worth to whom."""

from __future__ import annotations

from typing import ClassVar, Final

import numpy as np

from quarterdeck.games.port_royal.analysis.gauge import CREW
from quarterdeck.games.port_royal.analysis.measures import MEASURES
from quarterdeck.games.port_royal.analysis.onlooker import (
    A_CAPTAIN,
    A_THUMB,
    AN_ADMIRAL,
    FIRST_SAILOR,
    KNOWN,
    ONLOOKER,
)
from quarterdeck.games.port_royal.bots.features import INPUTS
from quarterdeck.games.port_royal.bots.net import Array
from quarterdeck.games.port_royal.bots.temper import TEMPER
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.cards import CARDS, FACES
from quarterdeck.games.port_royal.train.course import BATCH, FIRST_DEAL, FIRST_GAME, Look, Training
from quarterdeck.games.port_royal.train.machine import WATCHING

LOOKS: Final = 10
MEASURED: Final = 100
"""Games in which it is seen what luck leaves open, which takes a while."""
CROWD: Final = (*2 * (A_CAPTAIN,), *range(A_THUMB, KNOWN), *3 * (A_CAPTAIN,))
"""Who sits down is drawn from these: more Captains, for whoever is not known is taken for one."""
LADDER: Final = {2: (*range(FIRST_SAILOR, FIRST_SAILOR + 3), A_CAPTAIN, AN_ADMIRAL)}
"""The five levels, the lowest first. Of more players some are near each other by chance."""
MORE: Final = {2: 2 * (FIRST_SAILOR,)}
"""The Cabin Boy's turns are long and wild: it takes more of them to know him."""
MANY_TABLES: Final = 80
TABLES: Final = {2: 32}
"""An Admiral sits at one of so many: one of his games takes as long as a hundred others."""


def informed(officers: Array) -> Array:
    """A fresh onlooker: it knows what the officers know, and nobody at the table."""
    net = np.zeros(1, ONLOOKER)
    net["weights_1"][0, :INPUTS] = officers["weights_1"][0]
    for name in ("bias_1", "weights_2", "bias_2", "weights_3", "bias_3"):
        net[name] = officers[name]
    return net


class Watching(Training):
    """A course of an onlooker being carried out."""

    kind: ClassVar[np.dtype[np.void]] = ONLOOKER

    @property
    def _looks(self) -> int:
        return LOOKS

    def _load(self) -> None:
        compiled = WATCHING.load()
        self._teach, self._follow = compiled["teach_onlooker"], compiled["follow"]
        self._officers = net_for(self.course.players)
        players = self.course.players
        self._seated = (
            np.array(CROWD + MORE.get(players, ()), np.int8),
            np.array(LADDER.get(players, ()), np.int8),
            TABLES.get(players, MANY_TABLES),
            np.concatenate([sailor.temper.record for sailor in CREW]),
            np.zeros(players, np.int8),
            np.zeros(players, TEMPER),
        )

    def _step(self, errors: Array) -> int:
        rate, _, trace = self.course.at(self.done)
        first = FIRST_GAME + (self.course.seed << 40) + self.done
        drawn = self._teach(
            *(self._records, self._copies, 0, first, BATCH, self.done // BATCH + 1, rate, trace),
            *(*self._seated, self._officers, self.nets, self._flat, self._memory, self._desk),
            errors,
        )
        self.done += BATCH
        return drawn

    def _look(self, error: float) -> Look:
        """See what luck leaves open of results, less what was expected of these players."""
        players = self.course.players
        room, counts = np.zeros((2, CARDS), np.int8), np.zeros(len(FACES), np.int64)
        shares, luck = np.zeros((MEASURED, 2, players)), np.zeros((MEASURED, players, MEASURES))
        for game in range(MEASURED):
            self._follow(
                *(self._records, self._copies, room, FIRST_DEAL + game, 0, *self._seated),
                *(self._officers, self.net, self._desk, counts),
                *(luck[game].reshape(-1), shares[game].reshape(-1)),
            )
        surprise = shares[:, 0] - shares[:, 1]
        left = np.square(surprise - luck[:, :, 0]).mean(axis=1) / np.square(surprise).mean()
        margin = 1.96 * left.std() / np.sqrt(MEASURED)
        return Look(self.done, float(left.mean()), float(margin), error)
