"""Deals played, and what is kept of each game."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from quarterdeck.analysis.api import Analyst, analyst_for
from quarterdeck.arena.listening import Chronicler, Listeners
from quarterdeck.arena.plan import ArenaError, Lineup, Plan, rotated
from quarterdeck.arena.times import Times
from quarterdeck.bots import Bot
from quarterdeck.bots.api import question
from quarterdeck.bots.fast import Clock, FastGame, Luck, Outcome, TellingGame, fast_game
from quarterdeck.core import Event, FastSeed, Match, QuarterdeckError

CLOCKED: Final = 50
"""Deals whose decisions are timed, where timing each would slow the rest down."""

Measured = np.ndarray[Any, np.dtype[np.float64]]
"""Luck by every measure, the share of the win first."""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A finished game: everything about it that follows from the plan."""

    deal: int
    rotation: int
    players: tuple[int, ...]
    """The entrant at each seat."""
    winners: tuple[int, ...]
    """Seats."""
    scores: tuple[int, ...]
    reason: str
    first: int | None
    """The seat that decided first; None if several did at once."""
    turns: int
    decisions: int
    luck: tuple[float, ...] | None = None
    """What chance gave each seat of its share, if it was measured."""
    measures: bytes = b""
    """The same by every measure: numbers of single precision, seat after seat."""

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def measured(self, seat: int) -> Measured:
        """A seat's luck by every measure; one that is zero if nothing was left to chance."""
        if not self.measures:
            return np.zeros(1)
        numbers = np.frombuffer(self.measures, np.float32)
        each = len(numbers) // len(self.players)
        return numbers[seat * each : (seat + 1) * each].astype(np.float64)


@dataclass(frozen=True)
class Task:
    """Deals to be played: the number of each and who sits where at first."""

    deals: tuple[tuple[int, Lineup], ...]


@dataclass(frozen=True)
class Batch:
    """Some deals, played: their games, and how long the bots thought."""

    games: list[Played]
    times: dict[int, Times]
    """By entrant."""
    heard: dict[int, Listeners]
    """What was heard, by deal, if anybody listened."""
    seconds: float
    """How long it took."""


class DealPlayer:
    """Plays deals of a plan, in the quick way if these bots have one that tells enough."""

    def __init__(self, plan: Plan, listeners: Listeners = (), *, fast: bool = True) -> None:
        self._plan = plan
        self._listeners = listeners
        self._bots: dict[tuple[int, int], Bot] = {}
        self._analyst = analyst_for(plan.game.name) if plan.luck else None
        self._fast = self._quick_way() if fast else None
        self._every = max(1, plan.deals // CLOCKED)

    def _quick_way(self) -> FastGame | None:
        name = self._plan.game.name
        found = self._analyst.measured_games() if self._analyst else fast_game(name)
        bots = [self._bot(entrant, 0) for entrant in range(len(self._plan.entrants))]
        if found is None or not found.plays(bots):
            return None
        heard = isinstance(found, TellingGame) and not self._analyst
        wants_events = all(isinstance(listener, Chronicler) for listener in self._listeners)
        return found if not self._listeners or (heard and wants_events) else None

    @property
    def fast(self) -> bool:
        """Whether games are played in the quick way."""
        return self._fast is not None

    def prepare(self) -> None:
        """Do what would make the first game slow."""
        if self._fast:
            self._fast.prepare()
            return
        if self._analyst:
            self._analyst.prepare()
        for entrant in range(len(self._plan.entrants)):
            self._bot(entrant, 0).prepare(wait=True)  # else the first games are others

    def _bot(self, entrant: int, copy: int) -> Bot:
        """An entrant's bot; where he has several seats, each has its own."""
        key = entrant, copy
        if key not in self._bots:
            bot = self._plan.entrants[entrant].bot(self._plan.game.name)
            self._bots[key] = deepcopy(bot) if copy else bot
        return self._bots[key]

    def play(self, task: Task) -> Batch:
        """Play these deals, with the rotations of the plan."""
        began = time.perf_counter()
        games: list[Played] = []
        times: dict[int, Times] = {}
        heard: dict[int, Listeners] = {}
        for deal, lineup in task.deals:
            listeners = deepcopy(self._listeners)
            for rotation in range(self._plan.rotations):
                players = rotated(lineup, rotation)
                outcome = self._play_game(deal, rotation, players, times, listeners)
                games.append(played(deal, rotation, players, outcome))
            if listeners:
                heard[deal] = listeners
        return Batch(games, times, heard, time.perf_counter() - began)

    def _play_game(
        self,
        deal: int,
        rotation: int,
        players: Lineup,
        times: dict[int, Times],
        listeners: Listeners,
    ) -> Outcome:
        plan = self._plan
        bots = self._seated(players)
        labels = tuple(plan.labels[entrant] for entrant in players)

        def clock(seat: int, nanoseconds: int, fallbacks: int = 0) -> None:
            times.setdefault(players[seat], Times()).add(nanoseconds, fallbacks)

        seed, lots = plan.deal_seed(deal), plan.lots_seed(deal, rotation)
        if self._fast:
            timed = clock if deal % self._every == 0 else None
            if listeners:
                return self._tell_game(bots, labels, seed, lots, timed, listeners)
            return self._fast.play(plan.table, bots, seed, lots, timed)
        match = Match(plan.game, plan.table, FastSeed(seed))
        return play_match(match, bots, labels, lots, clock, listeners, self._analyst)

    def _tell_game(
        self,
        bots: list[Bot],
        labels: tuple[str, ...],
        seed: int,
        lots: int,
        clock: Clock | None,
        listeners: Listeners,
    ) -> Outcome:
        """A game in the quick way, for those who need to know no more than what happened."""
        assert isinstance(self._fast, TellingGame)
        hearing = [each for each in listeners if isinstance(each, Chronicler)]

        def tell(events: Sequence[Event]) -> None:
            for each in hearing:
                each.told(events)

        for each in hearing:
            each.opened(labels)
        outcome = self._fast.play_telling(self._plan.table, bots, seed, lots, tell, clock)
        for each in hearing:
            each.ended(outcome.result)
        return outcome

    def _seated(self, players: Lineup) -> list[Bot]:
        """The bot at each seat."""
        copies: Counter[int] = Counter()
        bots = []
        for entrant in players:
            bots.append(self._bot(entrant, copies[entrant]))
            copies[entrant] += 1
        return bots


def played(deal: int, rotation: int, players: Lineup, outcome: Outcome) -> Played:
    """What is kept of a game."""
    luck = outcome.luck
    return Played(
        deal,
        rotation,
        players,
        outcome.result.winners,
        outcome.result.scores,
        outcome.result.reason,
        outcome.first,
        outcome.turns,
        outcome.decisions,
        None if luck is None else tuple(map(float, luck[:, 0])),
        b"" if luck is None else luck.astype(np.float32).tobytes(),
    )


def play_match(
    match: Match,
    bots: Sequence[Bot],
    labels: Sequence[str],
    lots: int,
    clock: Clock,
    listeners: Listeners = (),
    analyst: Analyst | None = None,
) -> Outcome:
    """Let bots play a match to its end, decision by decision; an analyst measures luck."""
    waiting = match.position.to_act()
    first = waiting[0] if len(waiting) == 1 else None
    turns = sum(event.opens_turn for event in match.opening)
    luck: Luck | None = None
    for listener in listeners:
        listener.begin(match, tuple(labels))
    while match.result is None:
        seat = match.position.to_act()[0]
        bot, asked = bots[seat], question(match, seat, lots)
        fallbacks, began = bot.fallbacks, time.perf_counter_ns()
        try:
            action = bot.choose(asked)
            clock(seat, time.perf_counter_ns() - began, bot.fallbacks - fallbacks)
            events = match.act(seat, action)
        except Exception as error:
            raise _failed(labels[seat], match, lots, error) from error
        turns += sum(event.opens_turn for event in events)
        if analyst:
            shown = analyst.gauge(asked.observation, match.steps[-1], bots)
            luck = luck if shown is None else shown if luck is None else luck + shown
        for listener in listeners:
            listener.happened(match, match.steps[-1])
    for listener in listeners:
        listener.end(match)
    return Outcome(match.result, first, turns, len(match.steps), luck)


def _failed(label: str, match: Match, lots: int, error: Exception) -> ArenaError:
    """What is needed to see the failure again."""
    what = str(error) if isinstance(error, QuarterdeckError) else f"{type(error).__name__}: {error}"
    return ArenaError(
        f"bot '{label}' failed at decision {len(match.steps) + 1} of the game with seed "
        f"{match.record.seed} and lots {lots}: {what}"
    )


def merged(many: Sequence[Mapping[int, Times]]) -> dict[int, Times]:
    """All times of each entrant together."""
    total: dict[int, Times] = {}
    for times in many:
        for entrant, each in times.items():
            total.setdefault(entrant, Times()).merge(each)
    return total
