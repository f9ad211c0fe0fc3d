"""Whole games of Port Royal among bots that have a compiled form."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

import numpy as np

from quarterdeck.bots.api import Bot
from quarterdeck.bots.fast import Clock, Outcome
from quarterdeck.bots.random import RandomBot
from quarterdeck.compiled import Compiled
from quarterdeck.core import Result, Table
from quarterdeck.games.port_royal.bots.decide import (
    BY_ROLLOUTS,
    BY_TEMPER,
    BY_THUMB,
    GREEDILY,
    LIBRARY,
    LOTS,
    ROWS,
)
from quarterdeck.games.port_royal.bots.greedy import Greedy
from quarterdeck.games.port_royal.bots.r400 import R400
from quarterdeck.games.port_royal.bots.sailors import Sailor
from quarterdeck.games.port_royal.bots.temper import Temper
from quarterdeck.games.port_royal.bots.thumb import Thumb
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.events import ENDINGS
from quarterdeck.games.port_royal.game import PORT_ROYAL
from quarterdeck.games.port_royal.options import numbers_of
from quarterdeck.games.port_royal.state import DTYPE, OVER

KINDS: Final[dict[type[Bot], int]] = {
    RandomBot: LOTS,
    Thumb: BY_THUMB,
    Greedy: GREEDILY,
    R400: BY_ROLLOUTS,
}
"""By their very class: a subclass may decide otherwise."""
OLD_HAND: Final = Temper()


def kind_of(bot: Bot) -> int | None:
    """The number of a bot's kind, if it has a compiled form."""
    if type(bot).choose is Sailor.choose:
        return BY_TEMPER
    return KINDS.get(type(bot))


def temper_of(bot: Bot) -> Temper:
    """Of a bot that has none, anybody's: it is not looked at."""
    return bot.temper if isinstance(bot, Sailor) else OLD_HAND


class FastPortRoyal:
    """Plays in memory of its own; not to be shared by threads."""

    def __init__(self) -> None:
        self._game = np.zeros(1, DTYPE)
        tried = np.zeros(3, DTYPE)
        self._working = (
            tried,
            tried.view(np.uint8).reshape(3, -1),
            np.zeros((ROWS, CARDS), np.int8),
            np.zeros(CARDS),
        )

    @cached_property
    def _functions(self) -> Mapping[str, Compiled]:
        return LIBRARY.load()

    def plays(self, bots: Sequence[Bot]) -> bool:
        """Whether all of them have a compiled form."""
        return None not in map(kind_of, bots)

    def prepare(self) -> None:
        """Have everything compiled, which takes a while when it is done for the first time."""
        LIBRARY.load()

    def play(
        self, table: Table, bots: Sequence[Bot], seed: int, lots: int, clock: Clock | None = None
    ) -> Outcome:
        """One game, the same that a match would be."""
        PORT_ROYAL.check(table)
        seated = (
            np.array([kind_of(bot) for bot in bots], np.int8),
            np.array([bot.rollouts if isinstance(bot, R400) else 0 for bot in bots], np.int64),
            np.concatenate([temper_of(bot).record for bot in bots]),
        )
        seeds, lot = np.array([seed], np.uint64), np.array([lots], np.uint64)
        game = self._game
        game[0]["players"] = table.seats
        game[0]["options"] = numbers_of(table.options)
        if clock is None:
            play = self._functions["play_through"]
            decisions = play(game, *seated, seeds, lot, *self._working)
        else:
            self._functions["start_games"](game, seeds)
            decisions = self._play_clocked(seated, lot, clock)
        return self._outcome(decisions)

    def _play_clocked(self, seated: Sequence[np.ndarray], lots: np.ndarray, clock: Clock) -> int:
        """Decision by decision, so that each can be timed."""
        decide = self._functions["decide"]
        game, working = self._game, self._working
        state = game[0]
        decisions = 0
        while state["phase"] != OVER:
            seat = int(state["acting"])
            began = time.perf_counter_ns()
            action = decide(game, *seated, lots, decisions, *working)
            clock(seat, time.perf_counter_ns() - began)
            self._carry_out(action)
            decisions += 1
        return decisions

    def _carry_out(self, action: int) -> None:
        """Do it; whoever looks at decisions one by one may look here."""
        self._functions["apply_in"](self._game, 0, action)

    def _outcome(self, decisions: int) -> Outcome:
        s = self._game[0]
        seats, start = int(s["players"]), int(s["start"])
        bits = self._functions["winners_in"](self._game)
        won = tuple(p for p in range(seats) if bits >> p & 1)
        result = Result(won, tuple(s["points"][:seats].tolist()), ENDINGS[s["ended"]])
        turns = (int(s["round"]) - 1) * seats + (int(s["active"]) - start) % seats + 1
        return Outcome(result, start, turns, decisions)


FAST_PORT_ROYAL: Final = FastPortRoyal()
