"""Whole games at once, for those who play thousands: what a game's bots may offer.

Whoever runs many games knows no game. It asks here whether these bots can play theirs in a quicker
way than a match decision by decision, and must get the very same games: same deal, same lots, same
result. Nobody sees the table on the way; some can at least tell what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np

from quarterdeck.bots.api import Bot
from quarterdeck.core import Event, Result, Table
from quarterdeck.core.manifest import part

Luck = np.ndarray[tuple[int, int], np.dtype[np.float64]]
"""What chance gave: a row for each seat, in it the same by some measures, each of them zero in
expectation. The first measure is the seat's share of the win."""


class Clock(Protocol):
    """Is told how long a decision took, and whether the bot had to fall back for it."""

    def __call__(self, seat: int, nanoseconds: int, fallbacks: int = 0, /) -> None:
        """One more decision."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game in numbers."""

    result: Result
    first: int | None
    """The seat that decided first; None if several did at once."""
    turns: int
    decisions: int
    luck: Luck | None = None
    """If it was measured."""


class FastGame(Protocol):
    """A quick way to play whole games. A game's manifest names it."""

    def plays(self, bots: Sequence[Bot]) -> bool:
        """Whether it can play these bots."""

    def prepare(self) -> None:
        """Do what takes its time, and wait for it."""

    def play(
        self, table: Table, bots: Sequence[Bot], seed: int, lots: int, clock: Clock | None = None
    ) -> Outcome:
        """One game, as a match would play it that is dealt from the fast seed ``seed``.

        ``lots`` is the bots' seed, see :func:`~quarterdeck.bots.ask`. With a clock every decision
        is timed, which takes longer.
        """


Tell = Callable[[Sequence[Event]], None]
"""Is told what happened, with the referee's eyes."""


@runtime_checkable
class TellingGame(FastGame, Protocol):
    """A quick way that can tell what happens in a game."""

    def play_telling(
        self,
        table: Table,
        bots: Sequence[Bot],
        seed: int,
        lots: int,
        tell: Tell,
        clock: Clock | None = None,
    ) -> Outcome:
        """One game, the same that ``play`` plays, told event by event."""


def fast_game(game: str) -> FastGame | None:
    """The quick way to play a game, if somebody offers one."""
    found: FastGame | None = part(game, "fast")
    return found
