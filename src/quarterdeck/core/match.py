"""A match: one game being played, its record, and the rule for taking back.

The match is the referee. Tables, terminals, arenas and replays all go through it, so a record
and what was on the table can never disagree.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace

from quarterdeck.core.chance import Chance, Dealer, Script
from quarterdeck.core.errors import (
    NotationError,
    OutcomeError,
    QuarterdeckError,
    RecordError,
    RulesChanged,
    TableError,
)
from quarterdeck.core.game import Action, Choices, Event, Game, Observation, Position, Result, Table
from quarterdeck.core.past import Past
from quarterdeck.core.record import Act, Ended, Entry, Opened, Outcome, Record, Undo
from quarterdeck.core.rng import FairSeed, FastSeed, Seed


@dataclass(frozen=True, slots=True)
class Step:
    """One action that stands: who did what, what chance added, what came of it."""

    seat: int
    action: Action
    outcomes: tuple[str, ...]
    events: tuple[Event, ...]

    @property
    def sealed(self) -> bool:
        """Whether it can no longer be taken back: chance spoke, or something was shown."""
        return bool(self.outcomes) or any(e.seals or e.reveals for e in self.events)


@dataclass(frozen=True, slots=True)
class Made:
    """An action that was carried out: the position after it, and what it was."""

    position: Position
    step: Step


@dataclass(frozen=True, slots=True)
class Attempt:
    """An action to be carried out, with all it needs, so that another process can do it."""

    position: Position
    seat: int
    action: Action
    chance: Chance

    def made(self) -> Made:
        """What comes of it; :class:`IllegalAction` if the rules do not allow it."""
        # Rules change a position in place; on a copy, an outcome missing in mid-action
        # leaves the match as it was.
        position, drawn = self.position.copy(), len(self.chance.log)
        events = position.apply(self.seat, self.action, self.chance)
        outcomes = tuple(self.chance.log[drawn:])
        return Made(position, Step(self.seat, self.action, outcomes, tuple(events)))

    def made_on(self) -> tuple[Made, ...]:
        """The same, and every answer after it that is obvious, each a step of its own."""
        made = [self.made()]
        while (following := self._obvious(made[-1].position)) is not None:
            made.append(following.made())
        return tuple(made)

    def _obvious(self, position: Position) -> Attempt | None:
        for seat in position.to_act():
            action = position.obvious(seat)
            if action is not None:
                return Attempt(position, seat, action, self.chance)
        return None


class Match:
    """A game in progress, from its start or from a record."""

    game: Game
    record: Record
    position: Position
    """The referee's own position, with everything hidden in it: never hand it out."""
    steps: list[Step]
    """What was done and not taken back."""
    opening: tuple[Event, ...]
    """What happened before the first action."""
    begun_by: int
    """The version of the rules it was begun by; it goes on by those of now."""

    def __init__(self, game: Game, table: Table, seed: Seed, position: str = "") -> None:
        """Start a game at a table; ``position`` starts it from there instead of a new deal."""
        if len(position.splitlines()) > 1:
            position = str(game.parse_position(position))  # a record has one line for it
        record = Record(game.name, game.rules, table, position=position.strip())
        if isinstance(seed, FastSeed):
            record.seed = seed
        elif isinstance(seed, FairSeed):
            record.commitment, record.nonces = seed.commitment, seed.nonces
            record.pledges = seed.pledges
        self._begin(game, record, seed)
        self._deal(())

    def _begin(self, game: Game, record: Record, seed: Seed | None) -> None:
        self.game, self.record, self._seed = game, record, seed
        self.begun_by = game.rules

    @classmethod
    def resume(cls, game: Game, record: Record, seed: Seed | None = None) -> Match:
        """The match a record leaves off at; raises :class:`RecordError` where it cannot follow.

        The seed is needed only to go on with a fair deal that is not opened yet.
        """
        *_, match = cls.replay(game, record, seed)
        return match

    @classmethod
    def standing(
        cls, game: Game, record: Record, seed: Seed | None = None
    ) -> tuple[Match, RulesChanged | None]:
        """The same; of a record of earlier rules as much as stands by the rules of now, and why."""
        try:
            return cls.resume(game, record, seed), None
        except RulesChanged as halt:
            if not halt.stands:
                raise
            entries, lines = record.entries[: halt.stands], record.lines[: halt.stands]
            return cls.resume(game, replace(record, entries=entries, lines=lines), seed), halt

    @classmethod
    def replay(cls, game: Game, record: Record, seed: Seed | None = None) -> Iterator[Match]:
        """The same match again and again: after the opening, then after each entry."""
        if record.game != game.name:
            raise RecordError(1, f"a record of '{record.game}', not of '{game.name}'")
        changes = game.changes_since(record.rules)
        if record.rules != game.rules and not changes:
            raise RecordError(1, f"rules version {record.rules}; this is version {game.rules}")
        if isinstance(seed, FairSeed) and record.commitment:
            if (seed.commitment, seed.nonces) != (record.commitment, record.nonces):
                raise RecordError(1, "the seed is not that of the commitment and the nonces")
        match = cls.__new__(cls)
        # A record of earlier rules that is followed to its end is one of the rules of now.
        header = Record(
            record.game,
            game.rules,
            record.table,
            record.seed,
            record.commitment,
            record.nonces,
            record.pledges,
            record.position,
        )
        dealt = seed or record.dealt_from()
        if not changes:
            match._begin(game, header, dealt)
            yield from _Replay(match, record).run()
            return
        match._begin(game, header, None)  # what is not written is not guessed
        match.begun_by = record.rules
        replay = _Replay(match, record)
        try:
            yield from replay.run()
        except RecordError as error:
            raise RulesChanged(error, replay.stands, record.rules, changes) from None
        match._seed = dealt
        match._close()

    def fork(self) -> Match:
        """The same match to try something on: this one stays as it is."""
        twin = copy(self)
        twin.record = replace(self.record, entries=list(self.record.entries))
        twin.steps = list(self.steps)
        twin._past = self._past.copy()
        return twin

    # -- playing ---------------------------------------------------------------------------

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out an action; its events, unfiltered. On an illegal one nothing changes."""
        if not isinstance(action, Action):
            raise QuarterdeckError(_no_action(seat, action))
        return self.take(self.attempt(seat, action).made())

    def attempt(self, seat: int, action: Action, outcomes: tuple[str, ...] = ()) -> Attempt:
        """An action as it would be carried out now; ``outcomes`` are what chance gave before."""
        return Attempt(self.position, seat, action, self._chance(outcomes))

    def chance(self) -> Chance:
        """What the next action leaves to chance will be answered by this."""
        return self._chance(())

    def take(self, made: Made) -> tuple[Event, ...]:
        """Go on from an attempt at this very position; its events, unfiltered."""
        step = self._take(made)
        self.record.entries += [Act(step.seat, str(step.action)), *map(Outcome, step.outcomes)]
        self._close()
        return step.events

    def _close(self) -> None:
        """After the end, write down the result and open the seed, unless that is done."""
        if self.result is not None:
            closing: list[Entry] = [Ended(str(self.result))]
            if isinstance(self._seed, FairSeed) and self.record.commitment:
                closing.append(Opened(self._seed.secret.hex()))
            written = self.record.entries[-2:]
            self.record.entries += [entry for entry in closing if entry not in written]

    def legal(self, seat: int) -> Choices:
        """What a seat may do now."""
        return self.position.legal(seat)

    def observe(self, viewer: int | None) -> Observation:
        """What a seat, or a spectator (None), knows now."""
        return self.position.observe(viewer)

    def events(self, viewer: int | None) -> list[Event]:
        """Everything that happened, as a seat or a spectator may know it."""
        happened = [*self.opening, *(event for step in self.steps for event in step.events)]
        return filtered(happened, viewer)

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.position.result()

    # -- taking back -----------------------------------------------------------------------

    def undoable(self, seat: int, *, free: bool = False) -> int:
        """How many actions an undo by this seat would take back; 0 if it may not.

        Four nevers: never change the active player, never make another player redo a move, never
        past something shown, never past chance. Alone against bots (``free``) a player may go
        back to his last own decision, whatever happened since, unless all cards are open.
        """
        opened = self.result is not None and bool(self.record.commitment)
        if free and not opened:
            for count, step in enumerate(reversed(self.steps), start=1):
                if step.seat == seat:
                    return count
            return 0
        if self.result is not None:  # the secret may have been opened
            return 0
        last = self.steps[-1] if self.steps else None
        return int(last is not None and last.seat == seat and not last.sealed)

    def undo(self, seat: int, *, free: bool = False) -> int:
        """Take back this seat's last decision; how many actions that were."""
        count = self.undoable(seat, free=free)
        if not count:
            raise QuarterdeckError(
                f"seat {seat} has nothing to take back: its last action has been followed by "
                "another player's, by chance, or showed a card"
            )
        self._undo(seat, count)
        return count

    def _undo(self, seat: int, count: int) -> None:
        self.record.entries.append(Undo(seat, count))
        nearest, self.position = self._past.back_to(len(self.steps) - count)
        again = self.steps[nearest:-count]
        for step in self.steps[nearest:]:
            self._drawn -= len(step.outcomes)
        del self.steps[nearest:]
        for step in again:
            self._step(step.seat, step.action, Script(step.outcomes))

    # -- inside ----------------------------------------------------------------------------

    def _chance(self, outcomes: tuple[str, ...]) -> Chance:
        """First what is written down, then what the seed gives; without a seed, nothing."""
        if self._seed is None:
            return Script(outcomes)
        return Script(outcomes, Dealer(self._seed, self._drawn + len(outcomes)))

    def _deal(self, outcomes: tuple[str, ...]) -> None:
        self.steps = []
        self._drawn = 0  # things left to chance so far: the next one's generator has this number
        chance = self._chance(outcomes)
        if self.record.position:
            self.position = self._set_position()
            opening: list[Event] = []
        else:
            self.position, opening = self.game.start(self.record.table, chance)
        self.opening = tuple(opening)
        self._drawn = len(chance.log)
        self._past = Past(self.position)
        self.record.entries.extend(Outcome(text) for text in chance.log)

    def _set_position(self) -> Position:
        """The position a record starts from; it must suit the table."""
        table = self.record.table
        self.game.check(table)
        position = self.game.parse_position(self.record.position)
        if position.seats != table.seats:
            raise TableError(f"a position of {position.seats} players, a table of {table.seats}")
        for name, value in self.game.renamed(table.options).items():
            if position.options[name] != value:
                raise TableError(f"a position with {name}: {position.options[name]}, not {value}")
        return position

    def _step(self, seat: int, action: Action, chance: Chance) -> Step:
        return self._take(Attempt(self.position, seat, action, chance).made())

    def _take(self, made: Made) -> Step:
        self.position = made.position
        self.steps.append(made.step)
        self._drawn += len(made.step.outcomes)
        self._past.add(len(self.steps), made.position)
        return made.step


def _no_action(seat: int, given: object) -> str:
    """For a bot's author: what to give back instead."""
    return (
        f"seat {seat} gave back {repr(given)[:60]}, of type {type(given).__name__}, and not an "
        "Action: choose one of question.choices.actions, or question.game.parse_action('...')"
    )


class _Replay:
    """Follows a record entry by entry."""

    def __init__(self, match: Match, record: Record) -> None:
        self._match = match
        self._record = record
        self._next = 0
        self.stands = 0
        """How many entries have been followed."""

    def run(self) -> Iterator[Match]:
        match = self._match
        outcomes = self._outcomes()
        try:
            match._deal(outcomes)
        except OutcomeError as error:
            raise self._error(error.index, error) from None
        except QuarterdeckError as error:
            raise RecordError(1, str(error)) from None
        self._all_used(outcomes, match._drawn)
        self.stands = self._next
        yield match
        while self._next < len(self._record.entries):
            self._follow(self._record.entries[self._next])
            self.stands = self._next
            yield match
        match._close()

    def _outcomes(self) -> tuple[str, ...]:
        """The outcomes that stand here, and step over them."""
        found = []
        while self._next < len(self._record.entries):
            entry = self._record.entries[self._next]
            if not isinstance(entry, Outcome):
                break
            found.append(entry.text)
            self._next += 1
        return tuple(found)

    def _all_used(self, given: tuple[str, ...], used: int) -> None:
        if len(given) > used:
            at = self._next - len(given) + used
            raise self._error(at, "an outcome that nothing asked for")

    def _follow(self, entry: Entry) -> None:
        match, at = self._match, self._next
        self._next += 1
        try:
            if isinstance(entry, Act):
                outcomes = self._outcomes()
                action = match.game.parse_recorded(entry.action, match.begun_by)
                step = match._step(entry.seat, action, match._chance(outcomes))
                match.record.entries.extend([entry, *map(Outcome, step.outcomes)])
                self._all_used(outcomes, len(step.outcomes))
            elif isinstance(entry, Undo):
                if not 0 < entry.actions <= len(match.steps):
                    raise NotationError(
                        f"cannot take back {entry.actions} of {len(match.steps)} actions"
                    )
                match._undo(entry.seat, entry.actions)
            elif isinstance(entry, Ended):
                if match.result is None:
                    raise NotationError("a result, but the game goes on")
                if str(match.result) != entry.result:
                    raise NotationError(f"the rules give '{match.result}', not '{entry.result}'")
                match.record.entries.append(entry)
            elif isinstance(entry, Opened):
                if FairSeed(bytes.fromhex(entry.secret)).commitment != match.record.commitment:
                    raise NotationError("the secret is not that of the commitment")
                match.record.entries.append(entry)
        except RecordError:
            raise
        except OutcomeError as error:
            # The outcome at fault, or the action that lacks one.
            given = self._next - at - 1
            raise self._error(at + 1 + error.index if error.index < given else at, error) from None
        except QuarterdeckError as error:
            raise self._error(at, error) from None

    def _error(self, index: int, error: object) -> RecordError:
        return RecordError(self._record.line_of(index), str(error))


def filtered(events: list[Event] | tuple[Event, ...], viewer: int | None) -> list[Event]:
    """The events as a seat, or a spectator (None), may see them."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]
