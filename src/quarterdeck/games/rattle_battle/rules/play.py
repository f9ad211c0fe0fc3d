"""What all rules work with: the state, chance, and the events they tell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TypeVar

from quarterdeck.core import Action, Chance, Draw, Event, Range, Refusal
from quarterdeck.games.rattle_battle.state import Player, State, Task

T = TypeVar("T")


class Play:
    """An action being carried out."""

    __slots__ = ("_chance", "events", "s")

    def __init__(self, s: State, chance: Chance, events: list[Event] | None = None) -> None:
        """``events``: where what happens is put; a list of its own if nobody gives one."""
        self.s = s
        self._chance = chance
        self.events: list[Event] = [] if events is None else events

    def tell(self, event: Event) -> None:
        """Say what happened."""
        self.events.append(event)

    def draw(self, what: Draw[T]) -> T:
        """Leave something to chance."""
        return self._chance.draw(what)

    def then(self, *tasks: Task) -> None:
        """Put tasks before everything else that is to be done, the first first."""
        self.s.agenda.extend(reversed(tasks))

    def player(self, seat: int) -> Player:
        """Who sits there."""
        return self.s.players[seat]


class Watched(Play):
    """An action being carried out, with the state as it was right after each event."""

    __slots__ = ("moments",)

    def __init__(self, s: State, chance: Chance) -> None:
        super().__init__(s, chance)
        self.moments: list[tuple[Event, State]] = []

    def tell(self, event: Event) -> None:
        super().tell(event)
        self.moments.append((event, self.s.copy()))


class Decision(ABC):
    """A choice that one seat has to make, or all at once and in secret."""

    secret = False
    """Whether all seats that the task names decide at once."""

    @abstractmethod
    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        """What one may think of doing that can be listed, possible or not."""

    def ranges(self, s: State, seat: int, task: Task) -> tuple[Range, ...]:
        """What may be done that cannot be listed."""
        return ()

    @abstractmethod
    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        """Why this cannot be done, or None."""

    @abstractmethod
    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        """Do it. The task is off the agenda; who must decide again puts it back."""

    def deciders(self, s: State, task: Task) -> tuple[int, ...]:
        """Who has to decide."""
        return (task.seat,)


class Listed(Decision):
    """A decision whose possible answers can be listed, and need no better reason than that."""

    code = "not-offered"

    @abstractmethod
    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        """All that is possible."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return self.options(s, seat, task)

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        offered = tuple(self.options(s, seat, task))
        if action in offered or any(action in several for several in self.ranges(s, seat, task)):
            return None
        return Refusal(self.code, f"possible now: {', '.join(map(str, offered))}")
