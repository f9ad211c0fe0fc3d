"""A finished game as a question sees it: who knew what, who did what, what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.core import Action, Choices, Event, Observation, Position, Result


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision."""

    number: int
    """Counted from 0."""
    seat: int
    position: Position
    """The table before it, with everything hidden in it; nothing changes it any more."""
    action: Action
    events: tuple[Event, ...]

    @property
    def before(self) -> Observation:
        """What the seat knew; worked out when asked for, since most questions ask seldom."""
        return self.position.observe(self.seat)

    @property
    def legal(self) -> Choices:
        """What the seat could have done."""
        return self.position.legal(self.seat)


@dataclass(frozen=True, slots=True)
class Story:
    """One game from the deal to the end."""

    players: tuple[str, ...]
    """The bot at each seat."""
    opening: tuple[Event, ...]
    moments: tuple[Moment, ...]
    result: Result

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))


@dataclass(frozen=True, slots=True)
class Tale:
    """One game as it would be told: what happened, and how it ended."""

    players: tuple[str, ...]
    """The bot at each seat."""
    events: tuple[Event, ...]
    """From the set-up on, with the referee's eyes."""
    result: Result

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))


@dataclass(frozen=True, slots=True)
class Value:
    """A number that a game adds to an answer: to the mean at this place of the chart."""

    x: float | str
    y: float
    series: str = ""
