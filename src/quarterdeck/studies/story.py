"""A finished game as a question sees it: who knew what, who did what, what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.core import Action, Choices, Event, Observation, Result


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision."""

    number: int
    """Counted from 0."""
    seat: int
    before: Observation
    """What the seat knew."""
    legal: Choices
    action: Action
    events: tuple[Event, ...]


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
class Value:
    """A number that a game adds to an answer: to the mean at this place of the chart."""

    x: float | str
    y: float
    series: str = ""
