"""A match with its steps numbered, as the store keeps them and clients count them.

The opening is number 0. Every action and every undo after it has the next number; an undo takes
nothing off the ledger, it is a step, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from quarterdeck.core import (
    Action,
    Event,
    Game,
    Match,
    QuarterdeckError,
    Record,
    RulesChanged,
    Seed,
    Table,
)
from quarterdeck.core.match import Attempt, Made
from quarterdeck.core.record import Act, Undo
from quarterdeck.server.messages import By

DEAL: Final = "deal"
HUMAN: Final = "human"
BOT: Final = "bot"
OBVIOUS: Final = "obvious"
UNDO: Final = "undo"


@dataclass(frozen=True, slots=True)
class Row:
    """A step as it is stored: the lines of the record that belong to it."""

    number: int
    seat: int | None
    by: By
    lines: tuple[str, ...]
    client: str = ""
    """By which its client knows it, to recognise it when it is sent again."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step as it is told; unfiltered, so never hand it out."""

    number: int
    seat: int | None
    by: By
    action: str | None
    events: tuple[Event, ...]
    secret: bool = False
    """Whether it was a decision that several make at once, each in secret."""
    back: int = 0
    """How many actions an undo took back."""
    free: bool = False
    """Whether it took back more than the rule for tables allows."""
    client: str = ""


class Ledger:
    """One game being played, step by numbered step."""

    match: Match
    steps: list[Step]
    """All that happened, also what was taken back; the index is the number."""
    halted = False
    """Whether more is stored than stands by the rules of now: then nothing goes on."""

    def __init__(self, match: Match) -> None:
        """Begin with a match that has just been dealt."""
        self.match = match
        self.steps = [Step(0, None, DEAL, None, match.opening)]
        # After each action that stands: who has been asked in secret since he acted.
        self._together = [self._asked(frozenset())]

    @classmethod
    def deal(cls, game: Game, table: Table, seed: Seed) -> tuple[Ledger, Row]:
        """A new game, and its opening to be stored."""
        ledger = cls(Match(game, table, seed))
        return ledger, Row(0, None, DEAL, ledger._lines(0))

    @classmethod
    def read(cls, game: Game, header: Record, rows: Sequence[Row], seed: Seed) -> Ledger:
        """The game that stored rows leave off at; of one of earlier rules as much as stands."""
        try:
            return cls._read(game, header, rows, seed)
        except RulesChanged as halt:
            standing = _whole(rows, halt.stands)
            if not standing:
                raise
            ledger = cls._read(game, header, standing, seed)
            ledger.halted = True
            return ledger

    @classmethod
    def _read(cls, game: Game, header: Record, rows: Sequence[Row], seed: Seed) -> Ledger:
        known = iter(rows[1:])
        ledger: Ledger | None = None
        allowed: tuple[int, ...] = ()
        for match, entry in _followed(game, stored_record(header, rows), seed):
            if ledger is None:
                ledger = cls(match)
            elif entry is not None:
                ledger._note(entry, next(known), allowed)
            allowed = ledger._allowed()
        assert ledger is not None  # a replay begins with the opening
        return ledger

    def again(self, seed: Seed) -> Iterator[Ledger]:
        """The same game once more: after the opening, then after each step. Keep none of them."""
        shown = copy(self)
        shown.steps = []
        for match, entry in _followed(self.match.game, self.match.record, seed):
            if not shown.steps or entry is not None:
                shown.match = match
                shown.steps = self.steps[: len(shown.steps) + 1]
                yield shown

    def fork(self) -> Ledger:
        """The same ledger to try a step on: this one stays as it is."""
        twin = copy(self)
        twin.match = self.match.fork()
        twin.steps = list(self.steps)
        twin._together = list(self._together)
        return twin

    @property
    def number(self) -> int:
        """The number of the last step."""
        return self.steps[-1].number

    def act(self, seat: int, action: Action, by: By, client: str = "") -> Row:
        """Carry out an action; the row to store."""
        return self.take(self.match.attempt(seat, action).made(), by, client)

    def take(self, made: Made, by: By, client: str = "") -> Row:
        """Go on from an action that was carried out here, or elsewhere; the row to store."""
        before = len(self.match.record.entries)
        self.match.take(made)
        return self._write(before, made.step.seat, by, client, ())

    def take_all(self, made: Sequence[Made], by: By, client: str = "") -> list[Row]:
        """Go on from an action and the obvious ones after it; the rows to store."""
        first, *rest = made
        return [self.take(first, by, client), *(self.take(each, OBVIOUS) for each in rest)]

    def undo(self, seat: int, *, free: bool, client: str = "") -> Row:
        """Take back this seat's last decision; the row to store."""
        before = len(self.match.record.entries)
        allowed = self._allowed()
        self.match.undo(seat, free=free)
        return self._write(before, seat, UNDO, client, allowed)

    def stored(self, row: Row) -> Attempt:
        """The action of a step that another server has stored, with what chance gave it there."""
        seat, _, did = row.lines[0].partition(" ")
        outcomes = tuple(line[2:] for line in row.lines[1:] if line.startswith("* "))
        return self.match.attempt(int(seat), self.match.game.parse_action(did), outcomes)

    def follow(self, row: Row, made: Made | None) -> None:
        """Make a step that another server has stored; an undo needs nothing made."""
        if made is not None:
            ours = self.take(made, row.by, row.client)
        else:
            seat, _, did = row.lines[0].partition(" ")
            free = str(self.match.undoable(int(seat))) != did.removeprefix("undo ")
            ours = self.undo(int(seat), free=free, client=row.client)
        if ours != row:
            raise QuarterdeckError(f"step {row.number} is '{ours}' here, stored is '{row}'")

    def done(self, seat: int, client: str) -> Step | None:
        """The step a client of this seat sent under this name, if there is one."""
        return next((s for s in self.steps if s.client == client and s.seat == seat), None)

    # -- inside --------------------------------------------------------------------------------

    def _lines(self, start: int) -> tuple[str, ...]:
        return tuple(map(str, self.match.record.entries[start:]))

    def _allowed(self) -> tuple[int, ...]:
        """How much each seat may take back by the rule for tables."""
        return tuple(map(self.match.undoable, range(self.match.position.seats)))

    def _asked(self, before: frozenset[int]) -> frozenset[int]:
        position = self.match.position
        return before | frozenset(position.to_act()) if position.secret else before

    def _write(self, start: int, seat: int, by: By, client: str, allowed: tuple[int, ...]) -> Row:
        row = Row(self.number + 1, seat, by, self._lines(start), client)
        entry = self.match.record.entries[start]
        if not isinstance(entry, Act | Undo):
            raise QuarterdeckError(f"'{entry}' is no step")
        self._note(entry, row, allowed)
        return row

    def _note(self, entry: Act | Undo, row: Row, allowed: tuple[int, ...]) -> None:
        """Put a step that the match has made on the ledger."""
        if isinstance(entry, Undo):
            del self._together[-entry.actions :]
            free = allowed[entry.seat] != entry.actions
            step = Step(
                row.number, entry.seat, UNDO, None, (), False, entry.actions, free, row.client
            )
        else:
            together = self._together[-1]
            # The last of those who decide in secret is asked alone, and no less secret for it.
            secret = entry.seat in together
            self._together.append(self._asked(together - {entry.seat}))
            events = self.match.steps[-1].events
            step = Step(
                row.number, entry.seat, row.by, entry.action, events, secret, client=row.client
            )
        self.steps.append(step)


def stored_record(header: Record, rows: Sequence[Row]) -> Record:
    """The record that rows are stored of."""
    lines = [str(header), *(line for row in rows for line in row.lines)]
    return Record.parse("\n".join(lines) + "\n")


def _whole(rows: Sequence[Row], entries: int) -> Sequence[Row]:
    """The rows that lie within so many entries."""
    ends = accumulate(len(row.lines) for row in rows)
    return [row for row, end in zip(rows, ends, strict=True) if end <= entries]


def _followed(game: Game, record: Record, seed: Seed) -> Iterator[tuple[Match, Act | Undo | None]]:
    """A record replayed: the match after each entry, and the entry if it is a step."""
    seen = 0
    for match in Match.replay(game, record, seed):
        entries = match.record.entries[seen:]
        seen += len(entries)
        entry = entries[0] if entries else None
        yield match, entry if isinstance(entry, Act | Undo) else None
