"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quarterdeck.core import Event, Match
from quarterdeck.core.match import Step, filtered
from quarterdeck.i18n import Wording
from quarterdeck.terminal.canvas import Canvas, wrap
from quarterdeck.terminal.palette import (
    CREAM,
    EMBLEMS,
    INK,
    INK_2,
    PAPER,
    PAPER_3,
    SEATS,
    style,
)
from quarterdeck.terminal.sitting import takebacks


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log, and whose doing it was."""

    text: str
    seat: int | None = None


class Log:
    """The sentences of a match for a viewer; only new steps are put in words."""

    def __init__(self, match: Match, wording: Wording, names: Sequence[str]) -> None:
        self._match, self._wording, self._names = match, wording, names
        self._viewer: int | None = None
        self._told: list[tuple[Step, list[Line]]] = []

    def lines(self, viewer: int | None) -> list[Line]:
        """Everything so far, the oldest first; what was taken back is marked."""
        if viewer != self._viewer:
            self._viewer, self._told = viewer, []
        steps = self._match.steps
        kept = 0
        for (told, _), step in zip(self._told, steps, strict=False):
            if told is not step:
                break
            kept += 1
        del self._told[kept:]
        self._told += [(step, self._say(step.events)) for step in steps[kept:]]
        marks = takebacks(self._match)
        lines = self._say(self._match.opening)
        for number in range(len(steps) + 1):
            lines += [self._takeback(seat, count) for at, seat, count in marks if at == number]
            if number < len(steps):
                lines += self._told[number][1]
        return lines

    def so_far(self, viewer: int | None, told: int) -> list[Line]:
        """The same where the last action is being shown: only so many of its events."""
        lines = self.lines(viewer)
        last = self._told[-1]
        return lines[: len(lines) - len(last[1])] + self._say(last[0].events[:told])

    def step(self, number: int) -> list[Line]:
        """What the n-th step was, counted from 1."""
        step = self._match.steps[number - 1]
        return self._say(step.events)

    def _say(self, events: Sequence[Event]) -> list[Line]:
        said = []
        for event in filtered(tuple(events), self._viewer):
            text = self._wording.event(event, self._names)
            if text:
                seat = getattr(event, "seat", None)
                said.append(Line(text, seat if isinstance(seat, int) else None))
        return said

    def _takeback(self, seat: int, count: int) -> Line:
        return Line(self._wording.words("took-back", name=self._names[seat], actions=count), seat)


def rows_of(lines: Sequence[Line], width: int, rows: int) -> list[tuple[Line, str, bool]]:
    """The last rows of a log in this width: each with its line, and whether it begins it."""
    found: list[tuple[Line, str, bool]] = []
    for line in reversed(lines):
        parts = wrap(line.text, max(width - 3, 8))
        found = [(line, part, n == 0) for n, part in enumerate(parts)] + found
        if len(found) >= rows:
            break
    return found[-rows:] if rows else []


def paint_log(lines: Sequence[Line], width: int, height: int) -> Canvas:
    """The newest lines, the last at the bottom, each with the emblem of who acted."""
    canvas = Canvas(width, height, style(INK, PAPER))
    rows = rows_of(lines, width, height)
    newest = lines[-1] if lines else None
    for y, (line, text, first) in enumerate(rows, start=0):
        paper = PAPER_3 if line is newest else PAPER
        canvas.fill(0, y, width, 1, style(INK, paper))
        if first and line.seat is not None:
            emblem = EMBLEMS[line.seat % len(EMBLEMS)]
            canvas.text(0, y, f"{emblem}", style(CREAM, SEATS[line.seat % len(SEATS)]))
        canvas.text(2, y, text, style(INK if line is newest else INK_2, paper))
    return canvas
