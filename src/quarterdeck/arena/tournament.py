"""A tournament from its plan to its games."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

from quarterdeck.arena.games import Played, merged
from quarterdeck.arena.journal import Journal
from quarterdeck.arena.listening import Listener, Listeners
from quarterdeck.arena.plan import ArenaError, Plan, make_plan
from quarterdeck.arena.times import Times
from quarterdeck.arena.work import Here, Job, Runner, Work
from quarterdeck.bots import Bot
from quarterdeck.core import Game

Progress = Callable[[int], None]
"""Is told how many games are finished."""


@dataclass(frozen=True)
class Tournament:
    """What was played: the games in the order of the plan, and how long bots thought."""

    plan: Plan
    games: tuple[Played, ...]
    times: Mapping[int, Times]
    """By entrant. Not part of what the plan decides: another machine has others."""


def play(
    game: str | Game,
    players: Sequence[str | Bot],
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    luck: bool = False,
    processes: int = 1,
    on: str = "",
    listeners: Sequence[Listener] = (),
) -> Tournament:
    """Play a tournament; see ``docs/arena.md``."""
    plan = make_plan(game, players, seats=seats, games=games, seed=seed, options=options, luck=luck)
    return play_plan(plan, runner(processes, on), listeners=tuple(listeners))


def runner(processes: int = 1, on: str = "") -> Runner:
    """Where to play: here, in processes of this machine (0: one per core), or on Ray."""
    if on:
        from quarterdeck.arena.cluster import Cluster

        return Cluster(on, processes if processes > 1 else None)
    if processes == 1:
        return Here()
    from quarterdeck.arena.processes import Processes

    return Processes(processes or os.cpu_count() or 1)


def play_plan(
    plan: Plan,
    where: Runner | None = None,
    *,
    journal: Path | None = None,
    listeners: Listeners = (),
    progress: Progress = lambda games: None,
    fast: bool = True,
) -> Tournament:
    """Play what a plan says, or what a journal says is left of it."""
    if journal and listeners:
        raise ArenaError("who listens must hear all games: no journal for a tournament like that")
    book = Journal(journal, plan.described()) if journal else None
    games = list(book.games) if book else []
    times = list(book.times) if book else []
    ears = _Ears(listeners, plan.begin)
    progress(len(games))
    try:
        work = Work(plan, {played.deal for played in games})
        # The listeners themselves gather what copies hear; a copy of one that has heard is no good.
        job = Job(plan, deepcopy(listeners), fast)
        with closing((where or Here()).run(job, work)) as batches:
            for batch in batches:
                if book:
                    book.add(batch)
                games += batch.games
                times.append(batch.times)
                ears.hear(batch.heard)
                progress(len(games))
    finally:
        if book:
            book.close()
    games.sort(key=lambda played: (played.deal, played.rotation))
    return Tournament(plan, tuple(games), merged(times))


class _Ears:
    """Merges what copies have heard into the listeners, in the order of the deals."""

    def __init__(self, listeners: Listeners, begin: int) -> None:
        self._listeners = listeners
        self._waiting: dict[int, Listeners] = {}
        self._next = begin

    def hear(self, heard: Mapping[int, Listeners]) -> None:
        self._waiting.update(heard)
        while self._next in self._waiting:
            copies = self._waiting.pop(self._next)
            for listener, copy in zip(self._listeners, copies, strict=True):
                listener.merge(copy)
            self._next += 1
