"""The deals that are still to be played, handed out in portions, and who plays them."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Generator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, Protocol

from quarterdeck.arena.games import Batch, DealPlayer, Task
from quarterdeck.arena.listening import Listeners
from quarterdeck.arena.plan import Plan

PORTION: Final = 0.5
"""Seconds a task should take: long against handing it out, short against waiting for Ctrl-C."""
MOST_DEALS: Final = 2000


@dataclass(frozen=True)
class Job:
    """All that somebody needs to play deals, wherever he is."""

    plan: Plan
    listeners: Listeners = ()
    fast: bool = True
    """Whether the quick way may be used."""
    token: str = field(default_factory=lambda: secrets.token_hex(8))
    """Tells this job from all others, for whoever keeps a player from task to task."""

    def player(self) -> DealPlayer:
        """Somebody who plays them."""
        return DealPlayer(self.plan, self.listeners, fast=self.fast)


class Work:
    """Tasks, small at first, then as large as time allows."""

    def __init__(self, plan: Plan, done: Collection[int] = ()) -> None:
        lineups = enumerate(plan.lineups(), plan.begin)
        self._left = ((deal, lineup) for deal, lineup in lineups if deal not in done)
        self._size = 1

    def next(self) -> Task | None:
        """The next task, or None if all are handed out."""
        deals = tuple(islice(self._left, self._size))
        return Task(deals) if deals else None

    def learn(self, task: Task, batch: Batch) -> None:
        """Make tasks larger or smaller by how long one took."""
        right = PORTION * len(task.deals) / max(batch.seconds, 1e-6)
        self._size = max(1, min(int(right), 4 * self._size, MOST_DEALS))


class Runner(Protocol):
    """Plays the tasks of a job somewhere and gives back what came of them, in any order."""

    def run(self, job: Job, work: Work) -> Generator[Batch, None, None]:
        """Play until there is no work left. Closed early, it stops what it has begun."""


class Here:
    """Plays in this process, one deal after the other."""

    def run(self, job: Job, work: Work) -> Generator[Batch, None, None]:
        player = job.player()
        player.prepare()
        while task := work.next():
            batch = player.play(task)
            work.learn(task, batch)
            yield batch
