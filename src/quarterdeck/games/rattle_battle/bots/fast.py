"""Whole games of Landlubbers: the rules and the habits on one state, and nothing in between.

A habit looks at nothing that is hidden, so it may look at the table itself; nobody is observed, no
legal action is listed, and nothing is written down.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, TypeVar

from quarterdeck.bots.api import Bot
from quarterdeck.bots.fast import Clock, Outcome, Tell
from quarterdeck.core import Dealer, Draw, FastSeed, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.bots.habits import habit
from quarterdeck.games.rattle_battle.bots.landlubber import Landlubber
from quarterdeck.games.rattle_battle.game import RattleBattlePosition
from quarterdeck.games.rattle_battle.rules.course import carry_out, to_act

T = TypeVar("T")


class Quiet(Dealer):
    """Deals as any dealer does, but writes nothing down: a fall alone is a long line."""

    def draw(self, what: Draw[T]) -> T:
        return self._draw(what)


class FastRattleBattle:
    """The quick way to play the habits of beginners.

    They draw no lots, so at one table the same deal is the same game, whoever sits where: the last
    one is remembered, and the rotations of a deal cost nothing and are not timed.
    """

    def __init__(self) -> None:
        self._last: tuple[tuple[Table, int], Outcome] | None = None

    def plays(self, bots: Sequence[Bot]) -> bool:
        """Whether all of them have habits and nothing else."""
        return all(type(bot) is Landlubber for bot in bots)

    def prepare(self) -> None:
        """There is nothing to wait for."""

    def play(
        self, table: Table, bots: Sequence[Bot], seed: int, lots: int, clock: Clock | None = None
    ) -> Outcome:
        """One game, the same that a match would be."""
        if self._last is not None and self._last[0] == (table, seed):
            return self._last[1]
        outcome = self.play_telling(table, bots, seed, lots, lambda events: None, clock)
        self._last = (table, seed), outcome
        return outcome

    def play_telling(
        self,
        table: Table,
        bots: Sequence[Bot],
        seed: int,
        lots: int,
        tell: Tell,
        clock: Clock | None = None,
    ) -> Outcome:
        """The same game, event by event."""
        chance = Quiet(FastSeed(seed))
        position, events = RATTLE_BATTLE.start(table, chance)
        assert isinstance(position, RattleBattlePosition)
        s = position.state
        first = to_act(s)
        tell(events)
        turns, decisions = sum(event.opens_turn for event in events), 0
        while s.agenda:
            seat = to_act(s)[0]
            began = time.perf_counter_ns()
            action = habit(s, seat)
            if clock is not None:
                clock(seat, time.perf_counter_ns() - began)
            events = carry_out(s, seat, action, chance)
            tell(events)
            turns += sum(event.opens_turn for event in events)
            decisions += 1
        result = position.result()
        assert result is not None
        return Outcome(result, first[0] if len(first) == 1 else None, turns, decisions)


FAST_RATTLE_BATTLE: Final = FastRattleBattle()
