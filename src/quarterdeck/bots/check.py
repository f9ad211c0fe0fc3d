"""What an author wants to know of his bot before it plays, found out in whole games."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from quarterdeck.bots.api import Bot, Question
from quarterdeck.core import Action, FastSeed, Game, Match, Table

GAMES: Final = 3
"""Whole games of each number of seats that are played."""
Details = dict[str, str | int | float]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was tried; its code has words in every language."""

    good: bool
    code: str
    details: Details = field(default_factory=dict)


class Failed(Exception):
    """A bot failed; there is nothing more to try."""

    def __init__(self, code: str, fault: str, where: str = "") -> None:
        self.code, self.fault, self.where = code, fault, where
        super().__init__(fault)

    @property
    def finding(self) -> Finding:
        """What is told of it."""
        return Finding(False, self.code, {"where": self.where, "fault": self.fault})


def check_bot(bot: Bot, games: Sequence[Game]) -> Iterator[Finding]:
    """Try a bot that is a class, and tell what is good and the first thing that is not."""

    def ask(question: Question) -> Action:
        try:
            action = bot.choose(question)
        except Exception as error:
            at = traceback.extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__}: {error} (line {at.lineno} of {at.filename})"
            raise Failed("raised", what) from error
        if not isinstance(action, Action):
            raise Failed("illegal", f"{action!r} is of type {type(action).__name__}, no Action")
        if action not in question.choices:
            raise Failed("illegal", f"'{action}' is not legal here; legal: {question.choices}")
        return action

    try:
        yield from played_findings(ask, bot.games, games)
    except Failed as failed:
        yield failed.finding


def played_findings(
    ask: Callable[[Question], Action],
    plays: Sequence[str],
    games: Sequence[Game],
    limit: float | None = None,
) -> Iterator[Finding]:
    """Which of the games a bot plays, and how it does; ``limit`` is its time for an answer."""
    named = [game.name for game in games]
    for unknown in [name for name in plays if name not in named]:
        yield Finding(False, "no-game", {"name": unknown, "games": ", ".join(named)})
    left_out = [name for name in named if plays and name not in plays]
    if left_out:
        yield Finding(True, "plays", {"games": ", ".join(left_out)})
    for game in games:
        if game.name not in left_out:
            yield from _games(ask, game, limit)


def _games(ask: Callable[[Question], Action], game: Game, limit: float | None) -> Iterator[Finding]:
    """Games in which the bot has every seat, each question put twice."""
    times: list[float] = []
    fickle = 0
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(GAMES):
            match = Match(game, Table(seats), FastSeed(seed))
            while match.result is None:
                for seat in match.position.to_act():
                    began = time.perf_counter()
                    action = _answer(ask, match, seat)
                    times.append(time.perf_counter() - began)
                    fickle += action != _answer(ask, match, seat)
                    match.act(seat, action)
    yield Finding(True, "played", {"game": game.name, "questions": 2 * len(times)})
    took: Details = {
        "median": round(1000 * median(times), 1),
        "longest": round(1000 * max(times), 1),
    }
    if limit is None:
        yield Finding(True, "took", took)
    else:
        yield Finding(True, "times", {**took, "limit": round(1000 * limit)})
    yield Finding(not fickle, "fickle" if fickle else "same", {"questions": fickle})


def _answer(ask: Callable[[Question], Action], match: Match, seat: int) -> Action:
    rng = FastSeed(seat).generator(len(match.steps))
    question = Question(seat, match.observe(seat), match.legal(seat), rng, match.game)
    try:
        return ask(question)
    except Failed as failed:
        seats, number = match.position.seats, len(match.steps) + 1
        where = f"{match.game.name}, {seats} seats, action {number}"
        raise Failed(failed.code, failed.fault, where) from None
