"""Where a record can be looked into: the position before each decision that stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarterdeck.analysis.api import AnalysisError
from quarterdeck.core import Match

if TYPE_CHECKING:
    from quarterdeck.core import Game, Position, Record
    from quarterdeck.core.match import Step


@dataclass(frozen=True)
class Course:
    """A game as it went, without what was taken back."""

    match: Match
    """At its end."""
    positions: list[Position]
    """Before each step, and after the last one."""

    @property
    def steps(self) -> list[Step]:
        """What was done."""
        return self.match.steps

    def before(self, number: int | None) -> Position:
        """The position before a move, counted from 1; None: where the record ends."""
        if number is None:
            return self.positions[-1]
        if not 1 <= number <= len(self.positions):
            raise AnalysisError(f"moves are from 1 to {len(self.positions)}, not {number}")
        return self.positions[number - 1]


def course_of(game: Game, record: Record) -> Course:
    """Follow a record; raises :class:`RecordError` where that cannot be done."""
    positions: list[Position] = []
    for match in Match.replay(game, record):
        # Each step works on a copy of the position, so those of a replay can be kept.
        del positions[len(match.steps) :]
        positions.append(match.position)
    return Course(match, positions)
