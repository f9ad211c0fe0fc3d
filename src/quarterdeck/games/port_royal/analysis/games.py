"""Whole games of Port Royal in which the luck of every card is added up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from quarterdeck.bots.api import Bot
from quarterdeck.bots.fast import Clock, Outcome
from quarterdeck.core import Table
from quarterdeck.games.port_royal.actions import DRAW
from quarterdeck.games.port_royal.analysis.gauge import Gauge
from quarterdeck.games.port_royal.analysis.machine import LIBRARY
from quarterdeck.games.port_royal.analysis.measures import MEASURES
from quarterdeck.games.port_royal.bots.fast import FastPortRoyal
from quarterdeck.games.port_royal.cards import FACE


def _nobody(seat: int, nanoseconds: int, fallbacks: int = 0, /) -> None:
    """A clock that is not looked at: with one, games are played decision by decision."""


class MeasuredPortRoyal(FastPortRoyal):
    """The same games, each with its luck."""

    def prepare(self) -> None:
        super().prepare()
        LIBRARY.load()

    def play(
        self, table: Table, bots: Sequence[Bot], seed: int, lots: int, clock: Clock | None = None
    ) -> Outcome:
        self._gauge = Gauge(bots)
        self._luck = np.zeros((table.seats, MEASURES))
        outcome = super().play(table, bots, seed, lots, clock or _nobody)
        return replace(outcome, luck=self._luck)

    def _carry_out(self, action: int) -> None:
        if action != DRAW:
            super()._carry_out(action)
            return
        s = self._game[0]
        self._gauge.before(s)
        # If there is no pile, the discards become one; either way its last card is on top.
        top = int(s["n_pile"] or s["n_discard"]) - 1
        drawn = int(s["pile"][top]) if s["n_pile"] else None
        super()._carry_out(action)
        card = int(s["pile"][top]) if drawn is None else drawn
        self._luck += self._gauge.luck(FACE[card])
