"""What a game is: the contract between the rules of a game and everything that runs them.

A :class:`Game` sets up :class:`Position` objects; a position says who acts, what is legal, and
changes when an action is applied. Everything a table, a bot or an environment may know leaves
through three doors, each filtered by seat: observations, events and legal actions.
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, ClassVar, Final, Self

from quarterdeck.core.chance import Chance, Script
from quarterdeck.core.errors import IllegalAction, OutcomeError, TableError
from quarterdeck.core.names import player_name
from quarterdeck.core.rng import Generator

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]
"""What JSON can say."""


def plain(value: object) -> Plain:
    """A value as JSON can say it; whatever has a notation of its own becomes that text."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        # A tuple whose parts have names keeps them.
        named = getattr(value, "_asdict", None)
        return plain(named()) if named else [plain(item) for item in value]
    match value:
        case Observation() | Segment() | Point():
            return _fields(value)
        case Event():
            return {"kind": value.kind, **_fields(value)}
        case Range():
            return {"kind": value.kind, **_fields(value), "text": str(value)}
    return str(value)


UNTOLD: Final[Mapping[str, bool]] = {"untold": True}
"""The metadata of a dataclass's field that no table is told, only programs or nobody."""


def is_told(field: dataclasses.Field[Any]) -> bool:
    """Whether a field of an event, an observation or a range goes to tables."""
    return "untold" not in field.metadata


def known(observation: Observation) -> dict[str, Plain]:
    """An observation for programs: with what tables are not told, too."""
    return {f.name: plain(getattr(observation, f.name)) for f in dataclasses.fields(observation)}


def _fields(value: Event | Observation | Range | Segment | Point) -> dict[str, Plain]:
    told = filter(is_told, dataclasses.fields(value))
    return {field.name: plain(getattr(value, field.name)) for field in told}


class Action(ABC):
    """A decision. Immutable, hashable; ``str`` is its notation."""

    @abstractmethod
    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Range(ABC):
    """Actions too many to list: move this die to x, y; give any three of these tokens.

    A frozen dataclass. Its fields are what a table needs to draw it and cannot see in the
    observation: what moves, from where, how far, what stops it. A field that only the range itself
    works with is marked as :data:`UNTOLD`.
    """

    kind: ClassVar[str]
    """A short name."""

    @abstractmethod
    def __contains__(self, action: object) -> bool:
        """Whether this is one of the actions meant."""

    @abstractmethod
    def sample(self, rng: Generator) -> Action:
        """One of the actions."""

    @abstractmethod
    def __str__(self) -> str:
        """The notation with names for the numbers: ``move 3 to <x> <y>``.

        Words in brackets are one of them, or none: ``give [rum spices] [rum spices]``.
        """


@dataclass(frozen=True, slots=True)
class Choices:
    """What a seat may do now."""

    actions: tuple[Action, ...] = ()
    """The actions that can be listed."""
    ranges: tuple[Range, ...] = ()
    """Those that cannot."""

    def __contains__(self, action: object) -> bool:
        return action in self.actions or any(action in r for r in self.ranges)

    def __iter__(self) -> Iterator[Action | Range]:
        yield from self.actions
        yield from self.ranges

    def __len__(self) -> int:
        return len(self.actions) + len(self.ranges)

    def __str__(self) -> str:
        return ", ".join(map(str, self)) or "nothing"

    def sample(self, rng: Generator) -> Action:
        """An action at random: each listed one and each range alike likely."""
        choice = rng.choice(tuple(self))
        return choice.sample(rng) if isinstance(choice, Range) else choice


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the table, in the game's own measure."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Segment:
    """Something that was measured, so that a table can draw exactly that."""

    start: Point
    end: Point
    length: float
    limit: float
    """How long it may be."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done, as a value: a code to translate, numbers to put in."""

    code: str
    text: str
    """The reason in English, for logs and exceptions."""
    details: Mapping[str, int | float | str] = field(default_factory=dict)
    measure: Segment | None = None
    """What was measured, where that was the reason."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, told so that a table can show or say it. A frozen dataclass."""

    kind: ClassVar[str]
    """A short name, the same in records, JSON and translations."""
    opens_turn: ClassVar[bool] = False
    """Whether a turn begins with this, so that turns can be counted."""
    reveals: ClassVar[bool] = False
    """Whether it shows what was hidden: nothing before it can be taken back, and no preview goes
    so far."""
    seals: ClassVar[bool] = False
    """Whether nothing before this can be taken back for another reason: it passed the turn on."""

    def seen_by(self, viewer: int | None) -> Event | None:
        """The event as a seat sees it (None: a spectator); None if it sees nothing."""
        return self


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would bring for certain."""

    events: tuple[Event, ...]
    """Up to the first chance or secret, as the seat would see them."""
    whole: bool
    """Whether that is all."""


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat, or a spectator, knows about a position. A frozen dataclass.

    What only programs can use, and no table shows, is a field marked as :data:`UNTOLD`: tables
    are not told of it, programs are (:func:`known`).
    """


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """The points of each seat."""
    reason: str
    """A code for what ended the game."""

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def __str__(self) -> str:
        winners, scores = (" ".join(map(str, x)) for x in (self.winners, self.scores))
        return f"{winners}; {scores}; {self.reason}"


@dataclass(frozen=True, slots=True)
class Option:
    """A rule the table chooses."""

    default: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Who plays, and by which options."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    people: tuple[int, ...] | None = None
    """The seats at which people sit, not bots; None if nobody says."""

    def __post_init__(self) -> None:
        names = tuple(map(player_name, self.names))
        object.__setattr__(self, "names", names if any(names) else ())


class Position(ABC):
    """A game at one moment. Changes in place; ``copy`` to keep one."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many play."""

    @property
    def options(self) -> Mapping[str, str]:
        """The table options it is played by, all that the game has."""
        return {}

    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide. Several decide at once and in secret; none: it is over."""

    @property
    def secret(self) -> bool:
        """Whether who decides now does so in secret: what he does is told only by its events."""
        return len(self.to_act()) > 1

    @abstractmethod
    def legal(self, seat: int) -> Choices:
        """What this seat may do now; nothing if it is not to act."""

    def obvious(self, seat: int) -> Action | None:
        """The only thing this seat can do now, if nobody minds to have it done for him.

        Whoever runs a table does it at once, as that seat's action, and asks nobody.
        """
        return None

    @abstractmethod
    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this seat may not do this now, or None if it may."""

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry the action out and tell what happened, everything, unfiltered."""
        events: list[Event] = []
        self._try(seat, action, chance, events)
        return events

    def preview(self, seat: int, action: Action) -> Preview:
        """What an action would bring as far as its seat can know; this position stays as it is."""
        events: list[Event] = []
        try:
            self.copy()._try(seat, action, Script(()), events)
            whole = True
        except OutcomeError:  # chance has the next word
            whole = False
        certain = list(takewhile(lambda event: not event.reveals, events))
        seen = (event.seen_by(seat) for event in certain)
        known = tuple(event for event in seen if event is not None)
        return Preview(known, whole and len(certain) == len(events))

    def _try(self, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(seat, action, refusal, self.legal(seat))
        self._apply(seat, action, chance, events)

    @abstractmethod
    def _apply(self, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
        """Carry out an action that is allowed; put every event on the list as it happens."""

    def moments(
        self, seat: int, action: Action, chance: Chance
    ) -> Sequence[tuple[Event, Position]]:
        """What happens with an action, each event with the position right after it.

        For tables that show one thing after the other; this position stays as it is. A game may
        know its positions within an action; else each event comes with the one it all leads to.
        """
        after = self.copy()
        return [(event, after) for event in after.apply(seat, action, chance)]

    @abstractmethod
    def observe(self, viewer: int | None) -> Observation:
        """What a seat knows, or a spectator (None)."""

    @abstractmethod
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent position, equal to this one."""

    @abstractmethod
    def __str__(self) -> str:
        """The whole position, hidden facts too, in the game's notation."""


class Game(ABC):
    """A game: how it is named, set up and written."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules. Records name it; it grows when old records play differently."""
    changes: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    """What changed with each version of the rules, as codes to translate.

    Records of the versions before those named here are followed by the rules of now, strictly: as
    far as every action is allowed and asks for exactly the outcomes that are written.
    """
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[Mapping[str, Option]] = {}
    former: ClassVar[Mapping[tuple[str, str], tuple[str, str]]] = {}
    """Options as they were called before, name and value, and what they are called now. Records
    keep the old names."""
    quick: ClassVar[bool] = False
    """Whether actions, and what a seat may do, are always worked out within a millisecond or two:
    a server then does it on the spot, and else in another process, where it holds up nobody."""

    def start(self, table: Table, chance: Chance) -> tuple[Position, list[Event]]:
        """Set up: the first position and what happened on the way to it."""
        self.check(table)
        given = self.renamed(table.options)
        chosen = {name: given.get(name, o.default) for name, o in self.options.items()}
        return self._start(table.seats, chosen, chance)

    def check(self, table: Table) -> None:
        """Refuse a table at which this game cannot be played."""
        if not self.min_seats <= table.seats <= self.max_seats:
            raise TableError(
                f"{self.name} is for {self.min_seats} to {self.max_seats} players, "
                f"not {table.seats}"
            )
        if table.names and len(table.names) != table.seats:
            raise TableError(f"{len(table.names)} names for {table.seats} seats")
        for name, value in self.renamed(table.options).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise TableError(f"{self.name} has no option '{name}'; its options: {known}")
            if value not in self.options[name].values:
                possible = ", ".join(self.options[name].values)
                raise TableError(f"option '{name}' cannot be '{value}'; possible: {possible}")

    def renamed(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options by their names of now."""
        return dict(self.former.get(each, each) for each in options.items())

    def changes_since(self, rules: int) -> tuple[str, ...]:
        """What changed since a version of the rules; nothing also if that is not known."""
        later = range(rules + 1, self.rules + 1)
        if any(version not in self.changes for version in later):
            return ()
        return tuple(code for version in later for code in self.changes[version])

    def suited(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The options of a new table, with what nobody chose as it can be played here.

        A game may need what is not installed everywhere; what was chosen and cannot be played here
        is refused. Who opens a table writes this down, so that a record does not depend on where it
        is read.
        """
        return options

    @abstractmethod
    def _start(
        self, seats: int, options: Mapping[str, str], chance: Chance
    ) -> tuple[Position, list[Event]]: ...

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action a text stands for; raises :class:`NotationError`."""

    def parse_recorded(self, text: str, rules: int) -> Action:
        """An action in a record of some version of the rules.

        Refuses one that can be done now but meant something else then.
        """
        return self.parse_action(text)

    @abstractmethod
    def parse_position(self, text: str) -> Position:
        """The position a text stands for; raises :class:`NotationError`."""
