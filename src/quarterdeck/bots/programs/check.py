"""What an author wants to know of his program before it plays."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from quarterdeck.bots.api import Question
from quarterdeck.bots.programs.book import Command
from quarterdeck.bots.programs.process import Fault
from quarterdeck.bots.programs.protocol import VERSION, Conversation
from quarterdeck.core import Action, FastSeed, Game, Match, Table

GAMES: Final = 3
"""Whole games of each number of seats that are played."""
QUIT: Final = 1.0
"""Seconds in which a program should end after it was told to quit."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was tried; its code has words in every language."""

    good: bool
    code: str
    details: dict[str, str | int | float] = field(default_factory=dict)


def check(command: Command, games: Sequence[Game]) -> Iterator[Finding]:
    """Try a program in whole games, and tell what is good and the first thing that is not."""
    try:
        talk = Conversation(command)
    except Fault as fault:
        yield _blame(fault, f"quarterdeck {VERSION}")
        return
    try:
        yield from _check(talk, command, games)
    except _Failed as failed:
        yield failed.finding
    finally:
        talk.close()
    if talk.process.complaints:
        yield Finding(True, "complaints", {"lines": "\n".join(talk.process.complaints)})


class _Failed(Exception):
    """The program failed; there is nothing more to try."""

    def __init__(self, finding: Finding) -> None:
        self.finding = finding


def _check(talk: Conversation, command: Command, games: Sequence[Game]) -> Iterator[Finding]:
    plays = talk.greeting.games
    yield Finding(True, "greeting", {"name": talk.greeting.name})
    named = [game.name for game in games]
    for unknown in [name for name in plays if name not in named]:
        yield Finding(False, "no-game", {"name": unknown, "games": ", ".join(named)})
    for game in games:
        if not plays or game.name in plays:
            yield from _games(talk, command, game)
    ends = talk.quit(QUIT)
    yield Finding(ends, "quit" if ends else "stays", {"seconds": QUIT})


def _games(talk: Conversation, command: Command, game: Game) -> Iterator[Finding]:
    """Games in which the program has every seat, each question put twice."""
    times: list[float] = []
    fickle = 0
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(GAMES):
            match = Match(game, Table(seats), FastSeed(seed))
            while match.result is None:
                for seat in match.position.to_act():
                    began = time.perf_counter()
                    action = _answer(talk, match, seat)
                    times.append(time.perf_counter() - began)
                    fickle += action != _answer(talk, match, seat)
                    match.act(seat, action)
    yield Finding(True, "played", {"game": game.name, "questions": 2 * len(times)})
    yield Finding(
        True,
        "times",
        {
            "median": round(1000 * median(times), 1),
            "longest": round(1000 * max(times), 1),
            "limit": round(1000 * command.seconds),
        },
    )
    yield Finding(not fickle, "fickle" if fickle else "same", {"questions": fickle})


def _answer(talk: Conversation, match: Match, seat: int) -> Action:
    rng = FastSeed(seat).generator(len(match.steps))
    question = Question(seat, match.observe(seat), match.legal(seat), rng, match.game)
    try:
        return talk.ask(question)
    except Fault as fault:
        where = f"{match.game.name}, {match.position.seats} seats, action {len(match.steps) + 1}"
        raise _Failed(_blame(fault, where)) from None


def _blame(fault: Fault, where: str) -> Finding:
    return Finding(False, fault.code, {"where": where, "fault": str(fault)})
