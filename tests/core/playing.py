"""Playing a match by lots, and looking at it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypeVar

from quarterdeck.bots.api import ask
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import FairSeed, FastSeed, Game, Match, Record, Table
from quarterdeck.core.record import Entry

T = TypeVar("T")
FAIR = FairSeed(bytes(range(32)), ("ahoy", "avast", "arr"))


QUICK: Mapping[str, Mapping[str, str]] = {
    "rattle-battle": {"drops": "pool", "scenario": "introductory"},
}
"""Options that make a game short, where tests do not care about them."""


def quick_table(game: Game, seats: int = 3, names: tuple[str, ...] = ()) -> Table:
    """A table at which games are short."""
    return Table(seats, QUICK.get(game.name, {}), names)


def play(match: Match, lots: int, most: int = 100_000) -> Iterator[Match]:
    """Let all seats draw lots, in any order where several decide; stop after each action."""
    order = FastSeed(~lots & 0xFFFF).generator(0)
    while match.result is None and most > 0:
        seat = order.choice(match.position.to_act())
        match.act(seat, ask(RandomBot(), match, seat, lots))
        most -= 1
        yield match


def played(game: Game, *, seats: int = 3, seed: int = 7, most: int = 100_000) -> Match:
    """A match played by lots, to its end or for so many actions."""
    match = Match(game, quick_table(game, seats), FastSeed(seed))
    for _ in play(match, seed, most):
        pass
    return match


@cache
def finished(game: Game, *, fair: bool = False) -> Match:
    """A match played to its end. Shared: do not go on with it."""
    table = quick_table(game, names=("Anne", "Łucja", "Мэри"))
    match = Match(game, table, FAIR if fair else FastSeed(7))
    for _ in play(match, 7):
        pass
    return match


def retold(record: Record, entries: Sequence[Entry], **changes: object) -> Record:
    """A record with the same header and other entries, as if read from a file."""
    copy = Record.parse(str(record))
    copy.entries, copy.lines = list(entries), []
    for name, value in changes.items():
        setattr(copy, name, value)
    return Record.parse(str(copy))


def look(match: Match) -> tuple[object, ...]:
    """Everything there is to a match."""
    return str(match.position), match.opening, tuple(match.steps), match.result, str(match.record)


def fits(counts: Mapping[T, int], expected: Mapping[T, float]) -> bool:
    """Whether counts agree with a distribution: chi-square, at 99.99 %."""
    assert set(counts) <= set(expected)
    total = sum(counts.values())
    stat = sum((counts.get(k, 0) - total * p) ** 2 / (total * p) for k, p in expected.items())
    return _likely(stat, len(expected) - 1)


def uniform(counts: Mapping[T, int], cells: int) -> bool:
    """Whether so many cells are alike likely: chi-square, at 99.99 %."""
    mean = sum(counts.values()) / cells
    stat = sum((n - mean) ** 2 for n in counts.values()) / mean + (cells - len(counts)) * mean
    return len(counts) <= cells and _likely(stat, cells - 1)


def _likely(stat: float, free: int) -> bool:
    # The quantile is Wilson and Hilferty's approximation; 3.72 is the normal one.
    return stat < free * (1 - 2 / (9 * free) + 3.72 * math.sqrt(2 / (9 * free))) ** 3
